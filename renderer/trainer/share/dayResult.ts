import type { TrainerMessages } from '../words/trainerMessages.en.ts';

/** What is shared of a solved puzzle: nothing that gives its answer away. */
export interface Solved {
  tries: number;
  hintsSeen: number;
  stopwatch: { readonly milliseconds: number };
}

/** The day's result as a line to send to others; `at`: milliseconds since 1970, dated by the player's own calendar. */
export function dayResult(
  { tries, hintsSeen, stopwatch }: Solved,
  at: number,
  words: TrainerMessages,
): string {
  const seconds = (stopwatch.milliseconds / 1000).toFixed(1);
  const day = new Date(at);
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return words.share.dayResult(date, seconds, tries, hintsSeen);
}
