/** The Puyo practice game's keyboard. */
import { keyName } from '../tetris/keys.ts';
import type { Key } from './clock.ts';

const keys: Record<string, Key> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowUp: 'cw',
  x: 'cw',
  z: 'ccw',
};

export function puyoKeyOf(event: KeyboardEvent): Key | undefined {
  return keys[keyName(event)];
}
