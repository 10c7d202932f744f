import type { Status } from '../../../../electron/contract/panel.ts';

/** Nobody plays just now, or nothing is known of it. */
const idle: readonly Status[] = ['menu', 'starting', 'gamePaused', 'over', 'stale', 'lost'];

/** Whether a hint may be promised: the status alone says all there is to say otherwise. */
export const expectsHint = (status: Status): boolean => !idle.includes(status);
