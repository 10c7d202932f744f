/** A thread that looks for boards in whole pictures: a long search holds up nobody but who asked for it. */
import { locate } from '../../../vision/locate.ts';
import type { SearchAnswer, SearchDoor, SearchQuestion } from './workerMessages.ts';

function answer({ id, image, options }: SearchQuestion): SearchAnswer {
  try {
    return { id, layouts: locate(image, options) };
  } catch (error) {
    return { id, error: (error as Error).message };
  }
}

self.onmessage = ({ data: { port } }: MessageEvent<SearchDoor>) => {
  port.onmessage = ({ data }: MessageEvent<SearchQuestion>) => port.postMessage(answer(data));
};
