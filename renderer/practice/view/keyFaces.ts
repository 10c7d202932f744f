/** What stands on the keys that a hint asks for: those that the player has chosen. */
import type { Input } from '../../../engine/tetris/types.ts';
import { faceOf } from '../../shared/practice/faces.ts';
import { type Command, type Keys } from '../../shared/practice/keys.ts';

/** `space`: the word for the space bar. A command without a key keeps its own name. */
export function facesOf(inputs: readonly Input[], keys: Keys, space: string): string[] {
  return inputs.map((input) => {
    const [key] = keys[input];
    return key === undefined ? input : faceOf(key, space);
  });
}

/** The page's list of keys: all keys of each of these commands, and what it does. */
export function keyLines(
  commands: readonly Command[],
  keys: Keys,
  words: { does: Record<Command, string>; space: string },
): { keys: string; does: string }[] {
  return commands
    .filter((command) => keys[command].length > 0)
    .map((command) => ({
      keys: keys[command].map((key) => faceOf(key, words.space)).join(' '),
      does: words.does[command],
    }));
}
