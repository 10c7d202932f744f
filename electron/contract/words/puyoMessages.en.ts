import { adviceEn } from './puyo/adviceMessages.en.ts';
import type { PuyoMessages } from './puyoMessages.ts';

export const puyoEn: PuyoMessages = {
  advice: adviceEn,
  field: 'The field as Okiba reads it',
  opponent: { heading: 'Opponent', field: 'The opponent’s field as Okiba reads it' },
  pair: (axis, child) => `${axis} with ${child}`,
  role: { build: 'Build', fire: 'Fire now', early: 'Fire early', pop: 'Pop now', safe: 'Stay safe' },
  doubt: {
    'falling piece not readable': 'I can see the field, but not the falling pair.',
    'next piece not readable':
      'I can see the field, but not the next pairs. Hints use the current pair only.',
  },
  key: {
    left: 'Left',
    right: 'Right',
    cw: 'Turn right',
    ccw: 'Turn left',
    softDrop: 'Hold down',
  },
  practice: {
    field: 'Practice field',
    games: { heading: 'Which game', tetris: 'Falling blocks', puyo: 'Puyo' },
    longest: 'Longest chain',
    chain: (steps) => `${steps}-chain`,
    allClear: 'All clear',
    over: 'Game over: column 3 is full',
    overLine: 'New pairs come in there. You can take back the last one.',
  },
  manual: {
    field: 'Your field. Click a column to add a puyo. Click a puyo to change or remove it.',
    pairs: 'Pairs',
    current: 'Now',
    typePair: 'Type the falling pair: two of R G B Y P, the axis first. Keep typing for the next pairs.',
    typeChild: 'is the axis. Type the other one.',
    remove: (pair) => `Remove ${pair}`,
    brush: 'A click adds',
    garbage: 'garbage',
    fired: (steps, score) =>
      steps === 1 ? `Popped for ${score} points.` : `${steps}-chain for ${score} points.`,
    incoming: 'Incoming',
    incomingLine:
      'Garbage puyos on the way from your opponent. They fall when you place a pair without a chain.',
    fallen: (count) =>
      `${count} more garbage ${count === 1 ? 'puyo falls' : 'puyos fall'}: click the columns they land on.`,
    paste: 'Paste',
    pasteLine:
      'A link of puyop.com or ishikawapuyo.net, or rows from the top: “.” is empty, R G B Y P and O are puyos. Emoji work too.',
    keysLine: 'Space places it, Backspace takes it back.',
  },
};
