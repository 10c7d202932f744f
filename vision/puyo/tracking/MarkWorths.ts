import type { Mark } from '../marks.ts';

/** What marks stand for, in garbage puyo: rows, rocks and the like. */
const possible = [1, 6, 30, 180, 360, 720];
/** A worth counts once garbage has fallen as it said so often, and hardly ever otherwise. */
const votesNeeded = 2;
const mostOthers = 1 / 4;
/** More doesn't fall at once: what is announced says no more what falls. */
const mostAtOnce = 30;
/** Marks of one kind differ by less: their sizes in cells, and their colours. */
const alike = { size: 0.2, tone: 36 };

interface Kind {
  mark: Mark;
  /** How often it turned out to stand for so much. */
  votes: Map<number, number>;
}

/** Learns by what falls what each kind of mark is worth: every game has its own. */
export class MarkWorths {
  private readonly kinds: Kind[] = [];

  /** So much garbage has fallen after these marks had announced it. Tells something where but one kind is still unknown. */
  learn(marks: readonly Mark[], garbage: number): void {
    if (garbage >= mostAtOnce || marks.length === 0) return;
    const kinds = marks.map((mark) => this.kindOf(mark));
    const unsure = new Set(kinds.filter((kind) => worthOf(kind) === null));
    const asked = unsure.size === 0 ? new Set(kinds) : unsure;
    if (asked.size !== 1) return;
    const [one] = [...asked] as [Kind];
    const others = kinds.filter((kind) => kind !== one).reduce((sum, kind) => sum + worthOf(kind)!, 0);
    const worth = (garbage - others) / kinds.filter((kind) => kind === one).length;
    if (possible.includes(worth)) one.votes.set(worth, (one.votes.get(worth) ?? 0) + 1);
  }

  /** Garbage that the marks announce; null where one of them isn't known well enough. */
  sumOf(marks: readonly Mark[]): number | null {
    const worths = marks.map((mark) => worthOf(this.kindOf(mark)));
    return worths.reduce<number | null>(
      (sum, worth) => (sum === null || worth === null ? null : sum + worth),
      0,
    );
  }

  private kindOf(mark: Mark): Kind {
    const known = this.kinds.find((kind) => isAlike(kind.mark, mark));
    if (known) return known;
    const kind = { mark, votes: new Map<number, number>() };
    this.kinds.push(kind);
    return kind;
  }
}

function worthOf({ votes }: Kind): number | null {
  const [best] = [...votes].sort(([, a], [, b]) => b - a);
  if (!best || best[1] < votesNeeded) return null;
  const all = [...votes.values()].reduce((sum, count) => sum + count, 0);
  return all - best[1] <= mostOthers * all ? best[0] : null;
}

function isAlike(a: Mark, b: Mark): boolean {
  const sizes = Math.max(Math.abs(a.width - b.width), Math.abs(a.height - b.height));
  return sizes < alike.size && Math.hypot(...a.tone.map((value, i) => value - b.tone[i]!)) < alike.tone;
}
