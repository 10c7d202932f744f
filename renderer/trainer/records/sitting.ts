import { chooseReady } from '../ladder/choosing.ts';
import type { Ladder } from '../ladder/Ladder.svelte.ts';
import { Course } from '../modes/course.ts';
import { Deck } from '../ladder/Deck.ts';
import type { Source } from '../modes/Dealer.ts';
import { dueFamilies } from '../progress/repetition.ts';
import { readyOfEach } from '../supply/ready.ts';
import { randomStream } from '../../../engine/tetris/random.ts';
import type { RecordStore } from './RecordStore.svelte.ts';
import { dayNumber, dayText, roundsOf } from './known.ts';
import type { Preferences } from './preferences.ts';

export interface Sat {
  recordStore: RecordStore;
  ladder: Ladder;
  /** As they are at that moment. */
  preferences: () => Preferences;
  seed: number;
  /** How often the page was opened, where a puzzle is to come first that is there at once; null: any may. */
  visit: number | null;
}

/** What is settled when somebody sits down: where the puzzles come from. */
export function sourceFor(sat: Sat): Source {
  const { mode } = sat.preferences();
  return mode === 'practice' || mode === 'flash' ? deckOf(sat) : courseOf(sat);
}

function deckOf({ recordStore, ladder, preferences, seed, visit }: Sat): Deck {
  const wish = () => ladder.wish(preferences());
  return new Deck({
    first: visit === null ? null : chooseReady(wish(), readyOfEach, visit),
    slides: preferences().slides,
    hasTaste: recordStore.taste.some(({ taste }) => taste.model !== null),
    random: randomStream(seed),
    wish,
  });
}

/** Tests and plans are numbered, so that each has puzzles of its own. */
function courseOf({ recordStore: { history, now }, preferences, seed }: Sat): Course {
  const { mode, moves, number } = preferences();
  const round = mode === 'test' || mode === 'plan' ? roundsOf(history, mode).length : null;
  return new Course({
    mode,
    moves,
    number,
    seed: round ?? seed,
    families: mode === 'repeat' ? dueFamilies(history.attempts, now) : [],
    day: dayText(dayNumber(now)),
  });
}
