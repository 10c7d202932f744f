import { parentPort } from 'node:worker_threads';
import { emptyField } from '../puyo/rules/field.ts';
import { suggest as suggestPuyo } from '../puyo/advice/suggest.ts';
import { makePosition } from '../tetris/position.ts';
import { emptyBoard } from '../tetris/rules/board.ts';
import { suggest } from '../tetris/advice/suggest.ts';
import { type Question, answers } from './answers.ts';

/** The first decisions run uncompiled and slowly; these are nobody's. */
function warmUp(): void {
  warmUpTetris();
  warmUpPuyo();
}

function warmUpTetris(): void {
  for (let round = 0; round < 5; round++)
    suggest(makePosition({ board: emptyBoard(), queue: ['T', 'I', 'S', 'L'], hold: 'J' }));
}

function warmUpPuyo(): void {
  const pair = { axis: 'R', child: 'G' } as const;
  const pairs = [pair, pair, pair];
  const rest = { allClear: false, incoming: 0, score: null };
  for (let round = 0; round < 3; round++)
    suggestPuyo({ game: 'puyo', field: emptyField(), pairs, ...rest }, { nodes: 10_000 });
}

if (parentPort) {
  const port = parentPort;
  port.on('message', (question: Question) => {
    for (const answer of answers(question)) port.postMessage(answer);
  });
  warmUp();
}
