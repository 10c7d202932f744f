import type { DetailMessages } from './detailMessages.ts';

const ms = (time: number | null) => (time === null ? '–' : `${Math.round(time)} ms`);

export const detailsEn: DetailMessages = {
  heading: 'Details, and what is wrong',
  sure: 'How sure I am',
  sureness: { sure: 'sure', likely: 'fairly sure', rather: 'rather yes than no', unlikely: 'not sure' },
  percent: (word, percent) => `${word} (${percent} %)`,
  age: 'Last seen',
  old: (milliseconds) => `${ms(milliseconds)} ago`,
  times: 'It took',
  steps: (taking, reading, thinking) => `picture ${ms(taking)}, reading ${ms(reading)}, hint ${ms(thinking)}`,
  doubts: 'Doubts',
  noDoubts: 'none',
  correct:
    'Is a cell wrong? Click it on the board above. That holds until the cell changes, and is kept as a case.',
  corrected: (cells) => (cells === 1 ? 'One cell is as you said.' : `${cells} cells are as you said.`),
  wrong: 'This is wrong',
  wrongLine: (keys) =>
    `Hides the hint until the next piece, and keeps the case.${keys ? ` Key: ${keys}` : ''}`,
  dismissed: 'You said that this hint is wrong. It is hidden until the next piece.',
};
