import type { Command } from '../../../electron/contract/practice/keys.ts';
import type { Key } from './clock.ts';

const keys: Partial<Record<Command, Key>> = {
  left: 'left',
  right: 'right',
  softDrop: 'down',
  cw: 'cw',
  ccw: 'ccw',
};

/** What a command does to a pair; undefined: nothing. */
export function keyOf(command: Command): Key | undefined {
  return keys[command];
}
