import type { KeptAttempt, Progress } from '../contract/asking/training.ts';

/** The day of a moment as the system's clock has it, counted on without gaps. */
function dayOf(at: number): number {
  const date = new Date(at);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** A day that has only begun doesn't end a row. */
function daysInARow(days: ReadonlySet<number>, today: number): number {
  const last = days.has(today) ? today : today - 1;
  let day = last;
  while (days.has(day)) day--;
  return last - day;
}

/** Running totals of all attempts. */
export class Totals {
  readonly #solvedOn = new Map<number, number>();
  #solved = 0;
  #tried = 0;

  add({ solved, at }: Pick<KeptAttempt, 'solved' | 'at'>): void {
    this.#tried++;
    if (!solved) return;
    this.#solved++;
    const day = dayOf(at);
    this.#solvedOn.set(day, (this.#solvedOn.get(day) ?? 0) + 1);
  }

  /** As seen at the moment `now`. */
  at(now: number): Pick<Progress, 'solvedToday' | 'daysInARow' | 'solved' | 'tried'> {
    const today = dayOf(now);
    return {
      solvedToday: this.#solvedOn.get(today) ?? 0,
      daysInARow: daysInARow(new Set(this.#solvedOn.keys()), today),
      solved: this.#solved,
      tried: this.#tried,
    };
  }
}
