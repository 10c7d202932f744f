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

/** Small letters, so that Caps Lock and Shift don't matter. */
export function keyName(event: Pick<KeyboardEvent, 'key'>): string {
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

export function commandOf(event: Pick<KeyboardEvent, 'key'>, keys: Keys): Command | undefined {
  const name = keyName(event);
  return commands.find((command) => keys[command].includes(name));
}

/** What the key does to a piece; undefined: nothing. */
export function inputOf(event: Pick<KeyboardEvent, 'key'>, keys: Keys = usualKeys): Input | undefined {
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

const faces: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Backspace: '⌫',
};

/** What stands on the key; `space`: the word for it. */
export function faceOf(key: string, space: string): string {
  if (key === ' ') return space;
  return faces[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
