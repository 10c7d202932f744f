import type { HintMessages } from './hintMessages.ts';

const columns = (from: number, to: number) => (from === to ? `column ${from}` : `columns ${from}–${to}`);
/** Without a dash, which some voices leave out. */
const spokenColumns = (from: number, to: number) =>
  from === to ? `column ${from}` : `columns ${from} to ${to}`;

export const hintEn: HintMessages = {
  heading: 'What to do',
  place: (piece, from, to) => `${piece} to ${columns(from, to)}`,
  placeAfterHold: (piece, from, to) => `Hold, then ${piece} to ${columns(from, to)}`,
  off: 'Help is off. Choose how much you want at the bottom.',
  lookAtGame: 'Look at this game',
  ghost: 'A thin outline shows the place on your game.',
  noPlace: 'There is no place left for this piece.',
  second: {
    safe: (place) => `Safer if you slip: ${place}`,
    clears: (place) => `To clear rows now: ${place}`,
    other: (place) => `Next best: ${place}`,
  },
  notHere: (place, why) => `Not here: ${place}. ${why}`,
  clear: {
    possible: (lines, pieces) =>
      `Perfect clear possible: ${lines} ${lines === 1 ? 'row' : 'rows'} with ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}.`,
    depends: (percent) => `Perfect clear depends on what comes: ${percent}%.`,
    impossible: (pieces) => `No perfect clear within ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}.`,
  },
  helpHeading: 'How much help',
  helpKeys: 'Keys 0 to 5',
  spoken: (piece, from, to) => `${piece} to ${spokenColumns(from, to)}`,
  spokenAfterHold: (piece, from, to) => `Hold, then ${piece} to ${spokenColumns(from, to)}`,
  noVoice: 'Your computer has no English voice, so nothing is read aloud.',
};
