import { describe, expect, it } from 'vitest';
import type { Location, Piece } from '../../../../engine/tetris/types.ts';
import {
  agree,
  couldBeGhost,
  couldBeOldPiece,
  explain,
  explainHiddenPiece,
  land,
  landings,
  looksUntouched,
  sameLocation,
  type Explanation,
  type NextPiece,
} from '../../../../vision/tracking/explaining/explanation.ts';
import { placeOf } from '../../../../vision/tracking/explaining/pieceCells.ts';
import { floor, highT, lowT } from '../../simulated/readings.ts';
import { knownFrom, masksOf } from '../known.ts';

const air = '..........\n';
const known = knownFrom(highT);
const landed = `.....X....\n....XXX...\n${floor}`;
const square = `....OO....\n....OO....\n`;

/** The explanation in words; null where there is none. */
function told(explanation: Explanation | null): string | null {
  if (!explanation) return null;
  const where = (at: Location | null) => (at ? `${at.type} ${at.orientation} ${at.x} ${at.y}` : 'above');
  switch (explanation.kind) {
    case 'same':
    case 'swap':
      return `${explanation.kind} ${where(explanation.location)}`;
    case 'next':
      return `next ${explanation.location ? '' : `${explanation.piece} `}${where(explanation.location)} after ${explanation.landing.cleared}`;
    case 'locked':
      return `locked after ${explanation.landing.cleared}`;
  }
}

describe('explain returns', () => {
  const explained = (frame: string, expected: Piece | null = null, before = known) =>
    told(explain(before, masksOf(frame), expected));

  it.each<[string, string, Piece | null, string | null]>([
    ['the same piece at another place', lowT, null, 'same T south 5 4'],
    ['the same piece at the same place', highT.replace(/^/, ''), null, 'same T south 5 7'],
    ['a swap for another piece', `${square}${air.repeat(5)}${floor}`, null, 'swap O north 4 6'],
    ['the next piece after the previous one has landed', `${square}${air.repeat(3)}${landed}`, null, 'next O north 4 6 after 0'],
    ['the announced next piece, cut off by the upper edge', `...XXX....\n${air.repeat(4)}${landed}`, 'L', 'next L north 4 7 after 0'],
    ['the next piece upside down, with one visible cell', `....X.....\n${air.repeat(4)}${landed}`, 'J', 'next J south 3 8 after 0'],
    ['its mirror image upside down, with one visible cell', `....X.....\n${air.repeat(4)}${landed}`, 'L', 'next L south 5 8 after 0'],
    ['the next piece upright, if no other orientation fits', `....XX....\n${air.repeat(4)}${landed}`, 'J', 'next J west 5 8 after 0'],
    ['null if the visible part fits several pieces', `...XXX....\n${air.repeat(4)}${landed}`, null, null],
    ['null if a cell of the stack is missing', lowT.replace(floor, 'XX..XXXXX.'), null, null],
    ['null for too many cells', `${square}${air.repeat(2)}X.........\n${landed}`, null, null],
    ['null if the piece is out of sight', floor, 'O', null],
    ['null for an unreachable place', `${square}${air.repeat(2)}.X........\n.XXX......\n..........\n${floor}`, null, null],
  ])('%s: %#', (_, frame, expected, expectation) => {
    expect(explained(frame, expected)).toBe(expectation);
  }); // prettier-ignore

  it('the same piece only if kicks can lift it that far', () => {
    const lower = (y: number) => ({ ...known, at: { ...known.at!, y } });
    expect(explained(highT, null, lower(5))).toMatch(/^same/);
    expect(explained(highT, null, lower(4))).toMatch(/^swap/);
  });

  it.each<[string, Location, string]>([
    ['in its old orientation if it has fallen or moved', { type: 'L', orientation: 'west', x: 6, y: 8 }, 'same L west 4 8'],
    ['turned if it would have risen otherwise', { type: 'L', orientation: 'west', x: 6, y: 7 }, 'same L south 5 8'],
  ])('a piece with one visible cell %s', (_, at, expected) => {
    const cut = { ...knownFrom(floor), piece: at.type, at };
    expect(explained(`....X.....\n${air.repeat(6)}${floor}`, null, cut)).toBe(expected);
  }); // prettier-ignore

  it('the same piece above the frame while nothing new is visible', () => {
    expect(explained(floor, null, { ...known, at: null })).toBe('same above');
  });

  it('the next piece if the previous one has locked before', () => {
    const waiting = { ...knownFrom(floor), piece: null };
    expect(explained(`${square}${air.repeat(5)}${floor}`, null, waiting)).toBe('next O north 4 6 after 0');
    expect(explained(floor, null, waiting)).toBe('same above');
  });

  const row = 'X..XXXXXXX';
  const almost = knownFrom(`.OO.......\n.OO.......\n${air.repeat(4)}${row}\n${row}`);

  it('a lock if rows vanish before the next piece comes', () => {
    expect(explained('..........', null, almost)).toBe('locked after 2');
    expect(explained(`${row}\n${row}`, null, almost)).toBeNull();
  });

  it('the next piece if full rows are still visible, or already gone', () => {
    expect(explained(`${square}${air.repeat(4)}XXXXXXXXXX\nXXXXXXXXXX`, null, almost)).toBe(
      'next O north 4 6 after 2',
    );
    expect(explained(`${square}${air.repeat(6)}`, null, almost)).toBe('next O north 4 6 after 2');
  });

  it('the announced piece if several explanations are possible', () => {
    const bar = knownFrom(`IIII......\n${air.repeat(6)}..........`);
    const frame = `...XX.....\n${air.repeat(6)}XXXX......`;
    expect(explained(frame, 'O', bar)).toBe('next O north 3 7 after 0');
    expect(explained(frame, null, bar)).toBeNull();
  });
});

