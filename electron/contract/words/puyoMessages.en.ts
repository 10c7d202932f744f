import { adviceEn } from './puyo/adviceMessages.en.ts';
import type { Role } from '../../../engine/puyo/types.ts';

/** What the product says of Puyo. */
export const puyoEn = {
  advice: adviceEn,
  field: 'The field as Okiba reads it',
  /** The other side of a match. */
  opponent: { heading: 'Opponent', field: 'The opponent’s field as Okiba reads it' },
  /** Of the colours' names. */
  pair: (axis: string, child: string) => `${axis} with ${child}`,
  /** `early`: it fires, and waiting would be better. */
  /** pop: it fires, but nothing follows. */
  role: {
    build: 'Build',
    fire: 'Fire now',
    early: 'Fire early',
    pop: 'Pop now',
    safe: 'Stay safe',
  } satisfies Record<Role | 'early' | 'pop', string>,
  /** Where other words are right than for falling pieces. */
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
    /** What the two games are called on the choice between them. */
    games: { heading: 'Which game', tetris: 'Falling blocks', puyo: 'Puyo' },
    longest: 'Longest chain',
    chain: (steps: number) => `${steps}-chain`,
    allClear: 'All clear',
    over: 'Game over: column 3 is full',
    overLine: 'New pairs come in there. You can take back the last one.',
  },
  manual: {
    field: 'Your field. Click a column to add a puyo. Click a puyo to change or remove it.',
    pairs: 'Pairs',
    /** Above the falling pair. */
    current: 'Now',
    typePair: 'Type the falling pair: two of R G B Y P, the axis first. Keep typing for the next pairs.',
    /** After the name of the axis's colour. */
    typeChild: 'is the axis. Type the other one.',
    remove: (pair: string) => `Remove ${pair}`,
    brush: 'A click adds',
    garbage: 'garbage',
    fired: (steps: number, score: number) =>
      steps === 1 ? `Popped for ${score} points.` : `${steps}-chain for ${score} points.`,
    /** Announced garbage. */
    incoming: 'Incoming',
    incomingLine:
      'Garbage puyos on the way from your opponent. They fall when you place a pair without a chain.',
    /** So much garbage has come down, less than a row; where is not known. */
    fallen: (count: number) =>
      `${count} more garbage ${count === 1 ? 'puyo falls' : 'puyos fall'}: click the columns they land on.`,
    paste: 'Paste',
    pasteLine:
      'A link of puyop.com or ishikawapuyo.net, or rows from the top: “.” is empty, R G B Y P and O are puyos. Emoji work too.',
    keysLine: 'Space places it, Backspace takes it back.',
  },
};

export type PuyoMessages = typeof puyoEn;
