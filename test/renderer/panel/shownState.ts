import type { PanelState, Status } from '../../../electron/contract/panel.ts';
import type { TetrisObservation } from '../../../vision/types.ts';
import { candidate, suggestion } from '../candidate.ts';
import { settings } from '../settings.ts';

/** A T that falls over a nearly empty board. */
export const seen: TetrisObservation = {
  seq: 1,
  game: 'tetris',
  board: { x: 0, y: 0, width: 100, height: 200 },
  columns: 10,
  rows: 20,
  cells: [...Array<string>(19).fill('..........'), 'SS........'],
  current: {
    piece: 'T',
    cells: [
      [3, 18],
      [4, 18],
      [5, 18],
      [4, 19],
    ],
  },
  ghost: null,
  hold: 'L',
  next: ['I'],
  confidence: 0.97,
  doubts: [],
};
/** Its place. */
export const hint = candidate('T', [
  [3, 0],
  [4, 0],
  [5, 0],
  [4, 1],
]);

/** What the panel is told of a watched game; hints are there while it is ready. */
export function stateOf(status: Status, more: Partial<PanelState> = {}): PanelState {
  return {
    status,
    source: { id: 'window:1:0', name: 'Some Game', kind: 'window' },
    piece: 1,
    observation: seen,
    state: null,
    suggestion: status === 'ready' ? suggestion(hint) : null,
    puyo: null,
    settings,
    game: null,
    learnedTurn: null,
    trouble: null,
    framesPerSecond: 30,
    pieceColours: {},
    hasPlace: true,
    isHintCovered: false,
    hasOtherField: false,
    remembered: 0,
    takenHotkeys: [],
    isDismissed: false,
    access: 'given',
    ...more,
  };
}
