import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { fileReason, readOwnFile, replaceOwnFile } from '../../../electron/settings/ownFile.ts';
import { folderOfTest } from '../../folders.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = folderOfTest();
  file = join(folder, 'own.json');
});

const isRoot = process.getuid?.() === 0;
const hasFullDisk = existsSync('/dev/full');

describe('reading', () => {
  it('finds nothing, or the text', () => {
    expect(readOwnFile(file, 100)).toEqual({ kind: 'nothing' });
    writeFileSync(file, 'text');
    expect(readOwnFile(file, 100)).toEqual({ kind: 'text', text: 'text' });
  });

  it('does not read what is too large', () => {
    writeFileSync(file, '');
    truncateSync(file, 3_000_000_000);
    expect(readOwnFile(file, 2_000_000)).toEqual({ kind: 'unusable', reason: 'larger than 2 MB' });
  });

  it('leaves a folder alone', () => {
    mkdirSync(file);
    expect(readOwnFile(file, 100)).toEqual({ kind: 'blocked', reason: 'a folder stands in its place' });
  });

  it.skipIf(!existsSync('/dev/zero'))('does not wait for what never ends', () => {
    symlinkSync('/dev/zero', file);
    expect(readOwnFile(file, 100)).toEqual({ kind: 'blocked', reason: 'it is not an ordinary file' });
  });

  // To Windows there is nothing.
  it.skipIf(process.platform === 'win32')('says that a file stands where the folder belongs', () => {
    writeFileSync(file, '');
    expect(readOwnFile(join(file, 'below'), 100)).toMatchObject({
      reason: 'a file stands where its folder belongs',
    });
  });
});

describe('replacing', () => {
  it('makes the folder, and leaves nothing beside the file', () => {
    const below = join(folder, 'new', 'own.json');
    expect(replaceOwnFile(below, 'one', false)).toBeNull();
    expect(replaceOwnFile(below, 'two', false)).toBeNull();
    expect(readFileSync(below, 'utf8')).toBe('two');
    expect(readdirSync(join(folder, 'new'))).toEqual(['own.json']);
  });

  it('sets aside under numbers, and keeps the latest ten', () => {
    for (let version = 0; version < 13; version++) {
      writeFileSync(file, `broken ${version}`);
      replaceOwnFile(file, 'good', true);
    }
    const aside = readdirSync(folder).filter((name) => name.includes('.broken-'));
    expect(aside).toHaveLength(10);
    expect(readFileSync(`${file}.broken-13`, 'utf8')).toBe('broken 12');
    expect(readFileSync(`${file}.broken-4`, 'utf8')).toBe('broken 3');
    expect(readFileSync(file, 'utf8')).toBe('good');
  });

  it.skipIf(!hasFullDisk)('on a full disk changes nothing', () => {
    writeFileSync(file, 'before');
    symlinkSync('/dev/full', `${file}.new`);
    expect(() => replaceOwnFile(file, 'after', true)).toThrow('ENOSPC');
    expect(readdirSync(folder)).toEqual(['own.json']);
    expect(readFileSync(file, 'utf8')).toBe('before');
  });

  it('refuses a folder in its place', () => {
    mkdirSync(file);
    writeFileSync(join(file, 'mine'), '');
    expect(() => replaceOwnFile(file, 'after', true)).toThrow('a folder stands in its place');
    expect(readdirSync(file)).toEqual(['mine']);
  });

  it.skipIf(isRoot)('leaves a file alone that may not be written', () => {
    writeFileSync(file, 'before');
    chmodSync(file, 0o444);
    expect(() => replaceOwnFile(file, 'after', false)).toThrow(/EACCES|EPERM/);
    expect(readFileSync(file, 'utf8')).toBe('before');
  });

  it.skipIf(process.platform === 'win32')('follows a link, which stays one', () => {
    const real = join(folder, 'real.json');
    writeFileSync(real, 'before');
    symlinkSync(real, file);
    replaceOwnFile(file, 'after', false);
    expect(readFileSync(real, 'utf8')).toBe('after');
    expect(lstatSync(file).isSymbolicLink()).toBe(true);
  });
});

it.each([
  ['ENOSPC', 'the disk is full'],
  ['EROFS', 'the disk can only be read'],
  ['EWHATEVER', 'as the system says it'],
])('describes %s in words', (code, words) => {
  expect(fileReason(Object.assign(new Error('as the system says it'), { code }))).toBe(words);
});
