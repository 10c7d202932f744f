import type { TextProblem } from './textBoard.ts';
import type { ManualMessages } from '../../../electron/contract/words/messages.en.ts';

/** What is wrong with a pasted board, and where, in one sentence. */
export function textProblemWords(problem: TextProblem, words: ManualMessages): string {
  switch (problem.kind) {
    case 'textTooTall':
      return words.textTooTall(problem.rows, problem.most);
    case 'textWidth':
      return words.textWidth(problem.row, problem.found, problem.columns);
    case 'textLetter':
      return words.textLetter(problem.row, problem.column, problem.letter);
    default:
      return words[problem.kind];
  }
}
