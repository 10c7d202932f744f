import { describe, expect, it } from 'vitest';
import { latticeOf } from '../../../../vision/locating/facts/puyoFacts.ts';
import { ColourSums } from '../../../../vision/locating/measures/ColourSums.ts';
import { sampleBoard } from '../../../../vision/puyo/cells/lattice.ts';
import { searchedPixels } from '../../../../vision/space.ts';
import { bytesOf } from '../../../bytes.ts';
import { blank, grain } from '../../synthetic/drawing/paint.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

const image = blank(260, 330, [130, 90, 150]);
grain(image, { x: 0, y: 0, width: 260, height: 330 }, 120, new Chance(8));
const colours = new ColourSums(image);

describe('latticeOf', () => {
  it('returns exactly the samples taken pixel by pixel, for boards of any place and size', () => {
    const chance = new Chance(12);
    for (let round = 0; round < 60; round += 1) {
      const [columns, rows] = [chance.whole(6, 9), chance.whole(12, 20)];
      const board = searchedPixels({
        x: chance.between(-40, 200),
        y: chance.between(-40, 250),
        width: columns * chance.between(4, 120),
        height: rows * chance.between(4, 120),
      });
      const lattice = latticeOf(image, colours, { game: 'puyo', columns, rows, board });
      const plain = sampleBoard(image, board, columns, rows);
      for (const name of ['light', 'redGreen', 'yellowBlue'] as const)
        expect(bytesOf(lattice[name]).equals(bytesOf(plain[name])), `${name} of round ${round}`).toBe(true);
    }
  });
});
