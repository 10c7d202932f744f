import type { LocateOptions } from '../../locate.ts';
import type { Frame, Image, Layout } from '../../types.ts';

/** Finds the boards in a picture: at once, or asynchronously. The picture may be changed once it returns. */
export type Locate = (image: Image, options?: LocateOptions) => Layout[] | Promise<Layout[]>;

/** One search at a time, whose result may come while other frames are read. */
export class PendingSearch {
  private readonly locate: Locate;
  private run = 0;
  private answer: Layout[] | null = null;
  private failure: Error | null = null;
  private running = false;

  constructor(locate: Locate) {
    this.locate = locate;
  }

  get isRunning(): boolean {
    return this.running;
  }

  /** Only while none is running. */
  begin(frame: Frame, options: LocateOptions): void {
    const run = ++this.run;
    const settle = (layouts: Layout[]): void => {
      if (run !== this.run) return;
      this.answer = layouts;
      this.running = false;
    };
    this.running = true;
    const found = this.locate(frame, options);
    if (found instanceof Promise) found.then(settle, (error: Error) => run === this.run && this.fail(error));
    else settle(found);
  }

  /** The result, once; null while there is none. Throws the error of a failed search. */
  takeAnswer(): Layout[] | null {
    const { answer, failure } = this;
    this.answer = null;
    this.failure = null;
    if (failure) throw failure;
    return answer;
  }

  /** Drops the running search. */
  drop(): void {
    this.run++;
    this.running = false;
    this.answer = null;
    this.failure = null;
  }

  private fail(error: Error): void {
    this.failure = error;
    this.running = false;
  }
}
