import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../electron/contract/settings.ts';
import { usualOptions } from '../../../electron/contract/practice/options.ts';
import { readKept, writeKept } from '../../../electron/settings/kept.ts';
import { StoredSettings } from '../../../electron/web/StoredSettings.ts';
import { MemoryStorage } from '../web/MemoryStorage.ts';

const defaults = defaultSettings('en');
const read = (stored: object) => readKept(JSON.stringify(stored), defaults)!;

describe('a file in which help was three settings', () => {
  it.each([
    [{ helpLevel: 0, hintsCome: 'always', ghost: false }, 'off'],
    [{ helpLevel: 0, hintsCome: 'afterWorse', ghost: true }, 'off'],
    [{ helpLevel: 2, hintsCome: 'afterWorse', ghost: false }, 'afterWorse'],
    [{ helpLevel: 1, hintsCome: 'always', ghost: true }, 'ghost'],
    [{ helpLevel: 1, hintsCome: 'always', ghost: false }, 'place'],
    [{ helpLevel: 2, hintsCome: 'always', ghost: false }, 'keys'],
    [{ helpLevel: 3, hintsCome: 'always', ghost: false }, 'all'],
    [{ helpLevel: 3 }, 'all'],
    [{ hintsCome: 'afterWorse' }, 'afterWorse'],
    [{ helpLevel: 1, help: 'all' }, 'all'],
  ])('%j reads to %s, and the older names are not written again', (older, help) => {
    const { kept, repaired } = read({ ...older, language: 'ja', someday: 3 });
    expect(kept).toMatchObject({ settings: { ...defaults, help, language: 'ja' }, unknown: { someday: 3 } });
    expect(repaired).toEqual([]);
    const written = JSON.parse(writeKept(kept)) as object;
    expect(written).toMatchObject({ help, someday: 3 });
    for (const name of ['helpLevel', 'hintsCome', 'ghost']) expect(written).not.toHaveProperty(name);
  });

  it.each([9, '2', null])('names a level that never was: %j', (helpLevel) => {
    expect(read({ helpLevel }).repaired).toEqual(['help']);
  });

  it('reads a game’s own settings, with those of all games where it left them open', () => {
    const own = (settings: object) => ({ title: 'Blocks', settings });
    const ownSettings = [own({ helpLevel: 3, ghost: false, warns: false }), own({ warns: true }), 7];
    const { kept } = read({ helpLevel: 1, hintsCome: 'always', ghost: true, ownSettings });
    expect(kept.settings.help).toBe('ghost');
    expect(kept.ownSettings).toEqual([own({ help: 'all', warns: false }), own({ warns: true })]);
  });

  it('still looks for what was lost, by its new name', () => {
    expect(read({ lost: ['helpLevel', 'ghost', 'turns'] }).kept.lost).toEqual(['help', 'turns']);
  });
});

describe('a file in which only the attack of a game could be chosen', () => {
  it('reads to the rules of that game, of all games and of single ones', () => {
    const ownSettings = [{ title: 'Blocks', settings: { attack: 'jstris' } }];
    const { kept, repaired } = read({ attack: 'tetrio', ownSettings, someday: 3, lost: ['attack'] });
    expect(kept.settings.rules).toBe('tetrio');
    expect(kept.ownSettings).toEqual([{ title: 'Blocks', settings: { rules: 'jstris' } }]);
    expect(kept.lost).toEqual(['rules']);
    expect(kept.unknown).toEqual({ someday: 3 });
    expect(repaired).toEqual([]);
    expect(JSON.parse(writeKept(kept))).not.toHaveProperty('attack');
  });

  it('keeps the rules where a file has both, and names those that never were', () => {
    expect(read({ attack: 'tetrio', rules: 'nes' }).kept.settings.rules).toBe('nes');
    expect(read({ attack: 'chess' }).repaired).toEqual(['rules']);
  });
});

it.each([
  ['off', 'off'],
  ['after', 'afterWorse'],
  ['place', 'place'],
  ['full', 'keys'],
  ['keys', 'keys'],
])('practice’s older name %s reads to %s', (older, help) => {
  const practice = { ...usualOptions, help: older, volume: 3 };
  expect(read({ practice }).kept.settings.practice).toEqual({ ...usualOptions, help, volume: 3 });
});

it('gives options that an older version lacked their usual values', () => {
  const older = { ...usualOptions, cut: undefined, softDrop: undefined, skin: undefined };
  expect(read({ practice: older }).kept.settings.practice).toEqual(usualOptions);
});

it('reads the older names in a browser’s storage too', () => {
  const storage = new MemoryStorage();
  storage.setItem(
    'okiba/settings',
    JSON.stringify({ helpLevel: 3, practice: { ...usualOptions, help: 'after' } }),
  );
  const settings = new StoredSettings(storage, 'en');
  expect(settings.all).toMatchObject({ help: 'all', practice: { help: 'afterWorse' } });
  settings.change({ patterns: true });
  expect(JSON.parse(storage.getItem('okiba/settings')!)).not.toHaveProperty('helpLevel');
});
