import type { GameMessages } from './gameMessages.ts';

export const gamesEn: GameMessages = {
  own: {
    name: 'Settings of its own',
    line: (game) => `How much help, what hints aim for, hands and keys then hold for “${game}” alone.`,
  },
  share: {
    heading: 'Settings as a file',
    line: 'To keep, or for another computer: settings of all games and of each. No engine’s command is in it, and none is taken from it.',
    save: 'Save as a file',
    open: 'Open a file',
    done: 'The settings of the file hold now.',
    none: 'This is no file of settings. Nothing was changed.',
    left: (names) => `Not usable in it, and left as they were: ${names}.`,
  },
  keys: {
    heading: 'Keys on the game',
    line: 'Hints show the keys that you press in your game.',
    shown: 'Caps show',
    choices: {
      signs: 'what a key does',
      keyboard: '← → ↓, ↑ and Z turn, Space drops, C holds (TETR.IO, Jstris)',
      oneTurn: '← → ↓, ↑ turns, Space drops (Quadrapassel, KBlocks)',
      pad: 'A and B turn, ↑ drops, L holds (Switch pads)',
      oldPad: 'A and B turn, no drop (NES pads)',
      own: 'keys set one by one',
    },
    names: {
      left: 'Left',
      right: 'Right',
      cw: 'Turn right',
      ccw: 'Turn left',
      half: 'Turn half round',
      softDrop: 'Down',
      hardDrop: 'Drop',
      hold: 'Hold',
    },
    press: 'Press the key…',
    how: 'Escape leaves it as it is, Backspace means none.',
    none: 'none',
    space: 'Space',
    learned: {
      cw: 'Seen: the turning key of this game turns to the right.',
      ccw: 'Seen: the turning key of this game turns to the left.',
    },
  },
};
