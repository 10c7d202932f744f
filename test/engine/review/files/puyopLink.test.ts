import { expect, it } from 'vitest';
import { recordPuyoGame } from '../../../../build/fit/review/puyoPlayers.ts';
import { readLink } from '../../../../engine/puyo/notation/links/link.ts';
import { pairSteps, pairsIn } from '../../../../engine/puyo/notation/links/linked.ts';
import { makeField, parseField, stacksOf } from '../../../../engine/puyo/rules/field.ts';
import { puyopLinkOf } from '../../../../engine/review/files/puyopLink.ts';
import { puyoPositionOf } from '../../../../engine/review/puyo/position.ts';
import type { PuyoTurn } from '../../../../engine/review/record.ts';

/** Rows with garbage on top of each column, so many puyos from the left. */
function withGarbage(cells: readonly string[], counts: readonly number[]): string[] {
  const stacks = stacksOf(parseField(cells).field).map((stack, x) => [
    ...stack,
    ...Array<'O'>(counts[x]!).fill('O'),
  ]);
  return [...makeField(stacks).cells];
}

const game = recordPuyoGame('random', 7, 20);
const turns = game.turns as PuyoTurn[];

it('a link holds the field, and every pair with its place', () => {
  const made = puyopLinkOf(game, 0)!;
  expect(made.pairs).toBe(turns.length);
  const linked = readLink(made.link);
  expect(linked.field.cells.join('')).toMatch(/^\.*$/);
  expect(pairsIn(linked).map(({ axis, child }) => axis + child)).toEqual(turns.map((turn) => turn.pairs[0]));
  expect(linked.steps).toEqual(
    pairSteps(
      pairsIn(linked),
      turns.map(({ placed }) => placed),
    ),
  );
});

it('a link from a later pair begins with its field', () => {
  const { link, pairs } = puyopLinkOf(game, 8)!;
  expect(pairs).toBe(turns.length - 8);
  expect(readLink(link).field.cells).toEqual(puyoPositionOf(turns[8]!).field.cells);
});

it('ends where more has changed than rules and garbage explain, and has no game of pieces', () => {
  const cells = ['RRRRRR', ...turns[12]!.cells];
  const disturbed = { ...game, turns: turns.with(12, { ...turns[12]!, cells }) };
  expect(puyopLinkOf(disturbed, 4)!.pairs).toBe(8);
  expect(puyopLinkOf({ ...game, turns: [] }, 0)).toBeNull();
});

it('holds garbage that fell between two pairs', () => {
  const [first, second] = turns;
  const lying = { ...second!, cells: withGarbage(second!.cells, [2, 1, 1, 2, 1, 1]) };
  const { link, pairs } = puyopLinkOf({ ...game, turns: [first!, lying] }, 0)!;
  expect(pairs).toBe(2);
  expect(readLink(link).steps[1]).toEqual({ kind: 'garbage', counts: [2, 1, 1, 2, 1, 1] });
});
