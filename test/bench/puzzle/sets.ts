/**
 * `npm run bench -- sets [SHARE] [NAME]`: makes all puzzles of the sets, or this share of them (1), or of those whose name
 * has these letters in it, as the trainer's page does, and tells how many each has, how many of them are different, mirror
 * images being alike, and how long one takes at the median and at worst.
 */
import { twinKey } from '../../../engine/puzzle/naming.ts';
import {
  categorySize,
  curatedSize,
  skillTest,
  thesisKinds,
  trainingPlan,
} from '../../../engine/puzzle/sets/figures.ts';
import {
  categoryPuzzle,
  curatedPuzzle,
  interesting,
  skillTestPuzzle,
  trainingPuzzle,
} from '../../../engine/puzzle/sets/modes.ts';
import type { Puzzle } from '../../../engine/puzzle/types.ts';

const share = Number(process.argv[2] ?? 1);
const only = process.argv[3] ?? '';

function tell(name: string, size: number, make: (number: number) => Puzzle): void {
  if (!name.includes(only)) return;
  const wanted = Math.ceil(size * share);
  const times: number[] = [];
  const made = Array.from({ length: wanted }, (_, number) => {
    const before = process.cpuUsage();
    const puzzle = make(number);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1e3);
    return puzzle;
  });
  times.sort((one, other) => one - other);
  const different = new Set(made.map(twinKey)).size;
  const least = Math.min(...made.map(({ predicted }) => predicted.interest));
  const [middle, worst] = [times[Math.floor(times.length / 2)]!, times.at(-1)!];
  console.log(
    `${name.padEnd(20)} ${wanted} of ${size}, ${different} different, interest from ${least.toFixed(2)}; ` +
      `${middle.toFixed(1)} ms each at the median, ${worst.toFixed(0)} at worst`,
  );
}

console.log(`Interest is asked above ${interesting} in the curated sets and the training plan.`);
for (const moves of [1, 2, 3, 4])
  tell(`curated, ${moves}`, curatedSize, (number) => curatedPuzzle(moves, number));
for (const kind of thesisKinds)
  tell(`${kind.category}, ${kind.moves}`, categorySize, (number) => categoryPuzzle(kind, number));
tell('skill test', skillTest.puzzles, (place) => skillTestPuzzle(0, place));
tell('training plan', trainingPlan.puzzles, (place) => trainingPuzzle(0, place));