describe('a hidden piece', () => {
  const resting = knownFrom(`${air.repeat(5)}.....T....\n....TTT...\n${floor}`);

  it.each<[string, typeof known, string, string | null]>([
    ['follows one that rests at its last place', resting, landed, 'next O above after 0'],
    ['does not follow one in the air', known, highT.replaceAll('T', 'X'), null],
    ['does not follow if other cells are visible', resting, `.X........\n${landed}`, null],
    ['does not follow one that has disappeared', resting, floor, null],
    ['follows one that has locked', { ...knownFrom(floor), piece: null }, floor, 'next O above after 0'],
    ['does not come before the first one is visible', { ...known, at: null }, floor, null],
  ])('%s', (_, before, frame, expected) => {
    expect(told(explainHiddenPiece(before, masksOf(frame), 'O'))).toBe(expected);
  });
});

describe('a landing', () => {
  it('removes full rows, which may stay visible for a while', () => {
    const { board } = knownFrom('X..XXXXXXX').stack;
    const place = placeOf({ type: 'O', orientation: 'north', x: 1, y: 0 });
    const { stack, cleared, placed } = land(board, 10, place);
    expect([cleared, placed]).toEqual([1, place]);
    expect(stack.board).toEqual(masksOf('.XX.......'));
    expect(stack.views.map(({ drawn, ignored }) => [drawn, ignored])).toEqual([
      [stack.board, []],
      [masksOf('.XX.......\nXXXXXXXXXX'), [0]],
    ]);
  });

  it('without a full row has one view', () => {
    const { stack, cleared } = land(
      known.stack.board,
      10,
      placeOf({ type: 'O', orientation: 'north', x: 4, y: 1 }),
    );
    expect([cleared, stack.views]).toEqual([0, [{ drawn: stack.board, ignored: [] }]]);
  });

  it('includes every reachable place, or none if the piece has locked', () => {
    const open = knownFrom(`${square}${air.repeat(6)}`.trimEnd());
    expect(landings(open)).toHaveLength(9);
    expect(landings({ ...open, piece: null })).toEqual([{ stack: open.stack, placed: null, cleared: 0 }]);
    const cave = knownFrom(`${square}${air.repeat(3)}XXX.......\n..X.......\n..X.......`);
    expect(landings(cave).some(({ placed }) => placed!.location.x === 0 && placed!.location.y === 0)).toBe(
      false,
    );
  });
});

it.each([
  ['the stack and the piece', lowT, true],
  ['the stack alone', floor, true],
  ['a stack with a missing cell', 'XX..XXXXX.', false],
  ['the stack and more cells than a piece', `.XXXXX....\n${floor}`, false],
])('looksUntouched for %s: %#', (_, frame, expected) => {
  expect(looksUntouched(known, masksOf(frame))).toBe(expected);
});

describe('two explanations', () => {
  const next = (piece: Piece, text = floor): NextPiece => {
    const { stack } = knownFrom(text);
    const landing = { stack, placed: null, cleared: 0 };
    return { kind: 'next', piece, location: null, landing, inFlux: false };
  };
  const same = (y: number): Explanation => ({
    kind: 'same',
    location: { ...known.at!, y },
    stack: known.stack,
  });

  it('agree if they lead to the same position, wherever the piece is', () => {
    expect(agree(same(7), same(3))).toBe(true);
    expect(agree(next('O'), { ...next('O'), inFlux: true })).toBe(true);
    expect(agree(next('O'), next('L'))).toBe(false);
    expect(agree(next('O'), next('O', landed))).toBe(false);
    expect(agree(same(7), { ...same(7), kind: 'swap' } as Explanation)).toBe(false);
    expect(agree(same(7), { ...same(7), location: null } as Explanation)).toBe(false);
    const locked = { kind: 'locked', landing: next('O').landing } as const;
    expect(agree(locked, { ...locked, landing: { ...locked.landing, cleared: 1 } })).toBe(true);
  });

  it('have the same location if nothing differs', () => {
    const at = known.at!;
    expect([
      sameLocation(at, { ...at }),
      sameLocation(null, null),
      sameLocation(at, null),
      sameLocation(null, at),
    ]).toEqual([true, true, false, false]);
    for (const change of [{ x: 1 }, { y: 1 }, { type: 'L' }, { orientation: 'west' }] as const)
      expect(sameLocation(at, { ...at, ...change })).toBe(false);
  });

  it('may describe the old piece if the kind is the same and it is not much higher', () => {
    const at = (y: number): NextPiece => ({ ...next('T'), location: { ...known.at!, y } });
    const low = { ...known, at: { ...known.at!, y: 4 } };
    expect([6, 7].map((y) => couldBeOldPiece(low, at(y)))).toEqual([true, false]);
    expect(couldBeOldPiece({ ...low, at: null }, at(4))).toBe(false);
    expect(couldBeOldPiece(low, { ...at(4), location: { ...known.at!, type: 'L' } })).toBe(false);
  });

  it('may describe the ghost if the piece is suddenly on the stack', () => {
    const at = known.at!;
    expect([2, 3].map((y) => couldBeGhost(known, { ...at, y }))).toEqual([true, false]);
    expect(couldBeGhost({ ...known, at: { ...at, y: 4 } }, { ...at, y: 2 })).toBe(false);
    expect(couldBeGhost({ ...known, at: null }, { ...at, y: 2 })).toBe(false);
    expect(couldBeGhost(known, null)).toBe(false);
  });
});
