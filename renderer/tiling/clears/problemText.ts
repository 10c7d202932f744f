/** What is wrong with a question about a perfect clear, in words. */
import type { QuestionProblem } from '../../../engine/solver/asking/question.ts';
import type { ClearMessages } from '../words/clearMessages.en.ts';

export function problemText({ problems }: ClearMessages, problem: QuestionProblem): string {
  const tell = problems[problem.kind] as (problem: QuestionProblem) => string;
  return tell(problem);
}
