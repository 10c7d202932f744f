import type { SystemMessages } from './systemMessages.ts';

export const systemEn: SystemMessages = {
  access: {
    heading: 'May Okiba see your screen?',
    lines: {
      unasked: 'Hints need to see your game, and macOS asks you first. The picture stays on this computer.',
      refused:
        'macOS doesn’t let Okiba see the screen. In System Settings, under Privacy & Security, open Screen & System Audio Recording and turn Okiba on.',
      reopen:
        'After turning Okiba on in System Settings, quit and reopen it. Only then can it see the screen.',
      forbidden:
        'This computer’s administrator doesn’t let programs see the screen. You can still enter boards by hand.',
    },
    monthly: 'About once a month macOS asks again whether Okiba may go on. That is usual.',
    steps: { ask: 'Ask me now', settings: 'Open System Settings', reopen: 'Quit and reopen' },
  },
  hotkeys: {
    heading: 'Shortcuts',
    line: 'They work while you play. Click one to choose other keys.',
    names: {
      hintsKey: 'Pause or resume hints',
      lessHelpKey: 'Less help',
      moreHelpKey: 'More help',
      readAloudKey: 'Turn reading aloud on or off',
      caseKey: 'Wrong hint: hide it and save a report',
      otherFieldKey: 'My board is the other one',
      nextSourceKey: 'Watch the next window',
      panelKey: 'Show or hide the panel',
    },
    none: 'none',
    press: 'Press the new keys…',
    how: 'Escape cancels, Backspace removes the key.',
    taken: (keys) => `Another program uses ${keys}, so it doesn’t work here. Choose other keys.`,
    conflict: (keys, other) => `${keys} is already used for “${other}”.`,
    faults: {
      key: (keys) => `${keys} can’t be a shortcut. Use a letter, a digit or a function key.`,
      modifiers: (keys) =>
        `${keys} would stop working in every other program. Add two keys such as Ctrl and Shift, or one to a function key.`,
      system: (keys) => `${keys} belongs to the system.`,
    },
  },
  tray: { pause: 'Pause hints', resume: 'Resume hints', panel: 'Open the panel', quit: 'Quit Okiba' },
  support: {
    heading: 'When something is read wrongly',
    line: (keys) =>
      `Saves a picture of the game and what I read in it as two files, on this computer only, and hides the hint for this piece.${keys ? ` ${keys} does the same while you play.` : ''}`,
    save: 'Save picture and reading',
    saved: (folder) => `Saved in ${folder}`,
  },
  updates: {
    title: (version) => `Okiba ${version} is ready`,
    line: 'It will be installed when you quit Okiba.',
    refused: {
      title: 'A new version of Okiba was refused',
      lines: {
        unsigned: 'It isn’t signed by the Okiba project. You keep the version you have.',
        forged: 'Its signature isn’t the Okiba project’s. You keep the version you have.',
        altered: 'The download isn’t what the Okiba project signed. You keep the version you have.',
      },
    },
  },
};
