/** The unit tests as Windows runs them: by its own Node, with its own paths and packages, under Wine. */
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { windowsModules, windowsNode } from './windowsNode.ts';
import { WineSpace } from './WineSpace.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const notOfIt = ['node_modules', 'out', 'release', 'coverage', '.git'];

/** The pages are tested in a stand-in for a browser, which knows no system; the slow tests take hours there. */
const wanted = '--project unit --exclude "**/*.slow.test.ts" --reporter=dot';
const command = String.raw`cd /d Z:\app && Z:\node\node.exe node_modules\vitest\vitest.mjs run -c build/vitest.config.ts ${wanted}`;

/** The checkout as it is, without what is built, as tests may write into it. */
function copyInto(folder: string): void {
  for (const name of readdirSync(root).filter((one) => !notOfIt.includes(one)))
    cpSync(join(root, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
}

/** Says what they said, and returns the exit code. `wine`: the root folder with Wine. */
export async function runUnitTests(wine: string, say: (line: string) => void): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'okiba-units-'));
  try {
    say("unit tests under Windows' Node (minutes)");
    const app = join(folder, 'app');
    mkdirSync(app);
    copyInto(app);
    const folders = { '/app': app, '/app/node_modules': windowsModules(), '/node': windowsNode() };
    const space = await WineSpace.open(wine, { folders });
    try {
      // Windows' Node can't write into what Node here takes for pipes.
      const said = join(folder, 'said');
      const output = openSync(said, 'w');
      const tests = space.start(['cmd', '/c', command], ['ignore', output, output]);
      const [code] = (await once(tests, 'exit')) as [number | null];
      console.log(readFileSync(said, 'utf8'));
      return code ?? 1;
    } finally {
      await space.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
