import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings, type Settings } from '../../../electron/contract/settings.ts';
import type { RememberedLayout } from '../../../electron/finding/LayoutMemory.ts';
import { SettingsFile } from '../../../electron/settings/SettingsFile.ts';

const defaults: Settings = { ...defaultSettings('en'), misdrops: 'low' };

let folder: string;
const file = () => join(folder, 'settings.json');
const open = () => new SettingsFile(folder, defaults);

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'okiba-settings-')), 'new');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

it('starts with the defaults where there is no file', () => {
  expect(open().all).toEqual(defaults);
  expect(open().setAside).toBeNull();
});

it('keeps a change over a restart', () => {
  open().change({ helpLevel: 3, language: 'ja' });
  expect(open().all).toEqual({ ...defaults, helpLevel: 3, language: 'ja' });
});

it('takes a file of an older version, whose missing entries get their defaults', () => {
  mkdirSync(folder);
  writeFileSync(file(), JSON.stringify({ language: 'ja' }));
  const settings = open();
  expect(settings.setAside).toBeNull();
  expect(settings.all).toEqual({ ...defaults, language: 'ja' });
});

describe('a broken file', () => {
  it.each([
    ['cut off', '{"helpLevel": 2, "langu'],
    ['empty', ''],
    ['of another kind', '[1, 2]'],
    ['with a wrong value', '{"helpLevel": 9}'],
    ['with a learned turn that is none', '{"turns": {"Game": "up"}}'],
    ['with a layout that is none', '{"layouts": [{"title": "Game", "full": {"width": 3, "height": 4}}]}'],
  ])('%s is set aside and told, and the app starts with the defaults', (_name, text) => {
    mkdirSync(folder);
    writeFileSync(file(), text);
    const settings = open();
    expect(settings.all).toEqual(defaults);
    expect(settings.setAside).toBe(`${file()}.broken`);
    expect(readFileSync(settings.setAside!, 'utf8')).toBe(text);
    expect(open().setAside).toBeNull();
  });
});

describe('turns', () => {
  it('are remembered by title over a restart, titles with dots included', () => {
    open().learnTurn('Blocks v1.2', 'ccw');
    expect(open().turns).toEqual({ 'Blocks v1.2': 'ccw' });
  });

  it('are relearned, and the oldest titles forgotten', () => {
    const settings = open();
    settings.learnTurn('old', 'cw');
    for (let title = 0; title < 99; title++) settings.learnTurn(`game ${title}`, 'cw');
    settings.learnTurn('old', 'ccw');
    settings.learnTurn('new', 'ccw');
    expect(Object.keys(settings.turns)).toHaveLength(100);
    expect(settings.turns).toMatchObject({ old: 'ccw', new: 'ccw' });
    expect(settings.turns).not.toHaveProperty('game 0');
  });

  it('do not show among the settings', () => {
    open().learnTurn('Game', 'cw');
    expect(open().all).toEqual(defaults);
  });
});

it('writes nothing outside its folder', () => {
  open().change({ patterns: true });
  expect(existsSync(file())).toBe(true);
});

it('keeps layouts over a restart', () => {
  const board = { x: 1.5, y: 2, width: 100, height: 200 };
  const layout = { game: 'tetris', board, columns: 10, rows: 20, next: [board], hold: null, confidence: 0.9 };
  const layouts = [{ title: 'Game', full: { width: 300, height: 400 }, layout }] as const;
  open().layouts = layouts as unknown as RememberedLayout[];
  expect(open().layouts).toEqual(layouts);
  expect(open().setAside).toBeNull();
});
