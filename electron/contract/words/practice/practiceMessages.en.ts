import { clearNames } from '../glossary.ts';
import type { Command } from '../../practice/keys.ts';
import type { Outcome } from '../../practice/finished.ts';
import type { ModeName } from '../../practice/modes.ts';
import type { ChosenOpening, FinesseWay, PracticeHelp, Skin, Volume } from '../../practice/options.ts';

/** What the practice games say. */
export const practiceEn = {
  title: 'Okiba practice',
  board: 'Practice board',
  level: 'Level',
  score: 'Score',
  lines: 'Lines',
  slower: 'Slower',
  faster: 'Faster',
  hint: 'Hint',
  /** What is counted down to a beginning. */
  soon: (count: number) => `${count}`,
  paused: 'Paused',
  padLost: 'The gamepad was disconnected, so the game is paused. You can go on with the keyboard.',
  pausedLine: 'The board is hidden until you go on.',
  /** What a worker could not do, and why. */
  failed: {
    hint: (why: string) => `There is no hint: ${why}`,
    rival: (why: string) => `The other player can’t think: ${why}`,
    puzzle: (why: string) => `The puzzle couldn’t be made: ${why}`,
  },
  tryAgain: 'Try again',
  over: 'Game over: the stack reached the top',
  overLine: 'There is no room for the next piece.',
  /** A clear that is worth naming: `rows` from one row on, `spin` from none. */
  clears: {
    rows: ['1 row', '2 rows', '3 rows', '4 rows!'],
    ...clearNames.en,
  },
  combo: (clears: number) => `${clears} clears in a row`,
  backToBack: 'back-to-back',
  begin: 'Start',
  again: 'Again',
  pause: 'Pause',
  goOn: 'Go on',
  choose: 'Change game',
  /** After a game. */
  review: 'Look at it move by move',
  missed: 'Puzzles from what you missed',
  /** A position from elsewhere, and a game that is under way. */
  onward: {
    heading: 'You’re in the middle of a game',
    line: 'Playing on from the puzzle would end it.',
    keep: 'Keep my game',
    take: 'Play on from the puzzle',
  },
  options: 'Options',
  does: {
    left: 'left',
    right: 'right',
    softDrop: 'down',
    hardDrop: 'drop',
    cw: 'turn right',
    ccw: 'turn left',
    half: 'turn 180°',
    hold: 'hold',
    undo: 'take back',
    help: 'hints',
    pause: 'pause',
    restart: 'again',
    sound: 'sound',
  } satisfies Record<Command, string>,
  space: 'Space',
  /** A game by the player's own wishes. */
  own: {
    board: {
      name: 'Board',
      line: 'A fumen, or rows from the top: “.” is empty, a letter is filled. Leave it blank to start from nothing.',
    },
    queue: { name: 'First pieces', line: 'For example TIOLJSZ. After these, bags of seven.' },
    garbage: (rows: number) =>
      rows === 0 ? 'No garbage' : `${rows} ${rows === 1 ? 'row' : 'rows'} of garbage, refilled`,
    less: 'Less garbage',
    more: 'More garbage',
    /** A sign among the pieces that is none. */
    noPiece: (sign: string) => `“${sign}” isn’t a piece. Use I O T S Z J L.`,
  },
  /** Openings to build, and perfect clears. */
  drill: {
    openings: {
      any: 'Any of them',
      tkiFlat: 'TKI-3, flat top',
      tkiFonzie: 'TKI-3, Fonzie',
      dtCannon: 'DT cannon',
      mko: 'MKO stacking',
      perfectClear: 'Perfect clear opener',
    } satisfies Record<ChosenOpening, string>,
    before: 'Previous opening',
    after: 'Next opening',
    /** Of a hundred first bags: so many build it, with hold and without. */
    share: (hold: number, alone: number) =>
      `With hold, ${hold} of 100 first bags build it; without hold, ${alone}. You get only those.`,
    /** A bag that doesn't. */
    never: (bag: string) => `${bag}, for example, never does.`,
    pieces: (count: number) => `${count} pieces`,
    fewer: 'Fewer pieces',
    more: 'More pieces',
    /** Heading of a position from which so many pieces clear everything. */
    perfect: (pieces: number) => `Perfect clear with ${pieces} pieces`,
    left: 'Pieces left',
    show: 'Show a way',
    hide: 'Hide the way',
    /** What can't be done any more, by the kind of its goal. */
    lost: {
      build: 'Now it can’t be built any more.',
      clear: 'Now a perfect clear isn’t possible any more.',
    },
    back: 'Back to where it was possible',
    next: 'Another one',
    same: 'The same one again',
  },
  /** Times on the way through a race. */
  splits: {
    heading: 'Splits',
    rows: (count: number) => `${count} lines`,
    difference: (seconds: string) => `${seconds} s`,
  },
  /** A key that is not let go at once. */
  held: (face: string) => `hold ${face}`,
  /** Keys that a piece took, and fewer that would have done. */
  finesse: {
    /** How many there were so far. */
    faults: 'Finesse faults',
    line: (pressed: number, fewest: number) => `${pressed} keys where ${fewest} will do:`,
    /** The piece is back. */
    again: 'Try that piece again.',
    /** No key was needed. */
    none: (pressed: number) => `${pressed} keys where a drop will do.`,
    /** Of a whole game: faults, and keys for each piece. */
    kept: (faults: number, keys: string) =>
      `${faults} ${faults === 1 ? 'fault' : 'faults'}, ${keys} keys a piece`,
    /** In the lobby. */
    choice: 'Finesse',
    ways: {
      off: { name: 'Don’t count', line: 'Press as many keys as you like.' },
      count: { name: 'Count', line: 'If fewer keys would do, you see which.' },
      again: { name: 'Try again', line: 'The piece comes back until you need no extra keys.' },
    } satisfies Record<FinesseWay, { name: string; line: string }>,
  },
  /** Of a game that runs: pieces in a second, rows of garbage sent in a minute. */
  pace: 'Pieces a second',
  attack: 'Attack a minute',
  time: 'Time',
  timeLeft: 'Time left',
  rowsLeft: 'Lines left',
  garbageLeft: 'Garbage left',
  pairs: 'Pairs',
  /** The chain of a puzzle, and its end in vain. */
  asked: 'Goal',
  usedUp: 'No pairs left',
  usedUpLine: 'Take some back, or try another puzzle.',
  /** Minutes, seconds and their tenths. */
  clock: (minutes: number, seconds: string) => `${minutes}:${seconds}`,
  /** Of a game that has reached its goal, or whose time is up. */
  ends: { reached: 'You did it!', time: 'Time’s up' } satisfies Record<Exclude<Outcome, 'over'>, string>,
  /** Of a match. */
  won: 'You won!',
  lost: 'Okiba won',
  /** The other player's board, and the garbage that it has sent. */
  rival: 'Okiba’s board',
  incoming: 'Incoming garbage',
  points: (count: number) => `${count} points`,
  best: (result: string) => `Your best: ${result}`,
  newBest: 'A new best!',
  lobby: {
    mode: 'What to play',
    modes: {
      free: { name: 'Training', line: 'At your own pace. Take moves back, choose the speed.' },
      marathon: { name: 'Marathon', line: '150 lines. It gets faster every ten.' },
      rows40: { name: '40 lines', line: 'Against the clock.' },
      minutes2: { name: 'Two minutes', line: 'As many points as you can.' },
      survive: { name: 'Survival', line: 'It gets faster and faster. How long can you last?' },
      dig: { name: 'Dig', line: 'Clear all ten rows of garbage.' },
      chain: { name: 'Build a chain', line: 'As fast as you can.' },
      tsume: { name: 'Chain puzzles', line: 'A field and a few pairs: can you make the chain?' },
      own: { name: 'Your own board', line: 'Choose the stack, the pieces and the garbage.' },
      opening: { name: 'Openings', line: 'Build a well-known stack with the first bag.' },
      perfect: { name: 'Perfect clears', line: 'Empty the board with the pieces you see.' },
      versus: { name: 'Match', line: 'Against Okiba, with garbage; five strengths.' },
    } satisfies Record<ModeName, { name: string; line: string }>,
    chain: (steps: number) => `Chain of ${steps}`,
    fewer: 'Shorter chain',
    more: 'Longer chain',
    weaker: 'Weaker',
    stronger: 'Stronger',
    /** The other player's, from 1 to 5. */
    strength: (strength: number) => `Strength ${strength} of 5`,
    matched: (strength: number) => `As strong as you (${strength} of 5)`,
    against: (strength: number) => `Match, strength ${strength}`,
    recent: 'Recent games',
    /** Games that can't be kept, or were damaged. */
    trouble: {
      unsaved: (detail: string) => `Games can’t be saved right now: ${detail}`,
      damaged: (detail: string) => `Some saved games couldn’t be read and were set aside: ${detail}`,
    },
    help: 'Hints',
    helps: {
      off: { name: 'None', line: 'You play by yourself.' },
      afterWorse: {
        name: 'After a mistake',
        line: 'If another place was clearly better, you see it beside yours.',
      },
      place: { name: 'Place', line: 'Where the piece should go.' },
      keys: { name: 'Place and keys', line: 'Also which keys bring it there, and why.' },
    } satisfies Record<PracticeHelp, { name: string; line: string }>,
    watch: {
      name: 'Watch it like any other game',
      line: 'Okiba reads this window from the screen and draws its hints over it.',
    },
    /** Instead of the help of our own. */
    watched: 'Hints come from watching the screen. Choose how much help in the main window.',
  },
  /** A move that was worse than another one. */
  slip: {
    own: 'You placed',
    better: 'Better',
    takeBack: 'Take it back',
    goOn: 'Go on',
  },
  optionsPage: {
    heading: 'Options',
    done: 'Back to the game',
    sound: 'Sound',
    volumes: { 0: 'Off', 1: 'Quiet', 2: 'Medium', 3: 'Loud' } satisfies Record<Volume, string>,
    delay: {
      name: 'Wait before a held arrow key repeats',
      line: 'DAS. Shorter is quicker, and slips more easily.',
    },
    every: { name: 'Time between two repeats', line: 'ARR. 0: straight to the wall.' },
    cut: {
      name: 'Wait after a turn, hold or drop',
      line: 'DCD. A held arrow key waits this long, so it doesn’t carry the next piece along. Falling blocks only.',
    },
    softDrop: { name: 'Soft drop speed', line: 'SDF. How much faster a piece falls. Falling blocks only.' },
    swipes: {
      name: 'Swipe on the board',
      line: 'Swipe left or right to move, down to fall faster, flick down to drop. Tap the right half to turn right, the left half to turn left.',
    },
    /** Of soft drop: so many times as fast, or without any time. */
    times: (count: number) => `×${count}`,
    atOnce: 'instant',
    /** How the board of falling blocks looks. */
    looks: {
      heading: 'Board of falling blocks',
      ghost: 'Show where the piece will land (ghost)',
      grid: 'Show grid lines',
      blocks: 'Blocks',
    },
    skins: { bevelled: 'Bevelled', flat: 'Flat', rounded: 'Rounded', outlined: 'Outlined' } satisfies Record<
      Skin,
      string
    >,
    /** A file of another game's handling. */
    handling: {
      load: 'Load TETR.IO handling',
      line: 'From the settings file (.ttc) that TETR.IO saves: DAS, ARR, DCD and SDF.',
      done: 'Your handling is now as in the file.',
      refused: 'This isn’t a TETR.IO settings file. Nothing was changed.',
    },
    milliseconds: (count: number) => `${count} ms`,
    keys: 'Keys',
    keysLine: 'Click a key, then press the one you want instead. Escape cancels.',
    press: 'Press a key',
    none: 'no key',
    usual: 'Reset keys and times',
  },
};

export type PracticeMessages = typeof practiceEn;
export type OptionsMessages = PracticeMessages['optionsPage'];
