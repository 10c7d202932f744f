import type { PadButtons } from '../../shared/practice/Pad.ts';
import type { PlayInput } from './keys.ts';

/** What its buttons do beside moving the piece. */
const padActions = ['next', 'undo', 'reset', 'hint'] as const;
export type PadAction = (typeof padActions)[number];
export type PadPress = PlayInput | PadAction;

export function isPadAction(press: PadPress): press is PadAction {
  return padActions.some((action) => action === press);
}

export const padButtons: PadButtons<PadPress> = {
  0: 'ccw',
  1: 'cw',
  2: 'undo',
  3: 'hint',
  4: 'ccw',
  5: 'cw',
  8: 'reset',
  9: 'next',
  12: 'hardDrop',
  13: 'softDrop',
  14: 'left',
  15: 'right',
};
