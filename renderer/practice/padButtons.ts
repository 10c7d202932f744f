import type { Command } from '../../electron/contract/practice/keys.ts';
import type { PadButtons } from '../shared/practice/Pad.ts';

/** As most games have them: turns under the thumb, hold on the shoulders. */
export const padButtons: PadButtons<Command> = {
  0: 'ccw',
  1: 'cw',
  2: 'half',
  3: 'hold',
  4: 'hold',
  5: 'hold',
  8: 'undo',
  9: 'pause',
  12: 'hardDrop',
  13: 'softDrop',
  14: 'left',
  15: 'right',
};
