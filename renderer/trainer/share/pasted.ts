/** What a pasted text holds; read when something is pasted, as fumens are much to read. */
import { FumenError, holdsFumen } from '../../../engine/tetris/notation/fumen.ts';
import type { Task } from '../../../engine/puzzle/types.ts';
import { taskOf } from './fumen.ts';

export interface Pasted {
  /** null: its fumen asks nothing, or can't be read. */
  task: Task | null;
  /** Why its fumen can't be read; null where it can. */
  fault: string | null;
}

/** null: no fumen is in it. */
export function pasted(text: string): Pasted | null {
  if (!holdsFumen(text)) return null;
  try {
    return { task: taskOf(text), fault: null };
  } catch (error) {
    if (error instanceof FumenError) return { task: null, fault: error.message };
    throw error;
  }
}
