/** What keys do in the lesson beside moving a piece. */
import type { Keys } from '../../../electron/contract/practice/keys.ts';
import type { Lesson } from './Lesson.svelte.ts';
import { TetrisPlay } from './play/TetrisPlay.svelte.ts';

/** The main thing to do now: place what is shown, try again, or go on. */
export function mainAction(lesson: Lesson): void {
  const { play } = lesson;
  if (play instanceof TetrisPlay && play.candidates.length > 0) {
    play.placeCandidate();
    lesson.note();
  } else if (play && (play.state === 'missed' || play.state === 'stuck')) play.reset();
  else lesson.nextStep();
}

/** `key` by `keyName`; answers whether it did something. */
export function actInLesson(lesson: Lesson, key: string, keys: Keys): boolean {
  const { play } = lesson;
  if (key === 'Enter') mainAction(lesson);
  else if (!play && key === 'ArrowRight') lesson.go(lesson.frameAt + 1);
  else if (!play && key === 'ArrowLeft') lesson.go(lesson.frameAt - 1);
  else if (!play && key === ' ') lesson.toggle();
  else if (play && key === 's') lesson.show();
  else if (play && keys.restart.includes(key)) play.reset();
  else if (play instanceof TetrisPlay && keys.undo.includes(key)) play.undo();
  else return false;
  return true;
}
