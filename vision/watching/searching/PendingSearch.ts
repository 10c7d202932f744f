import type { LocateOptions } from '../../locate.ts';
import type { Frame, Image, Layout } from '../../types.ts';

/** Finds the boards in a picture: at once, or elsewhere and later. The picture may be changed once it returns. */
export type Locate = (image: Image, options?: LocateOptions) => Layout[] | Promise<Layout[]>;

/** One search at a time, whose answer may come while other frames are read. */
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

  /** The answer, once; null while there is none. Throws what the search failed with. */
  takeAnswer(): Layout[] | null {
    const { answer, failure } = this;
    this.answer = null;
    this.failure = null;
    if (failure) throw failure;
    return answer;
  }

  /** Whatever is being searched for is not wanted any more. */
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
