import { fumenColumns, fumenRows, makeFieldFumen } from '../../../engine/tetris/notation/fumen.ts';
import { pieces } from '../../../engine/tetris/types.ts';
import { type Tiler } from '../../../engine/tiling/solve.ts';
import { type Terrain } from './terrain.ts';

/** Writes tilings as they are printed; what is the same for all of them is worked out once. */
export class TilingLines {
  /** By placement: `{"piece":"L","cells":[[0,0],...]}`. */
  readonly #json: string[];
  /** Where the cells of the region lie in a fumen; null where it is too large for one. */
  readonly #places: number[] | null;
  readonly #field: (string | undefined)[] = [];

  constructor(
    private readonly tiler: Tiler,
    private readonly terrain: Terrain,
  ) {
    const { placements, region } = tiler;
    this.#json = Array.from(placements.piece, (piece, placement) => {
      const cells = placements.cells.subarray(4 * placement, 4 * placement + 4);
      return JSON.stringify({ piece: pieces[piece], cells: [...cells].map((cell) => region.cells[cell]) });
    });
    const fits = [...region.cells, ...terrain.fixed].every(([x, y]) => x < fumenColumns && y < fumenRows);
    this.#places = fits ? region.cells.map(([x, y]) => y * fumenColumns + x) : null;
    for (const [x, y] of terrain.fixed) this.#field[y * fumenColumns + x] = 'X';
  }

  /** One line of JSON; `more` are fields that follow, written already. */
  json(tiling: Int32Array, more: string): string {
    const { cells } = this.tiler.placements;
    const sorted = tiling.slice().sort((a, b) => cells[4 * a]! - cells[4 * b]!);
    let laid = '';
    for (const placement of sorted) laid += `${laid === '' ? '' : ','}${this.#json[placement]!}`;
    const fumen = this.fumen(tiling);
    return `{"pieces":[${laid}],"fumen":${fumen === null ? 'null' : `"${fumen}"`},${more}}\n`;
  }

  /** The tiling as a coloured page; null where it does not fit into a fumen. */
  fumen(tiling: Int32Array): string | null {
    if (!this.#places) return null;
    const { cells, piece } = this.tiler.placements;
    for (const placement of tiling)
      for (let at = 4 * placement; at < 4 * placement + 4; at++)
        this.#field[this.#places[cells[at]!]!] = pieces[piece[placement]!];
    return makeFieldFumen(this.#field);
  }

  /** The tiling as a text board, top row first, with letters for pieces and 'X' for what was there. */
  picture(tiling: Int32Array): string {
    const { region, placements } = this.tiler;
    const rows = Array.from({ length: region.rows }, () => Array<string>(region.columns).fill('.'));
    for (const [x, y] of this.terrain.fixed) rows[y]![x] = 'X';
    for (const placement of tiling)
      for (let at = 4 * placement; at < 4 * placement + 4; at++) {
        const [x, y] = region.cells[placements.cells[at]!]!;
        rows[y]![x] = pieces[placements.piece[placement]!]!;
      }
    return rows
      .reverse()
      .map((row) => row.join(''))
      .join('\n');
  }
}
