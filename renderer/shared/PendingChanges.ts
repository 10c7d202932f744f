/**
 * Changes of the settings that main has not answered yet. What it sends meanwhile is older than what the page shows: a
 * control that followed it would jump back under the hand.
 */
export class PendingChanges {
  #unanswered = 0;

  get areAnswered(): boolean {
    return this.#unanswered === 0;
  }

  /** Hands the answer through; a refusal is one. */
  async sent<Answer>(answer: Promise<Answer>): Promise<Answer> {
    this.#unanswered++;
    try {
      return await answer;
    } finally {
      this.#unanswered--;
    }
  }
}
