/** A web worker that judges positions and moves, for pages. It answers in the order in which it is asked. */
import { makeDrill } from '../drill/dealing.ts';
import { wayTo } from '../drill/way.ts';
import { judgePair } from '../review/puyo/judgePair.ts';
import { judgeTetris } from '../review/tetris/judgeTurn.ts';
import { makeTsume } from '../puyo/tsume.ts';
import { answers } from './answers.ts';
import type { GameAnswer, GameQuestion, OneAnswered } from './gameJobs.ts';

interface Port {
  postMessage(message: GameAnswer): void;
  onmessage: ((event: MessageEvent<GameQuestion>) => void) | null;
}

const port = self as unknown as Port;

port.onmessage = ({ data }) => {
  if ('state' in data) for (const answer of answers(data)) port.postMessage(answer);
  else port.postMessage(answerOrError(data));
};

function answerOrError(question: OneAnswered): GameAnswer {
  try {
    return answerOf(question);
  } catch (error) {
    return { id: question.id, error: error instanceof Error ? error.message : String(error) };
  }
}

function answerOf(question: OneAnswered): GameAnswer {
  const { id } = question;
  if ('tsume' in question) return { id, tsume: makeTsume(question.tsume) };
  if ('pair' in question) return { id, judged: judgePair(question.pair) };
  if ('wish' in question) return { id, drill: makeDrill(question.wish, question.seed) };
  if ('turn' in question) return { id, judged: judgeTetris(question.turn, question) };
  const way = wayTo(question.goal, question.position);
  return { id, way: way && way.map(({ step }) => step) };
}
