/** A web worker that recognises single pictures, for pages. It answers in the order of the requests. */
import { see } from './see.ts';
import type { Image, Observation } from './types.ts';

/** The picture's buffer may be transferred. */
export type SeeQuestion = Image;
export type SeeAnswer = Observation | { error: string };

interface Port {
  postMessage(message: SeeAnswer): void;
  onmessage: ((event: MessageEvent<SeeQuestion>) => void) | null;
}

const port = self as unknown as Port;

port.onmessage = ({ data }) => {
  try {
    port.postMessage(see(data));
  } catch (error) {
    port.postMessage({ error: (error as Error).message });
  }
};
