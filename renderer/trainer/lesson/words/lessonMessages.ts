/** What the lesson says. A text in words of at most forty, so that it is read. */
import type { Goal } from '../../../../engine/puzzle/types.ts';
import type { Landed } from '../../play/run.ts';
import type { AnyStepId, Course } from '../Lesson.svelte.ts';

export interface LessonMessages {
  heading: string;
  /** On the first screen, for those who have done nothing yet. */
  invitation: string;
  open: string;
  courses: Record<Course, string>;
  steps: Record<AnyStepId, { title: string; text: string }>;
  done: string;
  place: (step: number, all: number) => string;
  board: string;
  shown: string;
  back: string;
  forward: string;
  run: string;
  halt: string;
  yourTurn: string;
  watch: string;
  again: string;
  nextPosition: string;
  nextStep: string;
  toTrainer: string;
  finished: string;
  /** What is asked of the last piece. */
  task: (goal: Goal, pieces: readonly string[]) => string;
  taskOfChain: (chain: number, pairs: number) => string;
  solved: string;
  /** What the last piece did instead. */
  missed: (landed: Landed) => string;
  missedChain: (chain: number) => string;
  stuck: string;
  stuckChain: string;
  chain: (steps: number) => string;
  tapPuyo: string;
  /** Words that lead to a step, the longer ones first. */
  terms: readonly (readonly [term: string, step: AnyStepId])[];
}
