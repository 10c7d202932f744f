import type { GameMessages } from './gameMessages.ts';

export const gamesEn: GameMessages = {
  own: {
    name: 'Own settings for this game',
    line: (game) => `How much help, what hints aim for, your moves and your keys: chosen for “${game}” only.`,
  },
  share: {
    heading: 'Settings as a file',
    line: 'A copy to keep, or for another computer, with the settings for each game. Commands of engines are never saved or loaded.',
    save: 'Save as a file',
    open: 'Open a file',
    done: 'Okiba now uses the settings in the file.',
    none: 'This isn’t a settings file. Nothing was changed.',
    left: (names) => `These couldn’t be used and stay as they were: ${names}.`,
  },
  keys: {
    heading: 'Keys in hints',
    line: 'Hints show the keys that you press in your game.',
    shown: 'Keys shown as',
    choices: {
      signs: 'symbols for each move',
      keyboard: '← → ↓, ↑ and Z turn, Space drops, C holds (TETR.IO, Jstris)',
      oneTurn: '← → ↓, ↑ turns, Space drops (Quadrapassel, KBlocks)',
      pad: 'A and B turn, ↑ drops, L holds (Switch pads)',
      oldPad: 'A and B turn, no drop (NES pads)',
      own: 'keys of my own',
    },
    names: {
      left: 'Left',
      right: 'Right',
      cw: 'Turn right',
      ccw: 'Turn left',
      half: 'Turn 180°',
      softDrop: 'Down',
      hardDrop: 'Drop',
      hold: 'Hold',
    },
    press: 'Press the key…',
    how: 'Escape cancels, Backspace removes the key.',
    none: 'none',
    space: 'Space',
    learned: {
      cw: 'Noticed: the turn key of this game turns right.',
      ccw: 'Noticed: the turn key of this game turns left.',
    },
  },
};
