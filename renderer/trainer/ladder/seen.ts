import type { PastAttempt } from '../../../electron/contract/asking/training.ts';
import type { PuzzleKind } from '../../../engine/puzzle/sets/figures.ts';

/** Numbers of a kind's five hundred that were seen. */
export function seenNumbers(attempts: readonly PastAttempt[], kind: PuzzleKind): ReadonlySet<number> {
  const those = attempts.filter(
    ({ mode, category, moves }) =>
      (mode === 'practice' || mode === 'flash') && category === kind.category && moves === kind.moves,
  );
  return new Set(those.flatMap(({ number }) => number ?? []));
}
