import { describe, expect, it } from 'vitest';
import { replayTetrio } from '../../../../../engine/review/files/tetrio/replay.ts';
import { solo, still, taps } from './files.ts';

const named = { title: 'f.ttr', startedAt: 7 };
const events = taps(['hardDrop', 'hold', 'hardDrop']);
const told = { piecesplaced: 2, lines: 0, holds: 1, clears: { singles: 0, allclear: 0 } };

/** As early files have it: the options in an event, the end in another, with the board. */
function early(board: (string | null)[][]) {
  const first = { frame: 0, type: 'full', data: { options: still } };
  const last = { frame: 2000, type: 'end', data: { export: { stats: told, game: { board } } } };
  return { frames: 2000, events: [first, ...events, last] };
}

function boardOf(cells: readonly string[]): (string | null)[][] {
  const rows = cells.map((row) => [...row].map((cell) => (cell === '.' ? null : 'z')));
  return [...Array.from({ length: 40 - rows.length }, () => Array<null>(10).fill(null)), ...rows];
}

describe('a file of TETR.IO', () => {
  const [game] = replayTetrio(solo(events, told), named)!.games;
  const lying = ['....XXX...', '....X.....'];

  it('is played out from its keys', () => {
    expect(game!.header).toMatchObject({ origin: 'imported', title: 'f.ttr', startedAt: 7, rows: 20 });
    expect(game!.turns).toHaveLength(2);
  });

  it.each([
    ['with nothing told of its end', solo(events), 1],
    ['of an early kind', { gametype: '40l', user: { username: 'b' }, data: early([]) }, 1],
    ['an early match', { ismulti: true, data: [{ board: [], replays: [early([]), early([])] }] }, 2],
    [
      'a match',
      {
        replay: {
          rounds: [1, 2].map(() =>
            ['anna', 'bob'].map((username) => ({ username, replay: solo(events, told).replay })),
          ),
        },
      },
      4,
    ],
  ])('%s', (_, file, games) => {
    const replayed = replayTetrio(file, named)!;
    expect([replayed.games.length, replayed.left]).toEqual([games, []]);
    for (const one of replayed.games) expect(one.turns).toEqual(game!.turns);
  });

  it('names each round and its player', () => {
    const rounds = [['anna', 'bob'].map((username) => ({ username, replay: solo(events).replay }))];
    const titles = replayTetrio({ replay: { rounds } }, named)!.games.map(({ header }) => header.title);
    expect(titles).toEqual(['1 - anna - f.ttr', '1 - bob - f.ttr']);
  });

  it.each([
    ['fewer pieces', solo(events, { ...told, piecesplaced: 3 }), '2 pieces instead of 3'],
    ['other rows', solo(events, { ...told, lines: 1 }), '0 cleared rows instead of 1'],
    ['other clears', solo(events, { ...told, clears: { quads: 1 } }), 'other kinds of clears than told'],
    ['another board', { user: {}, data: early(boardOf(lying)) }, 'another board than told'],
    [
      'an unknown board',
      solo(events, null, { ...still, boardwidth: 12 }),
      "a rule that isn't known here: boardwidth 12",
    ],
    ['other kicks', solo(events, null, { ...still, kickset: 'ARS' }), 'kickset "ARS"'],
    ['no seed', solo(events, null, {}), 'no seed'],
    ['a game begun anew', solo([...events, ...taps(['retry'], 200)]), 'the key retry'],
    ['no piece', solo([]), 'has no piece that was placed'],
  ])('with %s is refused in a line that names it', (_, file, why) => {
    const { games, left } = replayTetrio(file, named)!;
    expect(games).toEqual([]);
    expect(left).toHaveLength(1);
    expect(left[0]).toMatch(/^it is a replay of TETR\.IO \(\.ttr\); the game /);
    expect(left[0]).toContain(why);
  });

  it.each([[{}], [{ data: [1, 2] }], [{ replay: 'none' }], [[1]], [null], [{ type: 'start', data: 1 }]])(
    '%j is none',
    (value) => {
      expect(replayTetrio(value, named)).toBeNull();
    },
  );
});

it('plays with levels, which fall faster', () => {
  const levels = { ...still, levels: true, gbase: 0.1, gspeed: 0, startinglevel: 4, locktime: 5 };
  const { games } = replayTetrio(solo([], null, levels), named)!;
  expect(games[0]!.turns.length).toBeGreaterThan(10);
});
