import type { Candidate, Cell, Piece } from '../../engine/tetris/types.ts';
import { makeCandidate } from '../electron/sightings.ts';

/** A candidate of which only piece, cells and presses matter. */
export function candidate(type: Piece, cells: Cell[], more: Partial<Candidate> = {}): Candidate {
  return makeCandidate({ type, orientation: 'north', x: 0, y: 0 }, cells, {
    inputs: ['left', 'left', 'hardDrop'],
    finesse: ['left', 'left', 'hardDrop'],
    facts: [{ kind: 'fitsFlat', value: 0 }],
    ...more,
  });
}
