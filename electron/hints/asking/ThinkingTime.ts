/** How long the last answer took, in milliseconds; null: none has come yet. */
export class ThinkingTime {
  last: number | null = null;

  /** The same answer, whose time is noted when it comes. */
  async of<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const asked = performance.now();
    const answered = await answer;
    this.last = performance.now() - asked;
    return answered;
  }
}
