/** Lists of files, to compare before and after. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { placeBelow } from '../../../build/placeBelow.ts';

/** Paths below `folder`, folders too, in order; none where there is no such folder. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .map((entry) => placeBelow(folder, join(entry.parentPath, entry.name)))
    .sort();
}
