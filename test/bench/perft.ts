/** `npm run bench -- perft [DEPTH]`: leaves per second, beside the plain search of the tests at a smaller depth. */
import { emptyBoard } from '../../engine/tetris/board.ts';
import { lock } from '../../engine/tetris/lock.ts';
import { perft } from '../../engine/tetris/perft.ts';
import { cellsOf, spawnAt } from '../../engine/tetris/pieces.ts';
import type { Board, Piece } from '../../engine/tetris/types.ts';
import { plainPlacements } from '../engine/tetris/plainMoves.ts';

const depth = Number(process.argv[2] ?? 5);
const plainDepth = Math.min(depth, 3);
const queue = [...'IOLJSZT'] as Piece[];

function plainPerft(board: Board, [piece, ...rest]: readonly Piece[]): number {
  const found = plainPlacements(board, spawnAt(piece!, 10, 19), { kicks: 'srs', slides: true, spins: false });
  if (rest.length === 0) return found.length;
  return found.reduce((sum, { location }) => sum + plainPerft(lock(board, cellsOf(location)).board, rest), 0);
}

function report(name: string, count: () => number): number {
  const before = process.cpuUsage();
  const leaves = count();
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  console.log(`${name}: ${leaves} leaves, ${seconds.toFixed(2)} s, ${Math.round(leaves / seconds)} leaves/s`);
  return leaves / seconds;
}

perft(emptyBoard(), queue.slice(0, 4));
const fast = report(`fast, depth ${depth}`, () => perft(emptyBoard(), queue.slice(0, depth)).at(-1)!);
const plain = report(`plain, depth ${plainDepth}`, () =>
  plainPerft(emptyBoard(), queue.slice(0, plainDepth)),
);
console.log(`fast is ${Math.round(fast / plain)} times as fast as plain`);
