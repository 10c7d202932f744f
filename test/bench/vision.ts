/** `npm run bench -- vision`: milliseconds to find a board in a 1920x1080 picture, to verify and to read it. */
import { locate } from '../../vision/locate.ts';
import { read } from '../../vision/read.ts';
import type { Image, Layout } from '../../vision/types.ts';
import { verify } from '../../vision/verify.ts';
import { drawTetris } from '../vision/synthetic.ts';

const pictures = 12;
const full = { width: 1920, height: 1080 };

/** A smaller screen set in a corner of a full one, so that all have the same size. */
function onFullScreen(image: Image): Image {
  const data = new Uint8Array(full.width * full.height * 4);
  for (let y = 0; y < full.height; y += 1)
    for (let x = 0; x < full.width; x += 1) {
      const from = ((y % image.height) * image.width + (x % image.width)) * 4;
      const to = (y * full.width + x) * 4;
      const inside = x < image.width && y < image.height;
      for (let c = 0; c < 3; c += 1) data[to + c] = inside ? image.data[from + c]! : 40;
      data[to + 3] = 255;
    }
  return { ...full, data };
}

function timeOf(work: () => void, times: number): number {
  const all = Array.from({ length: times }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return all.sort((a, b) => a - b)[Math.floor(times / 2)]!;
}

const spread = (values: number[]): string => {
  const sorted = values.sort((a, b) => a - b);
  const at = (share: number): string => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(2);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms`;
};

const times: Record<'locate' | 'verify' | 'read', number[]> = { locate: [], verify: [], read: [] };
for (let seed = 1; seed <= pictures; seed += 1) {
  const image = onFullScreen(drawTetris(seed).image);
  let layout: Layout | undefined;
  times.locate.push(timeOf(() => (layout = locate(image)[0]), 3));
  if (!layout) continue;
  const found = layout;
  times.verify.push(timeOf(() => verify(image, found), 20));
  times.read.push(timeOf(() => read(image, found), 20));
}
for (const [name, values] of Object.entries(times)) console.log(`${name.padEnd(7)} ${spread(values)}`);
console.log(`${times.read.length} of ${pictures} boards found in ${full.width}x${full.height}`);
