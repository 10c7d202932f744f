import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeIcons } from '../../../../build/icons/write.ts';
import { hasMakensis, makeSetup, removals } from '../../../../build/package/windows/setup.ts';
import { root } from '../../../imports.ts';
import { folderOfTest } from '../../../folders.ts';

let folder: string;

beforeEach(() => {
  folder = folderOfTest();
  mkdirSync(join(folder, 'app/locales'), { recursive: true });
  for (const name of ['Okiba.exe', 'locales/$ja.pak']) writeFileSync(join(folder, 'app', name), name);
});

it('an uninstaller removes the installed files, by name, the inner folders first', () => {
  expect(removals(join(folder, 'app'))).toEqual([
    String.raw`Delete "$INSTDIR\Okiba.exe"`,
    String.raw`Delete "$INSTDIR\locales\$$ja.pak"`,
    String.raw`RMDir "$INSTDIR\locales"`,
  ]);
});

if (!hasMakensis()) console.log('the setup scripts are not tried here: to make them, install nsis');

describe.skipIf(!hasMakensis())('makensis', () => {
  it('makes a setup program of our script', async () => {
    await writeIcons(join(folder, 'icons'));
    const file = join(folder, 'setup.exe');
    makeSetup(join(folder, 'app'), join(folder, 'icons'), file, true);
    expect(readFileSync(file).subarray(0, 2).toString()).toBe('MZ');
  });

  /** As electron-builder's uninstaller does: the macro, where it has `isUpdated`. */
  it("adds electron-builder's own steps to the uninstaller", () => {
    const script = [
      'Unicode true',
      '!include LogicLib.nsh',
      "!define isUpdated '$0 == 1'",
      `!include "${join(root, 'build/package/windows/startAtLogin.nsh')}"`,
      `OutFile "${join(folder, 'other.exe')}"`,
      'Section',
      '!insertmacro customUnInstall',
      'SectionEnd',
    ];
    const run = spawnSync('makensis', ['-V2', '-WX', '-'], { input: script.join('\n'), encoding: 'utf8' });
    expect(run).toMatchObject({ status: 0, stderr: '' });
  });
});
