/** What the engine's workers are asked, and how they answer. */
import {
  type SuggestOptions as PuyoOptions,
  suggestions as puyoSuggestions,
} from '../puyo/advice/suggest.ts';
import { type PuyoState, type Suggestion as PuyoSuggestion } from '../puyo/types.ts';
import { type SuggestOptions, suggestions } from '../tetris/advice/suggest.ts';
import { type Suggestion, type TetrisState } from '../tetris/types.ts';

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
