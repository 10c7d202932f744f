import { posix, win32 } from 'node:path';
import { expect, it } from 'vitest';
import { bundledPackages } from '../../build/package/licences/gatherLicences.ts';
import { placeBelow } from '../../build/placeBelow.ts';

it('has slashes on every system', () => {
  expect(placeBelow('/home/y u/okiba', '/home/y u/okiba/build/a.ts', posix)).toBe('build/a.ts');
  expect(placeBelow('C:\\Users\\ゆう\\okiba', 'C:\\Users\\ゆう\\okiba\\build\\a.ts', win32)).toBe(
    'build/a.ts',
  );
  // Bundlers name files so there.
  expect(placeBelow('C:\\okiba', 'C:/okiba/build/a.ts', win32)).toBe('build/a.ts');
});

it('keeps a backslash in a name where it is not a separator', () => {
  expect(placeBelow('/okiba', '/okiba/a\\b.ts', posix)).toBe('a\\b.ts');
});

it.each([
  ['/okiba', '/okiba/node_modules/@b/c/y.js', posix],
  ['D:\\a\\okiba', 'D:\\a\\okiba\\node_modules\\@b\\c\\y.js', win32],
] as const)('leads from the inputs of a bundle in %s to its packages', (root, file, system) => {
  expect(bundledPackages([placeBelow(root, file, system)])).toEqual(['@b/c']);
});
