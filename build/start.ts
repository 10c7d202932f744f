/** `npm start`: puts the runtime in place, builds what has changed, and opens the app. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { outdatedBundles } from './bundle/bundles.ts';
import { appCommand, checkSystem, run } from './launch.ts';
import { ensureRuntime } from './runtime.ts';

const bundler = fileURLToPath(new URL('bundle/run.ts', import.meta.url));

/** Builds in a program of its own, as the runtime may have to be fetched meanwhile; null: nothing has changed. */
function buildOutdated(): ChildProcess | null {
  const outdated = outdatedBundles();
  if (outdated.length === 0) return null;
  console.error(`okiba: building ${outdated.join(', ')}`);
  return run([process.execPath, '--import', 'tsx', bundler, ...outdated]);
}

/** What fails says so itself. */
async function isDone(builder: ChildProcess): Promise<boolean> {
  if (builder.exitCode === null) await once(builder, 'exit');
  return builder.exitCode === 0;
}

const builder = buildOutdated();
try {
  const executable = ensureRuntime();
  checkSystem(executable);
  if (builder && !(await isDone(builder))) process.exit(2);
  run(appCommand(executable, process.argv.slice(2))).on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  builder?.kill();
  console.error(`okiba: ${(error as Error).message}`);
  process.exit(2);
}
