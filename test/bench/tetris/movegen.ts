/**
 * `npm run bench -- movegen [DEPTH]`: leaves per second of IOLJSZT, and landings of every piece on public boards; the
 * kernel, its twin, and the plain search of the tests in one run. All times are CPU time, the least of several rounds.
 */
import { emptyBoard, parseBoard } from '../../../engine/tetris/rules/board.ts';
import { lock } from '../../../engine/tetris/rules/lock.ts';
import { findLandings, rulesOf } from '../../../engine/tetris/moves/movegen.ts';
import { perft } from '../../../engine/tetris/moves/perft.ts';
import { cellsOf, spawnAt } from '../../../engine/tetris/rules/pieces.ts';
import { readColumns, stride } from '../../../engine/tetris/moves/reach.ts';
import { type Board, type Piece, pieces } from '../../../engine/tetris/types.ts';
import { Kernel } from '../../../engine/tetris/wasm/kernel.ts';
import { plainPlacements } from '../../engine/tetris/moves/plainMoves.ts';
import fixture from '../../fixtures/perft.json' with { type: 'json' };

const rules = rulesOf({});
const kernel = new Kernel();
const filled = new Int32Array(stride);
const landings = new Int32Array(4096);

/** Nanoseconds of CPU per call. */
function time(calls: number, call: () => void, rounds = 5): number {
  let least = Infinity;
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    for (let count = 0; count < calls; count++) call();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, ((user + system) * 1000) / calls);
  }
  return least;
}

function plainPerft(board: Board, [piece, ...rest]: readonly Piece[]): number {
  const found = plainPlacements(board, spawnAt(piece!, 10, 19), rules);
  if (rest.length === 0) return found.length;
  return found.reduce((sum, { location }) => sum + plainPerft(lock(board, cellsOf(location)).board, rest), 0);
}

function leavesPerSecond(leaves: number, count: () => number, rounds: number): number {
  return (leaves * 1e9) / time(1, count, rounds);
}

function measureLeaves(depth: number): void {
  const queue = [...'IOLJSZT'] as Piece[];
  const counts = perft(emptyBoard(), queue.slice(0, depth));
  const fast = leavesPerSecond(counts.at(-1)!, () => perft(emptyBoard(), queue.slice(0, depth)).at(-1)!, 3);
  const plain = leavesPerSecond(counts[2]!, () => plainPerft(emptyBoard(), queue.slice(0, 3)), 2);
  console.log(
    `IOLJSZT, depth ${depth}: ${counts.at(-1)} leaves, ${(fast / 1e6).toFixed(0)} million leaves/s by the kernel`,
  );
  console.log(
    `plain search, depth 3: ${Math.round(plain)} leaves/s, a ${Math.round(fast / plain)}th of it\n`,
  );
}

function timeOnBoard(board: Board, piece: Piece): [kernel: number, twin: number, plain: number] {
  const start = spawnAt(piece, 10, 19);
  kernel.prepare(board, rules);
  return [
    time(200_000, () => kernel.find(start, true)),
    time(5_000, () => {
      readColumns(board.masks, 0, 10, filled);
      findLandings(filled, 10, start, rules, landings);
    }),
    time(3, () => plainPlacements(board, start, rules), 2),
  ];
}

measureLeaves(Number(process.argv[2] ?? 7));
console.log('board             piece  kernel ns  twin ns  plain ns  plain/kernel');
const all = fixture.boards.flatMap(({ name, rows }) =>
  pieces.map((piece) => {
    const times = timeOnBoard(parseBoard(rows, 20), piece);
    const [fast, twin, plain] = times.map((value) => String(Math.round(value)));
    const ratio = String(Math.round(times[2] / times[0]));
    console.log(
      `${name.padEnd(18)} ${piece} ${fast!.padStart(12)} ${twin!.padStart(8)} ${plain!.padStart(9)} ${ratio.padStart(13)}`,
    );
    return { fast: times[0], ratio: times[2] / times[0] };
  }),
);
const mean = all.reduce((sum, { fast }) => sum + fast, 0) / all.length;
const ratio = Math.exp(all.reduce((sum, one) => sum + Math.log(one.ratio), 0) / all.length);
const worst = Math.max(...all.map(({ fast }) => fast));
console.log(
  `kernel: mean ${Math.round(mean)} ns, worst ${Math.round(worst)} ns; ${Math.round(ratio)} times as fast as plain`,
);
