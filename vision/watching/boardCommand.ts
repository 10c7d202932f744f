import type { CellCorrection, Point } from '../types.ts';
import type { Outline } from './drawnOutline.ts';

/** The user's commands for the board. `At`: a point of the full picture in frame pixels, or the clicked place. */
export type BoardCommand<At = Point> =
  /** The board is the one around this point. */
  | { kind: 'click'; at: At }
  /** The other one of two fields side by side is the player's. */
  | { kind: 'swap' }
  /** The board is where the user has drawn it: the last resort of locating. */
  | { kind: 'draw'; outline: Outline }
  /** A cell is misread. */
  | { kind: 'correct'; correction: CellCorrection };
