/**
 * `npm run bench -- cold [fresh]`: `npm ci && npm start` in a new clone of the last commit, until the window manager lists
 * the panel: seconds from the begin to each thing that is said on the way, and the processor time that it took until
 * then, which other programs lengthen less. `fresh`: the first time ever on a machine, with nothing kept of npm's or
 * of the runtime. Asked: 60 s.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sleep, startDesktop, type Desktop } from '../../e2e/stage/desktop.ts';
import { spentBelow } from './processes/appProcesses.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const isFresh = process.argv[2] === 'fresh';

let begun = { at: 0, spent: 0 };
const now = (): typeof begun => ({ at: performance.now(), spent: spentBelow(process.pid) });

function tell(what: string): void {
  const { at, spent } = now();
  const [taken, worked] = [at - begun.at, spent - begun.spent].map((ms) =>
    (ms / 1000).toFixed(1).padStart(6),
  );
  console.log(`${taken} s, ${worked} s of a processor: ${what}`);
}

/** Where npm and the runtime are kept; the desktop's home is a new one each time. */
function caches(place: string): Record<string, string> {
  const home = process.env.HOME ?? '';
  return isFresh
    ? { npm_config_cache: join(place, 'npm'), XDG_CACHE_HOME: join(place, 'cache') }
    : {
        npm_config_cache: process.env.npm_config_cache ?? join(home, '.npm'),
        XDG_CACHE_HOME: process.env.XDG_CACHE_HOME ?? join(home, '.cache'),
      };
}

function clone(place: string): string {
  const folder = join(place, 'okiba');
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', root, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git: ${stderr}`);
  return folder;
}

/** A process group of its own, which ends as a whole. */
function npm(args: string[], cwd: string, env: NodeJS.ProcessEnv): ChildProcess {
  const running = spawn('npm', args, { cwd, env, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  running.stderr!.on('data', (text: Buffer) => text.toString().trim().split('\n').forEach(tell));
  return running;
}

async function untilPanel(desktop: Desktop, app: ChildProcess): Promise<void> {
  while (!/ Okiba$/m.test(desktop.run('wmctrl', '-l'))) {
    if (app.exitCode !== null) throw new Error(`npm start ended with ${app.exitCode}`);
    await sleep(250);
  }
}

async function measure(place: string, desktop: Desktop): Promise<void> {
  const folder = clone(place);
  const env = { ...desktop.env, ...caches(place) };
  begun = now();
  const [code] = (await once(npm(['ci'], folder, env), 'exit')) as [number | null];
  if (code !== 0) throw new Error(`npm ci ended with ${code}`);
  tell('npm ci is done');
  const app = npm(['start'], folder, env);
  try {
    await untilPanel(desktop, app);
    tell('the first window');
    // What it says as it is ended tells nothing of a start.
    app.stderr!.removeAllListeners('data').resume();
  } finally {
    const ended = once(app, 'exit');
    process.kill(-app.pid!, 'SIGTERM');
    await ended;
  }
}

const place = mkdtempSync(join(tmpdir(), 'okiba-cold-'));
const desktop = await startDesktop();
const load = (): string => loadavg()[0]!.toFixed(1);
console.log(`${isFresh ? 'nothing' : 'all'} kept; ${availableParallelism()} processors, load ${load()}`);
try {
  await measure(place, desktop);
  console.log(`load ${load()}`);
} finally {
  await desktop.stop();
  rmSync(place, { recursive: true, force: true });
}
