/** Which keys move a piece. */
import type { Input } from '../../../engine/tetris/types.ts';
import { usualKeys } from '../../shared/practice/keys.ts';

/** There is no hold in a puzzle. */
export const playInputs = ['left', 'right', 'softDrop', 'hardDrop', 'cw', 'ccw', 'half'] as const;
export type PlayInput = (typeof playInputs)[number] & Input;

/** `KeyboardEvent.key` with small letters; the first one is shown. */
export type KeyBindings = Readonly<Record<PlayInput, readonly string[]>>;

/** As in the practice game. */
export const firstKeys = Object.fromEntries(
  playInputs.map((input) => [input, usualKeys[input]]),
) as unknown as KeyBindings;

/** Keys that do something else on this page, and those that every page needs. */
export const takenKeys = ['Enter', 'u', 'r', 'h', 's', '1', '2', 'm', 'p', 'Tab', 'Escape'] as const;

const mostKeys = 3;
const isKey = (key: unknown): key is string =>
  typeof key === 'string' && key.length > 0 && key.length <= 20 && !takenKeys.some((taken) => taken === key);

/** The first keys where what was kept is damaged or leaves a movement without one. */
export function readKeys(value: unknown): KeyBindings {
  if (typeof value !== 'object' || value === null) return firstKeys;
  const given = value as Record<string, unknown>;
  const isWhole = playInputs.every((input) => {
    const keys = given[input];
    return Array.isArray(keys) && keys.length > 0 && keys.length <= mostKeys && keys.every(isKey);
  });
  if (!isWhole) return firstKeys;
  const keys = playInputs.map((input) => [input, given[input] as string[]] as const);
  const all = keys.flatMap(([, names]) => names);
  return new Set(all).size === all.length ? (Object.fromEntries(keys) as unknown as KeyBindings) : firstKeys;
}

export function inputFor(keys: KeyBindings, key: string): PlayInput | null {
  return playInputs.find((input) => keys[input].includes(key)) ?? null;
}

/** What comes of binding a key anew. */
export type Rebound =
  | { is: 'bound'; keys: KeyBindings }
  /** The page needs it for something else. */
  | { is: 'taken' }
  /** It moves the piece otherwise, and is that movement's only key. */
  | { is: 'needed'; by: PlayInput };

/** The only key of a movement from now on; another movement that has it keeps its others. */
export function rebind(keys: KeyBindings, input: PlayInput, key: string): Rebound {
  if (!isKey(key)) return { is: 'taken' };
  const other = playInputs.find((one) => one !== input && keys[one].includes(key));
  if (other && keys[other].length === 1) return { is: 'needed', by: other };
  const without = other ? { [other]: keys[other].filter((one) => one !== key) } : {};
  return { is: 'bound', keys: { ...keys, ...without, [input]: [key] } };
}

const signs: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ' ': 'Space',
  Control: 'Ctrl',
};

/** As it stands on a keyboard. */
export function keyText(key: string): string {
  return signs[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
