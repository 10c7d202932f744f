/** The practice game's keyboard. */
import type { Input } from '../../../engine/tetris/types.ts';

const inputs: Record<string, Input> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowDown: 'softDrop',
  ArrowUp: 'cw',
  x: 'cw',
  z: 'ccw',
  a: 'half',
  ' ': 'hardDrop',
  c: 'hold',
  Shift: 'hold',
};

/** `KeyboardEvent.key` with small letters, so that Caps Lock and Shift don't matter. */
export function keyName(event: KeyboardEvent): string {
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

export function inputOf(event: KeyboardEvent): Input | undefined {
  return inputs[keyName(event)];
}
