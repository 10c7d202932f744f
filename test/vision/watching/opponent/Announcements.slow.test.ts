import { describe, expect, it } from 'vitest';
import type { PuyoState } from '../../../../engine/puyo/types.ts';
import type { Frame, Layout } from '../../../../vision/types.ts';
import { Announcements, type SideName } from '../../../../vision/watching/opponent/Announcements.ts';
import { blank, disc, fill, grey } from '../../synthetic/drawing/paint.ts';

const cell = 20;
const picture = { width: 400, height: 320 };

const layoutAt = (x: number): Layout => ({
  ...{ game: 'puyo', columns: 6, rows: 12, next: [], hold: null, confidence: 1 },
  board: { x, y: 50, width: 6 * cell, height: 12 * cell },
});
const layouts: Record<SideName, Layout> = { own: layoutAt(240), opponent: layoutAt(40) };

/** Two fields with so many marks above each. */
function frameAt(now: number, marks: Record<SideName, number>): Frame {
  const image = blank(picture.width, picture.height, grey(90));
  for (const side of ['own', 'opponent'] as const) {
    const { board } = layouts[side];
    fill(image, board, grey(20));
    for (let i = 0; i < marks[side]; i += 1)
      disc(image, board.x + (i + 0.5) * cell, board.y - 0.55 * cell, 0.4 * cell, grey(230));
  }
  return { ...image, seq: now, capturedAt: now, origin: { x: 0, y: 0 }, full: picture };
}

const withGarbage = (count: number): PuyoState => ({
  game: 'puyo',
  field: {
    columns: 6,
    rows: 12,
    cells: [...Array<string>(12).fill('......'), 'OOOOOO'.slice(0, count).padEnd(6, '.')],
  },
  pairs: [{ axis: 'R', child: 'G' }],
  allClear: false,
  incoming: 0,
  score: null,
});

/** A match in which marks stand above one side, and then so much garbage lies there. */
class Match {
  readonly announcements = new Announcements();
  now = 1000;
  private readonly lying: Record<SideName, number> = { own: 0, opponent: 0 };

  constructor() {
    for (const side of ['own', 'opponent'] as const)
      this.announcements.follow(withGarbage(0), side, this.now);
    this.show({}, 2000);
  }

  show(marks: Partial<Record<SideName, number>>, ms: number): void {
    for (const end = this.now + ms; this.now < end; this.now += 120)
      for (const side of ['own', 'opponent'] as const)
        this.announcements.readRow(frameAt(this.now, { own: 0, opponent: 0, ...marks }), layouts[side], side);
  }

  fall(side: SideName, marks: number, garbage: number): void {
    this.show({ [side]: marks }, 800);
    this.show({}, 800);
    this.announcements.follow(withGarbage((this.lying[side] += garbage)), side, this.now);
  }

  incoming(side: SideName): number | null {
    return this.announcements.incomingAt(side, this.now);
  }
}

describe('announced garbage', () => {
  it('is 0 without marks above the field, and unknown before their worth is known', () => {
    const match = new Match();
    expect(match.incoming('own')).toBe(0);
    match.show({ own: 2 }, 800);
    expect([match.incoming('own'), match.incoming('opponent')]).toEqual([null, 0]);
  });

  it.each<SideName>(['own', 'opponent'])(
    'is known on both sides after garbage has fallen on one: %s',
    (side) => {
      const match = new Match();
      match.fall(side, 1, 1);
      match.show({ own: 3 }, 800);
      expect(match.incoming('own')).toBeNull();
      match.show({}, 800);
      match.fall(side, 2, 2);
      match.show({ own: 3, opponent: 1 }, 800);
      expect([match.incoming('own'), match.incoming('opponent')]).toEqual([3, 1]);
    },
  );

  it('is not learned from garbage without marks', () => {
    const match = new Match();
    for (const garbage of [1, 2, 1]) match.fall('own', 0, garbage);
    match.show({ own: 1 }, 800);
    expect(match.incoming('own')).toBeNull();
  });

  it('is unknown again after the field is measured again', () => {
    const match = new Match();
    match.fall('own', 1, 1);
    match.fall('own', 1, 1);
    match.show({ own: 1 }, 800);
    expect(match.incoming('own')).toBe(1);
    match.announcements.readRow(frameAt(match.now, { own: 1, opponent: 0 }), layoutAt(236), 'own');
    expect(match.incoming('own')).toBeNull();
  });
});
