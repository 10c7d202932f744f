/** Which steps of the lesson were played to their end, as the page remembers them. What can't be read is forgotten. */
import { puyoStepIds } from './course/puyoSteps.ts';
import { stepIds } from './course/steps.ts';

export type Store = Pick<Storage, 'getItem' | 'setItem'>;

const name = 'trainer.lesson';
const known: readonly string[] = [...stepIds, ...puyoStepIds];

export function readDone(store: Store): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(store.getItem(name) ?? '[]');
    return new Set(Array.isArray(kept) ? known.filter((id) => kept.includes(id)) : []);
  } catch {
    return new Set();
  }
}

/** Where it can't be kept, it holds as long as the page is open. */
export function keepDone(store: Store, done: ReadonlySet<string>): void {
  try {
    store.setItem(name, JSON.stringify([...done]));
  } catch {
    // The store is full or closed.
  }
}

export const nothingDone: ReadonlySet<string> = new Set();

export const withStep = (done: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...done, id]);
