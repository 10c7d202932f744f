import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { tellSizes } from '../../../build/package/sizes.ts';
import { folderOfTest } from '../../folders.ts';

let folder: string;

beforeEach(() => {
  folder = folderOfTest();
});

function made(name: string, bytes: number): string {
  const file = join(folder, name);
  writeFileSync(file, '');
  truncateSync(file, bytes);
  return file;
}

it('names the packages that are larger than allowed, each by its kind', () => {
  const files = [
    made('a-setup.exe', 95_000_000),
    made('b-setup.exe', 96_000_000),
    made('c.zip', 120_000_000),
  ];
  const told = (isQuick: boolean) => tellSizes(files, { platform: 'win32', arch: 'x64' }, isQuick);
  expect(told(false)).toEqual([
    'a-setup.exe: 95.0 MB, under 95 MB',
    'b-setup.exe: 96.0 MB, OVER 95 MB',
    'c.zip: 120.0 MB, under 125 MB',
  ]);
  expect(told(true)[1]).toBe('b-setup.exe: 96.0 MB (squeezed quickly)');
});
