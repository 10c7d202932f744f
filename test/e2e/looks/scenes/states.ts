/** What the main process would say of games that are watched, made by the real engine. */
import { nothingWatched } from '../../../../electron/contract/nothingWatched.ts';
import { defaultSettings, type Language } from '../../../../electron/contract/settings.ts';
import type { PanelState, PuyoView } from '../../../../electron/contract/panel.ts';
import { suggest as suggestPuyo } from '../../../../engine/puyo/advice/suggest.ts';
import { parseField } from '../../../../engine/puyo/rules/field.ts';
import type { PuyoState } from '../../../../engine/puyo/types.ts';
import { suggest } from '../../../../engine/tetris/advice/suggest.ts';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { puyoSeen, tetrisSeen } from '../../../vision/observed.ts';
import { makePosition } from '../../../../engine/tetris/position.ts';

const cells = [...Array<string>(15).fill('..........'), 'J.........', 'JJJ..S....', 'LLZZ.SS.TT'].concat([
  'LZZOO.SGTG',
  'LIIIIJ.GGG',
]);
const tetris = makePosition({
  board: parseBoard(cells),
  queue: ['T', 'I', 'S', 'O', 'L'],
  hold: 'J',
});
export const tetrisSuggestion = suggest(tetris);

const tetrisObservation = tetrisSeen({
  board: { x: 20, y: 10, width: 200, height: 400 },
  cells,
  current: { piece: 'T', cells: [[3, 18], [4, 18], [5, 18], [4, 19]] }, // prettier-ignore
  hold: 'J',
  next: ['I', 'S', 'O'],
  confidence: 0.97,
});

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

const puyoObservation = puyoSeen({ cells: field.cells.slice(1), confidence: 0.95 });

/** A name as windows have them: longer than there is room for. */
const source = {
  id: 'window:1:0',
  name: 'Falling Blocks Deluxe – Marathon (Level 12) – player one',
  kind: 'window',
} as const;

/** Nothing is watched; `more` is what is otherwise. */
export function stateOf(language: Language, more: Partial<PanelState> = {}): PanelState {
  const settings = { ...defaultSettings(''), language, help: 'all', welcomed: true } as const;
  return { ...nothingWatched(settings), piece: 1, framesPerSecond: 30, remembered: 3, ...more };
}

export const tetrisState = (language: Language, more: Partial<PanelState> = {}): PanelState =>
  stateOf(language, {
    status: 'ready',
    source,
    observation: tetrisObservation,
    state: { cells, position: tetris },
    suggestion: tetrisSuggestion,
    ...more,
  });

export const puyoState = (language: Language, more: Partial<PanelState> = {}): PanelState =>
  stateOf(language, { status: 'ready', source, observation: puyoObservation, puyo: puyoView, ...more });
