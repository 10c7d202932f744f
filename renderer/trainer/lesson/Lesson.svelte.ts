/** The lesson: which step is open, whether it is shown or played, and what is done already. */
import type { Input } from '../../../engine/tetris/types.ts';
import { puyoSteps, type PuyoStep, type PuyoStepId } from './course/puyoSteps.ts';
import { steps, type Step, type StepId } from './course/steps.ts';
import { keepDone, nothingDone, readDone, withStep, type Store } from './done.ts';
import { framesOf } from './play/frames.ts';
import { puyoFramesOf } from './play/puyoFrames.ts';
import { PuyoPlay } from './play/PuyoPlay.svelte.ts';
import { TetrisPlay } from './play/TetrisPlay.svelte.ts';

export const courses = ['tspin', 'puyo'] as const;
export type Course = (typeof courses)[number];
export type AnyStepId = StepId | PuyoStepId;

const ids: Readonly<Record<Course, readonly AnyStepId[]>> = {
  tspin: steps.map(({ id }) => id),
  puyo: puyoSteps.map(({ id }) => id),
};

export class Lesson {
  readonly #store: Store;
  course: Course = $state('tspin');
  /** Place of the open step in its course. */
  at = $state(0);
  /** What is on the board of the step: its animation, or a position to play. */
  play: TetrisPlay | PuyoPlay | null = $state.raw(null);
  /** Number of the position, from 0. */
  number = $state(0);
  frameAt = $state(0);
  /** The frames follow each other by themselves. */
  runs = $state(false);
  done: ReadonlySet<string> = $state.raw(nothingDone);
  readonly ids = $derived(ids[this.course]);
  readonly id: AnyStepId = $derived(this.ids[this.at]!);
  readonly step: Step | PuyoStep = $derived(this.course === 'tspin' ? steps[this.at]! : puyoSteps[this.at]!);
  readonly frames = $derived('pairs' in this.step.shown ? [] : framesOf(this.step.shown));
  readonly puyoFrames = $derived('pairs' in this.step.shown ? puyoFramesOf(this.step.shown) : []);
  readonly frameCount = $derived(Math.max(this.frames.length, this.puyoFrames.length));

  constructor(store: Store) {
    this.#store = store;
    this.done = readDone(store);
    this.#openFirst();
  }

  get isPlaying(): boolean {
    return this.play !== null;
  }

  get isSolved(): boolean {
    return this.play?.state === 'solved';
  }

  /** No step of its course comes after this one. */
  get isLast(): boolean {
    return this.at === this.ids.length - 1;
  }

  choose(course: Course): void {
    this.course = course;
    this.#openFirst();
  }

  open(id: AnyStepId): void {
    this.course = courses.find((course) => ids[course].includes(id))!;
    this.at = this.ids.indexOf(id);
    this.show();
  }

  /** The animation from its start. */
  show(): void {
    this.play = null;
    this.frameAt = 0;
    this.runs = true;
  }

  go(frame: number): void {
    this.runs = false;
    this.frameAt = Math.max(0, Math.min(this.frameCount - 1, frame));
  }

  /** Answers whether there was another frame. */
  goOn(): boolean {
    if (this.frameAt + 1 >= this.frameCount) return false;
    this.frameAt++;
    return true;
  }

  toggle(): void {
    if (!this.runs && this.frameAt === this.frameCount - 1) this.frameAt = 0;
    this.runs = !this.runs;
  }

  begin(number = 0): void {
    this.runs = false;
    this.number = number;
    const position = this.step.plays[number]!;
    this.play = 'pairs' in position ? new PuyoPlay(position) : new TetrisPlay(position);
  }

  press(input: Input): void {
    this.play?.press(input);
    this.note();
  }

  /** To be called after whatever may have solved the position. */
  note(): void {
    if (!this.isSolved || this.number < this.step.plays.length - 1 || this.done.has(this.id)) return;
    this.done = withStep(this.done, this.id);
    keepDone(this.#store, this.done);
  }

  /** What comes next: the first position, the next one, or the next step; nothing while a position is open. */
  nextStep(): void {
    if (!this.play) this.begin();
    else if (!this.isSolved) return;
    else if (this.number + 1 < this.step.plays.length) this.begin(this.number + 1);
    else if (!this.isLast) this.open(this.ids[this.at + 1]!);
  }

  #openFirst(): void {
    const first = this.ids.findIndex((id) => !this.done.has(id));
    this.at = Math.max(0, first);
    this.show();
  }
}
