import type { PanelState } from './panel.ts';
import type { Settings } from './settings.ts';

/** What a panel shows that knows of no picture. */
export const nothingWatched = (settings: Settings): PanelState => ({
  status: 'searching',
  source: null,
  piece: 0,
  observation: null,
  state: null,
  suggestion: null,
  clear: null,
  puyo: null,
  settings,
  game: null,
  learnedTurn: null,
  trouble: null,
  framesPerSecond: 0,
  pieceColours: {},
  hasPlace: true,
  isHintCovered: false,
  hasOtherField: false,
  remembered: 0,
  takenHotkeys: [],
  isDismissed: false,
  access: 'given',
});
