/** What the main process would say of games that are watched, made by the real engine. */
import { defaultSettings, type Language } from '../../../../electron/contract/settings.ts';
import type { PanelState, PuyoView } from '../../../../electron/contract/panel.ts';
import { suggest as suggestPuyo } from '../../../../engine/puyo/advice/suggest.ts';
import { parseField } from '../../../../engine/puyo/rules/field.ts';
import type { PuyoState } from '../../../../engine/puyo/types.ts';
import { suggest } from '../../../../engine/tetris/advice/suggest.ts';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import type { TetrisState } from '../../../../engine/tetris/types.ts';
import type { PuyoObservation, TetrisObservation } from '../../../../vision/types.ts';

const cells = [...Array<string>(15).fill('..........'), 'J.........', 'JJJ..S....', 'LLZZ.SS.TT'].concat([
  'LZZOO.SGTG',
  'LIIIIJ.GGG',
]);
const tetris: TetrisState = {
  game: 'tetris',
  board: parseBoard(cells),
  queue: ['T', 'I', 'S', 'O', 'L'],
  hold: 'J',
  canHold: true,
  combo: 0,
  backToBack: false,
  incoming: 0,
};
export const tetrisSuggestion = suggest(tetris);

const tetrisSeen: TetrisObservation = {
  seq: 1,
  game: 'tetris',
  board: { x: 20, y: 10, width: 200, height: 400 },
  columns: 10,
  rows: 20,
  cells,
  current: { piece: 'T', cells: [[3, 18], [4, 18], [5, 18], [4, 19]] }, // prettier-ignore
  ghost: null,
  hold: 'J',
  next: ['I', 'S', 'O'],
  confidence: 0.97,
  doubts: [],
};

const field = parseField([...Array<string>(9).fill('......'), 'O.....', 'GG...B', 'RRRGGB', 'GRGRRB']).field;
const puyo: PuyoState = {
  game: 'puyo',
  field,
  pairs: [{ axis: 'R', child: 'G' }, { axis: 'B', child: 'B' }, { axis: 'Y', child: 'R' }], // prettier-ignore
  allClear: false,
  incoming: 0,
  score: null,
};
export const puyoSuggestion = suggestPuyo(puyo);
const puyoView: PuyoView = {
  position: { ...puyo, opponent: { field, incoming: 6 } as never },
  suggestion: puyoSuggestion,
};

const puyoSeen: PuyoObservation = {
  seq: 1,
  game: 'puyo',
  board: { x: 0, y: 0, width: 60, height: 120 },
  columns: 6,
  rows: 12,
  cells: field.cells.slice(1),
  current: null,
  ghost: null,
  hold: null,
  next: [],
  confidence: 0.95,
  doubts: [],
};

/** A name as windows have them: longer than there is room for. */
const source = {
  id: 'window:1:0',
  name: 'Falling Blocks Deluxe – Marathon (Level 12) – player one',
  kind: 'window',
} as const;

/** Nothing is watched; `more` is what is otherwise. */
export function stateOf(language: Language, more: Partial<PanelState> = {}): PanelState {
  return {
    status: 'searching',
    source: null,
    piece: 1,
    observation: null,
    state: null,
    suggestion: null,
    puyo: null,
    settings: { ...defaultSettings(''), language, helpLevel: 3, welcomed: true },
    game: null,
    learnedTurn: null,
    trouble: null,
    framesPerSecond: 30,
    pieceColours: {},
    hasPlace: true,
    isHintCovered: false,
    hasOtherField: false,
    remembered: 3,
    takenHotkeys: [],
    isDismissed: false,
    access: 'given',
    ...more,
  };
}

export const tetrisState = (language: Language, more: Partial<PanelState> = {}): PanelState =>
  stateOf(language, {
    status: 'ready',
    source,
    observation: tetrisSeen,
    state: { cells, position: tetris },
    suggestion: tetrisSuggestion,
    ...more,
  });

export const puyoState = (language: Language, more: Partial<PanelState> = {}): PanelState =>
  stateOf(language, { status: 'ready', source, observation: puyoSeen, puyo: puyoView, ...more });
