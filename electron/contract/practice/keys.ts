/** The keys of our own games: what they do, which ones do it at first, and what a press means. */
import { inputs, type Input } from '../../../engine/tetris/types.ts';

/** What keys do to a game, and what they do around it. */
export const commands = [
  'left',
  'right',
  'softDrop',
  'hardDrop',
  'cw',
  'ccw',
  'half',
  'hold',
  'undo',
  'help',
  'pause',
  'restart',
  'sound',
] as const satisfies readonly (Input | string)[];
export type Command = (typeof commands)[number];

/** `KeyboardEvent.key` in small letters, by command. */
export type Keys = Readonly<Record<Command, readonly string[]>>;

export const usualKeys: Keys = {
  left: ['ArrowLeft'],
  right: ['ArrowRight'],
  softDrop: ['ArrowDown'],
  hardDrop: [' '],
  cw: ['ArrowUp', 'x'],
  ccw: ['z'],
  half: ['a'],
  hold: ['c', 'Shift'],
  undo: ['u', 'Backspace'],
  help: ['h'],
  pause: ['p'],
  restart: ['r'],
  sound: ['m'],
};

/** What is used of a KeyboardEvent. */
export interface PressedKey {
  key: string;
  /** Its place: that of the letter on an American keyboard. */
  code?: string;
}

/**
 * Small letters, so that Caps Lock and Shift don't matter. Where a layout or an input method has no Latin letter on the
 * key, the one at that place on an American keyboard; where it has, that one, wherever its key is.
 */
export function keyName({ key, code = '' }: PressedKey): string {
  const placed = isLatin(key) ? undefined : /^Key([A-Z])$/.exec(code)?.[1];
  if (placed) return placed.toLowerCase();
  return key.length === 1 ? key.toLowerCase() : key;
}

const isLatin = (key: string): boolean => /^[a-z]$/i.test(key);

export function commandOf(event: PressedKey, keys: Keys): Command | undefined {
  const name = keyName(event);
  return commands.find((command) => keys[command].includes(name));
}

/** What the key does to a piece; undefined: nothing. */
export function inputOf(event: PressedKey, keys: Keys = usualKeys): Input | undefined {
  const command = commandOf(event, keys);
  return inputs.find((input) => input === command);
}

/** With this key for the command alone: whatever else had it loses it, and the command's other keys go. */
export function rebound(keys: Keys, command: Command, key: string): Keys {
  const entries = commands.map((one) => [
    one,
    one === command ? [key] : keys[one].filter((other) => other !== key),
  ]);
  return Object.fromEntries(entries) as Keys;
}
