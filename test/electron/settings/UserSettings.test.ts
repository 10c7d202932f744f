import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings, type Settings } from '../../../electron/contract/settings.ts';
import { SettingsFile } from '../../../electron/settings/SettingsFile.ts';
import { UserSettings } from '../../../electron/settings/UserSettings.ts';
import { keyPresets } from '../../../electron/contract/hint/gameKeys.ts';

const defaults = defaultSettings('en');
let folder: string;
let title: string | null;
let told: Settings | null;
let agrees: boolean;
let file: SettingsFile;
let settings: UserSettings;

function open(): void {
  file = new SettingsFile(folder, defaults);
  settings = new UserSettings(file, {
    title: () => title,
    askAboutBot: () => Promise.resolve(agrees),
    changed: (now) => (told = now),
  });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'okiba-settings-'));
  [title, told, agrees] = ['Blocks – level 3', null, true];
  open();
});
afterEach(() => {
  file.close();
  rmSync(folder, { recursive: true });
});

function watch(name: string | null): Settings {
  title = name;
  settings.retell();
  return told!;
}

describe('settings of a game', () => {
  it('are combined once, and again after a change or for another game', () => {
    const before = settings.all;
    expect(settings.all).toBe(before);
    settings.change({ help: 'all' });
    expect(settings.all).toMatchObject({ help: 'all' });
    expect(settings.all).not.toBe(before);
    settings.keepForGame(true);
    settings.change({ help: 'place' });
    expect(settings.all).toMatchObject({ help: 'place' });
    title = 'Other';
    expect(settings.all).toMatchObject({ help: 'all' });
  });

  it('are those of all games until it has its own', () => {
    settings.change({ help: 'place' });
    expect(watch('Other')).toMatchObject({ help: 'place' });
    expect(settings.game).toEqual({ title: 'Other', hasOwn: false });
  });

  it('hold for it alone from then on, whichever number its title counts up to', () => {
    settings.keepForGame(true);
    settings.change({ help: 'all', gameKeys: keyPresets.pad });
    expect(settings.game).toMatchObject({ hasOwn: true });
    expect(watch('Other')).toMatchObject({ help: defaults.help, gameKeys: null });
    expect(watch('Blocks – level 14')).toMatchObject({ help: 'all', gameKeys: keyPresets.pad });
  });

  it("leave to all games what can't differ by game", () => {
    settings.keepForGame(true);
    settings.change({ language: 'ja', skill: 'spins' });
    expect(watch(null)).toMatchObject({ language: 'ja', skill: defaults.skill });
    expect(settings.game).toBeNull();
  });

  it('begin as the present ones, and end with them', () => {
    settings.change({ skill: 'slides' });
    expect(settings.keepForGame(true).skill).toBe('slides');
    settings.change({ skill: 'spins' });
    expect(settings.keepForGame(false).skill).toBe('slides');
    expect(settings.game).toMatchObject({ hasOwn: false });
  });

  it('outlive a restart', () => {
    settings.keepForGame(true);
    settings.change({ help: 'off' });
    file.close();
    open();
    expect(settings.all.help).toBe('off');
    expect(watch('Other').help).toBe(defaults.help);
  });

  it('are removed by a reset', () => {
    settings.keepForGame(true);
    settings.change({ help: 'all', language: 'ja' });
    expect(settings.reset(defaults)).toMatchObject({ help: defaults.help, language: 'en' });
    expect(settings.game).toMatchObject({ hasOwn: false });
  });
});

describe('another engine', () => {
  it('runs only once the user has agreed to it', async () => {
    agrees = false;
    expect((await settings.changeAllowed({ bot: 'a bot', help: 'place' })).bot).toBeNull();
    expect(settings.all.help).toBe('place');
    agrees = true;
    await settings.changeAllowed({ bot: 'a bot' });
    expect(settings.bot).toBe('a bot');
  });

  it('named in the file is asked about, and removed where it is refused', async () => {
    settings.change({ bot: 'a bot' });
    expect(settings.bot).toBeNull();
    agrees = false;
    await settings.askAboutKeptBot();
    expect(settings.all.bot).toBeNull();
  });
});

describe('settings as a text', () => {
  it('come back as they were, of all games and of each', () => {
    settings.change({ language: 'ja', help: 'place' });
    settings.keepForGame(true);
    settings.change({ help: 'all', gameKeys: keyPresets.pad });
    const text = settings.export();
    settings.reset(defaults);
    expect(settings.import(text)).toMatchObject({ ok: true, repaired: [] });
    expect(settings.all).toMatchObject({ language: 'ja', help: 'all', gameKeys: keyPresets.pad });
    expect(watch('Other')).toMatchObject({ help: 'place', gameKeys: null });
  });

  it('neither contain nor change an engine’s command', async () => {
    await settings.changeAllowed({ bot: 'a bot' });
    expect(settings.export()).not.toContain('a bot');
    expect(settings.import('{"bot": "another", "language": "ja"}')).toMatchObject({ ok: true });
    expect(settings.all).toMatchObject({ bot: 'a bot', language: 'ja' });
  });

  it('change nothing if unreadable, and name the settings that can’t be used', () => {
    expect(settings.import('no settings')).toEqual({ ok: false });
    expect(settings.import('{"help": "lots", "patterns": true}')).toMatchObject({
      ok: true,
      repaired: ['help'],
    });
    expect(settings.all).toMatchObject({ help: defaults.help, patterns: true });
  });
});
