/** The npm packages that stay outside of the bundles, as they hold machine code: which a system needs, from the lock file. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { fetchPackage, type PinnedPackage } from './npmPackage.ts';
import { processorsOf, type Target } from './target.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const Locked = v.object({
  version: v.string(),
  integrity: v.string(),
  os: v.optional(v.array(v.string())),
  cpu: v.optional(v.array(v.string())),
  libc: v.optional(v.array(v.string())),
  dependencies: v.optional(v.record(v.string(), v.string())),
  optionalDependencies: v.optional(v.record(v.string(), v.string())),
});
type Locked = v.InferOutput<typeof Locked>;

export type LockFile = Readonly<Record<string, unknown>>;

/** What the bundles import as it is, by system: the pictures of the command line, and the systems' own libraries. */
export const nativeRoots: Readonly<Record<Target['platform'], readonly string[]>> = {
  linux: ['sharp'],
  win32: ['sharp', 'koffi'],
  darwin: ['sharp', 'koffi'],
};

export interface NativePackage extends PinnedPackage {
  /** Where it has to lie below node_modules: its name alone. */
  place: string;
}

/** `package-lock.json`'s packages, by their place ("node_modules/sharp"). */
export function readLock(): LockFile {
  return (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: LockFile })
    .packages;
}

function isFor(target: Target, { os, cpu, libc }: Locked): boolean {
  return (
    (os?.includes(target.platform) ?? true) &&
    (cpu?.some((kind) => processorsOf(target).includes(kind)) ?? true) &&
    (libc?.includes('glibc') ?? true)
  );
}

/** `names` and all that they depend on on that system, each once. Throws for what the lock file does not have. */
export function packagesFor(
  target: Target,
  lock: LockFile,
  names = nativeRoots[target.platform],
): NativePackage[] {
  const found = new Map<string, NativePackage>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    const place = lock[`node_modules/${name}`];
    if (place === undefined) throw new Error(`package-lock.json has no ${name}`);
    const locked = v.parse(Locked, place);
    if (!isFor(target, locked)) return;
    found.set(name, { place: name, name: `${name}@${locked.version}`, integrity: locked.integrity });
    for (const next of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) visit(next);
  };
  names.forEach(visit);
  return [...found.values()];
}

/** Where the package's files lie: where npm has put them, or fetched for a system that this is not. */
export function folderOf(wanted: NativePackage): string {
  const installed = join(root, 'node_modules', wanted.place);
  return existsSync(join(installed, 'package.json')) ? installed : fetchPackage(wanted);
}
