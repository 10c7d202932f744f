import type { GameHeader, TetrisTurn } from '../../../engine/review/record.ts';

/** The head of a watched game of Tetris. */
export function headerOf(more: Partial<GameHeader> = {}): GameHeader {
  const size = { columns: 10, rows: 20 };
  return { kind: 'game', game: 'tetris', origin: 'watched', title: 'Blocks', startedAt: 0, ...size, ...more };
}

/** A T that was placed on an empty board, without hold and without a hint. */
export function turnOf(more: Partial<TetrisTurn> = {}): TetrisTurn {
  return {
    kind: 'piece',
    at: 0,
    cells: [],
    queue: ['T'],
    hold: null,
    canHold: true,
    combo: 0,
    backToBack: false,
    incoming: 0,
    placed: { type: 'T', orientation: 'north', x: 4, y: 0 },
    hint: null,
    ...more,
  };
}
