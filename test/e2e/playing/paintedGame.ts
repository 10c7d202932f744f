/** A small game painted straight onto the X server: every change of its picture happens at a known moment. */
import x11, { type Client } from 'x11';
import { cellsOf, identify } from '../../../engine/tetris/rules/pieces.ts';
import { ghost, newGame, press, type Game } from '../../../engine/tetris/rules/play.ts';
import { type Cell, type Input, type Piece } from '../../../engine/tetris/types.ts';
import type { Rect } from '../../../vision/types.ts';
import { sleep } from '../stage/desktop.ts';

/** Near the usual colours of the pieces, but none of them is a colour of the overlay. */
const colours: Record<Piece, number> = {
  I: 0x2aaed2,
  O: 0xd8bc1c,
  T: 0x9a3cc4,
  S: 0x58b030,
  Z: 0xd0303c,
  J: 0x3a50c8,
  L: 0xd87a1c,
};
const well = 0x0c0e12;
const gridLine = 0x1d2027;
/** Of a block that can hardly be told from the well. */
const stain = 0x21252d;
const frame = 0x8a8f98;
const desk = 0x2b2f36;

export interface PaintedGameOptions {
  x?: number;
  y?: number;
  /** Pixels of a cell. */
  cell?: number;
  title?: string;
  seed?: number;
}

const columns = 10;
const rows = 20;

type Rectangle = [x: number, y: number, width: number, height: number];

export class PaintedGame {
  readonly #client: Client;
  readonly #root: number;
  readonly #window: number;
  readonly #pens = new Map<number, number>();
  /** Kinds of the locked cells, bottom row first. */
  #locked: (Piece | null)[][] = [];
  #stained: Cell | null = null;
  readonly cell: number;
  game: Game;

  private constructor(client: Client, root: number, window: number, cell: number, seed: number) {
    this.#client = client;
    this.#root = root;
    this.#window = window;
    this.cell = cell;
    this.game = newGame(seed, { previews: 1 });
  }

  /** Opens the window and paints the first piece. */
  static async open(display: string, options: PaintedGameOptions = {}): Promise<PaintedGame> {
    const { x = 300, y = 120, cell = 30, title = 'Painted game', seed = 1 } = options;
    const { client, root } = await connect(display);
    const window = client.AllocID();
    const size = { width: cell * (columns + 8), height: cell * (rows + 2) };
    client.CreateWindow(window, root, x, y, size.width, size.height, 0, 0, 0, 0, {
      backgroundPixel: desk,
      eventMask: x11.eventMask.Exposure!,
    });
    client.ChangeProperty(0, window, client.atoms.WM_NAME!, client.atoms.STRING!, 8, title);
    client.MapWindow(window);
    client.ConfigureWindow(window, { x, y });
    const painted = new PaintedGame(client, root, window, cell, seed);
    client.on('event', ({ name }) => name === 'Expose' && void painted.paint());
    await new Promise((resolve) => setTimeout(resolve, 400));
    await painted.paint();
    return painted;
  }

  /** The window's id, as in a capture source's id. */
  get id(): number {
    return this.#window;
  }

  /** The inside of the playfield, in pixels of the window. */
  get board(): Rect {
    const { cell } = this;
    return { x: cell, y: cell, width: columns * cell, height: rows * cell };
  }

  /** One key press, painted. Answers when the X server has drawn it, in epoch milliseconds. */
  press(input: Input): Promise<number> {
    if (input === 'hardDrop') return this.#lock(cellsOf(ghost(this.game)!));
    this.game = press(this.game, input);
    return this.paint();
  }

  /** Moves the piece aside and back, slowly enough to be seen: where nothing ever moves there is no game but a picture of one. */
  async stir(): Promise<void> {
    for (const input of ['left', 'right'] as const) {
      await this.press(input);
      await sleep(300);
    }
  }

  /** Puts the falling piece into `cells`, as its keys would, and paints the board with the next piece. */
  place(cells: readonly Cell[]): Promise<number> {
    this.game = { ...this.game, active: identify(cells) };
    return this.#lock(cells);
  }

  /** From now on a dark block stands in this cell. */
  stain(cell: Cell): Promise<number> {
    this.#stained = cell;
    return this.paint();
  }

