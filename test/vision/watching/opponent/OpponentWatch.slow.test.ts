import { describe, expect, it } from 'vitest';
import type { PuyoState } from '../../../../engine/puyo/types.ts';
import type { PuyoObservation, Frame, Layout, Rect } from '../../../../vision/types.ts';
import { OpponentWatch } from '../../../../vision/watching/opponent/OpponentWatch.ts';
import { undecided } from '../../observed.ts';
import { SimulatedPuyo, type PuyoFrame } from '../../simulated/simulatedPuyo.ts';

const full = { width: 700, height: 500 };

function layoutAt(x: number): Layout {
  const board: Rect = { x, y: 40, width: 180, height: 360 };
  const next = [{ x: x + 200, y: 60, width: 30, height: 60 }];
  return { game: 'puyo', board, columns: 6, rows: 12, next, hold: null, confidence: 0.9 };
}

const own = layoutAt(420);
const other = layoutAt(60);

/** A game on a screen beside the own one: what is shown by and by, and whether its board stands there. */
class Side {
  layouts: Layout[] = [other];
  fit = 1;
  excluded: (readonly Rect[])[] = [];
  private readonly frames: PuyoFrame[];

  constructor(
    frames = new SimulatedPuyo({ seed: 3, pairs: 14 }).frames,
    /** Frames are shown for so long. */
    private readonly frameMs = 60,
  ) {
    this.frames = frames;
  }

  shownAt(ms: number): PuyoFrame {
    return this.frames[Math.min(this.frames.length - 1, Math.floor(ms / this.frameMs))]!;
  }

  readonly watch = new OpponentWatch({
    locate: (_, { exclude = [] } = {}) => {
      this.excluded.push(exclude);
      return this.layouts;
    },
    verify: () => this.fit,
    read: (_, { board }, { seq = 0 }): PuyoObservation => ({ ...this.shownAt(seq).observation, seq, board }),
    cells: (_, layout) => undecided(layout),
    next: () => [],
    drawn: () => [],
    chance: () => 1,
  });
}

const frameAt = (ms: number, area: Rect = { x: 0, y: 0, ...full }): Frame => ({
  ...{ seq: ms, capturedAt: 1000 + ms, width: area.width, height: area.height },
  data: new Uint8Array(4 * area.width * area.height).fill(ms % 251),
  ...{ origin: { x: area.x, y: area.y }, full },
});

const position: PuyoState = {
  game: 'puyo',
  field: { columns: 6, rows: 12, cells: Array<string>(13).fill('......') },
  pairs: [{ axis: 'R', child: 'G' }],
  allClear: false,
  incoming: 0,
  score: null,
};

const opponentAt = (watch: OpponentWatch, now: number) => watch.complete(position, now).opponent ?? null;

/** Frames of what is wanted, or of the own board alone, every 20 ms; what is known of the opponent after each. */
function run({ watch }: Side, from: number, to: number) {
  const told = [];
  let glances = 0;
  for (let ms = from; ms < to; ms += 20) {
    const wanted = watch.wantsWhole(1000 + ms) ? undefined : (watch.regionAt(1000 + ms, full) ?? own.board);
    const frame = frameAt(ms, wanted);
    if (watch.claim(frame)) {
      if (wanted !== own.board) glances += 1;
      watch.readClaimed({ layout: own, isMeasured: false }, []);
    }
    told.push({ ms, opponent: opponentAt(watch, 1000 + ms) });
  }
  return { told, glances };
}

describe('OpponentWatch', () => {
  it('reports the field and the pairs once pairs have come by the rules', () => {
    const side = new Side();
    const { told } = run(side, 0, 16_000);
    const first = told.find(({ opponent }) => opponent)!;
    expect(first.ms).toBeGreaterThan(1500);
    const seen = told.filter(({ opponent }) => opponent);
    expect(seen.length).toBeGreaterThan(0.6 * told.length);
    const fields = new Set(Array.from({ length: 800 }, (_, i) => side.shownAt(20 * i).field?.join('/')));
    for (const { opponent } of seen) expect(fields).toContain(opponent!.field.cells.slice(1).join('/'));
    for (const { opponent } of seen) expect(opponent!.pairs.length).toBeGreaterThan(1);
    expect(new Set(seen.map(({ opponent }) => opponent!.field.cells.join())).size).toBeGreaterThan(5);
  });

  it('excludes the own field from the search, and reads 50 to 100 frames in 10 s', () => {
    const side = new Side();
    const { glances } = run(side, 0, 10_000);
    expect(side.excluded[0]).toEqual([own.board]);
    expect(side.excluded.length).toBe(1);
    expect(glances).toBeLessThan(100);
    expect(glances).toBeGreaterThan(50);
  });

  it('only searches from time to time if there is no other field', () => {
    const side = new Side();
    side.layouts = [own];
    const { told } = run(side, 0, 40_000);
    expect(told.every(({ opponent }) => opponent === null)).toBe(true);
    expect(side.excluded.length).toBeGreaterThan(4);
    expect(side.excluded.length).toBeLessThan(10);
  });

  it('reports nothing for a field without movement, and searches again', () => {
    const still = new SimulatedPuyo({ seed: 5, pairs: 3 }).frames.slice(0, 1);
    const side = new Side(still);
    const { told } = run(side, 0, 60_000);
    expect(told.every(({ opponent }) => opponent === null)).toBe(true);
    expect(side.excluded.length).toBe(2);
  });

  it('reports nothing for a board whose pairs change against the rules', () => {
    const frames = new SimulatedPuyo({ seed: 5, pairs: 30 }).frames.filter(
      ({ observation }) => observation.current,
    );
    const shuffled = frames.map((_, i) => frames[(i * 37) % frames.length]!);
    const { told } = run(new Side(shuffled, 400), 0, 30_000);
    expect(told.every(({ opponent }) => opponent === null)).toBe(true);
  });

  it('drops the opponent soon after the field is gone, and finds it again', () => {
    const side = new Side(new SimulatedPuyo({ seed: 3, pairs: 30 }).frames);
    expect(run(side, 0, 8000).told.at(-1)!.opponent).not.toBeNull();
    side.fit = 0;
    expect(run(side, 8000, 12_000).told.at(-1)!.opponent).toBeNull();
    side.fit = 1;
    expect(run(side, 12_000, 24_000).told.at(-1)!.opponent).not.toBeNull();
  });

  it('drops the opponent if the own field is at another place', () => {
    const side = new Side(new SimulatedPuyo({ seed: 3, pairs: 30 }).frames);
    run(side, 0, 8000);
    const elsewhere = { ...own, board: { ...own.board, x: own.board.x - 300 } };
    const frame = frameAt(8200);
    expect(side.watch.claim(frame)).toBe(true);
    side.watch.readClaimed({ layout: elsewhere, isMeasured: false }, []);
    expect(opponentAt(side.watch, 9200)).toBeNull();
  });
});
