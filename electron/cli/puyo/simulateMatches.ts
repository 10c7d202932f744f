import { type MatchRecord, playMatch } from '../../../engine/puyo/playing/match.ts';
import { followHints } from '../../../engine/puyo/playing/simulate.ts';
import { checkEvaluator } from '../console/arguments.ts';
import { print, printJson } from '../console/output.ts';
import { type Setting } from './setting.ts';

/** Plays matches of one evaluator against another, on the same pairs, and says who won. */
export function simulateMatches(setting: Setting, against: string, json: boolean): void {
  checkEvaluator('puyo', against, '--against');
  const records = Array.from({ length: setting.games }, (_, index) => {
    tellProgress(index, setting.games);
    return playMatch({ ...setting, seed: setting.seed + index }, [
      followHints({ ...setting, versus: true }),
      followHints({ ...setting, evaluator: against, versus: true }),
    ]);
  });
  tellProgress(setting.games, setting.games);
  const { seed, ...rest } = setting;
  const matches = records.map((record, index) => ({ seed: seed + index, ...record }));
  if (json) printJson({ game: 'puyo', ...rest, seed, against, matches, wins: winsOf(records) });
  else printMatches(setting.evaluator, against, records);
}

function tellProgress(played: number, matches: number): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r${played} of ${matches} matches${played === matches ? '\n' : ''}`);
}

function winsOf(records: readonly MatchRecord[]): [number, number] {
  const count = (side: number) => records.filter(({ winner }) => winner === side).length;
  return [count(0), count(1)];
}

function printMatches(evaluator: string, against: string, records: readonly MatchRecord[]): void {
  const names = [evaluator, against];
  for (const [index, { winner, seconds, sides }] of records.entries()) {
    const [own, other] = sides;
    print(
      `match ${index + 1}: ${winner === null ? 'undecided' : `${names[winner]} wins (${winner + 1})`} after ${seconds} s; ` +
        `longest chains ${own.longest} and ${other.longest}, garbage sent ${own.sent} and ${other.sent}`,
    );
  }
  const [won, lost] = winsOf(records);
  print(
    `${evaluator} against ${against}: ${won} won, ${lost} lost, ${records.length - won - lost} undecided`,
  );
}
