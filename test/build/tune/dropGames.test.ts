import { describe, expect, it } from 'vitest';
import { type Bag, deal } from '../../../engine/tetris/rules/bag.ts';
import { storedRows } from '../../../engine/tetris/rules/board.ts';
import { measure, noFeatures } from '../../../engine/tetris/evaluate/features.ts';
import { judgeBoard, judgePlacement, weightsAt } from '../../../engine/tetris/evaluate/okiba.ts';
import { tuned } from '../../../engine/tetris/evaluate/okibaWeights.ts';
import { measureSurface } from '../../../engine/tetris/evaluate/surface.ts';
import { dropOnto, footprints, placeInto, readHeights } from '../../../engine/tetris/moves/footprint.ts';
import { distinctTurns } from '../../../engine/tetris/rules/pieces.ts';
import { DropGames, gameSeed } from '../../../build/tune/dropGames.ts';
import { rounds } from '../../rounds.ts';

/** The same game piece by piece in plain TypeScript. */
function plainGame(columns: number, rows: number, seed: number, most: number) {
  let masks = new Uint16Array(storedRows);
  let bag: Bag = { randomizer: 'uniform', random: seed, left: [] };
  let lines = 0;
  const features = noFeatures();
  const heights = new Uint8Array(16);
  for (let pieces = 0; pieces < most; pieces++) {
    const dealt = deal(bag);
    bag = dealt.bag;
    const height = readHeights(masks, 0, columns, heights);
    const now = Uint8Array.from(heights);
    const weights = weightsAt(tuned, height, rows);
    let best = { value: -Infinity, masks, lines: 0 };
    for (const turns of distinctTurns[dealt.piece]) {
      const footprint = footprints[dealt.piece][turns]!;
      for (let column = 0; column <= columns - footprint.width; column++) {
        const x = column - footprint.left;
        const y = dropOnto(now, footprint, x);
        if (y + footprint.bottom + footprint.height > rows) continue;
        const after = new Uint16Array(storedRows);
        const { linesCleared, eroded } = placeInto(masks, 0, after, 0, columns, footprint, x, y);
        measure(after, 0, columns, rows, features);
        readHeights(after, 0, columns, heights);
        const landing = y + footprint.bottom + (footprint.height - 1) / 2;
        const value =
          judgePlacement(weights, landing, eroded) +
          judgeBoard(weights, features, measureSurface(heights, columns));
        if (value > best.value) best = { value, masks: after, lines: linesCleared };
      }
    }
    if (best.value === -Infinity) return { pieces, lines };
    masks = best.masks;
    lines += best.lines;
  }
  return { pieces: most, lines };
}

describe('games of hard drops', () => {
  it.each([
    [10, 10],
    [10, 20],
    [8, 9],
    [6, 6],
  ])('agree with a plain game on a board of %i columns and %i rows', (columns, rows) => {
    const games = new DropGames(columns, rows);
    games.weigh(tuned);
    for (let number = 0; number < rounds(6, 1); number++)
      expect(games.play(gameSeed(number), 250)).toEqual(plainGame(columns, rows, gameSeed(number), 250));
  });

  it('end when a piece has no place, and are the same for the same seed', () => {
    const games = new DropGames(6, 6);
    games.weigh(tuned);
    const first = games.play(5, 1e6);
    expect(first.pieces).toBeLessThan(1e6);
    expect(games.play(5, 1e6)).toEqual(first);
    expect(games.play(6, 1e6)).not.toEqual(first);
  });
});
