/** Films a board on the screen, and answers from the film when something could be seen. Knows nothing of Okiba. */
import type { Cell } from '../../../engine/tetris/types.ts';
import type { Image, Rect } from '../../../vision/types.ts';
import { sleep } from './desktop.ts';
import { distance, pixel, type Rgb, type Screen } from './Screen.ts';

export interface Shot {
  /** Epoch milliseconds just before the pixels were read. */
  at: number;
  image: Image;
}

/** Where a board stands on the screen, in whole screen pixels. */
export interface BoardOnScreen {
  rect: Rect;
  columns: number;
  rows: number;
}

/** A colour may differ by so much (0..255) and still count as the overlay's line. */
const lineTolerance = 48;
/** A line may lie so many pixels beside the cells' edge. */
const lineReach = 3;

export class Recorder {
  readonly board: BoardOnScreen;
  readonly shots: Shot[] = [];
  readonly #screen: Screen;
  #running = true;
  #done: Promise<void>;

  constructor(screen: Screen, board: BoardOnScreen) {
    this.#screen = screen;
    this.board = board;
    this.#done = this.#film();
  }

  async #film(): Promise<void> {
    while (this.#running) {
      const at = Date.now();
      this.shots.push({ at, image: await this.#screen.grab(this.board.rect) });
      if (this.shots.length > 80) this.shots.shift();
      await sleep(12);
    }
  }

  async stop(): Promise<void> {
    this.#running = false;
    await this.#done;
  }

  /** The first shot at or after `from` that `shows` accepts, or undefined. */
  first(from: number, shows: (image: Image) => boolean): Shot | undefined {
    return this.shots.find((shot) => shot.at >= from && shows(shot.image));
  }

  latest(): Shot {
    return this.shots[this.shots.length - 1]!;
  }
}

/** Mean colour of the middle of a cell. */
export function cellColour(image: Image, board: BoardOnScreen, [x, y]: Cell): Rgb {
  const width = board.rect.width / board.columns;
  const height = board.rect.height / board.rows;
  const centre = [(x + 0.5) * width, (board.rows - 1 - y + 0.5) * height] as const;
  const sum = [0, 0, 0];
  for (const dx of [-0.15, 0, 0.15])
    for (const dy of [-0.15, 0, 0.15])
      pixel(image, centre[0] + dx * width, centre[1] + dy * height).forEach(
        (value, i) => (sum[i]! += value / 9),
      );
  return sum as unknown as Rgb;
}

interface Edge {
  x: number;
  y: number;
  /** Outward direction. */
  dx: number;
  dy: number;
}

/** Points on the outer edges of the cells' union, three an edge, in pixels from the board's top left corner. */
function edgePoints(board: BoardOnScreen, cells: readonly Cell[]): Edge[] {
  const has = new Set(cells.map(String));
  const width = board.rect.width / board.columns;
  const height = board.rect.height / board.rows;
  const points: Edge[] = [];
  for (const [x, y] of cells)
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      if (has.has(String([x + dx, y + dy]))) continue;
      for (const along of [-0.25, 0, 0.25]) {
        const cx = x + 0.5 + dx / 2 + (dy === 0 ? 0 : along);
        const cy = board.rows - 1 - y + 0.5 - dy / 2 + (dx === 0 ? 0 : along);
        points.push({ x: cx * width, y: cy * height, dx, dy: -dy });
      }
    }
  return points;
}

/** An outline that is drawn to so large a share can't be missed, whatever lies over it. */
export const drawn = 0.6;

/** Share (0..1) of the cells' outline that is drawn in `colour`. */
export function outlineShare(
  image: Image,
  board: BoardOnScreen,
  cells: readonly Cell[],
  colour: Rgb,
): number {
  const points = edgePoints(board, cells);
  const drawn = points.filter(({ x, y, dx, dy }) => {
    for (let reach = -lineReach; reach <= lineReach; reach += 1) {
      const [px, py] = [Math.round(x + dx * reach), Math.round(y + dy * reach)];
      if (px < 0 || py < 0 || px >= image.width || py >= image.height) continue;
      if (distance(pixel(image, px, py), colour) <= lineTolerance) return true;
    }
    return false;
  });
  return drawn.length / points.length;
}

/** How many cells of the top `rows` rows differ from what they look like when empty. */
export function changedOnTop(image: Image, empty: Image, board: BoardOnScreen, rows: number): number {
  let changed = 0;
  for (let y = board.rows - rows; y < board.rows; y += 1)
    for (let x = 0; x < board.columns; x += 1)
      if (distance(cellColour(image, board, [x, y]), cellColour(empty, board, [x, y])) > 30) changed += 1;
  return changed;
}
