import type { SystemMessages } from './systemMessages.ts';

export const systemEn: SystemMessages = {
  access: {
    heading: 'May Okiba see your screen?',
    lines: {
      unasked: 'Hints need to see your game, and macOS asks you first. The picture stays on this computer.',
      refused:
        'macOS keeps the screen from Okiba. In System Settings, under Privacy & Security, open Screen & System Audio Recording and turn Okiba on.',
      reopen:
        'Once Okiba is turned on in System Settings, open it anew: macOS lets it see the screen only then.',
      forbidden:
        'Whoever looks after this computer doesn’t allow programs to see the screen. Hints by hand still work.',
    },
    monthly: 'About once a month macOS asks again whether Okiba may go on. That is usual.',
    steps: { ask: 'Ask me now', settings: 'Open System Settings', reopen: 'Quit and reopen' },
  },
  hotkeys: {
    heading: 'Shortcuts',
    line: 'They work while you play. Click one to choose other keys.',
    names: {
      hintsKey: 'Pause hints and bring them back',
      lessHelpKey: 'Less help',
      moreHelpKey: 'More help',
      readAloudKey: 'Read hints aloud, or stop',
      caseKey: 'This is wrong: hide the hint, save the case',
      otherFieldKey: 'The other field is mine',
      nextSourceKey: 'Watch the next window',
      panelKey: 'Show the panel, or put it away',
    },
    none: 'none',
    press: 'Press the new keys…',
    how: 'Escape leaves it as it is, Backspace means none.',
    taken: (keys) => `Another program has ${keys}, so it does nothing here. Choose other keys.`,
    conflict: (keys, other) => `${keys} is already there for “${other}”.`,
    faults: {
      key: (keys) => `${keys} can’t be a shortcut. Use a letter, a digit or a function key.`,
      modifiers: (keys) =>
        `${keys} would be missing in every other program. Hold two modifier keys with it, or one with a function key.`,
      system: (keys) => `${keys} belongs to the system.`,
    },
  },
  tray: { pause: 'Pause hints', resume: 'Bring hints back', panel: 'Open the panel', quit: 'Quit Okiba' },
  support: {
    heading: 'When something is read wrongly',
    line: (keys) =>
      `Keeps the picture of the game and what I read in it as two files, on this computer only, and hides the hint for this piece.${keys ? ` ${keys} does the same while you play.` : ''}`,
    save: 'Save picture and reading',
    saved: (folder) => `Saved in ${folder}`,
  },
  updates: {
    title: (version) => `Okiba ${version} is ready`,
    line: 'It takes the place of this version when you quit Okiba.',
    refused: {
      title: 'A new version of Okiba was refused',
      lines: {
        unsigned: 'It is not signed by the Okiba project. This version stays as it is.',
        forged: 'Its signature is not the Okiba project’s. This version stays as it is.',
        altered: 'What was fetched is not what the Okiba project has signed. This version stays as it is.',
      },
    },
  },
};
