import { makeText } from '../../tetris/rules/board.ts';
import { canonicalLocation } from '../../tetris/rules/pieces.ts';
import type { Location, TetrisState } from '../../tetris/types.ts';
import type { PuyoState } from '../../puyo/types.ts';
import type { PairPlace, PuyoTurn, TetrisTurn } from '../record.ts';

/** The turn in which the piece of `state` was placed there. `at`: milliseconds since the game began. */
export function tetrisTurn(
  { board, queue, hold, canHold, combo, backToBack, incoming }: TetrisState,
  placed: Location,
  at: number,
  hint: Location | null,
): TetrisTurn {
  return {
    kind: 'piece',
    at,
    cells: withoutTop(makeText(board)),
    queue: [...queue],
    hold,
    canHold,
    combo,
    backToBack,
    incoming,
    placed: canonicalLocation(placed),
    hint: hint && canonicalLocation(hint),
  };
}

/** The turn in which the pair of `state` was placed there. `at`: milliseconds since the game began. */
export function puyoTurn(
  { field, pairs, allClear, incoming }: PuyoState,
  placed: PairPlace,
  at: number,
  hint: PairPlace | null,
): PuyoTurn {
  return {
    kind: 'pair',
    at,
    cells: withoutTop(field.cells),
    pairs: pairs.map(({ axis, child }) => axis + child),
    allClear,
    incoming,
    placed,
    hint,
  };
}

/** The rows from the uppermost that isn't empty on. */
export function withoutTop(rows: readonly string[]): string[] {
  const top = rows.findIndex((row) => /[^.]/.test(row));
  return top < 0 ? [] : rows.slice(top);
}
