/** `npm start`: puts the runtime in place, builds what has changed, and opens the app. */
import { build, outdatedBundles } from './bundle/bundles.ts';
import { appCommand, checkSystem, run } from './launch.ts';
import { ensureRuntime } from './runtime.ts';

async function buildOutdated(): Promise<void> {
  const outdated = outdatedBundles();
  if (outdated.length === 0) return;
  console.error(`okiba: building ${outdated.join(', ')}`);
  await build(outdated);
}

try {
  const executable = ensureRuntime();
  checkSystem(executable);
  await buildOutdated();
  run(appCommand(executable, process.argv.slice(2))).on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(`okiba: ${(error as Error).message}`);
  process.exit(2);
}
