/** A player that is no person: it thinks about each piece once, and presses its keys one after the other in its own time. */

/** How such a player sits at a game. */
export interface Seat<Now, Key> {
  /** What is another one for every piece that falls; null while none can be steered. */
  turnOf(clock: Now): unknown;
  /** The keys that bring the piece where it is wanted, the last one drops it; rejects where nothing can be thought. */
  think(clock: Now): Promise<readonly Key[]>;
  press(clock: Now, key: Key): Now;
  /** Without keys. */
  pass(clock: Now, ms: number): Now;
  /** Milliseconds from when a piece comes in until its last key. */
  readonly pace: number;
}

export class Rival<Now, Key> {
  readonly #seat: Seat<Now, Key>;
  clock: Now;
  #turn: unknown = null;
  #since = 0;
  #keys: readonly Key[] = [];
  #pressed = 0;
  /** Told why nothing could be thought; it sits there until `thinkAgain`. */
  failed: (why: string) => void = () => {};

  constructor(seat: Seat<Now, Key>, start: Now) {
    this.#seat = seat;
    this.clock = start;
  }

  frame(ms: number): void {
    this.clock = this.#seat.pass(this.clock, ms);
    const turn = this.#seat.turnOf(this.clock);
    if (turn === null) return;
    if (turn !== this.#turn) this.#begin(turn);
    this.#since += ms;
    while (this.#isDue() && this.#seat.turnOf(this.clock) === turn) this.#press();
  }

  #begin(turn: unknown): void {
    this.#turn = turn;
    this.#since = 0;
    this.#keys = [];
    this.#pressed = 0;
    this.#seat.think(this.clock).then(
      (keys) => {
        if (this.#turn === turn) this.#keys = keys;
      },
      (error: Error) => this.#turn === turn && this.failed(error.message),
    );
  }

  /** About the piece that falls. */
  thinkAgain(): void {
    this.#turn = null;
  }

  /** The last key comes when the time is up, the others evenly before it. */
  #isDue(): boolean {
    const { length } = this.#keys;
    return this.#pressed < length && this.#since >= (this.#seat.pace * (this.#pressed + 1)) / length;
  }

  #press(): void {
    this.clock = this.#seat.press(this.clock, this.#keys[this.#pressed++]!);
  }
}

/** How strong another player is. */
export interface Strength<Options> {
  /** What it knows, and how far it looks. */
  readonly options: Options;
  /** Milliseconds for a piece. */
  readonly pace: number;
  /** How often it takes a place that is not the best, from 0 to 1. */
  readonly slips: number;
}

/** A slip goes to one of so many places after the best one. */
const mostAstray = 4;

/** The candidate that it takes; undefined where there is none. `random` in 0 <= value < 1. */
export function chosen<One>(
  candidates: readonly One[],
  { slips }: Pick<Strength<unknown>, 'slips'>,
  random: () => number,
): One | undefined {
  const slip = random() < slips;
  const astray = 1 + Math.floor(random() * mostAstray);
  return (slip ? candidates[astray] : undefined) ?? candidates[0];
}
