/** Which of the published files an installed app takes, by electron-updater's own code. */
import { MacUpdater, type ResolvedUpdateFileInfo, type UpdateInfo } from 'electron-updater';
import { findFile, resolveFiles } from 'electron-updater/out/providers/Provider.js';
import type { Target } from '../contents/target.ts';

type Files = ResolvedUpdateFileInfo[];

/** Opens what the updater of macOS keeps to itself. */
class MacChoice extends MacUpdater {
  static among(files: Files, arch: string) {
    return findFile(MacUpdater.filterFilesForArch(files, arch === 'arm64'), 'zip', ['pkg', 'dmg']);
  }
}

/** As each system's updater asks for it. */
const choices: Readonly<
  Record<Target['platform'], (files: Files, arch: string) => ReturnType<typeof findFile>>
> = {
  win32: (files) => findFile(files, 'exe'),
  darwin: (files, arch) => MacChoice.among(files, arch),
  linux: (files) => findFile(files, 'AppImage', ['rpm', 'deb', 'pacman']),
};

const anywhere = new URL('https://updates.invalid/');

/** The updater asks the process which processor it runs on. */
function on<T>(arch: string, ask: () => T): T {
  const own = Object.getOwnPropertyDescriptor(process, 'arch')!;
  Object.defineProperty(process, 'arch', { ...own, value: arch });
  try {
    return ask();
  } finally {
    Object.defineProperty(process, 'arch', own);
  }
}

/** The file that an app on such a system and processor fetches, as it is named in `info`; null where there is none. */
export function chosenFor(platform: Target['platform'], arch: string, info: UpdateInfo) {
  return on(arch, () => choices[platform](resolveFiles(info, anywhere), arch)?.info ?? null);
}
