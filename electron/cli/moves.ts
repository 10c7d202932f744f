import { type Command, Option } from 'commander';
import { findFinesse, findInputs } from '../../engine/tetris/moves/inputs.ts';
import { findPlacements, findSpawn } from '../../engine/tetris/moves/movegen.ts';
import { type KickRules, kickSets } from '../../engine/tetris/rules/kicks.ts';
import type { Reach } from '../../engine/tetris/rules/reachRules.ts';
import { cellsOf } from '../../engine/tetris/rules/pieces.ts';
import { drawBoard } from '../../engine/tetris/notation/text.ts';
import {
  type Board,
  type Cell,
  type FinesseInput,
  type Input,
  type Piece,
  type Placement,
} from '../../engine/tetris/types.ts';
import { jsonOption, kicksOption, readPiece } from './console/arguments.ts';
import { Failure } from './console/Failure.ts';
import { fieldWords, readBoard } from './console/input.ts';
import { print, printJson } from './console/output.ts';
import { keysWords } from './words/commandWords.ts';

interface Listed extends Placement {
  cells: Cell[];
  inputs: Input[];
  finesse: FinesseInput[];
}

interface MovesFlags {
  piece: Piece;
  reach: Reach;
  rules: KickRules;
  json?: true;
}

export function registerMoves(program: Command): void {
  program
    .command('moves')
    .description('lists every reachable placement of a piece, with its keys')
    .argument('<field>', fieldWords)
    .requiredOption('--piece <letter>', 'I O T S Z J or L', readPiece)
    .addOption(
      new Option('--reach <reach>', 'drops: hard drops only; slides: tucks, kicks and spins too')
        .choices(['drops', 'slides'])
        .default('slides'),
    )
    .addOption(kicksOption())
    .addOption(jsonOption())
    .action(async (field: string, options: MovesFlags) => {
      const board = await readBoard(field);
      const placements = listMoves(board, options);
      if (options.json) printJson({ placements });
      else print(placements.map((listed) => describe(board, listed)).join('\n\n'));
      if (placements.length === 0) throw new Failure(`${options.piece} has no room at its spawn`, 1);
    });
}

function listMoves(board: Board, { piece, reach, rules }: MovesFlags): Listed[] {
  const start = findSpawn(board, piece, rules);
  if (!start) return [];
  const slides = reach === 'slides';
  const { hasHalfTurns, hasSpins } = kickSets[rules];
  const spins = slides && hasSpins;
  const turns = hasHalfTurns ? (['cw', 'ccw', 'half'] as const) : (['cw', 'ccw'] as const);
  return findPlacements(board, start, { reach, kicks: rules, spins }).flatMap((placement) => {
    const cells = cellsOf(placement.location);
    const spin = spins ? { spin: placement.spin } : {};
    const options = { turns, kicks: slides, kickRules: rules, softDrop: slides, ...spin };
    const inputs = findInputs(board, start, cells, options);
    const finesse = findFinesse(board, start, cells, options);
    return inputs && finesse ? [{ ...placement, cells, inputs, finesse }] : [];
  });
}

function describe(board: Board, { location, spin, cells, inputs }: Listed): string {
  const name = `${location.type} ${location.orientation}, x ${location.x}, y ${location.y}`;
  const kind = spin === 'none' ? '' : ` (${spin} spin)`;
  const top = Math.max(...cells.map(([, y]) => y), 0);
  const rows = drawBoard(board, cells).slice(-Math.max(top + 1, 4));
  return `${name}${kind}: ${keysWords(inputs)}\n${rows.join('\n')}`;
}
