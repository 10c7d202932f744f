/** The folder that becomes the app's archive: the bundles, what they import as it is, and a package.json of few words. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundles } from '../../bundle/bundles.ts';
import { folderOf, packagesFor, readLock } from './nativePackages.ts';
import type { Target } from './target.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What runs nothing: sources of machine code, types, maps, papers. A licence always stays. */
const idle =
  /(^|[/\\])(doc|docs|test|tests|benchmark|install|vendor|cmake|CMakeLists\.txt)$|\.(d\.[cm]?ts|map|md|gyp|cc|hh?|inc|s|asm|def|lib)$/i;

interface PackageFile {
  name: string;
  version: string;
  description: string;
  license: string;
  homepage: string;
  /** The public key for the signature of update manifests. */
  updateKey: string;
  author: { name: string; email: string };
  type: string;
  main: string;
}

export function readPackageFile(): PackageFile {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as PackageFile;
}

/** Writes what the app says of itself; `runtime` is named where it is not the official one. */
function describeApp(runtime: string | null, folder: string): void {
  const { name, version, description, license, homepage, updateKey, author, type, main } = readPackageFile();
  const about = { name, productName: 'Okiba', version, description, license, homepage };
  const own = { ...about, updateKey, author, type, main };
  const told = runtime === null ? own : { ...own, developmentRuntime: runtime };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(told, null, 2)}\n`);
}

const stagingFolder = join(root, 'release', 'staging');

/** Lays out the app's files for a system, from bundles that are built, and returns their folder. */
export function stage(target: Target, runtime: string | null): string {
  const folder = join(stagingFolder, target.platform, target.arch);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const bundle of bundles)
    cpSync(join(root, 'out', bundle), join(folder, 'out', bundle), {
      recursive: true,
      filter: (file) => basename(file) !== 'inputs.json' && !file.endsWith('.map'),
    });
  for (const wanted of packagesFor(target, readLock()))
    copyPackage(folderOf(wanted), join(folder, 'node_modules', wanted.place));
  describeApp(runtime, folder);
  return folder;
}

/** The same for all processors of a system, each in a folder of its name; returns the folder around them. */
export function stageAll(targets: readonly Target[], runtime: string | null): string {
  const folder = join(stagingFolder, targets[0]!.platform);
  for (const target of targets) stage(target, runtime);
  // electron-builder asks for it before it is at any of them.
  describeApp(runtime, folder);
  return folder;
}

function copyPackage(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (file) =>
      file === from || !(idle.test(file.slice(from.length)) || basename(file) === 'node_modules'),
  });
}
