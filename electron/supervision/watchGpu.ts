import { app } from 'electron';
import type { Repairs } from './Repairs.ts';

/** Chromium starts the process again at once and does not report when it is ready; by then it is. */
const standsAfterMs = 2000;

/** The process that draws for all windows: Chromium itself starts it again, here it is reported. */
export function watchGpu(repairs: Repairs): void {
  let stands: NodeJS.Timeout | undefined;
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (type !== 'GPU') return;
    clearTimeout(stands);
    repairs.down('gpu', reason);
    stands = setTimeout(() => repairs.up('gpu'), standsAfterMs);
  });
}

/** Ends it, as it hangs: Chromium's own watch lives inside it, and is not there where drawing is plain. */
export function endGpu(): void {
  const gpu = app.getAppMetrics().find(({ type }) => type === 'GPU');
  if (gpu) process.kill(gpu.pid, 'SIGKILL');
}
