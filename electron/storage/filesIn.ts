import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { asidesOf, entriesOf, fileReason, readOwnFile, replaceOwnFile } from '../settings/ownFile.ts';
import { type DrawerWithAsides, joined, linesIn, parseLine } from './Lines.ts';
import { LinesFile, mostBytes } from './LinesFile.ts';

const ending = '.jsonl';
/** As `replaceOwnFile` names what it sets aside. */
const asideOf = /^(.+)\.jsonl\.broken-\d{1,9}$/;

/** A folder whose files hold lines. It comes to be with the first of them. */
export function filesIn(folder: string): DrawerWithAsides {
  const fileOf = (name: string): string => join(folder, `${name}${ending}`);
  return {
    lines: (name, schema) => new LinesFile(fileOf(name), schema),
    names: (inner) => namesIn(join(folder, inner)),
    size: (name) => sizeOf(fileOf(name)),
    removeAll: (inner, names) => removeAll(join(folder, inner), names),
    setAside: (inner) => setAsideIn(join(folder, inner)),
    putBack: (name, schema) => putBack(fileOf(name), schema),
  };
}

function namesIn(folder: string): string[] {
  return entriesOf(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));
}

function setAsideIn(folder: string): string[] {
  const names = entriesOf(folder).map((name) => asideOf.exec(name)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** Where the file is gone somebody has removed it. The latest one first: what it lacks, those before it may have. */
function putBack(file: string, schema: v.GenericSchema): number {
  const standing = readOwnFile(file, mostBytes);
  if (standing.kind !== 'text') return 0;
  const before = linesIn(standing.text);
  const after = asidesOf(file).reduceRight<readonly string[]>(
    (lines, aside) => withLines(lines, aside, schema),
    before,
  );
  if (after.length <= before.length) return 0;
  try {
    replaceOwnFile(file, joined(after), false);
  } catch (error) {
    throw new Error(`${file}: ${fileReason(error)}`, { cause: error });
  }
  return after.length - before.length;
}

function withLines(lines: readonly string[], aside: string, schema: v.GenericSchema): readonly string[] {
  const read = readOwnFile(aside, mostBytes);
  return read.kind === 'text' ? restored(lines, linesIn(read.text), schema) : lines;
}

function sizeOf(file: string): number {
  try {
    return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  } catch {
    return 0;
  }
}

function removeAll(folder: string, names: readonly string[]): void {
  const gone = new Set(names);
  const asides = entriesOf(folder).filter((entry) => gone.has(asideOf.exec(entry)?.[1] ?? ''));
  for (const file of [...names.map((name) => `${name}${ending}`), ...asides].map((one) => join(folder, one)))
    remove(file);
}

function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch (error) {
    throw new Error(`${file}: ${fileReason(error)}`, { cause: error });
  }
}

/**
 * The lines of a file with those of an earlier state of it that are missing and can be read: each once, where it stood.
 * What was added since stands behind them.
 */
function restored(
  standing: readonly string[],
  earlier: readonly string[],
  schema: v.GenericSchema,
): readonly string[] {
  const [there, before] = [new Set(standing), new Set(earlier)];
  const kept = [...before].filter((line) => there.has(line) || parseLine(schema, line) !== null);
  if (kept.every((line) => there.has(line))) return standing;
  return [...kept, ...standing.filter((line) => !before.has(line))];
}
