import type { Sureness } from '../../../../vision/trust.ts';

const ms = (time: number | null) => (time === null ? '–' : `${Math.round(time)} ms`);

/** What is said of how sure a reading is, and of what the user knows better. */
export const detailsEn = {
  heading: 'Details and corrections',
  sure: 'How sure I am',
  sureness: {
    sure: 'sure',
    likely: 'fairly sure',
    rather: 'probably',
    unlikely: 'not sure',
  } satisfies Record<Sureness, string>,
  /** A whole number of per cent. */
  percent: (word: string, percent: number) => `${word} (${percent}%)`,
  age: 'Last seen',
  /** In milliseconds. */
  old: (milliseconds: number) => `${ms(milliseconds)} ago`,
  times: 'It took',
  /** Of milliseconds, in whole ones; null: not known. */
  steps: (taking: number | null, reading: number | null, thinking: number | null) =>
    `picture ${ms(taking)}, reading ${ms(reading)}, hint ${ms(thinking)}`,
  doubts: 'Doubts',
  noDoubts: 'none',
  /** How a misread cell is put right. */
  correct:
    'Is a cell wrong? Click it on the board above. It stays that way until the cell changes, and a report is saved.',
  /** So many cells are shown as the user has said. */
  corrected: (cells: number) =>
    cells === 1 ? 'One cell is shown as you said.' : `${cells} cells are shown as you said.`,
  /** The button that does what the shortcut does; `keys`: null where there is none. */
  wrong: 'This is wrong',
  wrongLine: (keys: string | null) =>
    `Hides the hint until the next piece, and saves a report.${keys ? ` Key: ${keys}` : ''}`,
  /** Instead of a hint that was said to be wrong. */
  dismissed: 'You marked this hint as wrong. It stays hidden until the next piece.',
};

export type DetailMessages = typeof detailsEn;
