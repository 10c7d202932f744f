import { parentPort } from 'node:worker_threads';
import { type PuyoState, type Suggestion as PuyoSuggestion } from '../puyo/types.ts';
import { emptyField } from '../puyo/rules/field.ts';
import {
  type SuggestOptions as PuyoOptions,
  suggest as suggestPuyo,
  suggestions as puyoSuggestions,
} from '../puyo/advice/suggest.ts';
import { type Suggestion, type TetrisState } from '../tetris/types.ts';
import { emptyBoard } from '../tetris/rules/board.ts';
import { type SuggestOptions, suggest, suggestions } from '../tetris/advice/suggest.ts';

/** To the worker: a position of either game to judge. `id` comes back with the answer. */
export type Question =
  | { id: number; state: TetrisState; options?: SuggestOptions }
  | { id: number; state: PuyoState; options?: PuyoOptions };

/**
 * From the worker: the suggestion for the question's game, or in one line why there is none. Several for one question where
 * better ones are found; the last of them is `final`, or an error.
 */
export type Answer = { id: number; suggestion: Suggestion | PuyoSuggestion } | { id: number; error: string };

/** Never throws: what goes wrong becomes the answer's error. */
export function* answers(question: Question): Generator<Answer> {
  const { id } = question;
  try {
    for (const suggestion of judge(question)) yield { id, suggestion };
  } catch (error) {
    yield { id, error: error instanceof Error ? error.message : String(error) };
  }
}

function judge({ state, options }: Question): Iterable<Suggestion | PuyoSuggestion> {
  return state.game === 'puyo' ? puyoSuggestions(state, options) : suggestions(state, options);
}

/** The first decisions run uncompiled and slowly; these are nobody's. */
function warmUp(): void {
  warmUpTetris();
  warmUpPuyo();
}

function warmUpTetris(): void {
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

function warmUpPuyo(): void {
  const pair = { axis: 'R', child: 'G' } as const;
  const pairs = [pair, pair, pair];
  const rest = { allClear: false, incoming: 0, score: null };
  for (let round = 0; round < 3; round++)
    suggestPuyo({ game: 'puyo', field: emptyField(), pairs, ...rest }, { nodes: 10_000 });
}

if (parentPort) {
  const port = parentPort;
  port.on('message', (question: Question) => {
    for (const answer of answers(question)) port.postMessage(answer);
  });
  warmUp();
}
