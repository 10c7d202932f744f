import lzString from 'lz-string';
import { describe, expect, it } from 'vitest';
import { readGames } from '../../../../../electron/games/readGames.ts';
import { Alea } from '../../../../../engine/review/files/jstris/Alea.ts';
import { bagsOf } from '../../../../../engine/review/files/jstris/bags.ts';
import { replayJstris } from '../../../../../engine/review/files/jstris/replay.ts';
import { makeText } from '../../../../../engine/tetris/rules/board.ts';
import { lock } from '../../../../../engine/tetris/rules/lock.ts';
import { cellsOf } from '../../../../../engine/tetris/rules/pieces.ts';
import { positionOf } from '../../../../../engine/review/tetris/position.ts';
import { sprintOf } from './sprint.ts';

const named = { title: 'sprint', startedAt: 4 };
const { file, game } = sprintOf('c07yl8j');

it('draws as Jstris does', () => {
  // The numbers of aleaPRNG 1.1; a public sprint of forty rows, in rrbutani/jstris-replay, comes out with these bags.
  const random = new Alea('asdf');
  expect([random.nextFraction(), random.nextFraction(), random.nextFraction()]).toEqual([
    0.8024188503623009, 0.4725297694094479, 0.949664750834927,
  ]);
  expect(bagsOf('c07yl8j', 14).join('')).toBe('ISZOTLJJILTOZS');
  for (let seed = 0; seed < 60; seed++) expect('SZ').not.toContain(bagsOf(`${seed}`, 7)[0]);
});

describe('a replay of Jstris', () => {
  it('is played to the end that it states', () => {
    const { games, left } = replayJstris(file, named)!;
    expect([games.length, left]).toEqual([1, []]);
    const { header, turns } = games[0]!;
    expect(header).toMatchObject({ title: 'sprint', startedAt: 4, origin: 'imported' });
    expect(turns).toHaveLength(game.locked);
    const last = turns.at(-1)!;
    if (last.kind !== 'piece') throw new Error('a pair');
    const { board } = lock(positionOf(last, header).board, cellsOf(last.placed));
    expect(makeText(board)).toEqual(makeText(game.board));
    expect(last.at).toBe(Number(file.c['gameEnd']) - 1000);
  });

  it('is read as it is copied, packed, and as JSON', () => {
    const packed = lzString.compressToEncodedURIComponent(JSON.stringify(file));
    const lines = packed.replace(/(.{60})/g, '$1\n');
    for (const text of [packed, lines, JSON.stringify(file, null, 2)])
      expect(readGames(text, named)).toEqual(replayJstris(file, named));
  });

  it.each([
    ['another mode', sprintOf('a', { m: 8 }).file, 'it is not a sprint; the end is known for sprints only'],
    ['too few rows', sprintOf('a', { m: 1 }).file, /2\d cleared rows instead of 40/],
    ['another time', sprintOf('a', { gameEnd: 999_000 }).file, 'it ends after'],
    ['another randomizer', sprintOf('a', { r: 2 }).file, 'it has other pieces (r 2)'],
    ['garbage', sprintOf('a', {}, ['garbage']).file, 'garbage'],
    ['a soft drop', sprintOf('a', {}, ['softDrop']).file, 'softDrop'],
  ])('with %s is refused in a line that names it', (_, made, why) => {
    const { games, left } = replayJstris(made, named)!;
    expect(games).toEqual([]);
    expect(left[0]).toMatch(/^it is a replay of Jstris; the game can't be played out here: /);
    expect(left[0]).toMatch(why);
  });

  it.each([[{}], [{ c: {}, d: 'x' }], [{ c: { softDropId: 1 }, d: '' }], [null], [[1]]])(
    '%j is none',
    (value) => {
      expect(replayJstris(value, named)).toBeNull();
    },
  );
});
