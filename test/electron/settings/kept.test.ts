import { describe, expect, it } from 'vitest';
import { defaultSettings, lastingSettings } from '../../../electron/contract/settings.ts';
import { mostLayouts } from '../../../electron/sourceSelection/LayoutMemory.ts';
import { emptyKept, keepable, readKept, withTurn, writeKept } from '../../../electron/settings/kept.ts';
import { keyPresets } from '../../../electron/contract/hint/gameKeys.ts';

const defaults = { ...defaultSettings('en'), misdrops: 'low' as const };
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
const remembered = (title: string, more = {}) => ({
  title,
  full: { width: 300, height: 400 },
  layout: { ...layout, ...more },
});
const read = (value: unknown) => readKept(JSON.stringify(value), defaults)!;

it('reads what it has written', () => {
  const kept = {
    settings: { ...defaults, help: 'all' as const, bot: 'a bot' },
    turns: new Map([
      ['Blocks v1.2', 'ccw'],
      ['__proto__', 'cw'],
    ] as const),
    layouts: keepable([remembered('A'), remembered('B')]),
    ownSettings: [{ title: 'Blocks', settings: { help: 'place' as const, gameKeys: keyPresets.pad } }],
    agreedBots: ['a bot', 'another'],
    slips: { followed: 40, column: 2, turn: 0.5 },
  };
  expect(readKept(writeKept(kept), defaults)).toEqual({ kept, repaired: [] });
});

it.each([[7], 'bot', [['bot']], { 0: 'bot' }, null])(
  'takes nobody’s consent from what can’t be read, and no other value with it: %j',
  (agreedBots) => {
    const { kept, repaired } = read({ agreedBots, language: 'ja' });
    expect(kept.agreedBots).toEqual([]);
    expect(kept.settings.language).toBe('ja');
    expect(repaired).toEqual([]);
  },
);

it('does not keep settings that last for one run only', () => {
  const text = writeKept(emptyKept({ ...defaults, sourceId: 'window:7:0' }));
  expect(text).not.toContain('window:7:0');
  expect(read({ sourceId: 'window:7:0' }).kept.settings.sourceId).toBeNull();
});

describe('what is no file of settings', () => {
  it.each([
    ['empty', ''],
    ['blank', ' \n'],
    ['cut off', '{"help": "keys", "langu'],
    ['not JSON', 'help = keys'],
    ['a list', '[1, 2]'],
    ['a number', '7'],
    ['null', 'null'],
    ['binary', Buffer.from([0, 255, 254, 1, 2, 0]).toString('utf8')],
    ['zeros', '\0'.repeat(1000)],
    ['nested without end', '['.repeat(200_000)],
  ])('%s', (_name, text) => {
    expect(readKept(text, defaults)).toBeNull();
  });
});

describe('one damaged value falls back to its default, is named, and harms no other', () => {
  const good = { language: 'ja', patterns: true, turns: { Game: 'ccw' }, layouts: [remembered('Game')] };

  it.each([
    ['help', 9],
    ['help', '2'],
    ['help', null],
    ['evaluator', 'nobody'],
    ['skill', ['drops']],
    ['misdrops', 7],
    ['warns', 'yes'],
    ['bot', ''],
    ['bot', 'x'.repeat(2000)],
    ['puyoEvaluator', {}],
  ])('%s: %j', (name, value) => {
    const { kept, repaired } = read({ ...good, [name]: value });
    expect(repaired).toEqual([name]);
    expect(kept.settings).toEqual({ ...defaults, language: 'ja', patterns: true });
    expect([...kept.turns]).toEqual([['Game', 'ccw']]);
    expect(kept.layouts).toEqual([remembered('Game')]);
  });

  it.each([
    ['turns that are none', { turns: 'cw' }, 'turns', []],
    ['a list of turns', { turns: ['cw'] }, 'turns', []],
    ['one turn that is none', { turns: { Game: 'ccw', Other: 'up' } }, 'turns', [['Game', 'ccw']]],
    ['a title too long', { turns: { Game: 'ccw', ['x'.repeat(401)]: 'cw' } }, 'turns', [['Game', 'ccw']]],
    ['layouts that are none', { layouts: {} }, 'layouts', [['Game', 'ccw']]],
    [
      'a layout that is none',
      { layouts: [{ title: 'B', full: 3 }, remembered('Game')] },
      'layouts',
      [['Game', 'ccw']],
    ],
  ])('%s', (_name, wrong, name, turns) => {
    const { kept, repaired } = read({ ...good, ...wrong });
    expect(repaired).toEqual([name]);
    expect([...kept.turns]).toEqual(turns);
    expect(kept.settings).toMatchObject({ language: 'ja', patterns: true });
    if ('layouts' in wrong && Array.isArray(wrong.layouts))
      expect(kept.layouts).toEqual([remembered('Game')]);
  });

  it('names each of several', () => {
    expect(read({ help: 'lots', language: 'fr', turns: 4 }).repaired).toEqual(['help', 'language', 'turns']);
  });

  it.each(lastingSettings)('whichever it is: %s', (name) => {
    expect(read({ [name]: { odd: true } })).toEqual({ kept: emptyKept(defaults), repaired: [name] });
  });
});

it('takes a file of an older version, which lacks entries', () => {
  const kept = emptyKept({ ...defaults, language: 'ja' });
  expect(read({ language: 'ja' })).toEqual({ kept, repaired: [] });
});

it('takes a file of a newer version, which has more, and writes that back', () => {
  const unknown = { someday: 3, constructor: {} };
  const kept = { ...emptyKept({ ...defaults, language: 'ja' }), unknown };
  expect(read({ language: 'ja', ...unknown })).toEqual({ kept, repaired: [] });
  expect(JSON.parse(writeKept(kept))).toMatchObject({ language: 'ja', ...unknown });
});

it('takes a file with a byte order mark', () => {
  expect(readKept('\uFEFF{"language":"ja"}', defaults)!.repaired).toEqual([]);
});

describe('turns', () => {
  it('of too many games are cut to the latest hundred, and named', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, game) => [`game ${game}`, 'cw']));
    const { kept, repaired } = read({ turns: many, language: 'ja' });
    expect(repaired).toEqual(['turns']);
    expect(kept.turns.size).toBe(100);
    expect(kept.turns.has('game 4999')).toBe(true);
    expect(kept.settings.language).toBe('ja');
  });

  it.each(['', 'x'.repeat(401)])('of a title that is none are not kept', (title) => {
    expect(withTurn(new Map(), title, 'cw').size).toBe(0);
  });
});

describe('layouts', () => {
  it('are kept only where they can be read back', () => {
    const good = remembered('A');
    const more = Array.from({ length: 17 }, () => board);
    expect(
      keepable([good, remembered('x'.repeat(401)), remembered('B', { next: more }), remembered('')]),
    ).toEqual([good]);
  });

  it('are no more than are remembered', () => {
    const many = Array.from({ length: mostLayouts + 5 }, (_, at) => remembered(`game ${at}`));
    expect(keepable(many)).toHaveLength(mostLayouts);
    expect(read({ layouts: many }).repaired).toEqual(['layouts']);
  });
});
