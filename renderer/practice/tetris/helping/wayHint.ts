/** The first piece of a way as a hint for the falling one. */
import type { Step } from '../../../../engine/drill/way.ts';
import { findInputs } from '../../../../engine/tetris/moves/inputs.ts';
import { identify } from '../../../../engine/tetris/rules/pieces.ts';
import { press, type Game } from '../../../../engine/tetris/rules/play.ts';
import type { Hint } from './TetrisHints.svelte.ts';

export function hintOf({ cells, useHold }: Step, game: Game): Hint {
  const { board, active } = useHold ? press(game, 'hold') : game;
  const keys = active ? (findInputs(board, active, [...cells]) ?? []) : [];
  return {
    placement: { location: identify(cells)!, spin: 'none' },
    cells: [...cells],
    useHold,
    inputs: useHold ? ['hold', ...keys] : keys,
    facts: [],
  };
}
