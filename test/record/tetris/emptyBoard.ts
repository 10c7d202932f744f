/**
 * What a game's board is like when empty and where it is, from a film of its first piece alone: what the pixels are
 * most of the time, and the box of those that the piece ever changes. Nothing of vision/ is used.
 */
import type { Image, Rect } from '../../../vision/types.ts';
import type { BoardOnScreen } from '../../e2e/stage/Recorder.ts';

/** Each channel's middle value over pictures of one size. */
export function usualPicture(images: readonly Image[]): Image {
  const { width, height } = images[0]!;
  const data = new Uint8Array(width * height * 4);
  const values = new Uint8Array(images.length);
  for (let i = 0; i < data.length; i += 1) {
    for (let k = 0; k < images.length; k += 1) values[k] = images[k]!.data[i]!;
    data[i] = values.sort()[images.length >> 1]!;
  }
  return { width, height, data };
}

/** Channels may differ by so much (0..255) where nothing has changed. */
const noise = 6;

/** The box of the pixels that differ in any of the pictures, between two columns of pixels. */
function changedBox(images: Iterable<Image>, usual: Image, from: number, to: number): Rect {
  let [left, right, top, bottom] = [usual.width, 0, usual.height, 0];
  for (const { data } of images)
    for (let i = 0; i < data.length; i += 1) {
      if (Math.abs(data[i]! - usual.data[i]!) <= noise) continue;
      const [x, y] = [(i >> 2) % usual.width, Math.floor((i >> 2) / usual.width)];
      if (x < from || x >= to) continue;
      [left, right, top, bottom] = [
        Math.min(left, x),
        Math.max(right, x + 1),
        Math.min(top, y),
        Math.max(bottom, y + 1),
      ];
    }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * The board of ten columns and twenty rows of square cells whose walls a piece touches in `falling`, while nothing
 * else changes in the window, and whose floor in `landed`. In pixels of the pictures.
 */
export function touchedBoard(
  falling: readonly Image[],
  landed: readonly Image[],
  usual: Image,
): BoardOnScreen {
  const { x, width } = changedBox(new Set(falling), usual, 0, usual.width);
  const { y, height } = changedBox(new Set(landed), usual, x, x + width);
  return { rect: { x, y: y + height - 2 * width, width, height: 2 * width }, columns: 10, rows: 20 };
}
