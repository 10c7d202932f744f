import { inputOf, keyName, type Keys } from '../../../../electron/contract/practice/keys.ts';
import type { Review } from '../../Review.svelte.ts';

/** What a key does while a move is tried once more; answers whether it did something. */
export function actInTrying(review: Review, event: KeyboardEvent, keys: Keys): boolean {
  const { trying } = review;
  if (!trying) return false;
  const name = keyName(event);
  const input = inputOf(event, keys);
  if (name === 'Escape') review.endTrying();
  else if (name === 'Enter') mainAction(review);
  else if (trying.isDone && (name === 'ArrowLeft' || name === 'ArrowRight'))
    trying.stepPlan(name === 'ArrowLeft' ? -1 : 1);
  else if (input) trying.press(input);
  else if (keys.undo.includes(name) || keys.restart.includes(name)) trying.again();
  else if (keys.help.includes(name)) trying.show();
  else if (name === 'g' && trying.canGoOn) trying.goOn();
  else return false;
  return true;
}

/** The main thing to do now: place what is shown, try again, or go on. */
function mainAction(review: Review): void {
  const trying = review.trying!;
  if (trying.isDone) review.tryNextMistake();
  else if (trying.candidates.length > 0) trying.placeTapped();
  else if (trying.state !== 'open' && trying.state !== 'asked') trying.again();
}
