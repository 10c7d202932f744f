/** A thread that judges whether the board of a watched game can be cleared to the last; a newer question ends an older one. */
import { parentPort } from 'node:worker_threads';
import type { Watched } from '../../solver/asking/watched.ts';
import { type ClearOutlook, outlookOf } from './clearing.ts';

/** `watched`: null ends what is being judged. */
export interface WatchQuestion {
  id: number;
  watched: Watched | null;
}

export interface WatchAnswer {
  id: number;
  outlook: ClearOutlook | null;
}

const port = parentPort!;
let newest = 0;

port.on('message', ({ id, watched }: WatchQuestion) => {
  newest = id;
  if (watched) void answer(id, watched);
});

async function answer(id: number, watched: Watched): Promise<void> {
  const isWanted = (): boolean => id === newest;
  const outlook = await outlookOf(watched, isWanted);
  if (isWanted()) port.postMessage({ id, outlook } satisfies WatchAnswer);
}
