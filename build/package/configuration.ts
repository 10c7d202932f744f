/** The configuration of electron-builder. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'electron-builder';
import { spoken } from '../../electron/contract/spoken.ts';
import { feedOf } from '../../electron/updates/feed.ts';
import type { PackagedRuntime } from './contents/runtimeFor.ts';
import { readPackageFile } from './contents/staging.ts';
import type { Target } from './contents/target.ts';
import { finish } from './finish.ts';
import { fusesFor } from './fuses.ts';
import { baseName } from './places.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

export interface Folders {
  /** What becomes the app's archive, in a folder for each processor. */
  app: string;
  icons: string;
  /** Where the packages are to lie. */
  output: string;
}

const commands = (file: string, name: string) => ({ from: join(here, 'commands', file), to: `bin/${name}` });

/** electron-builder's word for the processor that it is at; where there is one alone, its own name. */
const processorOf = (targets: readonly Target[]): string =>
  targets.length === 1 ? targets[0]!.arch : '${arch}';

/** For all the processors of one system; what concerns other systems is left alone by it. */
export function configurationFor(
  targets: readonly Target[],
  folders: Folders,
  runtime: PackagedRuntime,
  isQuick: boolean,
): Configuration {
  const { url } = feedOf(readPackageFile());
  const { platform } = targets[0]!;
  const processor = processorOf(targets);
  const base = baseName(platform, processor, runtime.repack !== null);
  return {
    appId: 'okiba.Okiba',
    productName: 'Okiba',
    copyright: 'The Okiba authors, MIT licence',
    directories: { app: folders.app, output: folders.output, buildResources: folders.icons },
    electronVersion: runtime.version,
    ...(runtime.folder === null ? {} : { electronDist: runtime.folder }),
    electronLanguages: Object.values(spoken).map(({ chromium }) => chromium),
    // What is flipped is no longer as it was signed, and no Apple processor runs that.
    electronFuses: { ...fusesFor(platform), resetAdHocDarwinSignature: platform === 'darwin' },
    // It passes over node_modules unless they are named.
    files: ['.', 'node_modules'].map((to) => ({
      from: join(folders.app, processor, to),
      to,
      filter: ['**/*'],
    })),
    // electron-builder would gather what npm has installed, which is for this system; what is needed lies there already.
    beforeBuild: () => Promise.resolve(false),
    asarUnpack: ['**/node_modules/@{img,koromix}/**'],
    afterPack: finish,
    artifactName: `${base}.\${ext}`,
    compression: isQuick ? 'store' : 'maximum',
    // Tells the app where its updates lie; a package for development has none.
    publish: runtime.repack === null ? { provider: 'generic', url } : null,
    generateUpdatesFilesForAllChannels: true,
    linux: {
      executableName: 'okiba',
      icon: folders.icons,
      category: 'Game',
      extraFiles: [commands('okiba.sh', 'okiba')],
    },
    win: {
      icon: join(folders.icons, 'icon.ico'),
      extraFiles: [commands('okiba.cmd', 'okiba.cmd')],
    },
    nsis: {
      artifactName: `${base}-setup.\${ext}`,
      oneClick: true,
      perMachine: false,
      // One for each processor: one for both would be twice as large.
      buildUniversalInstaller: false,
      deleteAppDataOnUninstall: false,
      include: join(here, 'windows/startAtLogin.nsh'),
    },
    mac: {
      icon: join(folders.icons, 'icon.icns'),
      category: 'public.app-category.utilities',
      hardenedRuntime: true,
      entitlements: join(here, 'macos/entitlements.plist'),
      entitlementsInherit: join(here, 'macos/entitlements.plist'),
      notarize: Boolean(process.env.APPLE_API_KEY ?? process.env.APPLE_ID),
      x64ArchFiles: '**/node_modules/@{img,koromix}/**',
      extendInfo: {
        NSScreenCaptureUsageDescription:
          'Okiba looks at the game that you play, and shows where the piece should go.',
      },
      extraResources: [commands('okiba.sh', 'okiba')],
    },
  };
}
