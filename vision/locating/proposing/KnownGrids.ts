/** Grids with their sides as plain numbers, because each of hundreds is compared with all before it. */
import type { PicturePixels } from '../../space.ts';
import type { Grid } from '../../types.ts';

/** x, y, width and height of each grid. */
const perGrid = 4;

export class KnownGrids {
  readonly #bySize = new Map<number, number[]>();

  /** Adds a grid, unless a known one is about the same; see `alike`. */
  addUnlessAlike({ game, columns, rows, board }: Grid<PicturePixels>, cells: number): boolean {
    const { x, y, width, height } = board;
    const others = this.#ofSize(2 * (columns * 1000 + rows) + (game === 'puyo' ? 1 : 0));
    if (isNearOne(others, x, y, width, height, (width / columns) * cells)) return false;
    others.push(x, y, width, height);
    return true;
  }

  #ofSize(key: number): number[] {
    const known = this.#bySize.get(key) ?? [];
    if (known.length === 0) this.#bySize.set(key, known);
    return known;
  }
}

function isNearOne(
  others: readonly number[],
  x: number,
  y: number,
  width: number,
  height: number,
  near: number,
): boolean {
  for (let i = 0; i < others.length; i += perGrid)
    if (
      Math.abs(x - others[i]!) < near &&
      Math.abs(y - others[i + 1]!) < near &&
      Math.abs(x + width - others[i]! - others[i + 2]!) < near &&
      Math.abs(y + height - others[i + 1]! - others[i + 3]!) < near
    )
      return true;
  return false;
}
