import type { Spin } from '../../../../engine/tetris/types.ts';
import { clearNames } from '../../../../electron/contract/words/glossary.ts';
import type { Goal } from '../../../../engine/puzzle/types.ts';
import type { Landed } from '../../play/run.ts';
import type { AnyStepId, Course } from '../Lesson.svelte.ts';

const rows = (count: number): string => (count === 1 ? 'one row' : `${count} rows`);

function clear(spin: Spin, count: number): string {
  if (spin === 'none') return count === 0 ? 'no clear' : `${rows(count)} without a spin`;
  const name = spin === 'mini' ? clearNames.en.mini : clearNames.en.spin[count]!;
  return `a ${name}${count === 0 ? ' that cleared nothing' : ''}`;
}

/** Words that lead to a step, the longer ones first. */
const terms: readonly (readonly [term: string, step: AnyStepId])[] = [
  ['T-spin Single', 'single'],
  ['T-spin Double', 'double'],
  ['T-spin Triple', 'triple'],
  ['T-spin Mini', 'mini'],
  ['three-corner rule', 'corners'],
  ['T-spins', 'spin'],
  ['T-spin', 'spin'],
  ['donation', 'donation'],
  ['overhang', 'overhang'],
  ['roof', 'overhang'],
  ['slot', 'slot'],
  ['kick', 'kick'],
  ['corners', 'corners'],
];

/** What the lesson says. A text in words of at most forty, so that it is read. */
export const lessonEn = {
  heading: 'Lesson',
  /** On the first screen, for those who have done nothing yet. */
  invitation: 'New to T-spins? Twelve short steps show you how.',
  open: 'Start the lesson',
  courses: { tspin: 'T-spins', puyo: 'Puyo chains' } satisfies Record<Course, string>,
  steps: {
    spin: {
      title: 'What a T-spin is',
      text: 'You turn the T at the last moment into a gap that it could never drop into. Rows cleared this way send far more lines than rows cleared by a drop.',
    },
    corners: {
      title: 'The three-corner rule',
      text: 'Look at the four corners around the middle of the T. Are three of them filled, and was the last key a turn? Then it is a T-spin. Walls and floor count as filled.',
    },
    turn: {
      title: 'How the T turns in',
      text: 'Stand the T upright and lower it next to the roof, all the way down. Then turn it so that its point goes into the hole and one arm slips under the roof.',
    },
    slot: {
      title: 'Finding the slot',
      text: 'A slot is a gap three wide, a hole under its middle, and one block over one end. Everything else in these two rows is filled. Find it here!',
    },
    single: {
      title: 'T-spin Single',
      text: 'One row full: a T-spin Single. Take it when the other row has a hole anyway. It sends two lines, as many as three rows cleared by a drop.',
    },
    double: {
      title: 'T-spin Double',
      text: 'Two rows full: a T-spin Double. It sends four lines, as many as four rows with an I, from half the rows. This is the one to practise.',
    },
    overhang: {
      title: 'Building the overhang',
      text: 'The block over the gap is the overhang, the roof of the slot. Build it last: one end of a piece sticks out over the gap. Leave two columns open for the T.',
    },
    mini: {
      title: 'T-spin Mini',
      text: 'The two corners beside the point of the T matter most. With only one of them filled it is a T-spin Mini: the rows go, but it sends little.',
    },
    kick: {
      title: 'Kicks',
      text: 'No room to turn on the spot? The game tries four more places and takes the first that fits. That is a kick. Here it shoves the T one column over.',
    },
    triple: {
      title: 'T-spin Triple',
      text: 'The deepest kick pulls the T two rows down, under a roof. Its slot is three rows deep with a notch in the middle. Three rows full: a T-spin Triple, six lines.',
    },
    donation: {
      title: 'Donation',
      text: 'You cover a well for a moment: the O lies on it, the T-spin Double clears both of its rows, and the well is open again. You lose nothing.',
    },
    worth: {
      title: 'When it isn’t worth it',
      text: 'Don’t chase every slot. If it takes many pieces or the stack is high, clear rows plainly. Here the I takes four rows now, and the slot can wait.',
    },
    chain: {
      title: 'What a chain is',
      text: 'Four of a colour that touch pop, and what lay on them falls. If four meet again, that is a chain. Every step counts far more than the one before.',
    },
    stairs: {
      title: 'Stairs',
      text: 'Three of a colour stand in each column; the fourth waits on the column before. When that one pops, it falls right beside its own. So the chain climbs down the stairs.',
    },
    sandwich: {
      title: 'Sandwich',
      text: 'One colour lies between two parts of another. When the filling pops, the upper part falls on the lower, and all four meet.',
    },
    gtr: {
      title: 'GTR',
      text: 'GTR is a fold in the corner. It turns the chain round, so that it can go on along the floor. The corner pops first, the fold closes, the rest follows.',
    },
    fire: {
      title: 'When to fire',
      text: 'Make the chain longer as long as you can; fire when garbage is coming or the field gets high. Here: first lengthen it to three, then fire.',
    },
  } satisfies Record<AnyStepId, { title: string; text: string }>,
  done: 'done',
  place: (step: number, all: number) => `Step ${step} of ${all}`,
  board: 'Board of the lesson',
  shown: 'Watch',
  back: 'Back',
  forward: 'Forward',
  run: 'Play',
  halt: 'Pause',
  yourTurn: 'Your turn',
  watch: 'Watch again',
  again: 'Try again',
  nextPosition: 'One more',
  nextStep: 'Next step',
  toTrainer: 'To the puzzles',
  finished: 'That was the last step. Well done!',
  /** What is asked of the last piece. */
  task: ({ spin, rows: count }: Goal, pieces: readonly string[]) =>
    `${pieces.length > 1 ? `Place ${pieces.join(', then ')}: ` : ''}${spin === 'none' ? `clear ${rows(count)} with the ${pieces.at(-1)!}` : `make ${clear(spin, count)}`}.`,
  taskOfChain: (chain: number, pairs: number) =>
    pairs === 1 ? `Fire a ${chain}-chain.` : `With ${pairs} pairs: fire a ${chain}-chain.`,
  solved: 'That’s it!',
  /** What the last piece did instead. */
  missed: ({ spin, rows: count }: Landed) => `Not yet: that was ${clear(spin, count)}.`,
  missedChain: (chain: number) =>
    chain === 0 ? 'Not yet: nothing popped.' : `Not yet: that was a ${chain}-chain.`,
  stuck: 'Like this the T can’t get in any more.',
  stuckChain: 'That fired too early.',
  chain: (steps: number) => `${steps}-chain`,
  tapPuyo: 'Tap a column to move the pair there, and once more to drop it.',
  terms,
};

export type LessonMessages = typeof lessonEn;
