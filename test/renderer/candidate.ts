import type { Candidate, Cell, Piece, Suggestion } from '../../engine/tetris/types.ts';

/** A candidate of which only piece, cells and presses matter. */
export function candidate(type: Piece, cells: Cell[], more: Partial<Candidate> = {}): Candidate {
  return {
    placement: { location: { type, orientation: 'north', x: 0, y: 0 }, spin: 'none' },
    cells,
    useHold: false,
    inputs: ['left', 'left', 'hardDrop'],
    finesse: ['left', 'left', 'hardDrop'],
    role: null,
    result: { linesCleared: 0, holes: 0, holesAdded: 0, height: 2, toppedOut: false },
    score: 0,
    plan: [],
    reasons: [],
    facts: [{ kind: 'fitsFlat', value: 0 }],
    ...more,
  };
}

export function suggestion(...candidates: Candidate[]): Suggestion {
  return {
    for: 0,
    final: true,
    candidates,
    notHere: null,
    info: { evaluator: 'okiba', nodes: 1, elapsedMs: 1 },
  };
}
