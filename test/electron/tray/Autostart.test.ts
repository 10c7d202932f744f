import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { Autostart } from '../../../electron/tray/Autostart.ts';
import { folderOfTest } from '../../folders.ts';

let config: string;
const file = () => join(config, 'autostart/okiba.desktop');
const make = (...command: string[]) => new Autostart(config, command);

beforeEach(() => void (config = folderOfTest()));

it('is off at first, is switched on and off, and leaves nothing behind', () => {
  const autostart = make('/opt/okiba/okiba', '--minimised');
  expect(autostart.isOn()).toBe(false);
  autostart.set(false);
  autostart.set(true);
  expect(autostart.isOn()).toBe(true);
  expect(readFileSync(file(), 'utf8').split('\n')).toEqual([
    '[Desktop Entry]',
    'Type=Application',
    'Name=Okiba',
    'Exec="/opt/okiba/okiba" "--minimised"',
    'TryExec=/opt/okiba/okiba',
    'Terminal=false',
    '',
  ]);
  autostart.set(false);
  expect(autostart.isOn()).toBe(false);
});

it('is off where the desktop has switched the entry off', () => {
  make('okiba').set(true);
  writeFileSync(file(), `${readFileSync(file(), 'utf8')}Hidden=true\n`);
  expect(make('okiba').isOn()).toBe(false);
});

it.each([
  ['/home/a b/置き場', '"/home/a b/置き場"'],
  ['/50%', '"/50%%"'],
  ['/a"b', '"/a\\\\"b"'],
  ['/a\\b', '"/a\\\\\\\\b"'],
  ['/$HOME', '"/\\\\$HOME"'],
])('starts %s as it is', (path, written) => {
  make(path).set(true);
  expect(readFileSync(file(), 'utf8')).toContain(`\nExec=${written}\n`);
});
