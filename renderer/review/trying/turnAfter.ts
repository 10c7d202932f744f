import type { GameHeader, TetrisTurn } from '../../../engine/review/record.ts';
import { heightOf, makeText } from '../../../engine/tetris/rules/board.ts';
import { lock, press, type Game } from '../../../engine/tetris/rules/play.ts';
import type { Location } from '../../../engine/tetris/types.ts';

/**
 * The turn that comes when the piece was put at `placed`, `holds`: after a hold; `onward`: where a plan puts the next one.
 * null where the game ends with it, or no piece is known to come.
 */
export function turnAfter(
  turn: TetrisTurn,
  before: Game,
  { placed, holds, onward }: { placed: Location; holds: boolean; onward: Location },
  { columns, rows }: GameHeader,
): TetrisTurn | null {
  const game = holds ? press(before, 'hold') : before;
  const { board, active, next, hold, canHold, combo, backToBack } = lock({ ...game, active: placed });
  // What comes after those is made up by the rules.
  const known = turn.queue.length - (holds && turn.hold === null ? 2 : 1);
  const queue = active ? [active.type, ...next].slice(0, known) : [];
  if (![queue[0], hold ?? queue[1]].includes(onward.type)) return null;
  const cells = makeText({ ...board, columns, rows }).slice(-heightOf(board) || rows);
  return { ...turn, cells, queue, hold, canHold, combo, backToBack, incoming: 0, placed: onward, hint: null };
}
