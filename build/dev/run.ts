/** `npm run dev`: the app with pages that change while they are open, started again when anything else changes. */
import { appCommand, checkSystem, run } from '../launch.ts';
import { ensureRuntime } from '../runtime.ts';
import { DueRestart } from './DueRestart.ts';
import { servePages } from './pagesServer.ts';
import { RunningApp } from './RunningApp.ts';
import { watchBundle } from './watchBundle.ts';

const bundles = ['main', 'preload'] as const;
const say = (line: string) => console.error(`okiba: ${line}`);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function develop(): Promise<void> {
  const executable = ensureRuntime();
  checkSystem(executable);
  let savedMs: number | null = null;
  const pages = await servePages({
    opened: () => say(`a new window after ${sinceSaved(savedMs)}`),
    captureChanged: (at) => restart.due(at),
  });
  const env = { ...process.env, OKIBA_PAGES: pages.resolvedUrls!.local[0] };
  const app = new RunningApp(
    () => run(appCommand(executable, process.argv.slice(2)), env),
    (code) =>
      code === 0 ? void end(0) : say('the app ended with an error; it starts again at the next save'),
  );
  const restart = new DueRestart(bundles, (at) => {
    savedMs = at;
    void app.restart();
  });
  const end = async (code: number): Promise<void> => {
    await app.close();
    process.exit(code);
  };
  endWithParent(() => void end(130));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(130));
  for (const bundle of bundles)
    await watchBundle(bundle, {
      building: () => restart.building(bundle),
      built: (at) => restart.built(bundle, at),
      failed: (message) => say(`${bundle} could not be built, the app stays as it was: ${message}`),
    });
}

/** npm passes no signal on to what it runs: where it was ended, nobody is there any more to stop this. */
function endWithParent(end: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), 500);
}

function sinceSaved(savedMs: number | null): string {
  if (savedMs === null) return `${seconds(process.uptime() * 1000)}, the first`;
  return `${seconds(Date.now() - savedMs)} since the file was saved`;
}

try {
  await develop();
} catch (error) {
  say((error as Error).message);
  process.exit(2);
}
