/**
 * `npm run bench -- latency [PIECES]`: milliseconds from a new piece on the screen to its drawn hint, as a
 * bystander sees them. A painted game changes at a known moment; root window pixels tell when the old hint is
 * gone and when the new one stands there. Then where the time went, by what the app's own messages say, and the
 * slowest pieces one by one. Wants the built app.
 */
import type { Page } from 'playwright-core';
import { stateOf } from '../../../engine/tetris/rules/play.ts';
import { suggest } from '../../../engine/tetris/advice/suggest.ts';
import type { Cell, Piece } from '../../../engine/tetris/types.ts';
import type { Image, Rect } from '../../../vision/types.ts';
import { sleep, startDesktop } from '../../e2e/stage/desktop.ts';
import { Okiba } from '../../e2e/stage/Okiba.ts';
import { PaintedGame } from '../../e2e/playing/paintedGame.ts';
import { drawnColour } from '../../e2e/stage/drawnColour.ts';
import { Screen, type Rgb } from '../../e2e/stage/Screen.ts';
import { MessageClock, stageNames, type Stages } from './processes/MessageClock.ts';

const pieceCount = Number(process.argv[2] ?? 60);
const patienceMs = 2000;

interface Timing extends Partial<Stages> {
  /** null where the hint's colour isn't known yet, or is the last one's, so that the two can't be told apart. */
  goneMs: number | null;
  hintMs: number | null;
}

/** Pixels of just this colour: a few hundred make a hint's outline. Plain loops, as this sets the clock's pace. */
function countPixels({ data }: Image, [red, green, blue]: Rgb): number {
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count++;
  return count;
}

/** In which the overlay drew the hints for them so far. */
const hintColours = new Map<Piece, Rgb>();

function bestCells(game: PaintedGame): Cell[] {
  const { candidates } = suggest({ ...stateOf(game.game)!, canHold: false });
  return candidates[0]!.cells;
}

async function timePiece(
  game: PaintedGame,
  screen: Screen,
  area: Rect,
): Promise<Timing & { changedAt: number }> {
  const leastPixels = 4 * game.cell;
  const old = game.game.active!.type;
  // A hint may be drawn before the first look after the change: what has its colour anyway is counted before it.
  const before = await screen.grab(area);
  const changedAt = await game.place(bestCells(game));
  const now = game.game.active!.type;
  const [colour, oldColour] = [hintColours.get(now), hintColours.get(old)];
  if (!colour || !oldColour || old === now) return { changedAt, goneMs: null, hintMs: null };
  const counted = (image: Image) => ({ old: countPixels(image, oldColour), now: countPixels(image, colour) });
  const first = counted(before);
  let gone: number | null = null;
  while (Date.now() - changedAt < patienceMs) {
    const count = counted(await screen.grab(area));
    const at = Date.now();
    if (gone === null && count.old <= first.old - leastPixels) gone = at - changedAt;
    if (count.now >= first.now + leastPixels) return { changedAt, goneMs: gone, hintMs: at - changedAt };
  }
  return { changedAt, goneMs: gone, hintMs: patienceMs };
}

/** What the hint for the piece that falls now is drawn in, once it is drawn: until then the overlay shows the last one's. */
async function learnColour(game: PaintedGame, overlay: Page): Promise<void> {
  const { type } = game.game.active!;
  const { suggestion } = await okiba.state();
  if (suggestion?.candidates[0]?.placement.location.type !== type) return;
  const colour = await drawnColour(overlay);
  if (colour) hintColours.set(type, colour);
}

function line(name: string, values: (number | null)[]): string {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return `${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${sorted.at(-1)} ms (${sorted.length} pieces)`;
}

/** A piece's hint and where its time went, in one line. */
function slow({ hintMs, ...stages }: Timing): string {
  return `${hintMs} ms: ${stageNames.map((name) => `${name} ${stages[name] ?? '?'}`).join(', ')}`;
}

const desktop = await startDesktop();
const screen = await Screen.open(desktop.env.DISPLAY!);
const game = await PaintedGame.open(desktop.env.DISPLAY!, { x: 60, y: 80, cell: 36 });
const okiba = await Okiba.launch(desktop);
try {
  const started = Date.now();
  await okiba.until((state) => state.status === 'ready' && state.suggestion !== null, 'the first hint');
  console.log(`first hint: ${Date.now() - started} ms after the panel opened`);
  const origin = await game.origin();
  const area = { ...game.board, x: origin.x + game.board.x, y: origin.y + game.board.y };
  await sleep(2000);
  const clock = await MessageClock.start(okiba.app);
  const overlay = await okiba.page('overlay');
  await learnColour(game, overlay);
  const timings: Timing[] = [];
  const rates: number[] = [];
  for (let piece = 0; piece < pieceCount && !game.game.over; piece++) {
    const { changedAt, ...timing } = await timePiece(game, screen, area);
    timings.push({
      ...timing,
      ...(timing.hintMs !== null && (await clock.stagesSince(changedAt, timing.hintMs))),
    });
    await sleep(100);
    await learnColour(game, overlay);
    rates.push((await okiba.state()).framesPerSecond);
    await sleep(200 + 200 * Math.random());
  }
  rates.sort((a, b) => a - b);
  console.log(
    `frames read per second: median ${Math.round(rates[rates.length >> 1]!)} (1920x1080, software rendering)`,
  );
  console.log(
    line(
      'old hint gone after the change',
      timings.map(({ goneMs }) => goneMs),
    ),
  );
  console.log(
    line(
      'new hint drawn after the change',
      timings.map(({ hintMs }) => hintMs),
    ),
  );
  console.log(
    `no hint within ${patienceMs} ms: ${timings.filter(({ hintMs }) => hintMs === patienceMs).length}`,
  );
  for (const name of stageNames)
    console.log(
      line(
        `  ${name}`,
        timings.map((timing) => timing[name] ?? null),
      ),
    );
  const slowest = timings.filter(({ hintMs }) => hintMs !== null).sort((a, b) => b.hintMs! - a.hintMs!);
  console.log(`slowest: ${slowest.slice(0, 3).map(slow).join('; ')}`);
} finally {
  await okiba.close();
  game.close();
  screen.close();
  await desktop.stop();
}
