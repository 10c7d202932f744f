/** A web worker that judges positions and moves, for pages. It answers in the order in which it is asked. */
import { judgePair } from '../review/puyo/judgePair.ts';
import { judgeTetris } from '../review/tetris/judgeTurn.ts';
import { makeTsume } from '../puyo/tsume.ts';
import { answers } from './answers.ts';
import type { GameAnswer, GameQuestion } from './gameJobs.ts';

interface Port {
  postMessage(message: GameAnswer): void;
  onmessage: ((event: MessageEvent<GameQuestion>) => void) | null;
}

const port = self as unknown as Port;

port.onmessage = ({ data }) => {
  if ('tsume' in data || 'turn' in data || 'pair' in data) port.postMessage(answerOrError(data));
  else for (const answer of answers(data)) port.postMessage(answer);
};

type OneAnswered = Extract<GameQuestion, { tsume: number } | { turn: unknown } | { pair: unknown }>;

function answerOrError(question: OneAnswered): GameAnswer {
  const { id } = question;
  try {
    if ('tsume' in question) return { id, tsume: makeTsume(question.tsume) };
    if ('pair' in question) return { id, judged: judgePair(question.pair) };
    return { id, judged: judgeTetris(question.turn, question) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
