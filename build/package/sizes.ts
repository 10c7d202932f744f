/** How large the packages are, and how large they may be. */
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Target } from './contents/target.ts';

/** Bytes; of macOS nothing is asked. */
const most: Readonly<Partial<Record<Target['platform'], number>>> = { linux: 110e6, win32: 125e6 };

/** A line for each package; those that were squeezed quickly have no limit. */
export function tellSizes(files: readonly string[], { platform }: Target, isQuick: boolean): string[] {
  return files.map((file) => {
    const bytes = statSync(file).size;
    const limit = most[platform];
    const judged =
      isQuick || limit === undefined ? '' : `, ${bytes <= limit ? 'under' : 'OVER'} ${limit / 1e6} MB`;
    return `${basename(file)}: ${(bytes / 1e6).toFixed(1)} MB${isQuick ? ' (squeezed quickly)' : ''}${judged}`;
  });
}
