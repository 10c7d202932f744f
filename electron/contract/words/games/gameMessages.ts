/** What is said of the settings that a game has of its own, and of its keys. */
import type { Input } from '../../../../engine/tetris/types.ts';
import type { KeyPreset } from '../../hint/gameKeys.ts';

export interface GameMessages {
  own: {
    name: string;
    /** What is the game's own; `game`: the title of its window. */
    line: (game: string) => string;
  };
  /** Settings as a file; `names` of what can't be used of it, one after the other. */
  share: {
    heading: string;
    line: string;
    save: string;
    open: string;
    done: string;
    none: string;
    left: (names: string) => string;
  };
  keys: {
    heading: string;
    line: string;
    /** What caps show: what a key does, the keys of many games, or those that were set one by one. */
    shown: string;
    choices: Record<KeyPreset | 'signs' | 'own', string>;
    names: Record<Input, string>;
    press: string;
    how: string;
    none: string;
    space: string;
    /** The key for turning was seen to turn this way. */
    learned: Record<'cw' | 'ccw', string>;
  };
}
