import type { SuggestOptions as PuyoOptions } from '../../../engine/puyo/advice/suggest.ts';
import type { PuyoState, Suggestion as PuyoSuggestion } from '../../../engine/puyo/types.ts';
import type { SuggestOptions } from '../../../engine/tetris/advice/suggest.ts';
import { gameRules } from '../../../engine/tetris/gameRules.ts';
import type { Suggestion, TetrisState } from '../../../engine/tetris/types.ts';
import type { Answering } from '../../contract/answering/Answering.ts';
import type { Settings } from '../../contract/settings.ts';
import { answerManual } from '../manual.ts';
import { answerPuyo } from '../puyo/manual.ts';

/** Who works hints out. */
export interface PositionEngines {
  ask(state: TetrisState, options: SuggestOptions): Promise<Suggestion>;
  askPuyo(state: PuyoState, options: PuyoOptions): Promise<PuyoSuggestion>;
}

/** Positions typed by hand, judged as the settings say by then. */
export function answerPositions(
  link: Answering,
  settings: { readonly all: Settings },
  { ask, askPuyo }: PositionEngines,
): void {
  link.answer('manual:suggest', (position) =>
    answerManual(position, (state) => {
      const { evaluator, rules, skill, misdrops } = settings.all;
      return ask(state, { evaluator, ...gameRules[rules], skill, misdrops });
    }),
  );
  link.answer('puyo:suggest', (position) =>
    answerPuyo(position, (state) => askPuyo(state, { evaluator: settings.all.puyoEvaluator })),
  );
}
