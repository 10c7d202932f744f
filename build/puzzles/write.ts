/** `node --import tsx build/puzzles/write.ts`: what comes with the trainer's page of the sets: their first puzzles, and how hard each is. */
import { writeFileSync } from 'node:fs';
import { served } from '../../engine/protocol/puzzleOrders.ts';
import type { Served } from '../../engine/protocol/puzzleJobs.ts';
import { recipes } from '../../engine/puzzle/generating/generate.ts';
import { categoryOutlines, categoryPuzzle, curatedOutlines } from '../../engine/puzzle/sets/modes.ts';
import type { Outline } from '../../engine/puzzle/sets/series.ts';
import { curatedMoves, kindName } from '../../renderer/trainer/sets/sets.ts';
import { writeOutline } from '../../renderer/trainer/sets/outlines.ts';
import { readyOfEach } from '../../renderer/trainer/supply/ready.ts';

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

const textOf = (outlines: readonly Outline[]): string =>
  outlines
    .map(({ predicted, family }) => writeOutline({ difficulty: predicted.difficulty, family }))
    .join('');

const outlines = {
  category: Object.fromEntries(recipes.map((kind) => [kindName(kind), textOf(categoryOutlines(kind))])),
  curated: Object.fromEntries(curatedMoves.map((moves) => [moves, textOf(curatedOutlines(moves))])),
};

function write(name: string, what: string, value: unknown): void {
  const file = new URL(`../../renderer/trainer/${name}`, import.meta.url);
  const text = `/** ${what}, as JSON; written by build/puzzles/write.ts. */\nexport const written =\n  '${JSON.stringify(value)}';\n`;
  writeFileSync(file, text);
}

write('supply/firstPuzzles.ts', 'The first puzzles of every kind', puzzles);
write('sets/writtenOutlines.ts', 'How hard each puzzle of the sets is, and its pattern', outlines);
