/** The labels of keys. */
import { layout } from './layout.svelte.ts';

const faces: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Backspace: '⌫',
};

/** `key` by `keyName`, on the player's keyboard; `space`: the word for it. */
export function faceOf(key: string, space: string): string {
  if (key === ' ') return space;
  return faces[key] ?? (key.length === 1 ? (layout.letters[key] ?? key).toUpperCase() : key);
}
