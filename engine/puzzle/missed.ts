/** What a player passed by in a game, and the T-spins that they did. */
import { findPlacements, findSpawn } from '../tetris/moves/movegen.ts';
import { parseBoard } from '../tetris/rules/board.ts';
import { lock } from '../tetris/rules/lock.ts';
import { cellsOf } from '../tetris/rules/pieces.ts';
import type { Location, Piece } from '../tetris/types.ts';
import { type GameMoment, cutPuzzles } from './cut.ts';
import { isReady } from './goals.ts';
import { placeKey } from './naming.ts';
import { type Puzzle, goals } from './types.ts';

/** A piece of a game: the position in which it came, and where it went. */
export interface PlayedMoment {
  /** Text rows, top row first, without the empty ones on top: of an empty board none. */
  board: readonly string[];
  queue: readonly Piece[];
  hold: Piece | null;
  placed: Location;
}

const leastRows = 20;
const emptyRow = '.'.repeat(10);

function boardOf(rows: readonly string[]): GameMoment['board'] {
  return parseBoard(rows.length > 0 ? rows : [emptyRow], leastRows);
}

/** One piece more than the puzzle has: its player may have held one meanwhile. */
function wasMade({ moves, goal }: Puzzle, later: readonly PlayedMoment[]): boolean {
  return later.slice(0, moves + 1).some(({ board }) => isReady(boardOf(board), goals[goal.kind]));
}

/**
 * Puzzles of positions in which a T-spin or four rows could have been made ready and were not. After one, as many
 * pieces are left out as it has: they would ask the same again.
 */
export function missedPuzzles(moments: readonly PlayedMoment[], most: number): Puzzle[] {
  const found: Puzzle[] = [];
  for (let at = 0; at < moments.length && found.length < most; at++) {
    const { board, queue, hold } = moments[at]!;
    const [puzzle] = cutPuzzles({ board: boardOf(board), queue, hold });
    if (!puzzle || wasMade(puzzle, moments.slice(at + 1))) continue;
    found.push(puzzle);
    at += puzzle.moves;
  }
  return found;
}

function isSpin({ board, placed }: PlayedMoment): boolean {
  if (placed.type !== 'T') return false;
  const before = boardOf(board);
  if (lock(before, cellsOf(placed)).linesCleared === 0) return false;
  const start = findSpawn(before, 'T');
  const places = start ? findPlacements(before, start, { spins: true }) : [];
  return places.some(({ location, spin }) => spin === 'full' && placeKey(location) === placeKey(placed));
}

/** T-spins that cleared rows, minis left out. */
export function countSpins(moments: readonly PlayedMoment[]): number {
  return moments.filter(isSpin).length;
}
