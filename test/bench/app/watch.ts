/**
 * `npm run bench -- watch [MINUTES]`: a game watched for an hour at 60 frames a second on a virtual clock, as fast as
 * it goes. Prints the share of one core that reading takes (processor time, searches included) and the memory from
 * beginning to end. Something beside the board changes in every frame, the board itself five times a second.
 */
import { FrameReader } from '../../../electron/capture/workers/FrameReader.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import { newGame, press, stateOf, type Game } from '../../../engine/tetris/rules/play.ts';
import { suggest } from '../../../engine/tetris/advice/suggest.ts';
import type { Cell, Piece } from '../../../engine/tetris/types.ts';
import type { Frame, Image, Rect } from '../../../vision/types.ts';
import { Watcher } from '../../../vision/Watcher.ts';
import { blank, fill, type Colour } from '../../vision/synthetic/drawing/paint.ts';

const framesPerSecond = 60;
const framesPerKey = 12;
const minutes = Number(process.argv[2] ?? 60);
const full = { width: 640, height: 680 };
const cell = 30;
const board: Rect = { x: 60, y: 40, width: 10 * cell, height: 20 * cell };
const colours: Record<Piece, Colour> = {
  I: [42, 174, 210],
  O: [216, 188, 28],
  T: [154, 60, 196],
  S: [88, 176, 48],
  Z: [208, 48, 60],
  J: [58, 80, 200],
  L: [216, 122, 28],
};

function block(image: Image, colour: Colour, [x, y]: Cell): void {
  const at = { x: board.x + x * cell, y: board.y + (19 - y) * cell, width: cell, height: cell };
  if (y >= 20) return;
  fill(image, at, colour);
  fill(image, { ...at, x: at.x + 2, y: at.y + 2, width: cell - 4, height: cell - 4 }, colour, 0.8);
  fill(image, { ...at, height: 2 }, [255, 255, 255], 0.4);
  fill(image, { ...at, y: at.y + cell - 2, height: 2 }, [0, 0, 0], 0.4);
}

function paint({ board: { masks }, active, next }: Game): Image {
  const image = blank(full.width, full.height, [43, 47, 54]);
  fill(
    image,
    { x: board.x - 5, y: board.y - 5, width: board.width + 10, height: board.height + 10 },
    [138, 143, 152],
  );
  fill(image, board, [12, 14, 18]);
  fill(image, { x: board.x + 12 * cell, y: board.y + cell, width: 5 * cell, height: 4 * cell }, [12, 14, 18]);
  masks.forEach((mask, y) => {
    for (let x = 0; x < 10; x++) if (mask & (1 << x)) block(image, [120, 126, 140], [x, y]);
  });
  for (const at of active ? cellsOf(active) : []) block(image, colours[active!.type], at);
  const shown = cellsOf({ type: next[0]!, orientation: 'north', x: 14, y: 16 });
  for (const at of shown) block(image, colours[next[0]!], at);
  return image;
}

/** The next key of a player who knows what to do. */
function* keys(game: () => Game): Generator<Game> {
  for (;;) {
    if (game().over) yield newGame(1, { previews: 1 });
    const state = stateOf(game());
    const best = state && suggest({ ...state, canHold: false }, { evaluator: 'dellacherie' }).candidates[0];
    for (const input of best?.inputs ?? ['hardDrop' as const]) yield press(game(), input);
  }
}

function cut(image: Image, part: Rect | null, seq: number): Frame {
  const { x, y, width, height } = part ?? { x: 0, y: 0, ...full };
  const data = new Uint8Array(4 * width * height);
  for (let row = 0; row < height; row++) {
    const from = 4 * ((y + row) * full.width + x);
    data.set(image.data.subarray(from, from + 4 * width), 4 * row * width);
  }
  data[0] = seq & 255;
  data[1] = (seq >> 8) & 255;
  const capturedAt = 1e6 + (1000 * seq) / framesPerSecond;
  return { seq, capturedAt, width, height, data, origin: { x, y }, full };
}

const megabytes = () => {
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  return `${Math.round(rss / 1e6)} MB (heap ${Math.round(heapUsed / 1e6)}, pictures ${Math.round(arrayBuffers / 1e6)})`;
};

const reader = new FrameReader(new Watcher());
let game = newGame(1, { previews: 1 });
const player = keys(() => game);
let image = paint(game);
let region: Rect | null = null;
let readMs = 0;
let [withState, pieces] = [0, 0];
const frames = minutes * 60 * framesPerSecond;
for (let seq = 0; seq < frames; seq++) {
  if (seq % framesPerKey === framesPerKey - 1) {
    game = player.next().value as Game;
    image = paint(game);
  }
  const frame = cut(image, region, seq);
  const started = process.cpuUsage();
  const { sighting, region: wanted } = reader.read(frame);
  const used = process.cpuUsage(started);
  readMs += (used.user + used.system) / 1000;
  region = wanted;
  if (sighting?.state) withState++;
  if (sighting?.events.some(({ kind }) => kind === 'spawn')) pieces++;
  if (seq === 0 || (seq + 1) % Math.ceil(frames / 6) === 0)
    console.log(`after ${((seq + 1) / framesPerSecond / 60).toFixed(1)} minutes: ${megabytes()}`);
}
const share = (100 * readMs) / ((1000 * frames) / framesPerSecond);
console.log(`${frames} frames, ${pieces} pieces, a position in ${((100 * withState) / frames).toFixed(1)} %`);
console.log(
  `${(readMs / frames).toFixed(2)} ms a frame: ${share.toFixed(1)} % of one core at 60 frames a second`,
);
