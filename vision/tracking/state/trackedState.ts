import { makePosition } from '../../../engine/tetris/position.ts';
import type { TetrisState } from '../../../engine/tetris/types.ts';
import type { Known } from '../explaining/explanation.ts';
import { sameMasks } from '../explaining/masks.ts';
import type { HoldBox } from './HoldBox.ts';
import type { PreviewQueue } from '../previewQueue.ts';
import type { Streak } from './Streak.ts';

/** Tracked facts besides the board itself; `state`: the last reported position. */
interface Followed {
  readonly queue: PreviewQueue;
  readonly hold: HoldBox;
  readonly streak: Streak;
  readonly state: TetrisState | null;
}

/** The known position; null while no piece falls. The board is the same object as long as nothing has locked. */
export function stateOf(
  { piece, at, columns, rows, stack }: Known,
  { queue, hold, streak, state }: Followed,
): TetrisState | null {
  if (!piece) return null;
  const isSame = state !== null && sameMasks(state.board.masks, stack.board);
  const { combo, backToBack } = streak;
  return makePosition({
    board: isSame ? state.board : { columns, rows, masks: stack.board },
    queue: [piece, ...queue.likelyAhead],
    hold: hold.piece,
    canHold: hold.canTake,
    ...{ combo, backToBack, active: at },
  });
}

/** More pieces are likely to come than the position says. */
export function knowsMore(queue: PreviewQueue, state: TetrisState | null): boolean {
  return state !== null && 1 + queue.likelyAhead.length > state.queue.length;
}
