/** A web worker that judges positions of both games, for pages. It answers in the order in which it is asked. */
import { type Answer, type Question, answers } from './answers.ts';

interface Port {
  postMessage(message: Answer): void;
  onmessage: ((event: MessageEvent<Question>) => void) | null;
}

const port = self as unknown as Port;

port.onmessage = ({ data }) => {
  for (const answer of answers(data)) port.postMessage(answer);
};
