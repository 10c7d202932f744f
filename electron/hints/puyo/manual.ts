/** A position of Puyo as our own pages send it, and as the engine wants it. */
import { parseField } from '../../../engine/puyo/rules/field.ts';
import { parsePair } from '../../../engine/puyo/notation/position.ts';
import type { PuyoAnswer, PuyoPosition } from '../../contract/asking/positions.ts';
import type { PuyoState, Suggestion } from '../../../engine/puyo/types.ts';

/** What `ask` says of the position, or in one line why it can't be asked about. */
export async function answerPuyo(
  position: PuyoPosition,
  ask: (state: PuyoState) => Promise<Suggestion>,
): Promise<PuyoAnswer> {
  try {
    return { ok: true, suggestion: await ask(makePuyoState(position)) };
  } catch (error) {
    return { ok: false, error: (error as Error).message };
  }
}

/** Floating puyos are let down. Throws one line that names what can't be read. */
export function makePuyoState({ cells, pairs, allClear, incoming = 0 }: PuyoPosition): PuyoState {
  if (pairs.length === 0) throw new Error('no pair to place: type two of R G B Y P');
  const read = pairs.map((pair, at) => parsePair(pair, `pair ${at + 1}`));
  return { game: 'puyo', field: parseField(cells).field, pairs: read, allClear, incoming, score: null };
}
