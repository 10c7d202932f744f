import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSettings, type Settings } from '../../../electron/contract/settings.ts';
import { SettingsFile } from '../../../electron/settings/SettingsFile.ts';

const defaults: Settings = { ...defaultSettings('en'), misdrops: 'low' };

let folder: string;
let told: number;
const file = () => join(folder, 'settings.json');
const open = () => new SettingsFile(folder, defaults, () => told++);
const stored = () => JSON.parse(readFileSync(file(), 'utf8')) as Record<string, unknown>;

function put(text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file(), text);
}

beforeEach(() => {
  vi.useFakeTimers();
  told = 0;
  folder = join(mkdtempSync(join(tmpdir(), 'okiba-settings-')), 'new');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

it('starts with the defaults if there is no file, and writes none unasked', () => {
  const settings = open();
  vi.runAllTimers();
  settings.close();
  expect(settings.all).toEqual(defaults);
  expect([settings.damage, settings.failure]).toEqual([null, null]);
  expect(readdirSync(join(folder, '..'))).toEqual([]);
});

it('keeps a change over a restart', () => {
  open().change({ help: 'all', language: 'ja' });
  expect(open().all).toEqual({ ...defaults, help: 'all', language: 'ja' });
});

it('gives out copies only', () => {
  const settings = open();
  settings.all.help = 'off';
  expect(settings.all.help).toBe(defaults.help);
});

describe('a damaged file', () => {
  it('keeps its good values, and is set aside unchanged when the repaired one is written', () => {
    const text = '{"help": "lots", "language": "ja"}';
    put(text);
    const settings = open();
    expect(settings.all).toEqual({ ...defaults, language: 'ja' });
    expect(settings.damage).toEqual({ repaired: ['help'], reason: null, aside: null });
    vi.runAllTimers();
    expect(settings.damage!.aside).toBe(`${file()}.broken-1`);
    expect(told).toBe(1);
    expect(readFileSync(settings.damage!.aside!, 'utf8')).toBe(text);
    expect(stored()).toMatchObject({ help: defaults.help, language: 'ja' });
    expect(open().damage).toBeNull();
  });

  it.each([
    ['', 'it is empty'],
    ['{"help": "keys", "langu', 'it is not a file of settings'],
    ['\0\u0001\u0002', 'it is not a file of settings'],
  ])('without any usable value is set aside too: %j', (text, reason) => {
    put(text);
    const settings = open();
    expect(settings.all).toEqual(defaults);
    expect(settings.damage).toEqual({ repaired: null, reason, aside: null });
    vi.runAllTimers();
    expect(readFileSync(`${file()}.broken-1`, 'utf8')).toBe(text);
  });

  it('gets a new number each time', () => {
    for (const text of ['one', 'two']) {
      put(text);
      open();
      vi.runAllTimers();
    }
    expect(readFileSync(`${file()}.broken-1`, 'utf8')).toBe('one');
    expect(readFileSync(`${file()}.broken-2`, 'utf8')).toBe('two');
  });
});

describe('damage while it runs', () => {
  it.each(['', '{"help":', '{"help": "all"}'])('changes nothing: %j', (text) => {
    const settings = open();
    settings.change({ language: 'ja', patterns: true });
    put(text);
    expect(settings.all).toEqual({ ...defaults, language: 'ja', patterns: true });
    settings.change({ help: 'all' });
    expect(open().all).toEqual({ ...defaults, language: 'ja', patterns: true, help: 'all' });
    expect(open().damage).toBeNull();
  });

  it.each(['', '{"help": "lots"}', '[]'])('is put right at the end: %j', (text) => {
    const settings = open();
    settings.change({ language: 'ja' });
    put(text);
    settings.close();
    expect(open().all).toEqual({ ...defaults, language: 'ja' });
  });

  it('is distinguished from an edit by hand, which stays', () => {
    const settings = open();
    settings.change({ language: 'ja' });
    put('{"language": "en"}');
    settings.close();
    expect(open().all.language).toBe('en');
  });

  it('may remove the whole folder', () => {
    const settings = open();
    settings.change({ language: 'ja' });
    rmSync(folder, { recursive: true });
    settings.change({ help: 'place' });
    expect(open().all).toEqual({ ...defaults, language: 'ja', help: 'place' });
  });
});

describe('what blocks the file', () => {
  it('is reported at every start', () => {
    mkdirSync(file(), { recursive: true });
    for (const settings of [open(), open()]) {
      expect(settings.all).toEqual(defaults);
      expect(settings.failure).toBe('a folder stands in its place');
      settings.close();
    }
  });

  it('loses no change, and all is saved as soon as it is out of the way', () => {
    mkdirSync(file(), { recursive: true });
    const settings = open();
    settings.change({ help: 'all' });
    settings.learnTurn('Game', 'ccw');
    expect(settings.all.help).toBe('all');
    vi.advanceTimersByTime(60_000);
    expect(settings.failure).not.toBeNull();
    rmSync(file(), { recursive: true });
    vi.advanceTimersByTime(5000);
    expect(settings.failure).toBeNull();
    expect(stored()).toMatchObject({ help: 'all', turns: { Game: 'ccw' } });
  });

  it('may appear while it runs, and go again', () => {
    const settings = open();
    settings.change({ help: 'all' });
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    settings.change({ language: 'ja' });
    expect(settings.failure).toBe('a file stands where its folder belongs');
    expect(told).toBe(1);
    rmSync(folder);
    vi.advanceTimersByTime(5000);
    expect([settings.failure, told]).toEqual([null, 2]);
    expect(open().all).toEqual({ ...defaults, help: 'all', language: 'ja' });
  });
});

describe('a folder that can’t be made', () => {
  const inNoFolder = (): SettingsFile => {
    writeFileSync(folder, '');
    const settings = open();
    settings.check();
    return settings;
  };

  it('is reported before any change, and everything else works', () => {
    const settings = inNoFolder();
    expect([settings.hasFolder, settings.failure]).toEqual([false, 'a file stands where its folder belongs']);
    settings.change({ help: 'all' });
    expect(settings.all.help).toBe('all');
    settings.close();
  });

  it('is written as soon as it can be', () => {
    const settings = inNoFolder();
    settings.change({ help: 'all' });
    rmSync(folder);
    vi.advanceTimersByTime(5000);
    expect([settings.hasFolder, settings.failure]).toEqual([true, null]);
    expect(open().all.help).toBe('all');
  });

  it('does not matter if it exists or can be made', () => {
    const settings = open();
    settings.check();
    expect([settings.hasFolder, settings.failure]).toEqual([true, null]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('what is learned', () => {
  it('is written once for many changes, and at the end', () => {
    const settings = open();
    for (let game = 0; game < 50; game++) settings.learnTurn(`game ${game}`, 'cw');
    expect(() => statSync(file())).toThrow('ENOENT');
    settings.close();
    expect(open().turns.size).toBe(50);
  });

  it('is written after a while', () => {
    open().learnTurn('Blocks v1.2', 'ccw');
    vi.advanceTimersByTime(30_000);
    expect(stored()['turns']).toEqual({ 'Blocks v1.2': 'ccw' });
  });

  it('is replaced by newer values, and the oldest titles are forgotten', () => {
    const settings = open();
    settings.learnTurn('old', 'cw');
    for (let title = 0; title < 99; title++) settings.learnTurn(`game ${title}`, 'cw');
    settings.learnTurn('old', 'ccw');
    settings.learnTurn('new', 'ccw');
    expect(settings.turns.size).toBe(100);
    expect([settings.turns.get('old'), settings.turns.get('new')]).toEqual(['ccw', 'ccw']);
    expect(settings.turns.has('game 0')).toBe(false);
  });

  it('keeps layouts over a restart', () => {
    const board = { x: 1.5, y: 2, width: 100, height: 200 };
    const layout = {
      game: 'tetris' as const,
      board,
      columns: 10,
      rows: 20,
      next: [board],
      hold: null,
      confidence: 0.9,
    };
    const layouts = [{ title: 'Game', full: { width: 300, height: 400 }, layout }];
    const settings = open();
    settings.layouts = layouts;
    settings.close();
    expect(open().layouts).toEqual(layouts);
    expect(open().damage).toBeNull();
  });
});
