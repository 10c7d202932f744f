import type { Command } from 'commander';
import { judge } from '../../../engine/puzzle/judging/judge.ts';
import type { Verdict } from '../../../engine/puzzle/judging/verdict.ts';
import { puzzlesEn as words } from '../../contract/words/puzzles/puzzleMessages.en.ts';
import { reasonWords } from '../../contract/words/puzzles/puzzleMessages.ts';
import { jsonOption } from '../console/arguments.ts';
import { Failure } from '../console/Failure.ts';
import { print, printJson } from '../console/output.ts';
import { answerIn, puzzleIn } from './readPuzzle.ts';

export function registerJudge(puzzles: Command): void {
  puzzles
    .command('judge')
    .description(
      'judges an answer, or the beginning of one; exits with 1 if the goal can no longer be reached',
    )
    .argument('<puzzle>', "a file with a puzzle as 'puzzles generate --json' writes it, '-' for stdin")
    .argument('<answer>', 'a file with a list of placements {"location": {"type", "orientation", "x", "y"}}')
    .addOption(jsonOption())
    .action(async (puzzle: string, answer: string, { json }: { json?: true }) => {
      if (puzzle === '-' && answer === '-') throw new Failure('puzzle and answer are both on stdin');
      const verdict = judge(await puzzleIn(puzzle), await answerIn(answer));
      if (json) printJson(verdict);
      else print(describe(verdict));
      process.exitCode = verdict.verdict === 'solved' || verdict.verdict === 'onTrack' ? 0 : 1;
    });
}

function describe({ verdict, reason, at }: Verdict): string {
  const decided = at === null ? [] : [words.decidedBy(at + 1)];
  return [`${words.verdict[verdict]}.`, reasonWords(reason, words), ...decided].join(' ');
}
