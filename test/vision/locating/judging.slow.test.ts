import { describe, expect, it } from 'vitest';
import { alike, areRivals } from '../../../vision/grids.ts';
import { judge, judgeAround } from '../../../vision/locating/judging.ts';
import { drawTetris } from '../synthetic.ts';

const { image, label } = drawTetris(1);
const isRight = (places: ReturnType<typeof judge>): boolean =>
  places.some(({ grid }) => alike(grid, label, 0.25));

describe('the search around a detected board', () => {
  it('finds it at its place in the picture, like a search of the whole picture', () => {
    expect(isRight(judge(image))).toBe(true);
    expect(isRight(judgeAround(image, [label.board], {}, 0))).toBe(true);
  });

  it('never enlarges the picture', () => {
    expect(judgeAround(image, [label.board], {}, -1)).toEqual(judgeAround(image, [label.board], {}, 0));
  });

  it('finds only readings of that board, the best first', () => {
    const places = judgeAround(image, [label.board], {}, 0);
    expect(places.every(({ grid }) => areRivals(grid.board, label.board))).toBe(true);
    const scores = places.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('finds nothing without one, nor in an excluded part of the picture', () => {
    expect(judgeAround(image, [], {}, 0)).toEqual([]);
    expect(judgeAround(image, [label.board], { exclude: [label.board] }, 0)).toEqual([]);
  });
});
