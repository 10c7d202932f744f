import type { Trainer } from '../Trainer.svelte.ts';

/** What the keys of a piece do just now: move it, move the cursor of Find the slot, go back by Space alone, or nothing. */
export type KeysNow = 'move' | 'slot' | 'back' | 'none';

/** `isLessonPlaying`: a step of the lesson has a piece to move. */
export function keysNow(trainer: Trainer, isLessonPlaying: boolean): KeysNow {
  const { pane, slot, table } = trainer;
  if (pane === 'lesson') return isLessonPlaying ? 'move' : 'none';
  if (pane !== 'play') return 'none';
  if (slot) return slot.isOver ? 'none' : 'slot';
  if (!table || table.pictures) return 'none';
  if (table.run.game.active) return 'move';
  return trainer.canUndo && table.canRewind ? 'back' : 'none';
}
