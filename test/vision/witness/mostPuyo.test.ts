import { describe, expect, it } from 'vitest';
import type { Judged } from '../../../vision/locating/BoardJudge.ts';
import type { Grid } from '../../../vision/types.ts';
import { searchedPixels } from '../../../vision/space.ts';
import { trust } from '../../../vision/trust.ts';
import { withMostPuyo } from '../../../vision/witness/mostPuyo.ts';
import { drawVariedPuyo } from '../synthetic/puyo/variedPuyo.ts';

const { image, label } = drawVariedPuyo(9_000_005);
const { board, columns, rows } = label!;
const cell = board.height / rows;
const right: Grid = { game: 'puyo', board, columns, rows };
/** The same without its lowest row. */
const cut: Grid = { ...right, rows: rows - 1, board: { ...board, height: board.height - cell } };
const askew: Grid = { ...right, board: { ...board, y: board.y - cell / 2 } };

const place = (grid: Grid): Judged => ({
  grid,
  score: 0,
  byFacts: 0,
  facts: [],
  proposal: {
    grid: { ...grid, board: searchedPixels({ x: 0, y: 0, width: 1, height: 2 }) },
    sides: { left: 1, right: 1, top: 1, bottom: 1 },
    across: 0,
    down: 0,
    margin: 0,
    rank: 0,
  },
});

const unlikely = { score: 0, existence: 0.6, confidence: 0.5 };

describe('withMostPuyo', () => {
  it('takes the reading in which a row of puyo more lies, and none in which they stand askew', () => {
    const read = withMostPuyo(image, { ...unlikely, grid: cut }, [cut, askew, right].map(place));
    expect(read).toEqual({ ...unlikely, grid: right });
  });

  it('counts the rows again in a frame that holds another number of them', () => {
    const crooked: Grid = { ...right, rows: 12 };
    expect(withMostPuyo(image, { ...unlikely, grid: crooked }, [place(crooked)]).grid).toEqual(right);
  });

  it('leaves what is right as it is, and what is likely enough', () => {
    const fine = { ...unlikely, grid: right };
    expect(withMostPuyo(image, fine, [right, cut, askew].map(place))).toEqual(fine);
    const likely = { ...unlikely, confidence: trust.likely, grid: cut };
    expect(withMostPuyo(image, likely, [right, cut].map(place))).toBe(likely);
  });
});
