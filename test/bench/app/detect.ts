/**
 * `npm run bench -- detect`: milliseconds for the detector to look at a picture of 960x540, as a screen of 1920x1080 is
 * searched, by the clock and of the processor, and how long its first look takes, which reads the network.
 */
import { detect } from '../../../vision/detect/detect.ts';
import { smaller } from '../../../vision/pixels/smaller.ts';
import { drawTetris } from '../../vision/synthetic.ts';
import type { Image } from '../../../vision/types.ts';

const looks = 200;
const screen = { width: 960, height: 540 };

function timeOf(image: Image): number {
  const start = performance.now();
  detect(image);
  return performance.now() - start;
}

/** A drawn picture set in a corner of a screen. */
function onScreen(image: Image): Image {
  const part = image.width > screen.width ? smaller(image, 2) : image;
  const data = new Uint8Array(4 * screen.width * screen.height).fill(40);
  for (let y = 0; y < Math.min(part.height, screen.height); y += 1) {
    const from = 4 * y * part.width;
    data.set(part.data.subarray(from, from + 4 * Math.min(part.width, screen.width)), 4 * y * screen.width);
  }
  return { ...screen, data };
}

const pictures = Array.from({ length: 10 }, (_, seed) => onScreen(drawTetris(seed + 1).image));
console.log(`first look: ${timeOf(pictures[0]!).toFixed(1)} ms`);
for (const picture of pictures) timeOf(picture);
const before = process.cpuUsage();
const times = Array.from({ length: looks }, (_, i) => timeOf(pictures[i % pictures.length]!));
const { user, system } = process.cpuUsage(before);
const sorted = times.sort((a, b) => a - b);
const at = (share: number): string => sorted[Math.floor((looks - 1) * share)]!.toFixed(1);
console.log(
  `${looks} looks at ${screen.width}x${screen.height}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms, of the processor ${((user + system) / looks / 1000).toFixed(1)} ms`,
);
