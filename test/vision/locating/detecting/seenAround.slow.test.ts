import { expect, it } from 'vitest';
import { seenAround } from '../../../../vision/locating/detecting/seenAround.ts';
import { common, contains, middleOf } from '../../../../vision/pixels/rects.ts';
import { drawTetris } from '../../synthetic.ts';

const { image, label } = drawTetris(1);
const point = middleOf(label.board);

it('sees the board around a point, in pixels of the whole picture', () => {
  const boards = seenAround(image, point);
  expect(common(boards[0]!.board, label.board)).toBeGreaterThan(0.7);
  const chances = boards.map(({ chance }) => chance);
  expect(chances).toEqual([...chances].sort((a, b) => b - a));
});

it('leaves out boards that do not contain the point', () => {
  const beside = { x: label.board.x - 10, y: point.y };
  expect(seenAround(image, beside).every(({ board }) => contains(board, beside))).toBe(true);
});
