/**
 * `npm run bench -- perft [DEPTH] [QUEUE]`: every published table of counts (or those of one queue) to its last depth (or
 * DEPTH), with leaves per second.
 */
import { emptyBoard } from '../../../engine/tetris/rules/board.ts';
import { type PerftOptions, perft } from '../../../engine/tetris/moves/perft.ts';
import type { Piece } from '../../../engine/tetris/types.ts';
import fixture from '../../fixtures/perft.json' with { type: 'json' };

const mostDepth = Number(process.argv[2] ?? 7);
const only = process.argv[3];
const sequences = fixture.sequences.filter(({ queue }) => only === undefined || queue === only);

let wrong = 0;
for (const { queue, counts, ...rules } of sequences) {
  const expected = counts.slice(0, mostDepth);
  const pieces = [...queue.slice(0, expected.length)] as Piece[];
  const before = process.cpuUsage();
  const found = perft(emptyBoard(), pieces, rules as PerftOptions);
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  const leaves = found.at(-1)!;
  const same = found.join() === expected.join();
  if (!same) wrong++;
  const { reach, kicks, spins, distinct, spawn } = rules;
  const name = `${queue.padEnd(7)} ${reach} ${kicks}${spins ? ' spins' : ''} ${distinct} spawn ${spawn}`;
  const speed = `${seconds.toFixed(2)} s, ${(leaves / seconds / 1e6).toFixed(0)} million leaves/s`;
  console.log(
    `${name.padEnd(42)} depth ${pieces.length}: ${leaves} ${same ? 'as published' : `BUT ${expected.at(-1)} published`}, ${speed}`,
  );
}
console.log(
  `${sequences.length - wrong} of ${sequences.length} tables agree at every depth up to ${mostDepth}`,
);
if (wrong > 0) process.exitCode = 1;
