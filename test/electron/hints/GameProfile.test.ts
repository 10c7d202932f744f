import { describe, expect, it } from 'vitest';
import type { Source } from '../../../electron/contract/panel.ts';
import { GameProfile } from '../../../electron/hints/GameProfile.ts';
import { keyPresets, type GameKeys } from '../../../electron/contract/hint/gameKeys.ts';
import type { Turn } from '../../../electron/hints/turns.ts';
import { sightPuyo } from '../sightings.ts';

const practice: Source = { id: 'window:1:0', name: 'Okiba practice', kind: 'window' };
const blocks: Source = { id: 'window:2:0', name: 'Blocks', kind: 'window' };

const watching = (
  source: Source | null,
  watchesPractice = false,
  gameKeys: GameKeys | null = null,
  learned: Readonly<Record<string, Turn>> = { Blocks: 'ccw' },
) =>
  new GameProfile({
    source: () => source,
    isOwn: ({ id }) => id === practice.id,
    learnedTurns: () => new Map(Object.entries(learned)),
    settings: () => ({ language: 'en', watchesPractice, gameKeys }),
  });

describe('of a watched game', () => {
  it.each([
    ['nothing', null, '', ['cw']],
    ['a game that was seen turning', blocks, 'Blocks', ['ccw']],
    ['our own game', practice, 'Okiba practice', ['cw', 'ccw']],
  ])('knows, for %s, its title and its turn keys', (_, source, title, turns) => {
    expect([watching(source).title, watching(source).turns()]).toEqual([title, turns]);
  });

  it('knows which turns its keys distinguish; if they don’t, the turn that was seen', () => {
    const turns = (keys: GameKeys) => watching(blocks, false, keys).turns();
    expect(turns(keyPresets.keyboard)).toEqual(['cw', 'ccw', 'half']);
    expect(turns(keyPresets.pad)).toEqual(['cw', 'ccw']);
    expect(turns(keyPresets.oneTurn)).toEqual(['ccw']);
    expect(turns({ ...keyPresets.pad, ccw: '' })).toEqual(['cw']);
    expect(watching(practice, false, keyPresets.oneTurn).turns()).toEqual(['cw', 'ccw']);
  });

  it.each<[string, Readonly<Record<string, Turn>>, Turn]>([
    ['Blocks', {}, 'cw'],
    ['Blocks', { Blocks: 'ccw', Other: 'cw' }, 'ccw'],
    ['Quadrapassel', {}, 'ccw'],
    ['Quadrapassel', { Quadrapassel: 'cw' }, 'cw'],
    ['KBlocks', {}, 'ccw'],
    ['constructor', {}, 'cw'],
  ])('the one turn key of %s, with %j learned, turns %s', (name, learned, turn) => {
    expect(watching({ ...blocks, name }, false, null, learned).turns()).toEqual([turn]);
  });

  it.each<[string, string, GameKeys | null, Turn[]]>([
    ['Puyo Puyo', 'no keys', null, ['cw', 'ccw']],
    ['FloboPuyo', 'no keys', null, ['ccw']],
    ['Okiba practice', 'no keys', null, ['cw', 'ccw']],
    ['Puyo Puyo', 'a key for each turn, also half ones', keyPresets.keyboard, ['cw', 'ccw']],
    ['FloboPuyo', 'a key for each turn', keyPresets.pad, ['cw', 'ccw']],
    ['Puyo Puyo', 'one key that turns left', { ...keyPresets.pad, cw: '' }, ['ccw']],
    ['Puyo Puyo', 'one key for both', keyPresets.oneTurn, ['cw']],
    ['FloboPuyo', 'one key for both', keyPresets.oneTurn, ['ccw']],
    ['Blocks', 'one key for both, which was seen turning left', keyPresets.oneTurn, ['ccw']],
  ])('%s with %s set turns pairs by them', (name, _, keys, turns) => {
    const source = name === practice.name ? practice : { ...blocks, name };
    expect(watching(source, false, keys).puyoTurns()).toEqual(turns);
  });

  it('knows whether it is a window of its own, and which way it was seen to turn', () => {
    const screen: Source = { id: 'screen:0:0', name: 'Entire screen', kind: 'screen' };
    expect([blocks, practice, screen, null].map((source) => watching(source).ownTitle)).toEqual([
      'Blocks',
      'Okiba practice',
      null,
      null,
    ]);
    expect([blocks, practice].map((source) => watching(source).learnedTurn)).toEqual(['ccw', null]);
  });

  it('knows that our own games draw hints on their boards, unless they are watched like any other', () => {
    expect(watching(practice).drawsItself).toBe(true);
    expect(watching(practice, true).drawsItself).toBe(false);
    for (const source of [blocks, null]) expect(watching(source).drawsItself).toBe(false);
  });

  it('says why there is no hint, but not over our own games', () => {
    const status = 'unsure';
    expect(watching(blocks).notice({ sighting: sightPuyo(1), status })?.lines.length).toBeGreaterThan(0);
    expect(watching(practice).notice({ sighting: sightPuyo(1), status })).toBeNull();
    expect(watching(practice, true).notice({ sighting: sightPuyo(1), status })).not.toBeNull();
    expect(watching(blocks).notice({ sighting: null, status })).toBeNull();
    expect(watching(blocks).notice({ sighting: sightPuyo(1), status: 'ready' })).toBeNull();
  });
});
