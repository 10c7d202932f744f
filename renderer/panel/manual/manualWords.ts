/** What is wrong with a position entered by hand, in words. */
import type { ManualMessages } from '../../shared/words/messages.ts';
import type { Problem } from './Manual.svelte.ts';

export function problemWords(problem: Problem, words: ManualMessages): string {
  switch (problem.kind) {
    case 'refused':
      return words.refused(problem.error);
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
