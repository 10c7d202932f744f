import type { Access, AccessStep } from '../panel.ts';
import type { HotkeyName } from '../settings.ts';
import type { Refusal } from '../updates.ts';
import type { HotkeyFault } from '../hotkeys/hotkey.ts';

/** What is said of the system that Okiba runs on: its keys, its permissions, its tray. */
export const systemEn = {
  /** How the user lets Okiba see the screen, where the system keeps it back at first. */
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
    } satisfies Record<Exclude<Access, 'given'>, string>,
    monthly: 'About once a month macOS asks again whether Okiba may go on. That is usual.',
    steps: {
      ask: 'Ask me now',
      settings: 'Open System Settings',
      reopen: 'Quit and reopen',
    } satisfies Record<AccessStep, string>,
  },
  /** Shortcuts that work in any program; `keys` are as the system names them. */
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
    } satisfies Record<HotkeyName, string>,
    none: 'none',
    press: 'Press the new keys…',
    how: 'Escape cancels, Backspace removes the key.',
    taken: (keys: string) => `Another program uses ${keys}, so it doesn’t work here. Choose other keys.`,
    /** `other`: what they do already. */
    conflict: (keys: string, other: string) => `${keys} is already used for “${other}”.`,
    faults: {
      key: (keys) => `${keys} can’t be a shortcut. Use a letter, a digit or a function key.`,
      modifiers: (keys) =>
        `${keys} would stop working in every other program. Add two keys such as Ctrl and Shift, or one to a function key.`,
      system: (keys) => `${keys} belongs to the system.`,
    } satisfies Record<HotkeyFault, (keys: string) => string>,
  },
  /** The menu beside the clock. */
  tray: { pause: 'Pause hints', resume: 'Resume hints', panel: 'Open the panel', quit: 'Quit Okiba' },
  /** What helps where something is read wrongly. */
  support: {
    heading: 'When something is read wrongly',
    /** `keys` of the shortcut that does the same; null: there is none. */
    line: (keys: string | null) =>
      `Saves a picture of the game and what I read in it as two files, on this computer only, and hides the hint for this piece.${keys ? ` ${keys} does the same while you play.` : ''}`,
    save: 'Save picture and reading',
    saved: (folder: string) => `Saved in ${folder}`,
  },
  /** A new version of Okiba is ready. */
  updates: {
    title: (version: string) => `Okiba ${version} is ready`,
    line: 'It will be installed when you quit Okiba.',
    refused: {
      title: 'A new version of Okiba was refused',
      lines: {
        unsigned: 'It isn’t signed by the Okiba project. You keep the version you have.',
        forged: 'Its signature isn’t the Okiba project’s. You keep the version you have.',
        altered: 'The download isn’t what the Okiba project signed. You keep the version you have.',
      } satisfies Record<Refusal, string>,
    },
  },
};

export type SystemMessages = typeof systemEn;
export type HotkeyMessages = SystemMessages['hotkeys'];
export type AccessMessages = SystemMessages['access'];
