import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { beforeEach, describe, expect, it } from 'vitest';
import { noted } from '../../../build/bundle/bundles.ts';
import { isCurrent, noteInputs } from '../../../build/bundle/note.ts';
import { folderOfTest } from '../../folders.ts';

let folder: string;
const out = () => join(folder, 'out');
const inFolder = (name: string) => join(folder, name);

function save(name: string, text: string): void {
  writeFileSync(inFolder(name), text);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(inFolder(name), longAgo, longAgo);
}

async function buildSmall(): Promise<void> {
  const { note, gather } = noteInputs();
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [note],
    worker: { format: 'es', plugins: () => [gather()] },
    build: { outDir: out(), emptyOutDir: true, rolldownOptions: { input: inFolder('main.ts') } },
  });
}

beforeEach(() => {
  folder = folderOfTest();
  save('part.ts', 'export const part = 1;');
  save('deep.ts', 'postMessage(1);');
  save('worker.ts', "import './deep.ts';");
  save(
    'main.ts',
    "import { part } from './part.ts'; console.log(part, new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));",
  );
  save('other.ts', 'export const other = 1;');
});

describe('the note of the inputs of a bundle', () => {
  it('calls a bundle current once it is built, and after saves without a change', async () => {
    expect(isCurrent(out())).toBe(false);
    await buildSmall();
    expect(isCurrent(out())).toBe(true);
    writeFileSync(inFolder('part.ts'), readFileSync(inFolder('part.ts')));
    save('other.ts', 'export const other = 2;');
    expect(isCurrent(out())).toBe(true);
  });

  it('calls no bundle current if its build failed after it was written', async () => {
    await noted(out(), buildSmall);
    expect(isCurrent(out())).toBe(true);
    const failing = async (): Promise<void> => {
      await buildSmall();
      throw new Error('an import is not there');
    };
    await expect(noted(out(), failing)).rejects.toThrow('an import is not there');
    expect(isCurrent(out())).toBe(false);
  });

  it('calls no bundle current once any of its files has changed or is gone', async () => {
    await buildSmall();
    for (const name of ['main.ts', 'part.ts', 'worker.ts', 'deep.ts']) {
      const before = readFileSync(inFolder(name), 'utf8');
      save(name, `${before}\nexport {};`);
      expect([name, isCurrent(out())]).toEqual([name, false]);
      rmSync(inFolder(name));
      expect([name, isCurrent(out())]).toEqual([name, false]);
      save(name, before);
      expect([name, isCurrent(out())]).toEqual([name, true]);
    }
  });

  it('trusts no file that was saved while the bundle was built', async () => {
    const soon = new Date(Date.now() + 60_000);
    utimesSync(inFolder('part.ts'), soon, soon);
    await buildSmall();
    expect(isCurrent(out())).toBe(false);
  });

  it('detects a missing part of the bundle', async () => {
    await buildSmall();
    const { outputs } = JSON.parse(readFileSync(join(out(), 'inputs.json'), 'utf8'));
    rmSync(join(out(), outputs[0]));
    expect(isCurrent(out())).toBe(false);
  });

  it('builds again after a build with another Node or other packages, or one that left no note', async () => {
    await buildSmall();
    const file = join(out(), 'inputs.json');
    const text = readFileSync(file, 'utf8');
    const others = [
      text.replace(process.version, 'v1.0.0'),
      text.replace(/("package-lock.json": ")\w+/, '$1x'),
      text.slice(1),
      '{}',
    ];
    for (const other of others) {
      expect(other).not.toBe(text);
      writeFileSync(file, other);
      expect([other, isCurrent(out())]).toEqual([other, false]);
    }
  });
});
