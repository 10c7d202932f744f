/** Sightings of a made-up game, for tests of what is done with them. */
import { parseBoard } from '../../engine/tetris/rules/board.ts';
import type { Candidate, Location, Suggestion, TetrisState } from '../../engine/tetris/types.ts';
import type { PuyoState } from '../../engine/puyo/types.ts';
import type { Layout, NoObservation, Sighting, TetrisObservation } from '../../vision/types.ts';
import { puyoSeen, tetrisSeen } from '../vision/observed.ts';
import { makePosition } from '../../engine/tetris/position.ts';
import { cellsAt } from '../cellsAt.ts';

export const layout: Layout = {
  game: 'tetris',
  board: { x: 40, y: 60, width: 200, height: 400 },
  columns: 10,
  rows: 20,
  next: [],
  hold: null,
  confidence: 0.97,
};

export const full = { width: 400, height: 500 };

export function makeState(active: Location, rows: readonly string[] = ['..........']): TetrisState {
  return makePosition({ board: parseBoard(rows, 20), queue: [active.type], active });
}

const nothingSeen = (seq: number): NoObservation => ({
  seq,
  game: null,
  confidence: 0,
  doubts: ['no playfield found'],
});

const boardSeen = (seq: number): TetrisObservation => tetrisSeen({ seq, board: layout.board });

/** Frames come 20 ms apart. */
export function sight(seq: number, piece: number, state: TetrisState | null): Sighting {
  return {
    seq,
    capturedAt: seq * 20,
    full,
    layout,
    observation: boardSeen(seq),
    state,
    events: [],
    phase: state ? 'playing' : null,
    piece,
  };
}

const pair = { axis: 'R', child: 'G' } as const;

export const puyoState: PuyoState = {
  game: 'puyo',
  field: { columns: 6, rows: 12, cells: [...Array<string>(12).fill('......'), 'RGBYP.'] },
  pairs: [pair, pair],
  allClear: false,
  incoming: 0,
  score: null,
  active: { x: 2, y: 10, direction: 'up' },
};

export function sightPuyo(seq: number): Sighting {
  const board = { ...layout, game: 'puyo', columns: 6, rows: 12 } as const;
  return {
    ...sight(seq, 1, null),
    layout: board,
    observation: puyoSeen({
      seq,
      board: board.board,
      cells: puyoState.field.cells.slice(1),
      current: {
        ...pair,
        cells: cellsAt('2,10 2,11'),
      },
      next: [pair],
    }),
    state: puyoState,
    events: [{ kind: 'lock' }, { kind: 'clear', count: 4 }, { kind: 'spawn' }],
  };
}

export function lose(seq: number): Sighting {
  return {
    seq,
    capturedAt: seq * 20,
    full,
    layout: null,
    observation: nothingSeen(seq),
    state: null,
    events: [{ kind: 'lost' }],
    phase: null,
    piece: 0,
  };
}

export function makeCandidate(
  location: Location,
  cells: Candidate['cells'],
  change: Partial<Candidate> = {},
): Candidate {
  return {
    placement: { location, spin: 'none' },
    cells,
    useHold: false,
    inputs: ['hardDrop'],
    finesse: ['hardDrop'],
    role: null,
    result: { linesCleared: 0, holes: 0, holesAdded: 0, height: 2, toppedOut: false },
    score: 0,
    plan: [],
    reasons: [],
    facts: [],
    ...change,
  };
}

export function makeSuggestion(...candidates: Candidate[]): Suggestion {
  return {
    for: 0,
    final: true,
    candidates,
    notHere: null,
    info: { evaluator: 'okiba', nodes: 1, elapsedMs: 1 },
  };
}
