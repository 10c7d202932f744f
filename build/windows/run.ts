/**
 * `npm run e2e:windows`: the unit tests under Windows' Node, then plays with the Windows app, both under Wine. Arguments
 * name tests to play alone, and are handed on to Vitest. Exit code 3: skipped, as this machine can't have Wine.
 */
import { build, outdatedBundles } from '../bundle/bundles.ts';
import { run } from '../launch.ts';
import { runUnitTests } from './unitTests.ts';
import { ensureWineRoot, installBuilder, obstacle } from './wineRoot.ts';

const skipped = 3;
const asked = process.argv.slice(2);
const vitest = ['npx', 'vitest', 'run', '-c', 'build/vitest.windows.config.ts', ...asked];

const say = (line: string): void => console.error(`okiba: ${line}`);

/** null where this machine can't have one: that is said. */
async function rootOrWords(): Promise<string | null> {
  try {
    installBuilder(say);
    const reason = obstacle();
    if (!reason) return await ensureWineRoot(say);
    say(`the tests of the Windows app are skipped: ${reason}`);
  } catch (error) {
    say(`the tests of the Windows app are skipped, as Wine could not be set up: ${(error as Error).message}`);
  }
  return null;
}

async function testAll(root: string): Promise<number> {
  await build(outdatedBundles());
  const units = asked.length > 0 ? 0 : await runUnitTests(root, say);
  const tests = run(vitest, { ...process.env, OKIBA_WINDOWS_ROOT: root });
  const plays = await new Promise<number>((resolve) => tests.on('exit', (code) => resolve(code ?? 1)));
  return units || plays;
}

try {
  const root = await rootOrWords();
  process.exitCode = root ? await testAll(root) : skipped;
} catch (error) {
  say((error as Error).message);
  process.exitCode = 2;
}
