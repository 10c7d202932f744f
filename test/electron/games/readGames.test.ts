import { expect, it } from 'vitest';
import { recordGame } from '../../../build/fit/review/players.ts';
import { readGames, writeGame } from '../../../electron/games/readGames.ts';
import { solo, taps } from '../../engine/review/files/tetrio/files.ts';

const named = { title: 'x', startedAt: 3 };
const events = taps(['hardDrop', 'moveLeft', 'hardDrop']);

it('reads recorded games, one or several in a file', () => {
  const games = [recordGame('random', 2, 3), recordGame('random', 5, 4)];
  expect(readGames(games.map(writeGame).join(''), named)).toEqual({ games, left: [] });
});

it('reads a replay of TETR.IO, pretty-printed or not', () => {
  for (const indent of [0, 2]) {
    const { games, left } = readGames(`\uFEFF${JSON.stringify(solo(events), null, indent)}\n`, named);
    expect([games.map(({ turns }) => turns.length), left]).toEqual([[2], []]);
  }
});

it('reads what it can of a match, and reports the rest', () => {
  const [good, bad] = [solo(events), solo(events, null, { seed: 1, bagtype: 'classic' })];
  const rounds = [
    [
      { username: 'anna', ...good },
      { username: 'bob', ...bad },
    ],
  ];
  const { games, left } = readGames(JSON.stringify({ replay: { rounds } }), named);
  expect(games.map(({ header }) => header.title)).toEqual(['1 - anna - x']);
  expect(left).toEqual([
    'it is a match of TETR.IO (.ttrm); round 1 of bob has a rule that isn\'t known here: bagtype "classic"',
  ]);
});

it.each([
  ['a replay that can’t be played out', JSON.stringify(solo(events, null, {})), 'no seed'],
  ['nothing of the kind', 'hello', 'no recorded game, no fumen, no replay of TETR.IO'],
  ['a game without a piece', JSON.stringify(recordGame('random', 2, 2).header), 'no piece is placed in it'],
  ['a torn line', `${JSON.stringify(recordGame('random', 2, 2).header)}\n{`, 'line 2 is not JSON'],
])('says of %s in one line what it is', (_, text, why) => {
  expect(() => readGames(text, named)).toThrow(why);
});
