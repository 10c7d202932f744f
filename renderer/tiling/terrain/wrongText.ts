/** What is wrong with pasted rows, in words. */
import type { PastedProblem } from '../../../engine/tetris/notation/pasted/letters.ts';
import type { TilingMessages } from '../words/tilingMessages.en.ts';

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
