import type { Command } from 'commander';
import { cutPuzzles } from '../../../engine/puzzle/cut.ts';
import { puzzlesEn as words } from '../../contract/words/puzzles/puzzleMessages.en.ts';
import { Failure } from '../console/Failure.ts';
import { nameOf } from '../console/input.ts';
import { print, printJson } from '../console/output.ts';
import { readSituation } from '../positions/situation.ts';
import { describePuzzle } from './describe.ts';

export function registerCut(puzzles: Command): void {
  puzzles
    .command('cut')
    .description(
      'makes puzzles from a position in which a T-spin or four rows are possible within four pieces',
    )
    .argument('<position>', "a position as 'hint' takes it: JSON, a picture, or '-' for stdin")
    .option('--json', 'JSON Lines on stdout and nothing else')
    .action(async (input: string, { json }: { json?: true }) => {
      const { state } = await readSituation(input);
      if (state.game !== 'tetris') throw new Failure(`${nameOf(input)}: is not a position of Tetris`);
      const found = cutPuzzles(state);
      if (found.length === 0)
        throw new Failure(`${nameOf(input)}: neither a T-spin nor four rows within four pieces`, 1);
      found.forEach((puzzle, index) =>
        json ? printJson(puzzle) : print(`${describePuzzle(puzzle, index + 1)}\n`),
      );
      if (!json) print(words.prior);
    });
}
