/** A thread that looks for boards in whole pictures: a long search holds up nobody but who asked for it. */
import { locate } from '../../../vision/locate.ts';
import type { SearchAnswer, SearchDoor, SearchPing, SearchQuestion } from './workerMessages.ts';

function answer({ id, image, options }: SearchQuestion): SearchAnswer {
  try {
    return { id, layouts: locate(image, options) };
  } catch (error) {
    return { id, error: (error as Error).message };
  }
}

function open({ port }: SearchDoor): void {
  port.onmessage = ({ data }: MessageEvent<SearchQuestion>) => port.postMessage(answer(data));
}

self.onmessage = ({ data }: MessageEvent<SearchDoor | SearchPing>) => {
  if ('port' in data) open(data);
  else self.postMessage(data);
};
