/** The labels of the keys that a hint asks for: those that the player has chosen. */
import type { FinesseInput, Input } from '../../../engine/tetris/types.ts';
import { isTouched } from '../../shared/touch/isTouched.ts';
import { faceOf } from '../../shared/practice/faces.ts';
import { type Command, type Keys } from '../../../electron/contract/practice/keys.ts';

/** Arrows that are held, and what they are. */
const heldArrows: Readonly<Partial<Record<FinesseInput, Input>>> = {
  leftWall: 'left',
  rightWall: 'right',
  floor: 'softDrop',
};

interface FaceWords {
  /** The word for the space bar. */
  space: string;
  /** A key that is not let go at once. */
  held: (face: string) => string;
}

/** As the player plays: by fingers, or by keys. */
export function capsFor(inputs: readonly FinesseInput[], keys: Keys, words: FaceWords): string[] {
  return isTouched() ? buttonFaces(inputs, words) : facesOf(inputs, keys, words);
}

/** A command without a key keeps its own name. */
function facesOf(inputs: readonly FinesseInput[], keys: Keys, words: FaceWords): string[] {
  return inputs.map((input) => {
    const held = heldArrows[input];
    const command = held ?? (input as Input);
    const [key] = keys[command];
    const face = key === undefined ? command : faceOf(key, words.space);
    return held ? words.held(face) : face;
  });
}

const arrows: Readonly<Partial<Record<Input, string>>> = { left: '←', right: '→', softDrop: '↓' };

/** The same for fingers: a button goes by its command's own name, which is drawn as its icon. */
const buttonFaces = (inputs: readonly FinesseInput[], words: FaceWords): string[] =>
  inputs.map((input) => {
    const held = heldArrows[input];
    return held ? words.held(arrows[held]!) : input;
  });

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
