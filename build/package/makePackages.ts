/** From the bundles to the packages of one system, for all of its processors at once. */
import { join } from 'node:path';
import { Arch, build as pack, Platform } from 'electron-builder';
import { configurationFor } from './configuration.ts';
import { runtimeFor, type PackagedRuntime } from './contents/runtimeFor.ts';
import { readPackageFile, stageAll } from './contents/staging.ts';
import { nameOf, type Target } from './contents/target.ts';
import { formatsFor, useOwn7Zip } from './formats.ts';
import { packageLinux } from './linux/packageLinux.ts';
import { archiveOf, baseName, icons, output, packagesOf, removeEarlier, unpackedFolder } from './places.ts';
import { refusePlaceholders, refuseUnofficial } from './releasable.ts';
import { checkManifests } from './updates/manifests.ts';
import { hasMakensis, makeSetup } from './windows/setup.ts';

export interface Manner {
  /** Squeezed less, for tests. */
  quick: boolean;
  /** With the official runtime or not at all. */
  release: boolean;
}

const platforms = { linux: Platform.LINUX, win32: Platform.WINDOWS, darwin: Platform.MAC } as const;

/**
 * Packages for all the processors of one system; returns their files. Says on stderr where the runtime is not the
 * official one. electron-builder is called once: each call writes the update manifests anew, so that an earlier
 * processor's packages would be missing in them.
 */
export async function makePackages(targets: readonly Target[], manner: Manner): Promise<string[]> {
  const { quick, release } = manner;
  if (release) refusePlaceholders(readPackageFile());
  const { platform } = targets[0]!;
  const runtime = runtimeOf(targets, release);
  const bases = targets.map(({ arch }) => baseName(platform, arch, runtime.repack !== null));
  removeEarlier(bases);
  useOwn7Zip();
  const folders = { app: stageAll(targets, runtime.repack), icons, output };
  const config = configurationFor(targets, folders, runtime, quick);
  const processors = targets.map(({ arch }) => Arch[arch]);
  const formats = platforms[platform].createTarget(formatsFor(platform, release), ...processors);
  await pack({ targets: formats, config, publish: 'never' });
  targets.forEach((target, index) => finishPackages(target, bases[index]!, manner));
  if (release) checkManifests(output, targets);
  return bases.flatMap(packagesOf);
}

/** The one that all of a system's packages are made with: each processor's own, fetched, or one that lies here. */
function runtimeOf(targets: readonly Target[], isRelease: boolean): PackagedRuntime {
  const [runtime, ...others] = targets.map((target) => runtimeFor(target, isRelease));
  if (runtime!.folder !== null && others.length > 0)
    throw new Error('several processors are packaged with --release only');
  if (runtime!.repack)
    console.error(
      `okiba: ${nameOf(targets[0]!)} with ${runtime!.repack}, a third party's repack: for development only`,
    );
  return runtime!;
}

/** Refuses what no release may be, and adds what electron-builder makes only of what it fetches. */
function finishPackages(target: Target, base: string, { quick, release }: Manner): void {
  const app = unpackedFolder(target);
  if (release) refuseUnofficial(archiveOf(target), app);
  if (target.platform === 'linux') packageLinux(app, icons, output, base, quick);
  if (target.platform === 'win32' && !release && hasMakensis())
    makeSetup(app, icons, join(output, `${base}-setup.exe`), quick);
}
