import { parsePair } from '../../puyo/notation/position.ts';
import { parseField } from '../../puyo/rules/field.ts';
import type { PuyoState } from '../../puyo/types.ts';
import type { PuyoTurn } from '../record.ts';

/** The position in which the pair of a turn came. Throws PositionError where what is recorded can't be. */
export function puyoPositionOf({ cells, pairs, allClear, incoming }: PuyoTurn): PuyoState {
  const { field } = parseField(['......', ...cells].slice(-13));
  return {
    game: 'puyo',
    field,
    pairs: pairs.map((letters) => parsePair(letters, 'the pair')),
    allClear,
    incoming,
    score: null,
  };
}
