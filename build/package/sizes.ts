/** How large the packages are, and how large they may be. */
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Target } from './contents/target.ts';

/** Bytes, by what a package's name ends in; of macOS nothing is asked. */
const most: Readonly<Partial<Record<Target['platform'], Readonly<Record<string, number>>>>> = {
  linux: { '': 110e6 },
  win32: { '-setup.exe': 95e6, '.zip': 125e6 },
};

const limitOf = (platform: Target['platform'], file: string): number | undefined =>
  Object.entries(most[platform] ?? {}).find(([ending]) => file.endsWith(ending))?.[1];

/** A line for each package; those that were squeezed quickly have no limit. */
export function tellSizes(files: readonly string[], { platform }: Target, isQuick: boolean): string[] {
  return files.map((file) => {
    const bytes = statSync(file).size;
    const limit = limitOf(platform, file);
    const judged =
      isQuick || limit === undefined ? '' : `, ${bytes <= limit ? 'under' : 'OVER'} ${limit / 1e6} MB`;
    return `${basename(file)}: ${(bytes / 1e6).toFixed(1)} MB${isQuick ? ' (squeezed quickly)' : ''}${judged}`;
  });
}
