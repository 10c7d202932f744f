/**
 * `npm run package`: the packages that can be made here, into release/. `--quick` squeezes them less; `linux` or
 * `windows` makes those alone; `--release` takes the official runtime only, and all of electron-builder's formats.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as pack, Platform, type Configuration } from 'electron-builder';
import { build as bundle, outdatedBundles } from '../bundle/bundles.ts';
import { writeIcons } from '../icons/write.ts';
import { configurationFor } from './configuration.ts';
import { runtimeFor } from './contents/runtimeFor.ts';
import { readPackageFile, stage } from './contents/staging.ts';
import { nameOf, type Target } from './contents/target.ts';
import { packageLinux } from './linux/packageLinux.ts';
import { tellSizes } from './sizes.ts';

const output = fileURLToPath(new URL('../../release', import.meta.url));
const icons = join(output, 'icons');
const isQuick = process.argv.includes('--quick');

/** Packs the app's folder, and returns it. */
async function unpacked(target: Target): Promise<{ app: string; base: string }> {
  const runtime = runtimeFor(target, false);
  if (runtime.repack)
    console.error(
      `okiba: ${nameOf(target)} with ${runtime.repack}, a third party's repack: for development only`,
    );
  const folders = { app: stage(target, runtime.repack), icons, output };
  const config: Configuration = configurationFor(folders, runtime);
  await pack({ targets: Platform.LINUX.createTarget('dir'), config, publish: 'never' });
  const { name, version } = readPackageFile();
  const base = [name, version, ...(runtime.repack ? ['development'] : []), nameOf(target)].join('-');
  return { app: join(output, 'linux-unpacked'), base };
}

try {
  mkdirSync(output, { recursive: true });
  await bundle(outdatedBundles());
  await writeIcons(icons);
  const target: Target = { platform: 'linux', arch: 'x64' };
  const { app, base } = await unpacked(target);
  const files = packageLinux(app, icons, output, base, isQuick);
  for (const line of tellSizes(files, target, isQuick)) console.log(line);
} catch (error) {
  console.error(`okiba: ${(error as Error).message}`);
  process.exit(1);
}