  /** Where the window's inside stands on the screen. */
  origin(): Promise<{ x: number; y: number }> {
    return new Promise((resolve, reject) =>
      this.#client.TranslateCoordinates(this.#window, this.#root, 0, 0, (error, place) =>
        error ? reject(error) : resolve({ x: place.destX, y: place.destY }),
      ),
    );
  }

  /** Paints all of it anew; answers when the X server has drawn it, in epoch milliseconds. */
  paint(): Promise<number> {
    const { cell, board } = this;
    const edge = Math.ceil(cell / 6);
    this.#fill(desk, [0, 0, cell * (columns + 8), cell * (rows + 2)]);
    this.#fill(frame, [board.x - edge, board.y - edge, board.width + 2 * edge, board.height + 2 * edge]);
    this.#fill(well, [board.x, board.y, board.width, board.height]);
    this.#grid();
    this.#fill(well, [cell * (columns + 3), cell * 2, cell * 4, cell * 4]);
    for (const [y, row] of this.#locked.entries())
      for (const [x, kind] of row.entries()) if (kind) this.#block(kind, [x, y]);
    if (this.#stained) this.#dark(this.#stained);
    const { active, next } = this.game;
    if (active) for (const at of cellsOf(active)) this.#block(active.type, at);
    for (const at of previewCells(next[0]!)) this.#block(next[0]!, at);
    return new Promise((resolve, reject) =>
      this.#client.GetGeometry(this.#window, (error) => (error ? reject(error) : resolve(Date.now()))),
    );
  }

  close(): void {
    this.#client.terminate();
  }

  #lock(cells: readonly Cell[]): Promise<number> {
    const kind = this.game.active!.type;
    const empty = () => Array<Piece | null>(columns).fill(null);
    while (this.#locked.length < rows + 4) this.#locked.push(empty());
    for (const [x, y] of cells) this.#locked[y]![x] = kind;
    this.#locked = this.#locked.filter((row) => row.includes(null));
    this.game = press(this.game, 'hardDrop');
    return this.paint();
  }

  #grid(): void {
    const { cell, board } = this;
    for (let x = 1; x < columns; x++) this.#fill(gridLine, [board.x + x * cell, board.y, 1, board.height]);
    for (let y = 1; y < rows; y++) this.#fill(gridLine, [board.x, board.y + y * cell, board.width, 1]);
  }

  #dark([x, y]: Cell): void {
    const { cell, board } = this;
    this.#fill(stain, [board.x + x * cell + 1, board.y + (rows - 1 - y) * cell + 1, cell - 1, cell - 1]);
  }

  /** A bevelled block; `at` in cells of the board. */
  #block(kind: Piece, [x, y]: Cell): void {
    const { cell, board } = this;
    const px = Math.round(board.x + x * cell);
    const py = Math.round(board.y + (rows - 1 - y) * cell);
    const edge = Math.max(1, Math.round(cell / 10));
    if (y >= rows) return;
    this.#fill(shade(colours[kind], 1.25), [px, py, cell, cell]);
    this.#fill(shade(colours[kind], 0.7), [px + edge, py + edge, cell - edge, cell - edge]);
    this.#fill(colours[kind], [px + edge, py + edge, cell - 2 * edge, cell - 2 * edge]);
  }

  #fill(colour: number, rectangle: Rectangle): void {
    this.#client.PolyFillRectangle(this.#window, this.#pen(colour), rectangle);
  }

  #pen(foreground: number): number {
    const known = this.#pens.get(foreground);
    if (known !== undefined) return known;
    const pen = this.#client.AllocID();
    this.#client.CreateGC(pen, this.#window, { foreground });
    this.#pens.set(foreground, pen);
    return pen;
  }
}

/** The next piece in its box right of the board, in cells of the board. */
function previewCells(kind: Piece): Cell[] {
  return cellsOf({ type: kind, orientation: 'north', x: columns + 3, y: rows - 4 });
}

function shade(colour: number, factor: number): number {
  const channel = (shift: number) => Math.min(255, Math.round(((colour >> shift) & 255) * factor)) << shift;
  return channel(16) | channel(8) | channel(0);
}

function connect(display: string): Promise<{ client: Client; root: number }> {
  return new Promise((resolve, reject) => {
    const client = x11.createClient({ display }, (error, opened) =>
      error ? reject(error) : resolve({ client: opened.client, root: opened.screen[0]!.root }),
    );
    client.on('error', () => {});
  });
}
