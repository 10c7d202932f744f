/** A web worker that judges positions and moves, for pages. It answers in the order in which it is asked. */
import { judgeTetris } from '../review/tetris/judgeTurn.ts';
import { makeTsume } from '../puyo/tsume/tsume.ts';
import { answers } from './answers.ts';
import type { GameAnswer, GameQuestion, JudgeQuestion } from './gameJobs.ts';

interface Port {
  postMessage(message: GameAnswer): void;
  onmessage: ((event: MessageEvent<GameQuestion>) => void) | null;
}

const port = self as unknown as Port;

port.onmessage = ({ data }) => {
  if ('tsume' in data) port.postMessage({ id: data.id, tsume: makeTsume(data.tsume) });
  else if ('turn' in data) port.postMessage(judge(data));
  else for (const answer of answers(data)) port.postMessage(answer);
};

function judge({ id, turn, columns, rows }: JudgeQuestion): GameAnswer {
  try {
    return { id, judged: judgeTetris(turn, { columns, rows }) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
