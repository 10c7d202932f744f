/** What is said of ratings: of the puzzle on the table once it is answered, before that of the one before it. */
import type { Step } from '../ladder/climb.ts';
import type { Trainer } from '../Trainer.svelte.ts';
import type { TrainerMessages } from '../words/trainerMessages.en.ts';

export interface RatingPart {
  text: string;
  /** Whether the player's rating rose or fell; null: it says nothing of that. */
  course: 'up' | 'down' | null;
}

/** Milliseconds: what was played longer ago belongs to another sitting. */
const sitting = 1_800_000;
/** Of the player's rating; above it there were too few puzzles to go by. */
const sure = 100;

const plain = (text: string): RatingPart => ({ text, course: null });

/** None where nothing is known of it yet. */
export function ratingParts(trainer: Trainer, { ladder: words }: TrainerMessages): RatingPart[] {
  const { table, ladder, recordStore } = trainer;
  if (!recordStore.hasRead) return [];
  const { last, player, climb } = ladder.standing;
  if (table && (table.hasSolved || table.isShown)) {
    const { puzzle, served } = table;
    if (last?.id === puzzle.id) return [plain(words.puzzle(rounded(last.puzzle))), changeOf(last, words)];
    const { category, moves, predicted } = puzzle;
    const asked = { category, moves, difficulty: predicted.difficulty, family: served.family };
    return [plain(words.puzzle(rounded(climb.ratingOf(asked)))), plain(words.known)];
  }
  if (last && recordStore.now - last.at < sitting)
    return [plain(words.lastPuzzle(rounded(last.puzzle))), changeOf(last, words)];
  return [plain(words.rating(rounded(player.rating), player.deviation <= sure))];
}

const rounded = Math.round;

function changeOf({ before, after }: Step, words: TrainerMessages['ladder']): RatingPart {
  const points = rounded(after) - rounded(before);
  const signed = points < 0 ? `−${-points}` : `+${points}`;
  return {
    text: words.change(rounded(before), rounded(after), signed),
    course: points === 0 ? null : points > 0 ? 'up' : 'down',
  };
}
