/** What is wrong with a position entered by hand, in words. */
import { textProblemWords } from '../../shared/pasted/textProblem.ts';
import type { ManualMessages } from '../../../electron/contract/words/messages.en.ts';
import type { Problem } from './Manual.svelte.ts';

export function problemWords(problem: Problem, words: ManualMessages): string {
  switch (problem.kind) {
    case 'refused':
      return words.refused(problem.error);
    case 'notAvailable':
    case 'toppedOut':
      return words[problem.kind];
    default:
      return textProblemWords(problem, words);
  }
}
