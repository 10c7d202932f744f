import type { Language } from '../../../electron/contract/settings.ts';
import type { Hindrance } from '../../../engine/tiling/reasons/whyNot.ts';
import { type TilingMessages, en } from './tilingMessages.en.ts';
import { ja } from './tilingMessages.ja.ts';
import type { QuestionProblem } from '../../../engine/solver/asking/question.ts';
import type { ClearMessages } from './clearMessages.en.ts';
import type { PastedProblem } from '../../../engine/tetris/notation/pasted/letters.ts';

const languages: Record<Language, TilingMessages> = { en, ja };

export function tilingWords(language: Language): TilingMessages {
  return languages[language];
}

/** The reason why there is no tiling, as a sentence. */
export function whyText(words: TilingMessages, hindrance: Hindrance): string {
  const tell = words.why[hindrance.kind] as (hindrance: Hindrance) => string;
  return tell(hindrance);
}

/** What is wrong with a question about a perfect clear. */
export function problemText({ problems }: ClearMessages, problem: QuestionProblem): string {
  const tell = problems[problem.kind] as (problem: QuestionProblem) => string;
  return tell(problem);
}

/** What is wrong with pasted rows. */
export function wrongText(problem: PastedProblem, words: TilingMessages['paste']): string {
  switch (problem.kind) {
    case 'empty':
      return words.unknown;
    case 'width':
      return words.wrongWidth(problem.row, problem.found, problem.columns);
    case 'sign':
      return words.wrongSign(problem.row, problem.column, problem.sign);
  }
}

/** Milliseconds up to a second, then seconds. */
export const timeText = (ms: number): string =>
  ms < 1000 ? `${Math.max(1, Math.round(ms))} ms` : `${(ms / 1000).toFixed(1)} s`;
