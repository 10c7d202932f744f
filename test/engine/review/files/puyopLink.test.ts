import { expect, it } from 'vitest';
import { recordPuyoGame } from '../../../../build/fit/review/puyoPlayers.ts';
import { readLink } from '../../../../engine/puyo/notation/link.ts';
import { puyopLinkOf } from '../../../../engine/review/files/puyopLink.ts';
import { puyoPositionOf } from '../../../../engine/review/puyo/position.ts';
import type { PuyoTurn } from '../../../../engine/review/record.ts';

const game = recordPuyoGame('random', 7, 20);
const turns = game.turns as PuyoTurn[];

it('a link holds the field, and every pair with its place', () => {
  const made = puyopLinkOf(game, 0)!;
  expect(made.pairs).toBe(turns.length);
  const { field, pairs, placements } = readLink(made.link);
  expect(field.cells.join('')).toMatch(/^\.*$/);
  expect(pairs.map(({ axis, child }) => axis + child)).toEqual(turns.map((turn) => turn.pairs[0]));
  expect(placements).toEqual(turns.map(({ placed }) => placed));
});

it('a link from a later pair begins with its field', () => {
  const { link, pairs } = puyopLinkOf(game, 8)!;
  expect(pairs).toBe(turns.length - 8);
  expect(readLink(link).field.cells).toEqual(puyoPositionOf(turns[8]!).field.cells);
});

it('ends where garbage has fallen, and is none in a game of pieces', () => {
  const cells = ['OOOOOO', ...turns[12]!.cells];
  const disturbed = { ...game, turns: turns.with(12, { ...turns[12]!, cells }) };
  expect(puyopLinkOf(disturbed, 4)!.pairs).toBe(8);
  expect(puyopLinkOf({ ...game, turns: [] }, 0)).toBeNull();
});
