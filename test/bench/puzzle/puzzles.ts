/**
 * `npm run bench -- puzzles [COUNT]`: CPU seconds for so many two-move puzzles (1,000) with the count of all their
 * solutions, milliseconds to the first one in a process that has made none, and the other kinds beside them.
 */
import { generate } from '../../../engine/puzzle/generating/generate.ts';
import type { Recipe } from '../../../engine/puzzle/generating/reverse.ts';
import { type Category, answerCounts } from '../../../engine/puzzle/types.ts';

const wanted = Number(process.argv[2] ?? 1000);

function cpuMs(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e3;
}

interface Made {
  /** CPU milliseconds up to each puzzle. */
  times: number[];
  answers: Record<string, number>;
}

function make(recipe: Recipe, count: number): Made {
  const made: Made = { times: [], answers: {} };
  const before = process.cpuUsage();
  for (const { answers } of generate(recipe, 1)) {
    made.answers[answers] = (made.answers[answers] ?? 0) + 1;
    if (made.times.push(cpuMs(before)) === count) break;
  }
  return made;
}

function tell(name: string, { times, answers }: Made): void {
  const each = (times.at(-1)! / times.length).toFixed(1);
  const shares = answerCounts.map((kind) => `${kind} ${answers[kind] ?? 0}`).join(', ');
  console.log(
    `${name.padEnd(22)} ${String(times.length).padStart(5)} puzzles, ${each.padStart(7)} ms each; ${shares}`,
  );
}

const main = make({ category: 'tsd', moves: 2, slides: false }, wanted);
console.log(`the first puzzle after ${main.times[0]!.toFixed(0)} ms of CPU time`);
console.log(`${main.times.length} of two moves in ${(main.times.at(-1)! / 1e3).toFixed(2)} s of CPU time\n`);
tell('tsd, 2', main);

const others: [Category, number, number, boolean][] = [
  ['tsd', 1, 200, false],
  ['tsd', 3, 40, false],
  ['tsd', 4, 10, false],
  ['donation', 2, 40, false],
  ['donation', 3, 10, false],
  ['donation', 4, 5, false],
  ['tst', 2, 40, false],
  ['four', 2, 40, false],
  ['tsd', 1, 40, true],
  ['tsd', 2, 40, true],
];
for (const [category, moves, count, slides] of others)
  tell(`${category}, ${moves}${slides ? ', slides' : ''}`, make({ category, moves, slides }, count));
