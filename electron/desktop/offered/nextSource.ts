import type { Source } from '../../contract/panel.ts';

/** The one after the watched one, windows before screens; null after the last one: whichever has a game. */
export function nextSource(sources: readonly Source[], watched: Source | null): Source | null {
  const inTurn = sources.toSorted((a, b) => b.kind.localeCompare(a.kind));
  return inTurn[inTurn.findIndex(({ id }) => id === watched?.id) + 1] ?? null;
}
