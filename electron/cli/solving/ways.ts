/** Ways to a target as the commands tell them. */
import { fumenColumns, fumenRows, makeFieldFumen } from '../../../engine/tetris/notation/fumen.ts';
import type { Found, Way } from '../../../engine/protocol/solver/finding.ts';
import { addBits, countBits } from '../../../engine/solver/queues/bits.ts';
import type { Laid } from '../../../engine/solver/ways/ways.ts';
import { Failure } from '../console/Failure.ts';
import { print, printJson } from '../console/output.ts';
import type { SolverRun } from './SolverRun.ts';

/** Queues that play one of the ways at least. */
export function countOfAny(ways: readonly Way[]): number {
  const any = ways[0]?.queues.slice();
  if (!any) return 0;
  for (const { queues } of ways) addBits(any, queues, 0);
  return countBits(any);
}

/** `more`: what is told of it besides, as fields of JSON and in words. */
export function tellWay(
  { pieces, count }: Way,
  rows: readonly number[],
  json?: true,
  more?: { fields: object; words: string },
): void {
  const letters = lettersOf(rows, pieces);
  const fumen = rows.length <= fumenRows ? makeFieldFumen(letters) : null;
  if (json) return printJson({ pieces, fumen, queues: count, ...more?.fields });
  const lines = rows.map((_, y) =>
    Array.from({ length: fumenColumns }, (__, x) => letters[y * fumenColumns + x] ?? '.').join(''),
  );
  const words = more ? `, ${more.words}` : '';
  print(`${count} queue${count === 1 ? '' : 's'}${words}: ${fumen}\n${lines.reverse().join('\n')}\n`);
}

/** `cells[y * 10 + x]`, from the bottom row up. */
function lettersOf(rows: readonly number[], pieces: readonly Laid[]): (string | undefined)[] {
  const letters: (string | undefined)[] = [];
  for (const [y, row] of rows.entries())
    for (let x = 0; x < fumenColumns; x++) if (row & (1 << x)) letters[y * fumenColumns + x] = 'X';
  for (const { piece, cells } of pieces) for (const [x, y] of cells) letters[y * fumenColumns + x] = piece;
  return letters;
}

/** What comes last: `fields` as JSON, and how many ways there are in words with `told` behind them. */
export function tellSummary(
  run: SolverRun,
  { ways, complete }: Found,
  told: string,
  fields: object,
  json?: true,
): void {
  const { elapsedMs } = run;
  if (json) return printJson({ count: ways.length, ...fields, complete, elapsedMs });
  const words = `${ways.length} way${ways.length === 1 ? '' : 's'}${complete ? '' : ' so far'}`;
  print(`${words}${told} in ${elapsedMs} ms`);
}

/** Failure with exit code 1 where there is no way. */
export function checkFound({ ways, complete }: Found, nothing: string): void {
  if (ways.length === 0) throw new Failure(complete ? nothing : 'stopped before anything was found', 1);
}
