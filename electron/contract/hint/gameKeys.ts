/** The labels of a watched game's keys, so that hints can show them. */
import { inputs, type Input } from '../../../engine/tetris/types.ts';

/** `KeyboardEvent.key`, or what is printed on a pad, by what it does; '' where the game has no such key. */
export type GameKeys = Readonly<Record<Input, string>>;

/** Letters of one key. */
export const longestKey = 12;

const arrows = { left: 'ArrowLeft', right: 'ArrowRight', softDrop: 'ArrowDown' };

/** As many games have them. `oneTurn`: the arrow upwards turns, each game in its own direction. */
export const keyPresets = {
  keyboard: { ...arrows, cw: 'ArrowUp', ccw: 'z', half: 'a', hardDrop: ' ', hold: 'c' },
  oneTurn: { ...arrows, cw: 'ArrowUp', ccw: 'ArrowUp', half: '', hardDrop: ' ', hold: '' },
  pad: { ...arrows, cw: 'A', ccw: 'B', half: '', hardDrop: 'ArrowUp', hold: 'L' },
  oldPad: { ...arrows, cw: 'A', ccw: 'B', half: '', hardDrop: '', hold: '' },
} as const satisfies Record<string, GameKeys>;
export type KeyPreset = keyof typeof keyPresets;

/** null: none of them, but keys that were set one by one. */
export function presetOf(keys: GameKeys): KeyPreset | null {
  const presets = Object.entries(keyPresets) as [KeyPreset, GameKeys][];
  return presets.find(([, preset]) => inputs.every((input) => preset[input] === keys[input]))?.[0] ?? null;
}

/**
 * The presses of a hint as the game's keys; `null`: as what they do. Where nothing drops at once, the piece is held down
 * until it locks.
 */
export function onKeys(presses: readonly string[], keys: GameKeys | null): string[] {
  const keyFor = (press: string): string => keys?.[press as Input] || press;
  const drop = keys && keys.hardDrop === '' ? keyFor('softDrop') : keyFor('hardDrop');
  return presses.map((press) => (press === 'hardDrop' ? drop : keyFor(press)));
}

/** The turns that the keys distinguish; null: they don't say which way the game turns. */
export function turnsOn({ cw, ccw, half }: GameKeys): ('cw' | 'ccw' | 'half')[] | null {
  if (cw === ccw) return null;
  const named = { cw, ccw, half };
  return (['cw', 'ccw', 'half'] as const).filter((turn) => named[turn] !== '');
}
