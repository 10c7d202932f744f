import type { Input } from '../../../../engine/tetris/types.ts';
import type { KeyPreset } from '../../hint/gameKeys.ts';

/** What is said of the settings that a game has of its own, and of its keys. */
export const gamesEn = {
  own: {
    name: 'Own settings for this game',
    /** What is the game's own; `game`: the title of its window. */
    line: (game: string) =>
      `How much help, what hints aim for, your moves and your keys: chosen for “${game}” only.`,
  },
  /** Settings as a file; `names` of what can't be used of it, one after the other. */
  share: {
    heading: 'Settings as a file',
    line: 'A copy to keep, or for another computer, with the settings for each game. Commands of engines are never saved or loaded.',
    save: 'Save as a file',
    open: 'Open a file',
    done: 'Okiba now uses the settings in the file.',
    none: 'This isn’t a settings file. Nothing was changed.',
    left: (names: string) => `These couldn’t be used and stay as they were: ${names}.`,
  },
  keys: {
    heading: 'Keys in hints',
    line: 'Hints show the keys that you press in your game.',
    /** What caps show: what a key does, the keys of many games, or those that were set one by one. */
    shown: 'Keys shown as',
    choices: {
      signs: 'symbols for each move',
      keyboard: '← → ↓, ↑ and Z turn, Space drops, C holds (TETR.IO, Jstris)',
      oneTurn: '← → ↓, ↑ turns, Space drops (Quadrapassel, KBlocks)',
      pad: 'A and B turn, ↑ drops, L holds (Switch pads)',
      oldPad: 'A and B turn, no drop (NES pads)',
      own: 'keys of my own',
    } satisfies Record<KeyPreset | 'signs' | 'own', string>,
    names: {
      left: 'Left',
      right: 'Right',
      cw: 'Turn right',
      ccw: 'Turn left',
      half: 'Turn 180°',
      softDrop: 'Down',
      hardDrop: 'Drop',
      hold: 'Hold',
    } satisfies Record<Input, string>,
    press: 'Press the key…',
    how: 'Escape cancels, Backspace removes the key.',
    none: 'none',
    space: 'Space',
    /** The key for turning was seen to turn this way. */
    learned: {
      cw: 'Noticed: the turn key of this game turns right.',
      ccw: 'Noticed: the turn key of this game turns left.',
    },
  },
};

export type GameMessages = typeof gamesEn;
