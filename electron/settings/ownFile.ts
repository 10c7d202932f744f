/** A file of our own: read within bounds, replaced as a whole, and what is out of order in its place set aside. */
import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { basename, dirname } from 'node:path';

/** What stands where the file belongs. */
export type Standing =
  | { kind: 'text'; text: string }
  | { kind: 'nothing' }
  /** A file that can't be used, and why. */
  | { kind: 'unusable'; reason: string }
  /** No file at all, or one that can't even be looked at: left alone. */
  | { kind: 'blocked'; reason: string };

/** Set aside files that are kept, the latest ones. */
const mostAside = 10;

/** Files of more than `mostBytes` are not read. Never throws. */
export function readOwnFile(file: string, mostBytes: number): Standing {
  try {
    const status = statSync(file);
    if (!status.isFile()) return { kind: 'blocked', reason: whatElse(status) };
    if (status.size > mostBytes)
      return { kind: 'unusable', reason: `larger than ${Math.floor(mostBytes / 1e6)} MB` };
    return { kind: 'text', text: readFileSync(file, 'utf8') };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { kind: 'nothing' };
    return { kind: 'blocked', reason: fileReason(error) };
  }
}

function whatElse(status: Stats): string {
  return status.isDirectory() ? 'a folder stands in its place' : 'it is not an ordinary file';
}

/**
 * Puts `text` in the place of the file, which is there as a whole or as it was, whatever happens meanwhile; its folder is
 * made where it is missing. With `setAside` what stood there stays beside it under a numbered name, which is answered.
 * Throws where something else than a file stands there, where it may not be written, or where there is no room.
 */
export function replaceOwnFile(file: string, text: string, setAside: boolean): string | null {
  mkdirSync(dirname(file), { recursive: true });
  const target = targetOf(file);
  checkReplaceable(target);
  const fresh = `${target}.new`;
  try {
    writeThrough(fresh, text);
    const aside = setAside && existsAt(target) ? moveAside(target) : null;
    renameSync(fresh, target);
    return aside;
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}

/** A link is followed, so that it stays one. */
function targetOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

function existsAt(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** A file that its owner has made read-only is not replaced either. */
function checkReplaceable(target: string): void {
  const status = statSync(target, { throwIfNoEntry: false });
  if (!status) return;
  if (!status.isFile()) throw new Error(whatElse(status));
  accessSync(target, constants.W_OK);
}

/** Down to the disk: after a power cut a renamed file would be empty otherwise. */
function writeThrough(path: string, text: string): void {
  const handle = openSync(path, 'w', 0o600);
  try {
    writeFileSync(handle, text);
    if (statSync(path).isFile()) fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function moveAside(file: string): string {
  const before = numbersAside(file);
  const aside = `${file}.broken-${Math.max(0, ...before) + 1}`;
  renameSync(file, aside);
  for (const number of before.slice(0, -(mostAside - 1)))
    rmSync(`${file}.broken-${number}`, { force: true, recursive: true });
  return aside;
}

/** What was set aside of a file, the earliest first. */
export function asidesOf(file: string): string[] {
  return numbersAside(file).map((number) => `${file}.broken-${number}`);
}

function numbersAside(file: string): number[] {
  const start = `${basename(file)}.broken-`;
  return entriesOf(dirname(file))
    .filter((name) => name.startsWith(start) && /^\d{1,9}$/.test(name.slice(start.length)))
    .map((name) => Number(name.slice(start.length)))
    .sort((a, b) => a - b);
}

/** Names in a folder; none where it can't be looked into. */
export function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'there is no permission',
  EDQUOT: 'the quota of the disk is used up',
  EEXIST: 'a file stands where its folder belongs',
  EISDIR: 'a folder stands in its place',
  ENOENT: 'its folder is not there and can’t be made',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file stands where its folder belongs',
  EPERM: 'there is no permission',
  EROFS: 'the disk can only be read',
};

/** Why a file could not be read or written, in plain words. */
export function fileReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return reasons[code ?? ''] ?? message;
}
