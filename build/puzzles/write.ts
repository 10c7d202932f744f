/** `node --import tsx build/puzzles/write.ts`: the puzzles that come with the trainer's page, from the sets they belong to. */
import { writeFileSync } from 'node:fs';
import { served } from '../../engine/protocol/puzzleOrders.ts';
import type { Served } from '../../engine/protocol/puzzleJobs.ts';
import { recipes } from '../../engine/puzzle/generating/generate.ts';
import { categoryPuzzle } from '../../engine/puzzle/sets/modes.ts';
import { kindName, readyOfEach } from '../../renderer/trainer/supply/ready.ts';

/** Its other answers are found anew when they matter. */
function shortened(one: Served): Served {
  return { ...one, puzzle: { ...one.puzzle, solutions: one.puzzle.solutions.slice(0, 1) } };
}

const puzzles = Object.fromEntries(
  recipes.map((kind) => [
    kindName(kind),
    Array.from({ length: readyOfEach }, (_, number) =>
      shortened(served(categoryPuzzle(kind, number), number)),
    ),
  ]),
);
const file = new URL('../../renderer/trainer/supply/firstPuzzles.ts', import.meta.url);
writeFileSync(
  file,
  `/** The first puzzles of every kind, as JSON; written by build/puzzles/write.ts. */
export const written =
  '${JSON.stringify(puzzles)}';
`,
);
