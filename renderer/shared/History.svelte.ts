/** The way back and forth between states, none of which ever changes. */
export class History<State> {
  readonly #mostSteps: number;
  #now: State = $state.raw()!;
  #past = $state.raw<readonly State[]>([]);
  /** The state that was undone last comes first. */
  #future = $state.raw<readonly State[]>([]);

  /** So many steps can be undone. */
  constructor(start: State, mostSteps = Infinity) {
    this.#now = start;
    this.#mostSteps = mostSteps;
  }

  get now(): State {
    return this.#now;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** A step that can be undone. */
  step(state: State): void {
    this.#past = this.#withNow();
    this.#future = [];
    this.#now = state;
  }

  /** The latest step goes on. */
  amend(state: State): void {
    this.#now = state;
  }

  /** False where there is nothing to undo. */
  undo(): boolean {
    if (!this.canUndo) return false;
    this.#future = [this.#now, ...this.#future];
    this.#now = this.#past.at(-1)!;
    this.#past = this.#past.slice(0, -1);
    return true;
  }

  /** False where nothing was undone. */
  redo(): boolean {
    const [next, ...later] = this.#future;
    if (!this.canRedo) return false;
    this.#past = this.#withNow();
    this.#future = later;
    this.#now = next!;
    return true;
  }

  #withNow(): State[] {
    return [...this.#past, this.#now].slice(-this.#mostSteps);
  }
}
