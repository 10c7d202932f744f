/** An attack that was sent, and how much of it has not met one coming the other way. */
interface Sent {
  number: number;
  rows: number;
}

/** Attacks of two players that cross on their way cancel each other; each side says which of the other's it has received. */
export class CrossingAttacks {
  readonly #sent = new Map<string, Sent[]>();
  #number = 0;

  send(to: string, rows: number): void {
    const earlier = this.#sent.get(to) ?? [];
    this.#sent.set(to, [...earlier, { number: ++this.#number, rows }]);
  }

  /** What is left of an attack. `known`: the latest of ours that its sender had got by then. */
  meet(from: string, rows: number, known: number): number {
    let left = rows;
    const crossing = (this.#sent.get(from) ?? []).filter(({ number }) => number > known);
    for (const one of crossing) {
      const met = Math.min(one.rows, left);
      one.rows -= met;
      left -= met;
    }
    this.#sent.set(
      from,
      crossing.filter((one) => one.rows > 0),
    );
    return left;
  }
}
