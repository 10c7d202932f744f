/** A match: what the player sends goes to the other one, and what that one sends comes back. */
import type { Rival } from './Rival.ts';

/** What goes between two games of a kind. */
export interface Exchange<Now> {
  /** Garbage that has left this game since it began. */
  sentBy(clock: Now): number;
  /** With so much garbage more on its way to it. */
  receive(clock: Now, garbage: number): Now;
  hasLost(clock: Now): boolean;
  /** The other one has lost. */
  win(clock: Now): Now;
}

export class Duel<Now, Key = unknown> {
  readonly rival: Rival<Now, Key>;
  readonly #exchange: Exchange<Now>;
  #sent = 0;
  #received = 0;

  constructor(rival: Rival<Now, Key>, exchange: Exchange<Now>) {
    this.rival = rival;
    this.#exchange = exchange;
  }

  /** The player's game after the other one has had as much time. */
  frame(mine: Now, ms: number): Now {
    const { rival } = this;
    const { sentBy, receive, hasLost, win } = this.#exchange;
    const sent = sentBy(mine) - this.#sent;
    if (sent > 0) rival.clock = receive(rival.clock, sent);
    this.#sent += sent;
    rival.frame(ms);
    if (hasLost(rival.clock)) return win(mine);
    const received = sentBy(rival.clock) - this.#received;
    this.#received += received;
    return received > 0 ? receive(mine, received) : mine;
  }
}
