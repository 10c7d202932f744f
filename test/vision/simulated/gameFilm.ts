import type { Location, Piece } from '../../../engine/tetris/types.ts';
import type { TetrisObservation } from '../../../vision/types.ts';

/** How a simulated game behaves and what its reading suffers from. */
export interface GameOptions {
  seed: number;
  pieces: number;
  previews: number;
  /** Rows by which a new piece's top cell stands above the frame. */
  above?: number;
  /** Pieces enter in any orientation. */
  anyOrientation?: boolean;
  /** Frames between the lock and the next piece. */
  delay?: number;
  /** Frames for which full rows stay on the screen, blinking. */
  effect?: number;
  /** The next piece appears while the full rows are still blinking. */
  spawnDuringEffect?: boolean;
  /** Frames after a change in which the previews can't be read. */
  growing?: number;
  /** Share of the frames with one cell misread. */
  noise?: number;
  /** Share of the frames that are lost; never two in a row. */
  dropped?: number;
  /** Share of the pieces that are put into the hold box. */
  holds?: number;
  /** Share of the pieces whose ghost is read as locked cells, in every frame. */
  ghosts?: number;
  /** The reading tells the falling piece from the locked cells. */
  separates?: boolean;
}

/** The truth of one frame. `piece` counts the pieces; null: none falls. */
export interface Truth {
  number: number;
  piece: Piece | null;
  at: Location | null;
  /** Text rows, top first, locked cells by the rules. */
  board: string[];
  queue: Piece[];
  hold: Piece | null;
}

export interface SimulatedFrame {
  observation: TetrisObservation;
  truth: Truth;
  /** Nothing on it is misread or blinking, and enough of the piece is inside the frame. */
  clean: boolean;
}
