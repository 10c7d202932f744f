/** Looks at a whole picture at once, and says where boards and what belongs to them stand. */
import type { Image } from '../types.ts';
import { decode } from './decode.ts';
import { DetectorNetwork } from './DetectorNetwork.ts';
import { readLayers } from '../network/layers.ts';
import { canvasFor } from './picture/canvas.ts';
import { putPicture } from './picture/resample.ts';
import type { Detection } from './types.ts';
import * as packed from './weights.ts';

let network: DetectorNetwork | null = null;

/** Boards and parts in pixels of the picture. The first call reads the network, which takes longer. */
export function detect(image: Image): Detection {
  network ??= new DetectorNetwork(readLayers(packed));
  const canvas = canvasFor(image);
  const { input, kernel, end } = network.begin({ width: canvas.width, height: canvas.height });
  putPicture(kernel, input, image, canvas, end);
  const { output, buffer } = network.answer();
  const numbers = new Float32Array(buffer);
  const at = (x: number, y: number, channel: number): number =>
    numbers[(output.at + y * output.line) / numbers.BYTES_PER_ELEMENT + x * output.channels + channel]!;
  return decode({ width: output.width, height: output.height, at }, canvas.scale);
}
