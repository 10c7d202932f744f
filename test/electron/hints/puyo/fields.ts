/** Puyo positions as text, for tests of what is done with them. */
import { parseField } from '../../../../engine/puyo/rules/field.ts';
import type { Pair, PuyoColour, PuyoState } from '../../../../engine/puyo/types.ts';
import type { PuyoObservation, Sighting } from '../../../../vision/types.ts';
import { layout, sight } from '../../sightings.ts';
import { puyoSeen } from '../../../vision/observed.ts';

export const puyoLayout = { ...layout, game: 'puyo', columns: 6, rows: 12 } as const;

/** "RG GB": the falling pair first, the axis first. */
export function pairs(text: string): Pair[] {
  return text.split(' ').map(([axis, child]) => ({ axis: axis as PuyoColour, child: child as PuyoColour }));
}

export function position(rows: string, queue = 'RG RG BY', active?: PuyoState['active']): PuyoState {
  return {
    game: 'puyo',
    field: parseField(rows).field,
    pairs: pairs(queue),
    allClear: false,
    incoming: 0,
    score: null,
    ...(active && { active }),
  };
}

export function sightOf(seq: number, piece: number, state: PuyoState | null): Sighting {
  const observation: PuyoObservation = puyoSeen({
    seq,
    board: puyoLayout.board,
    cells: state?.field.cells.slice(1) ?? Array<string>(12).fill('......'),
  });
  return { ...sight(seq, piece, null), layout: puyoLayout, observation, state };
}
