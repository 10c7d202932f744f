import { parentPort } from 'node:worker_threads';
import { type Suggestion, type TetrisState } from '../tetris/types.ts';
import { emptyBoard } from '../tetris/board.ts';
import { type SuggestOptions, suggest } from '../tetris/suggest.ts';

/** To the worker: a position to judge. `id` comes back with the answer. */
export interface Question {
  id: number;
  state: TetrisState;
  options?: SuggestOptions;
}

/** From the worker: the suggestion, or in one line why there is none. */
export type Answer = { id: number; suggestion: Suggestion } | { id: number; error: string };

/** Never throws: what goes wrong becomes the answer's error. */
export function answer({ id, state, options }: Question): Answer {
  try {
    return { id, suggestion: suggest(state, options) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

/** The first decisions run uncompiled and slowly; these are nobody's. */
function warmUp(): void {
  for (let round = 0; round < 5; round++)
    suggest({
      game: 'tetris',
      board: emptyBoard(),
      queue: ['T', 'I', 'S', 'L'],
      hold: 'J',
      canHold: true,
      combo: 0,
      backToBack: false,
      incoming: 0,
    });
}

if (parentPort) {
  const port = parentPort;
  port.on('message', (question: Question) => port.postMessage(answer(question)));
  warmUp();
}
