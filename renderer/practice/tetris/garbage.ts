/** Rows of garbage between two players, by the guideline's table of attacks. */
import { mix } from '../../../engine/tetris/random.ts';
import { raise } from '../../../engine/tetris/rules/play.ts';
import type { Round } from './round.ts';

export interface Garbage {
  /** The gap of each row that waits to come in, its column, the first one first. */
  readonly incoming: readonly number[];
  /** Rows that have left for the other player. */
  readonly sent: number;
}

export const noGarbage: Garbage = { incoming: [], sent: 0 };
/** More rows wait for the next piece. */
const mostAtOnce = 8;

/** An attack meets what is on its way first; the rest goes to the other player. */
export function send({ incoming, sent }: Garbage, attack: number): Garbage {
  const met = Math.min(attack, incoming.length);
  return { incoming: incoming.slice(met), sent: sent + attack - met };
}

/** So many rows are on their way, with their gap in one column. */
export function announce<Now extends Garbage & Round & { elapsed: number }>(now: Now, rows: number): Now {
  const { columns } = now.game.board;
  const drawn = mix(Math.round(now.elapsed) + 7919 * (now.game.locked + now.sent));
  const gap = (drawn >>> 0) % columns;
  return { ...now, incoming: [...now.incoming, ...Array.from({ length: rows }, () => gap)] };
}

/** What is due comes in from below. */
export function rising<Now extends Garbage & Round>(now: Now): Now {
  const due = now.incoming.slice(0, mostAtOnce);
  if (due.length === 0 || now.game.over) return now;
  const { columns } = now.game.board;
  const garbage = due.map((gap) => `${'G'.repeat(gap)}.${'G'.repeat(columns - 1 - gap)}`);
  const game = raise(now.game, due);
  const rows = game.board === now.game.board ? now.rows : [...now.rows.slice(due.length), ...garbage];
  return { ...now, game, rows, incoming: now.incoming.slice(due.length) };
}
