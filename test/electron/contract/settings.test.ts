import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  defaultSettings,
  lastingSettings,
  publicSettings,
  reasks,
  settingNames,
  settingSchemas,
  settingsChange,
  type Settings,
} from '../../../electron/contract/settings.ts';
import { keyPresets } from '../../../electron/contract/hint/gameKeys.ts';

const settings = defaultSettings('en-GB');

it.each(['', 'ja-JP', 'en', 'de-AT'])('has a lawful default of each setting where %j is spoken', (locale) => {
  for (const [name, value] of Object.entries(defaultSettings(locale)))
    expect(v.is(settingSchemas[name as keyof Settings], value), name).toBe(true);
});

it('speaks Japanese where the system does, and English elsewhere', () => {
  expect(defaultSettings('ja-JP').language).toBe('ja');
  expect(defaultSettings('de-AT').language).toBe('en');
});

describe.each(settingNames)('%s', (name) => {
  it('may be changed alone, if it lasts', () => {
    const change = { [name]: settings[name] };
    expect(v.is(settingsChange, change)).toBe(lastingSettings.includes(name));
  });

  it.each([[undefined], [{}], [[]], [-1]])('is never %j', (value) => {
    expect(v.is(settingsChange, { [name]: value })).toBe(false);
  });
});

it('keep private settings out of what others get', () => {
  const told = publicSettings({ ...settings, bot: '/home/someone/bot', sourceId: 'window:7:0' });
  expect(told).not.toHaveProperty('bot');
  expect(told).not.toHaveProperty('sourceId');
  expect(told).toHaveProperty('skill', settings.skill);
});

it('begins with what a beginner can follow, and with nothing that has to be chosen', () => {
  expect(settings).toMatchObject({ skill: 'drops', patterns: false, warns: true, bot: null, sourceId: null });
});

it('keeps the command of a bot without the blanks around it, and refuses a blank one', () => {
  expect(v.parse(settingsChange, { bot: ' a bot ' })).toEqual({ bot: 'a bot' });
  expect(v.is(settingsChange, { bot: '  ' })).toBe(false);
});

it.each<[Partial<Settings>, boolean, boolean]>([
  [{}, false, false],
  [{ skill: 'spins' }, true, false],
  [{ evaluator: 'bcts' }, true, false],
  [{ misdrops: 'high' }, true, false],
  [{ bot: 'bot' }, true, false],
  [{ puyoEvaluator: 'potential' }, false, true],
  [{ gameKeys: keyPresets.pad }, true, true],
  [{ warns: false, help: 'place', patterns: true, language: 'ja', sourceId: 'x' }, false, false],
])('asks anew after %j: of Tetris %s, of Puyo %s', (change, tetris, puyo) => {
  const after = { ...settings, ...change };
  expect([reasks('tetris', settings, after), reasks('puyo', settings, after)]).toEqual([tetris, puyo]);
});
