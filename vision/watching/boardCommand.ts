import type { CellCorrection, Point } from '../types.ts';
import type { Outline } from './drawnOutline.ts';

/** What the user says of the board. `At`: a point of the full picture in frame pixels, or where it was clicked. */
export type BoardCommand<At = Point> =
  /** The board is the one around this point. */
  | { kind: 'click'; at: At }
  /** Of two fields side by side the other one is the player's. */
  | { kind: 'swap' }
  /** The board is where the user has drawn it: the last resort of locating. */
  | { kind: 'draw'; outline: Outline }
  /** A cell is misread. */
  | { kind: 'correct'; correction: CellCorrection };
