/** Which of the player's keys do what here: those of the practice games, as far as there is something for them to do. */
import type { Input } from '../../../engine/tetris/types.ts';
import type { Command, Keys } from '../../../electron/contract/practice/keys.ts';

/** There is no hold in a puzzle. */
export const playInputs = ['left', 'right', 'softDrop', 'hardDrop', 'cw', 'ccw', 'half'] as const;
export type PlayInput = (typeof playInputs)[number] & Input;

/** The player can change their keys. */
export const trainerCommands = [
  ...playInputs,
  'undo',
  'restart',
  'help',
] as const satisfies readonly Command[];

/** What `key` (see `keyName`) does to a piece; null: nothing. */
export function inputFor(keys: Keys, key: string): PlayInput | null {
  return playInputs.find((input) => keys[input].includes(key)) ?? null;
}

/** Those of these keys that are left for something else: what moves a piece does nothing beside it. */
export function freeOf(keys: Keys, wanted: readonly string[]): string[] {
  return wanted.filter((key) => inputFor(keys, key) === null);
}
