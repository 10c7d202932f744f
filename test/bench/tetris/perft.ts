/** `npm run bench -- perft [DEPTH]`: every published table of counts to its last depth (or DEPTH), with leaves per second. */
import { emptyBoard } from '../../../engine/tetris/rules/board.ts';
import { type PerftOptions, perft } from '../../../engine/tetris/moves/perft.ts';
import type { Piece } from '../../../engine/tetris/types.ts';
import fixture from '../../fixtures/perft.json' with { type: 'json' };

const mostDepth = Number(process.argv[2] ?? 7);

let wrong = 0;
for (const { queue, counts, ...rules } of fixture.sequences) {
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
  `${fixture.sequences.length - wrong} of ${fixture.sequences.length} tables agree at every depth up to ${mostDepth}`,
);
if (wrong > 0) process.exitCode = 1;
