import { agree, type Explanation } from './explanation.ts';

/** The most misread frames that may be between two equal readings. */
const mayMiss = 2;

/** Counts and times consecutive equal explanations. */
export class Repeated {
  private last: { explanation: Explanation; reads: number; since: number; missed: number } | null = null;

  /** One frame, at `at` milliseconds. */
  addReading(explanation: Explanation, at: number): { reads: number; ms: number } {
    const { last } = this;
    const again = last !== null && agree(last.explanation, explanation);
    const { reads, since } = again ? last : { reads: 0, since: at };
    this.last = { explanation, reads: reads + 1, since, missed: 0 };
    return { reads: reads + 1, ms: at - since };
  }

  /** An unexplained frame. */
  miss(): void {
    if (this.last && ++this.last.missed > mayMiss) this.last = null;
  }

  forget(): void {
    this.last = null;
  }
}
