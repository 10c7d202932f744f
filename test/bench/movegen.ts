/** `npm run bench -- movegen`: landings of every piece on public boards, beside the plain search of the tests, in one run. */
import { parseBoard } from '../../engine/tetris/board.ts';
import { findLandings, rulesOf } from '../../engine/tetris/movegen.ts';
import { spawnAt } from '../../engine/tetris/pieces.ts';
import { readColumns, stride } from '../../engine/tetris/reach.ts';
import { pieces } from '../../engine/tetris/types.ts';
import { plainPlacements } from '../engine/tetris/plainMoves.ts';
import fixture from '../fixtures/perft.json' with { type: 'json' };

const rules = rulesOf({ reach: 'slides' });
const filled = new Int32Array(stride);
const landings = new Int32Array(4096);

/** Nanoseconds of CPU per call: the least of five rounds. */
function time(rounds: number, call: () => void): number {
  let least = Infinity;
  for (let round = 0; round < 5; round++) {
    const before = process.cpuUsage();
    for (let count = 0; count < rounds; count++) call();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, ((user + system) * 1000) / rounds);
  }
  return least;
}

console.log('board              piece   fast ns   plain ns   ratio');
const ratios: number[] = [];
for (const { name, rows } of fixture.boards)
  for (const piece of pieces) {
    const board = parseBoard(rows, 20);
    const start = spawnAt(piece, 10, 19);
    const fast = time(20_000, () => {
      readColumns(board.masks, 0, 10, filled);
      findLandings(filled, 10, start, rules, landings);
    });
    const plain = time(3, () => plainPlacements(board, start, { kicks: 'srs', slides: true, spins: false }));
    ratios.push(plain / fast);
    const [a, b, c] = [fast, plain, plain / fast].map((value) => String(Math.round(value)));
    console.log(`${name.padEnd(18)} ${piece}     ${a!.padStart(8)} ${b!.padStart(10)} ${c!.padStart(7)}`);
  }
const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
console.log(`fast is ${Math.round(mean)} times as fast as plain (geometric mean)`);
