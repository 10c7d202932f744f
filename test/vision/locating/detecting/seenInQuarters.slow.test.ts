import { expect, it } from 'vitest';
import { seenIn } from '../../../../vision/locating/detecting/seenIn.ts';
import { seenInQuarters } from '../../../../vision/locating/detecting/seenInQuarters.ts';
import type { DetectedBoard } from '../../../../vision/detect/types.ts';
import { smaller } from '../../../../vision/pixels/smaller.ts';
import { common } from '../../../../vision/pixels/rects.ts';
import type { Image, Rect } from '../../../../vision/types.ts';
import { drawTetris } from '../../synthetic.ts';

const desktop = { width: 1920, height: 1080 };
/** In the left upper quarter, and around the middle. */
const corners = [
  { x: 300, y: 150 },
  { x: 850, y: 450 },
];
const factor = 5;

/** A picture at a fifth of its size on a grey desktop, and its board there. */
function onDesktop(seed: number, { x, y }: { x: number; y: number }): { picture: Image; board: Rect } {
  const { image, label } = drawTetris(seed);
  const small = smaller(image, factor);
  const data = new Uint8Array(4 * desktop.width * desktop.height).fill(90);
  for (let row = 0; row < small.height; row += 1) {
    const line = small.data.subarray(4 * row * small.width, 4 * (row + 1) * small.width);
    data.set(line, 4 * ((row + y) * desktop.width + x));
  }
  const { board } = label;
  const at = { x: x + board.x / factor, y: y + board.y / factor };
  return {
    picture: { ...desktop, data },
    board: { ...at, width: board.width / factor, height: board.height / factor },
  };
}

const isAmong = (boards: readonly DetectedBoard[], board: Rect): boolean =>
  boards.slice(0, 2).some((one) => common(one.board, board) >= 0.6);

it('finds boards that are too small to be seen in a whole desktop', () => {
  const found = corners.flatMap((corner) =>
    Array.from({ length: 6 }, (_, i) => {
      const { picture, board } = onDesktop(i + 1, corner);
      return {
        whole: isAmong(seenIn(picture).boards, board),
        parts: isAmong(seenInQuarters(picture), board),
      };
    }),
  );
  expect(found.map(({ parts }) => parts)).toEqual(found.map(() => true));
  expect(found.filter(({ whole }) => whole).length).toBeLessThan(found.length - 2);
});

it('looks at no parts of a small picture', () => {
  expect(seenInQuarters(smaller(drawTetris(1).image, 2))).toEqual([]);
});
