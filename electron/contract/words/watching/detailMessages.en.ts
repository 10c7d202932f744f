import type { DetailMessages } from './detailMessages.ts';

const ms = (time: number | null) => (time === null ? '–' : `${Math.round(time)} ms`);

export const detailsEn: DetailMessages = {
  heading: 'Details and corrections',
  sure: 'How sure I am',
  sureness: { sure: 'sure', likely: 'fairly sure', rather: 'probably', unlikely: 'not sure' },
  percent: (word, percent) => `${word} (${percent}%)`,
  age: 'Last seen',
  old: (milliseconds) => `${ms(milliseconds)} ago`,
  times: 'It took',
  steps: (taking, reading, thinking) => `picture ${ms(taking)}, reading ${ms(reading)}, hint ${ms(thinking)}`,
  doubts: 'Doubts',
  noDoubts: 'none',
  correct:
    'Is a cell wrong? Click it on the board above. It stays that way until the cell changes, and a report is saved.',
  corrected: (cells) =>
    cells === 1 ? 'One cell is shown as you said.' : `${cells} cells are shown as you said.`,
  wrong: 'This is wrong',
  wrongLine: (keys) =>
    `Hides the hint until the next piece, and saves a report.${keys ? ` Key: ${keys}` : ''}`,
  dismissed: 'You marked this hint as wrong. It stays hidden until the next piece.',
};
