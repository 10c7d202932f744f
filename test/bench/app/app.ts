/**
 * `npm run bench -- app [ROUNDS]`: what a user feels of the app before it helps. Of the packaged one where `npm run
 * package` has left it in release/, otherwise of the built one: sizes; start to first window and start to first hint
 * on a game that runs, each with fresh settings, as medians; then memory (PSS) and processor time of one core, idle
 * and watching. Asked: window under 1.5 s, hint under 3 s.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { quadrapassel } from '../../e2e/games/windows.ts';
import { sleep, startDesktop, type Desktop } from '../../e2e/stage/desktop.ts';
import { builtApp } from '../../e2e/stage/Okiba.ts';
import { PlainOkiba } from '../../e2e/stage/PlainOkiba.ts';
import { RealGame } from '../../e2e/stage/RealGame.ts';
import { Screen } from '../../e2e/stage/Screen.ts';
import { release } from '../../package/stage/packages.ts';
import { costOfTree } from './processes/appProcesses.ts';

const rounds = Number(process.argv[2] ?? 5);
const watchMs = 20_000;
const packaged = join(release, 'linux-unpacked');

if (!(rounds > 0)) {
  console.error('bench app: [ROUNDS]');
  process.exit(2);
}

function program(): ReturnType<typeof builtApp> {
  const executablePath = join(packaged, 'okiba');
  if (!existsSync(executablePath)) return builtApp();
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] };
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

function tellSizes(): void {
  if (!existsSync(packaged)) return console.log('not packaged: npm run package makes what has a size');
  console.log(`unpacked: ${megabytes(sizeOf(packaged))}`);
  for (const file of readdirSync(release).filter((name) => /\.(deb|xz|zip|exe|AppImage|dmg)$/.test(name)))
    console.log(`${file}: ${megabytes(statSync(join(release, file)).size)}`);
}

let starts = 0;
const start = (desktop: Desktop): Promise<PlainOkiba> =>
  PlainOkiba.start(desktop, { OKIBA_USER_DATA: join(desktop.home, `start-${(starts += 1)}`) }, program());

/** Milliseconds until the window manager lists the panel. */
async function toWindow(desktop: Desktop): Promise<number> {
  const before = performance.now();
  const starting = start(desktop);
  while (!/ Okiba$/m.test(desktop.run('wmctrl', '-l'))) await sleep(10);
  const took = performance.now() - before;
  await (await starting).end();
  return took;
}

async function toHint(desktop: Desktop): Promise<number> {
  const before = performance.now();
  const okiba = await start(desktop);
  await okiba.until(({ suggestion }) => suggestion !== null, 'a hint', 30_000);
  const took = performance.now() - before;
  await okiba.end();
  return took;
}

async function tell(what: string, measure: () => Promise<number>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await measure());
  times.sort((a, b) => a - b);
  const [median, most] = [times[times.length >> 1]!, times.at(-1)!];
  console.log(`${what}: median ${median.toFixed(0)} ms, most ${most.toFixed(0)} ms of ${rounds}`);
}

async function tellCost(what: string, { pid }: PlainOkiba): Promise<void> {
  const [before, since] = [costOfTree(pid), performance.now()];
  await sleep(watchMs);
  const { cpuMs, pss } = costOfTree(pid);
  const share = (100 * (cpuMs - before.cpuMs)) / (performance.now() - since);
  console.log(`${what}: ${share.toFixed(1)} % of a core, ${megabytes(pss)}`);
}

tellSizes();
const desktop = await startDesktop();
const screen = await Screen.open(desktop.env.DISPLAY!);
try {
  await tell('start to first window', () => toWindow(desktop));
  const idle = await start(desktop);
  await sleep(5000);
  await tellCost('idle, no game', idle);
  await idle.end();
  const game = await RealGame.open(desktop, quadrapassel);
  await game.begin(screen);
  await tell('start to first hint on a running game', () => toHint(desktop));
  const watching = await start(desktop);
  await watching.until(({ status }) => status === 'ready', 'the first hint', 30_000);
  await tellCost('watching', watching);
  await watching.end();
} finally {
  screen.close();
  await desktop.stop();
}
