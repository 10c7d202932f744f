import type { PanelState, Status } from '../../../../electron/contract/panel.ts';

/** Nobody plays just now, or nothing is known of it. */
const idle: readonly Status[] = ['menu', 'starting', 'gamePaused', 'covered', 'over', 'stale', 'lost'];

/** Whether a hint may be promised: the status alone says all there is to say otherwise. */
export const expectsHint = (status: Status): boolean => !idle.includes(status);

/** Whether a hint is shown: there is one, and the user hasn't said that it is wrong. */
export const showsHint = ({ status, isDismissed }: Pick<PanelState, 'status' | 'isDismissed'>): boolean =>
  status === 'ready' && !isDismissed;
