import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileReason } from '../settings/ownFile.ts';
import type { Drawer } from './Lines.ts';
import { LinesFile } from './LinesFile.ts';

const ending = '.jsonl';

/** A folder whose files hold lines. It comes to be with the first of them. */
export function filesIn(folder: string): Drawer {
  const fileOf = (name: string): string => join(folder, `${name}${ending}`);
  return {
    lines: (name, schema) => new LinesFile(fileOf(name), schema),
    names: (inner) => namesIn(join(folder, inner)),
    size: (name) => sizeOf(fileOf(name)),
    remove: (name) => remove(fileOf(name)),
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length));
  } catch {
    return [];
  }
}

function sizeOf(file: string): number {
  try {
    return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  } catch {
    return 0;
  }
}

function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch (error) {
    throw new Error(`${file}: ${fileReason(error)}`, { cause: error });
  }
}
