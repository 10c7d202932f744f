/** Lists of files, to compare before and after. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Paths below `folder`, folders too, in order; none where there is no such folder. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
