/** A web worker that rates games. To stop it, its page ends it. */
import { cutPuzzles } from '../puzzle/cut.ts';
import { reviewTurns, summarise, type JudgedTurn } from '../review/review.ts';
import { positionOf } from '../review/tetris/position.ts';
import type { ReviewAnswer, ReviewRequest } from './reviewJobs.ts';

interface Port {
  postMessage(message: ReviewAnswer): void;
  onmessage: ((event: MessageEvent<ReviewRequest>) => void) | null;
}

const port = self as unknown as Port;

port.onmessage = ({ data }) => {
  try {
    for (const answer of answers(data)) port.postMessage(answer);
  } catch (error) {
    port.postMessage({ tells: 'error', error: (error as Error).message });
  }
};

function* answers(request: ReviewRequest): Generator<ReviewAnswer> {
  if (request.do === 'cut') {
    const { board, queue, hold } = positionOf(request.turn, request.header);
    return yield { tells: 'puzzles', puzzles: cutPuzzles({ board, queue, hold }) };
  }
  const judged: JudgedTurn[] = [];
  for (const turn of reviewTurns(request.game)) {
    judged.push(turn);
    yield { tells: 'turn', judged: turn };
  }
  yield { tells: 'summary', summary: summarise(request.game, judged) };
}
