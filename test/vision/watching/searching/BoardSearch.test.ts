import { expect, it } from 'vitest';
import type { Frame, Layout } from '../../../../vision/types.ts';
import { BoardSearch } from '../../../../vision/watching/searching/BoardSearch.ts';

const picture: Frame = {
  ...{ seq: 0, capturedAt: 1000, width: 8, height: 8, data: new Uint8Array(256) },
  ...{ origin: { x: 0, y: 0 }, full: { width: 8, height: 8 } },
};

const field = (x: number, confidence: number, width = 120): Layout => ({
  ...{ game: 'puyo', columns: 6, rows: 12, next: [], hold: null, confidence },
  board: { x, y: 20, width, height: 2 * width },
});

it.each<[string, Layout[], number]>([
  ['the left one', [field(300, 0.99), field(20, 0.97)], 20],
  ['the left one, whichever is found first', [field(20, 0.97), field(300, 0.97)], 20],
  ['the surer one if the other is in doubt', [field(300, 0.99), field(20, 0.6)], 300],
  ['the larger one if the other is an opponent’s', [field(300, 0.99), field(20, 0.99, 50)], 300],
])('of the fields in a picture follows %s', (_, found, x) => {
  const finding = new BoardSearch(() => found, []).searchIn(picture)!;
  expect(finding.layout.board.x).toBe(x);
});
