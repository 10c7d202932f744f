/**
 * `npm run bench -- vision`: milliseconds to find a board in a 1920x1080 picture, to verify and to read it, for
 * Tetris and Puyo boards and for pictures without a game.
 */
import { locate } from '../../../vision/locate.ts';
import { findPreviews } from '../../../vision/previews/previews.ts';
import { read } from '../../../vision/read.ts';
import type { GameKind, Image, Layout } from '../../../vision/types.ts';
import { verify } from '../../../vision/locating/verify.ts';
import { drawNothing, drawPuyo, drawTetris } from '../../vision/synthetic.ts';

const full = { width: 1920, height: 1080 };
/** Each is done so often; the median counts. */
const repeated = { locate: 3, previews: 5, verify: 20, read: 20 };

type Step = keyof typeof repeated;

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

/** What the steps took in the pictures of one kind. */
class Times {
  private readonly values: Record<Step, number[]> = { locate: [], previews: [], verify: [], read: [] };

  measure(step: Step, work: () => void): void {
    this.values[step].push(timeOf(work, repeated[step]));
  }

  print(): void {
    for (const [step, values] of Object.entries(this.values))
      if (values.length > 0) console.log(`  ${step.padEnd(8)} ${spread(values)}`);
  }
}

function spread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): string =>
    sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(2).padStart(7);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms`;
}

/** `previews` is part of `locate`; what is read is only a board of the right game. */
function bench(
  name: string,
  draw: (seed: number) => { image: Image },
  pictures: number,
  game?: GameKind,
): void {
  const times = new Times();
  let found = 0;
  for (let seed = 1; seed <= pictures; seed += 1) {
    const image = onFullScreen(draw(seed).image);
    let layout: Layout | undefined;
    times.measure('locate', () => (layout = locate(image)[0]));
    if (!layout || layout.game !== game) continue;
    const board = layout;
    found += 1;
    if (game === 'tetris') times.measure('previews', () => findPreviews(image, board));
    times.measure('verify', () => verify(image, board));
    times.measure('read', () => read(image, board));
  }
  console.log(
    `${name}: ${pictures} pictures of ${full.width}x${full.height}${game ? `, ${found} boards found` : ''}`,
  );
  times.print();
}

bench('Tetris', drawTetris, 24, 'tetris');
bench('Puyo', drawPuyo, 12, 'puyo');
bench('No game', drawNothing, 8);
