import { expect, it } from 'vitest';
import { lookCloser } from '../../../vision/detect/closer.ts';
import { detect } from '../../../vision/detect/detect.ts';
import type { Detection } from '../../../vision/detect/types.ts';
import { halfOf } from '../../../vision/pixels/smaller.ts';
import { common } from '../../../vision/pixels/rects.ts';
import type { Image, Rect } from '../../../vision/types.ts';
import { drawTetris, type GamePicture } from '../synthetic.ts';

const desktop = { width: 1920, height: 1080 };
const corner = { x: 700, y: 300 };
/** Of pictures that stay small at half their size. */
const mostWidth = 1000;

/** A picture at half its size on a grey desktop. */
function onDesktop(image: Image): Image {
  const small = halfOf(image);
  const data = new Uint8Array(4 * desktop.width * desktop.height).fill(90);
  for (let y = 0; y < small.height; y += 1) {
    const line = small.data.subarray(4 * y * small.width, 4 * (y + 1) * small.width);
    data.set(line, 4 * ((y + corner.y) * desktop.width + corner.x));
  }
  return { ...desktop, data };
}

const moved = ({ x, y, width, height }: Rect): Rect => ({
  x: corner.x + x / 2,
  y: corner.y + y / 2,
  width: width / 2,
  height: height / 2,
});

const isFound = ({ boards }: Detection, board: Rect): boolean =>
  boards[0] !== undefined && common(boards[0].board, board) >= 0.7;

const drawn = Array.from({ length: 30 }, (_, i) => drawTetris(i + 1)).filter(
  ({ image }) => image.width <= mostWidth,
);

it('finds small boards on a desktop, of which most are missed from afar', () => {
  const found = drawn.map(({ image, label }) => {
    const picture = onDesktop(image);
    const afar = detect(picture);
    const board = moved(label.board);
    return { afar: isFound(afar, board), near: isFound(lookCloser(picture, afar), board) };
  });
  expect(found.length).toBeGreaterThan(3);
  expect(found.map(({ near }) => near)).toEqual(found.map(() => true));
  expect(found.filter(({ afar }) => afar).length).toBeLessThan(found.length / 2);
});

it('changes nothing where no board may be small', () => {
  const [{ image }] = drawn as [GamePicture];
  const afar = detect(image);
  const large = afar.boards.filter(({ board }) => board.height > image.height / 2);
  expect(lookCloser(image, { ...afar, boards: large })).toEqual({ ...afar, boards: large });
  expect(lookCloser(image, { boards: [], parts: [] })).toEqual({ boards: [], parts: [] });
});
