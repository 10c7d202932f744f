/** The thread of the records: the main process never waits for a disk on their account. */
import { parentPort, workerData } from 'node:worker_threads';
import { filesIn } from '../storage/filesIn.ts';
import type { Asked, RecordsData, Told } from './messages.ts';
import { putBackAll } from './putBackAll.ts';
import { RecordsHost } from './RecordsHost.ts';

/** Between two signs of life while something is worked on. Milliseconds. */
const busyMs = 1000;

const port = parentPort!;
const { folder, version } = workerData as RecordsData;
const drawer = filesIn(folder);
const host = new RecordsHost(drawer);
const tell = (told: Told): void => port.postMessage(told);

putBackAll(drawer, version);
port.on('message', async (asked: Asked) => {
  const beat = setInterval(() => tell({ busy: true }), busyMs);
  tell(await host.answerAsked(asked));
  clearInterval(beat);
});
