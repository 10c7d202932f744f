/**
 * `npm run bench -- recovery [ROUNDS]`: how long a player is without a hint when a page dies or hangs: milliseconds from
 * the signal until the hint is drawn again, as a bystander sees it, on a painted game that stands still. `dies again`: capture is killed
 * every 2.5 s. Asked: 2 s. Wants the built app.
 */
import { sleep, startDesktop } from '../../e2e/stage/desktop.ts';
import { Okiba } from '../../e2e/stage/Okiba.ts';
import { drawn, outlineShare } from '../../e2e/stage/Recorder.ts';
import { Screen } from '../../e2e/stage/Screen.ts';
import { hintColour } from '../../e2e/playing/Hint.ts';
import { PaintedGame } from '../../e2e/playing/paintedGame.ts';
import { hintOf, isReady } from '../../e2e/playing/playWithHints.ts';

const rounds = Number(process.argv[2] ?? 5);
const patienceMs = 30_000;
/** Between two ends of a page, in which a game is watched. */
const calmMs = 6000;
const againMs = 2500;

if (!(rounds > 0)) {
  console.error('bench recovery: [ROUNDS]');
  process.exit(2);
}

const desktop = await startDesktop();
const screen = await Screen.open(desktop.env.DISPLAY!);
const game = await PaintedGame.open(desktop.env.DISPLAY!, { cell: 28 });
const okiba = await Okiba.launch(desktop);

async function shareDrawn(): Promise<number> {
  const { x, y } = await game.origin();
  const rect = { ...game.board, x: x + game.board.x, y: y + game.board.y };
  const board = { rect, columns: 10, rows: 20 };
  return outlineShare(await screen.grab(rect), board, hintOf(hint)!.cells, colour);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const before = performance.now();
  while (!(await isSo())) {
    if (performance.now() - before > patienceMs) throw new Error(`not within ${patienceMs} ms`);
    await sleep(5);
  }
}

const processOf = (page: string): Promise<number> =>
  okiba.app.evaluate(
    ({ webContents }, wanted) =>
      webContents
        .getAllWebContents()
        .find((one) => one.getURL().includes(`/${wanted}/`))!
        .getOSProcessId(),
    page,
  );

/** Milliseconds until the page is another one and the hint stands there again: it is concealed with the page that is gone. */
async function recovery(page: string, name: NodeJS.Signals): Promise<number> {
  const old = await processOf(page);
  process.kill(old, name);
  const before = performance.now();
  await until(async () => ![0, old].includes(await processOf(page)));
  await until(async () => (await shareDrawn()) >= drawn);
  return performance.now() - before;
}

async function tell(what: string, pauseMs: number, page: string, name: NodeJS.Signals): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await sleep(pauseMs);
    // What has stood still for long counts as paused.
    await game.stir();
    await until(async () => (await shareDrawn()) >= drawn);
    times.push(await recovery(page, name));
  }
  times.sort((a, b) => a - b);
  console.log(
    `${what}: median ${times[times.length >> 1]!.toFixed(0)} ms, most ${times.at(-1)!.toFixed(0)} ms of ${rounds}`,
  );
}

await okiba.until(isReady, 'a hint', patienceMs);
await game.stir();
const hint = await okiba.until(isReady, 'a hint', patienceMs);
const colour = hintColour(hint, hint.state!.position.queue[0]!);
try {
  await tell('capture killed', calmMs, 'capture', 'SIGKILL');
  await tell('capture frozen', calmMs, 'capture', 'SIGSTOP');
  await tell('capture dies again', againMs, 'capture', 'SIGKILL');
  await tell('overlay killed', calmMs, 'overlay', 'SIGKILL');
  await tell('overlay frozen', calmMs, 'overlay', 'SIGSTOP');
} finally {
  await okiba.close();
  game.close();
  screen.close();
  await desktop.stop();
}
