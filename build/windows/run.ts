/** `npm run e2e:windows`: plays with the Windows app under Wine. Arguments are handed on to Vitest. */
import { build, outdatedBundles } from '../bundle/bundles.ts';
import { run } from '../launch.ts';
import { ensureWineRoot, installBuilder, obstacle } from './wineRoot.ts';

const say = (line: string): void => console.error(`okiba: ${line}`);
const vitest = ['npx', 'vitest', 'run', '-c', 'build/vitest.windows.config.ts', ...process.argv.slice(2)];

/** null where this machine can't have one: that is said, and no failure of what would be tested. */
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

try {
  const root = await rootOrWords();
  if (root) {
    await build(outdatedBundles());
    const tests = run(vitest, { ...process.env, OKIBA_WINDOWS_ROOT: root });
    tests.on('exit', (code) => process.exit(code ?? 1));
  }
} catch (error) {
  say((error as Error).message);
  process.exit(2);
}
