import { dueFamilies } from '../progress/repetition.ts';
import type { Keeper } from './Keeper.svelte.ts';
import { dayNumber, dayText, roundsOf, seenNumbers } from './known.ts';
import type { Preferences } from './preferences.ts';
import type { Sitting } from '../modes/course.ts';

/** What is settled when somebody sits down; tests and plans are numbered, so that each has puzzles of its own. */
export function sittingOf(
  { mode, category, moves, slides, number }: Preferences,
  { history, now }: Keeper,
  drawn: Pick<Sitting, 'seed' | 'first' | 'hasTaste'>,
): Sitting {
  const kind = { category, moves };
  const round = mode === 'test' || mode === 'plan' ? roundsOf(history, mode).length : null;
  return {
    mode,
    kind,
    slides,
    number,
    ...drawn,
    seed: round ?? drawn.seed,
    seen: seenNumbers(history, kind),
    families: mode === 'repeat' ? dueFamilies(history.attempts, now) : [],
    day: dayText(dayNumber(now)),
  };
}
