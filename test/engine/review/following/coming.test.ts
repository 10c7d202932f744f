import { expect, it } from 'vitest';
import { recordGame } from '../../../../build/fit/review/players.ts';
import { recordPuyoGame } from '../../../../build/fit/review/puyoPlayers.ts';
import { comingPairs, comingPieces } from '../../../../engine/review/following/coming.ts';
import { firstOutsideBags } from '../../../../engine/tetris/rules/bag.ts';
import type { PuyoTurn, TetrisTurn } from '../../../../engine/review/record.ts';

const turn = (queue: string, hold: string | null = null): TetrisTurn =>
  ({ kind: 'piece', queue: [...queue], hold }) as unknown as TetrisTurn;

it('joins what was seen of the queue, turn by turn', () => {
  const turns = [turn('TIO'), turn('IOS'), turn('OSZ')];
  expect(comingPieces(turns, 0).join('')).toBe('TIOSZ');
  expect(comingPieces(turns, 1).join('')).toBe('IOSZ');
});

it('counts two where the first was held and the next was placed, and one where both changed places', () => {
  expect(comingPieces([turn('TIOS'), turn('OSZJ', 'T'), turn('SZJL', 'O')], 0).join('')).toBe('TIOSZJL');
});

it('stops where turns don’t fit together', () => {
  expect(comingPieces([turn('TIO'), turn('LLL'), turn('OSZ')], 0).join('')).toBe('TIO');
});

it('knows every piece of a whole game', () => {
  const turns = recordGame('random', 3, 14).turns as TetrisTurn[];
  const pieces = comingPieces(turns, 0);
  expect(pieces.length).toBeGreaterThanOrEqual(turns.length);
  expect(firstOutsideBags(pieces)).toBeNull();
});

it('knows every pair of a whole game, from any turn on', () => {
  const turns = recordPuyoGame('random', 3, 12).turns as PuyoTurn[];
  const pairs = comingPairs(turns, 0);
  expect(turns.map((one) => one.pairs[0])).toEqual(pairs.slice(0, turns.length));
  expect(pairs.length).toBeGreaterThan(turns.length);
  expect(comingPairs(turns, 4)).toEqual(pairs.slice(4));
});
