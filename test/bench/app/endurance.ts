/**
 * `npm run bench -- endurance [HOURS] [FILM]`: a recorded game is watched for eight hours on a virtual clock, 30 frames
 * a second, by one watcher that is never made anew: its film runs again and again, with an empty screen between two
 * runs. Prints after each hour of the game what each run told that the first one didn't, how far the board was found
 * from where it was first, and the memory. Ends with 1 where a run told something else or the board drifted.
 */
import { evenPart } from '../../../electron/capture/pixels.ts';
import { ReadingPace } from '../../../electron/capture/ReadingPace.ts';
import { FrameReader } from '../../../electron/capture/workers/FrameReader.ts';
import type { Image, Rect, Sighting } from '../../../vision/types.ts';
import { crop } from '../../../vision/pixels/image.ts';
import { Watcher } from '../../../vision/Watcher.ts';
import { readPages } from '../../record/FilmFile.ts';
import { readTetris } from '../../record/tetris/tetrisFilm.ts';
import { blank } from '../../vision/synthetic/drawing/paint.ts';

const hours = Number(process.argv[2] ?? 8);
const film = process.argv[3] ?? 'quadrapassel';
const frameMs = 1000 / 30;
const hourMs = 3_600_000;
/** So long nothing is to be seen between two runs, and then the first picture stands before the film begins. */
const pauseMs = 5000;
const openingMs = 4000;
/** In pixels; a board that is measured anew may stand a fraction of one elsewhere. */
const mostDrift = 1;

interface Run {
  /** The kinds of all that was told, in order. */
  events: string;
  board: Rect | null;
}

const pages = await readPages(film);
const { pictures } = readTetris(film);
const nothing = blank(pages[0]!.width, pages[0]!.height, [43, 47, 54]);
const reader = new FrameReader(new Watcher());
const pace = new ReadingPace();
let now = 0;
let seq = 0;
let region: Rect | null = null;
let isSettled = false;

interface Shown {
  image: Image;
  part: Rect;
}

let last: Shown | null = null;

/** As the capture page does it: only the part that is wanted, and only as often as is worth it. */
function show(image: Image): Sighting | null {
  const { width, height } = evenPart(null, image);
  const full = { width, height };
  const part = evenPart(region, full);
  const isNew = image !== last?.image || drift(part, last.part) > 0;
  last = { image, part };
  const frame = { seq: seq++, capturedAt: now, origin: part, full };
  now += frameMs;
  if (!pace.isWorthReading(isNew, isSettled, frame.capturedAt)) return null;
  // A copy, as the reader keeps its pixels.
  const read = isNew
    ? reader.read({ ...crop(image, part), ...frame })
    : reader.readAgain(frame.seq, frame.capturedAt);
  ({ region, isSettled } = read);
  reader.lookAside();
  return read.sighting;
}

function showFor(image: Image, ms: number): (Sighting | null)[] {
  return Array.from({ length: Math.ceil(ms / frameMs) }, () => show(image));
}

function run(): Run {
  const told = [...showFor(nothing, pauseMs), ...showFor(pages[0]!, openingMs)];
  for (const [i, { at, page }] of pictures.entries())
    told.push(...showFor(pages[page]!, (pictures[i + 1]?.at ?? at + frameMs) - at));
  const seen = told.filter((sighting) => sighting !== null);
  const events = seen.flatMap((one) => one.events.map(({ kind }) => kind)).join(' ');
  return { events, board: seen.findLast(({ layout }) => layout)?.layout?.board ?? null };
}

function drift(a: Rect | null, b: Rect | null): number {
  if (!a || !b) return Infinity;
  return Math.max(...(['x', 'y', 'width', 'height'] as const).map((side) => Math.abs(a[side] - b[side])));
}

function memory(): string {
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  return `${Math.round(rss / 1e6)} MB (heap ${Math.round(heapUsed / 1e6)}, pictures ${Math.round(arrayBuffers / 1e6)})`;
}

// Only the very first run finds a watcher that knows nothing; all later ones begin alike.
run();
const first = run();
let [runs, others, furthest] = [0, 0, 0];
let printed = Math.floor(now / hourMs);
const started = performance.now();
console.log(`${film}: ${first.events.split(' ').length} events in a run; ${memory()}`);
while (now < hours * hourMs) {
  const { events, board } = run();
  runs += 1;
  if (events !== first.events) others += 1;
  furthest = Math.max(furthest, drift(board, first.board));
  if (Math.floor(now / hourMs) === printed && now < hours * hourMs) continue;
  printed = Math.floor(now / hourMs);
  const speed = now / (performance.now() - started);
  console.log(
    `after ${(now / hourMs).toFixed(1)} h: ${runs} runs, ${others} told otherwise, board at most ` +
      `${furthest.toFixed(2)} pixels away, ${memory()}, ${speed.toFixed(0)} times as fast as the game`,
  );
}
if (others > 0 || furthest > mostDrift) process.exitCode = 1;
