/** Finds boards and their parts in a whole picture at once. */
import { clip } from '../pixels/image.ts';
import { moved } from '../pixels/rects.ts';
import type { Image, Rect } from '../types.ts';
import { decode } from './decode.ts';
import { readLayers } from '../network/layers.ts';
import { PyramidNetwork, reader } from '../network/PyramidNetwork.ts';
import { canvasFor } from '../network/picture/canvas.ts';
import { putPicture } from '../network/picture/resample.ts';
import type { DetectedBoard, Detection } from './types.ts';
import * as packed from './weights.ts';

let network: PyramidNetwork | null = null;

/**
 * Boards and parts of a picture, or of whole pixels of it, in pixels from that part's corner. The first call loads the
 * network, which takes longer.
 */
export function detect(image: Image, part: Rect = { ...image, x: 0, y: 0 }): Detection {
  network ??= new PyramidNetwork(readLayers(packed));
  const canvas = canvasFor(part);
  const { input, kernel, end } = network.begin({ width: canvas.width, height: canvas.height });
  putPicture(kernel, input, image, part, canvas, end);
  const answer = network.answer();
  const { width, height } = answer.output;
  return decode({ width, height, at: reader(answer) }, canvas.scale);
}

/** The boards that the detector sees in a part of the picture, in pixels of the whole one. */
export function boardsIn(image: Image, place: Rect): DetectedBoard[] {
  const part = clip(place, image);
  return detect(image, part).boards.map((one) => ({ ...one, board: moved(one.board, part) }));
}
