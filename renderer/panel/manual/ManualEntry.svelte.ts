/** What is typed by hand for any game: a position with the way back, and the hint for it. */
import { NotConnected } from '../../shared/bridge.ts';
import { History } from '../../shared/History.svelte.ts';

/** Why a question has no answer. */
export type Unanswered = { kind: 'refused'; error: string } | { kind: 'notAvailable' };

export type Answer<Suggestion> = { ok: true; suggestion: Suggestion } | { ok: false; error: string };

interface Suggested {
  candidates: readonly unknown[];
}

/** Garbage that an opponent has announced: rows, or puyos. */
interface Entered {
  incoming: number;
}

export abstract class ManualEntry<Position extends Entered, Suggestion extends Suggested, Problem> {
  readonly #history: History<Position>;
  readonly #start: Position;
  #asked = 0;
  suggestion = $state.raw<Suggestion | null>(null);
  problem = $state.raw<Problem | Unanswered | null>(null);
  isThinking = $state(false);

  constructor(
    start: Position,
    private readonly mostIncoming: number,
  ) {
    this.#start = start;
    this.#history = new History(start);
  }

  /** Null while there is nothing to ask. */
  protected abstract ask(position: Position): Promise<Answer<Suggestion>> | null;

  /** What is wrong with an answer, in the game's own words. */
  protected abstract problemIn(suggestion: Suggestion): Problem | null;

  protected get position(): Position {
    return this.#history.now;
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  get best(): Suggestion['candidates'][number] | null {
    return this.suggestion?.candidates[0] ?? null;
  }

  get incoming(): number {
    return this.position.incoming;
  }

  /** What isn't a number counts as none. */
  announce(count: number): void {
    const incoming = Math.min(this.mostIncoming, Math.max(0, Math.round(count) || 0));
    if (incoming !== this.incoming) this.step({ incoming } as Partial<Position>);
  }

  clear(): void {
    this.step(this.#start);
  }

  undo(): void {
    if (this.#history.undo()) this.became();
  }

  redo(): void {
    if (this.#history.redo()) this.became();
  }

  protected step(change: Partial<Position>): void {
    this.#history.step({ ...this.position, ...change });
    this.became();
  }

  /** The latest step goes on. */
  protected amend(change: Partial<Position>): void {
    this.#history.amend({ ...this.position, ...change });
    this.became();
  }

  /** The position is another one. */
  protected became(): void {
    this.suggestion = null;
    this.problem = null;
    void this.#think();
  }

  /** Only the answer to the latest question counts. */
  async #think(): Promise<void> {
    const asked = ++this.#asked;
    const answer = this.#answer();
    this.isThinking = answer !== null;
    if (!answer) return;
    const given = await answer;
    if (asked !== this.#asked) return;
    this.isThinking = false;
    if ('suggestion' in given) this.suggestion = given.suggestion;
    this.problem = 'suggestion' in given ? this.problemIn(given.suggestion) : given;
  }

  #answer(): Promise<{ suggestion: Suggestion } | Unanswered> | null {
    const asking = this.ask(this.position);
    return (
      asking?.then(
        (answer) => (answer.ok ? answer : { kind: 'refused', error: answer.error }),
        (error: unknown) => {
          if (error instanceof NotConnected) return { kind: 'notAvailable' };
          return { kind: 'refused', error: error instanceof Error ? error.message : String(error) };
        },
      ) ?? null
    );
  }
}
