import { type Command, Option } from 'commander';
import { type KickRules } from '../../engine/tetris/rules/kicks.ts';
import type { Reach } from '../../engine/tetris/rules/reachRules.ts';
import { perft } from '../../engine/tetris/moves/perft.ts';
import { type Piece } from '../../engine/tetris/types.ts';
import { jsonOption, kicksOption, readQueue, wholeNumber } from './console/arguments.ts';
import { Failure } from './console/Failure.ts';
import { fieldWords, readBoard } from './console/input.ts';
import { print, printJson } from './console/output.ts';

interface PerftFlags {
  queue: Piece[];
  depth: number;
  rules: KickRules;
  reach: Reach;
  spins?: boolean;
  locations?: boolean;
  spawn?: number;
  json?: true;
}

export function registerPerft(program: Command): void {
  program
    .command('perft')
    .description('counts the sequences of reachable placements')
    .argument('<field>', fieldWords)
    .requiredOption('--queue <pieces>', 'the pieces in order, for example IOLJSZT', readQueue)
    .requiredOption('--depth <count>', 'how many pieces', wholeNumber(1, 12))
    .addOption(kicksOption())
    .addOption(
      new Option(
        '--reach <reach>',
        'drops: hard drops only; slides: tucks, kicks and spins too; 20g: full gravity',
      )
        .choices(['drops', 'slides', '20g'])
        .default('slides'),
    )
    .option('--spins', 'counts different spins of T separately')
    .option('--locations', 'counts orientations of I S Z that fill the same cells separately')
    .option('--spawn <row>', "row of the piece's centre at its spawn, 0 at the bottom", wholeNumber(0, 28))
    .addOption(jsonOption())
    .action(async (field: string, flags: PerftFlags) => {
      const { queue, depth, rules: kicks, reach, spins = false, locations, spawn, json } = flags;
      if (queue.length < depth)
        throw new Failure(`--queue has ${queue.length} pieces, fewer than --depth ${depth}`);
      const counts = perft(await readBoard(field), queue.slice(0, depth), {
        kicks,
        reach,
        spins,
        distinct: locations ? 'locations' : 'cells',
        ...(spawn !== undefined && { spawn }),
      });
      if (json) printJson({ depth, counts });
      else counts.forEach((count, index) => print(`${index + 1}  ${count}`));
    });
}
