import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Named as in the packaged app. */
const input = { cli: 'electron/cli.ts', solverThread: 'engine/protocol/solver/thread.ts' };

/** What no module names and the bundle depends on. */
const alwaysInputs = ['package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * Makes the command line's bundle in a folder, with a note of what it was made from. Other processes may be making or running
 * the same files: each of them is put in place whole, and the note last.
 */
export async function buildCommandLine(into: URL): Promise<void> {
  const startedMs = Date.now();
  const folder = fileURLToPath(into);
  mkdirSync(folder, { recursive: true });
  const inputs = new Set(alwaysInputs.map((name) => join(root, name)));
  for (const { fileName, code, moduleIds } of await bundled()) {
    for (const id of moduleIds) if (isAbsolute(id)) inputs.add(id.split('?')[0]!);
    put(folder, fileName, code);
  }
  put(folder, 'inputs.json', JSON.stringify({ node: process.version, startedMs, inputs: [...inputs] }));
}

/** What few commands need is in files of its own, which are read when it is needed: a start takes a third of the time. */
async function bundled(): Promise<Rolldown.OutputChunk[]> {
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    ssr: { noExternal: true, external: ['koffi', 'sharp'] },
    build: {
      ssr: true,
      write: false,
      target: 'node20',
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.filter((one): one is Rolldown.OutputChunk => one.type === 'chunk');
}

function put(folder: string, name: string, text: string): void {
  const own = join(folder, `${process.pid}.${name}`);
  writeFileSync(own, text);
  renameSync(own, join(folder, name));
}
