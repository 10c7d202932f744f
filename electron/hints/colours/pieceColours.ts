/** In which colours the watched game draws its pieces, learned from those that fall. */
import { colourOf } from '../../contract/colours/pieces.ts';
import { legible } from '../../contract/hint/legible.ts';
import type { Piece } from '../../../engine/tetris/types.ts';
import type { GameColours } from '../../contract/panel.ts';
import type { Layout, Observation } from '../../../vision/types.ts';

/** Of a board that nothing is known of: most are dark. */
const usualGround = '#000000';

export class PieceColours {
  readonly #seen = new Map<Piece, string>();
  #board = '';
  #ground = usualGround;

  /** Another board, or the same one in another place, may belong to another game: what was learned is forgotten. */
  learn(observation: Observation, { board }: Layout): void {
    const name = JSON.stringify(board);
    if (name !== this.#board) this.#seen.clear();
    this.#board = name;
    if (observation.game !== 'tetris' || !observation.current || !observation.colours) return;
    const { piece, cells } = observation.current;
    // Of a piece that slides in, what is seen is half background.
    if (cells.some(([, y]) => y >= observation.rows)) return;
    this.#ground = observation.colours.ground;
    this.#seen.set(piece, observation.colours.piece);
  }

  get seen(): GameColours {
    return Object.fromEntries(this.#seen);
  }

  /** To draw with: the game's own where it has been seen, else the usual one; legible on the board in any case. */
  of(piece: Piece): string {
    return legible(this.#seen.get(piece) ?? colourOf(piece), this.#ground);
  }
}
