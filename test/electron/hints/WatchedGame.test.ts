import { describe, expect, it } from 'vitest';
import type { Source } from '../../../electron/contract/panel.ts';
import { WatchedGame } from '../../../electron/hints/WatchedGame.ts';
import { sight, sightPuyo } from '../sightings.ts';

const practice: Source = { id: 'window:1:0', name: 'Okiba practice', kind: 'window' };
const blocks: Source = { id: 'window:2:0', name: 'Blocks', kind: 'window' };

const watching = (source: Source | null) =>
  new WatchedGame({
    source: () => source,
    isOwn: ({ id }) => id === practice.id,
    learnedTurns: () => new Map([['Blocks', 'ccw']]),
    language: () => 'en',
  });

describe('of a watched game', () => {
  it.each([
    ['nothing', null, '', ['cw']],
    ['a game that was seen turning', blocks, 'Blocks', ['ccw']],
    ['our own game', practice, 'Okiba practice', ['cw', 'ccw']],
  ])('is known, where it is %s: its title and its turn keys', (_, source, title, turns) => {
    expect([watching(source).title, watching(source).turns()]).toEqual([title, turns]);
  });

  it('is known that our own Puyo game has its hints on its field, and no other one', () => {
    const tetris = sight(1, 1, null);
    expect(watching(practice).drawsItself(sightPuyo(1))).toBe(true);
    for (const source of [blocks, null]) expect(watching(source).drawsItself(sightPuyo(1))).toBe(false);
    expect(watching(practice).drawsItself(tetris)).toBe(false);
  });

  it('is said why there is no hint, but not over our own Puyo game', () => {
    const status = 'unsure';
    expect(watching(blocks).notice({ sighting: sightPuyo(1), status })?.lines.length).toBeGreaterThan(0);
    expect(watching(practice).notice({ sighting: sightPuyo(1), status })).toBeNull();
    expect(watching(blocks).notice({ sighting: null, status })).toBeNull();
    expect(watching(blocks).notice({ sighting: sightPuyo(1), status: 'ready' })).toBeNull();
  });
});
