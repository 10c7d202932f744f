import type { Lattice } from '../cells/lattice.ts';
import { marksIn, type Mark } from '../marks.ts';

/** The usual picture above a field is what most of this many looks show, at least this long after one another. */
const looks = { most: 7, least: 3, firstMs: 350, everyMs: 1500 };
/** Marks count once they have been there for this long; debris flies by, and pairs come in there. */
const steadyMs = 200;
/** No announcement lasts this long: it is something else. */
const longestMs = 45_000;
/** While something moves there, the previous marks are assumed to be still there. */
const keptMs = 1500;
/** Marks have announced the fallen garbage if they disappeared at most this long ago. */
const fallenMs = 4000;

/** A row of marks begins this close to the field's left edge, in cells; other things come in further right. */
const leftmost = 0.75;

const planes = ['light', 'redGreen', 'yellowBlue'] as const;

interface Standing {
  marks: readonly Mark[];
  at: number;
}

/** The marks above one field, look by look: things that are there for a while and aren't usual. */
export class MarkRow {
  private past: Lattice[] = [];
  private learnedAt = -Infinity;
  private usual: Lattice | null = null;
  /** The marks of the last look, and the time since they have been the same. */
  private key: string | null = null;
  private since = 0;
  private steady: Standing | null = null;
  /** The last marks that were there. */
  private last: Standing | null = null;

  /** `now`: the part above the field, as in `lookAbove`; `at` in milliseconds. */
  observe(now: Lattice, at: number): void {
    const { usual } = this;
    if (!usual || usual.width !== now.width || usual.height !== now.height) return this.learn(now, at);
    const marks = rowOf(marksIn(now, usual));
    const key = marks.map(({ x, width }) => `${Math.round(2 * x)} ${Math.round(2 * width)}`).join();
    if (key !== this.key) this.since = at;
    this.key = key;
    if (marks.length > 0 && at - this.since >= longestMs) return this.forget();
    if (at - this.since < steadyMs) return;
    this.steady = { marks, at };
    if (marks.length > 0) this.last = this.steady;
    else this.learn(now, at);
  }

  /** The marks that are there; null if unknown. */
  marksAt(now: number): readonly Mark[] | null {
    const { steady } = this;
    return steady && now - steady.at <= keptMs ? steady.marks : null;
  }

  /** The marks that announced the garbage that has just fallen, and have disappeared with it; null if none were seen. */
  fallenBy(now: number): readonly Mark[] | null {
    const { last } = this;
    this.last = null;
    return this.key === '' && last && now - last.at <= fallenMs ? last.marks : null;
  }

  private learn(now: Lattice, at: number): void {
    if (at - this.learnedAt < (this.usual ? looks.everyMs : looks.firstMs)) return;
    this.learnedAt = at;
    const isSame = ({ width, height }: Lattice) => width === now.width && height === now.height;
    this.past = [...this.past.filter(isSame), now].slice(-looks.most);
    this.usual = this.past.length < looks.least ? null : middleOf(this.past);
  }

  private forget(): void {
    this.past = [];
    this.usual = null;
    this.key = null;
    this.steady = null;
    this.last = null;
  }
}

const rowOf = (marks: Mark[]): Mark[] => (marks[0] && marks[0].x < leftmost ? marks : []);

/** The median of several lattices, sample by sample. */
function middleOf(all: readonly Lattice[]): Lattice {
  const { width, height } = all[0]!;
  const middle = (plane: (typeof planes)[number]) =>
    Float32Array.from({ length: width * height }, (_, i) => {
      const values = all.map((one) => one[plane][i]!).sort((a, b) => a - b);
      return values[values.length >> 1]!;
    });
  const [light, redGreen, yellowBlue] = planes.map(middle) as [Float32Array, Float32Array, Float32Array];
  return { width, height, light, redGreen, yellowBlue };
}
