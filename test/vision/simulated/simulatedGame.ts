import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import {
  orientations,
  pieces,
  type Cell,
  type Location,
  type Orientation,
  type Piece,
} from '../../../engine/tetris/types.ts';
import type { TetrisObservation } from '../../../vision/types.ts';
import type { GameOptions, SimulatedFrame, Truth } from './gameFilm.ts';
import { tetrisSeen } from '../observed.ts';

export function randomFrom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const columns = 10;
export const rows = 20;

type Grid = boolean[][];

export const emptyRow = (): boolean[] => Array<boolean>(columns).fill(false);

/** A plain game on an array of arrays (row 0 at the bottom), recorded frame by frame. */
export class SimulatedGame {
  readonly frames: SimulatedFrame[] = [];
  protected grid: Grid = Array.from({ length: rows + 8 }, emptyRow);
  private readonly queue: Piece[] = [];
  private hold: Piece | null = null;
  private number = 0;
  private sinceChange = 0;
  private blinking = { drawn: [] as Grid, full: [] as number[], frames: 0 };
  private lastDropped = false;
  protected readonly random: () => number;

  constructor(protected readonly options: GameOptions) {
    this.random = randomFrom(options.seed);
    this.deal();
  }

  /** Plays the whole game. */
  play(): this {
    for (let count = 0; count < this.options.pieces && this.playPiece(); count++);
    return this;
  }

  /** What happens to a piece that has come in, and where it stands then. */
  protected meanwhile(at: Location): Location {
    return at;
  }

  /** A piece lies and its rows are gone. */
  protected locked(_rowsCleared: number): void {}

  protected spawned(_kind: 'spawn' | 'hold'): void {}

  /** Frames between two steps of a piece. */
  protected between(_at: Location): void {}

  private deal(): void {
    while (this.queue.length < this.options.previews + 2)
      this.queue.push(pieces[Math.floor(this.random() * 7)]!);
  }

  protected isOver(): boolean {
    return this.grid.slice(rows - 6).some((row) => row.some(Boolean));
  }

  protected playPiece(): boolean {
    if (this.isOver()) return false;
    let at = this.spawn();
    this.spawned('spawn');
    this.film(at, 3 + Math.floor(this.random() * 3));
    at = this.enter(at);
    const held = this.hold ?? this.queue[0];
    if (held !== at.type && this.random() < (this.options.holds ?? 0)) at = this.swap(at.type);
    at = this.meanwhile(at);
    const target = this.chooseTarget(at.type);
    if (!target) return false;
    for (const step of this.pathTo(at, target)) {
      this.between(at);
      this.film(step, 1);
      at = step;
    }
    this.lock(at);
    return true;
  }

  private spawn(): Location {
    this.number++;
    const type = this.queue.shift()!;
    this.sinceChange = 0;
    this.deal();
    return this.entry(type);
  }

  private entry(type: Piece): Location {
    const { anyOrientation, above = 0 } = this.options;
    const orientation: Orientation = anyOrientation ? orientations[Math.floor(this.random() * 4)]! : 'north';
    const top = Math.max(...cellsOf({ type, orientation, x: 0, y: 0 }).map(([, y]) => y));
    return { type, orientation, x: 4, y: rows - 1 - top + above };
  }

  /** A piece that began above the frame comes into it. */
  private enter(at: Location): Location {
    const { above = 0 } = this.options;
    const inside = { ...at, y: at.y - above };
    if (above) this.film(inside, 3);
    return inside;
  }

  private swap(type: Piece): Location {
    const next = this.hold ?? this.queue.shift()!;
    if (!this.hold) this.sinceChange = 0;
    this.hold = type;
    this.number++;
    this.deal();
    this.spawned('hold');
    const at = this.entry(next);
    this.film(at, 3);
    return this.enter(at);
  }

  /** Sideways and turns in the air, one per frame, then down by rows or all at once. */
  private *pathTo(from: Location, target: Location): Generator<Location> {
    let at = from;
    if (at.orientation !== target.orientation)
      yield (at = { ...at, orientation: target.orientation, y: Math.min(at.y, rows - 3) });
    while (at.x !== target.x) {
      const next = { ...at, x: at.x + Math.sign(target.x - at.x) };
      if (!this.fits(cellsOf(next))) break;
      yield (at = next);
    }
    const floor = this.dropped(at);
    if (this.random() < 0.4) while (at.y > floor.y) yield (at = { ...at, y: at.y - 1 });
    if (at.y > floor.y || this.random() < 0.5) yield floor;
  }

  private dropped(from: Location): Location {
    let at = from;
    while (this.fits(cellsOf({ ...at, y: at.y - 1 }))) at = { ...at, y: at.y - 1 };
    return at;
  }

  /** Low and without holes, mostly. */
  private chooseTarget(type: Piece): Location | null {
    const places = orientations.flatMap((orientation) =>
      Array.from({ length: columns }, (_, x) => ({ type, orientation, x, y: rows - 3 })),
    );
    const drops = places.filter((at) => this.fits(cellsOf(at))).map((at) => this.dropped(at));
    const rated = drops.map((at) => ({ at, cost: this.cost(at) + this.random() / 4 }));
    return rated.sort((a, b) => a.cost - b.cost)[0]?.at ?? null;
  }

  /** Low, even and without holes is cheap. */
  private cost(at: Location): number {
    const after = this.grid.map((row) => [...row]);
    for (const [x, y] of cellsOf(at)) after[y]![x] = true;
    const left = after.filter((row) => !row.every(Boolean));
    const heights = Array.from({ length: columns }, (_, x) => left.findLastIndex((row) => row[x]) + 1);
    const holes = heights.reduce(
      (sum, height, x) => sum + left.slice(0, height).filter((row) => !row[x]).length,
      0,
    );
    const steps = heights.slice(1).reduce((sum, height, x) => sum + Math.abs(height - heights[x]!), 0);
    return heights.reduce((sum, height) => sum + height, 0) / 2 + 2 * holes + steps / 5;
  }

  private lock(at: Location): void {
    const landed = this.dropped(at);
    for (const [x, y] of cellsOf(landed)) this.grid[y]![x] = true;
    const full = this.grid.flatMap((row, y) => (row.every(Boolean) ? [y] : []));
    const drawn = this.grid.map((row) => [...row]);
    this.grid = this.grid.filter((_, y) => !full.includes(y));
    while (this.grid.length < rows + 8) this.grid.push(emptyRow());
    const { effect = 0, delay = 0, spawnDuringEffect } = this.options;
    if (full.length) this.blinking = { drawn, full, frames: effect };
    if (full.length && !spawnDuringEffect) this.film(null, effect);
    this.film(null, delay);
    this.locked(full.length);
  }

  protected film(at: Location | null, count: number): void {
    for (let frame = 0; frame < count; frame++) this.record(at);
  }

  /** The locked cells as they are drawn: full rows blink where they are not gone yet. */
  protected drawn(): Grid {
    const { drawn, full, frames } = this.blinking;
    if (frames <= 0) return this.grid;
    this.blinking.frames--;
    return drawn.map((row, y) => (full.includes(y) ? row.map(() => frames % 2 === 0) : row));
  }

  protected record(at: Location | null): void {
    const shown = this.drawn();
    const grown = ++this.sinceChange > (this.options.growing ?? 0);
    if (!this.lastDropped && this.random() < (this.options.dropped ?? 0)) {
      this.lastDropped = true;
      return;
    }
    this.lastDropped = false;
    const noisy = this.random() < (this.options.noise ?? 0);
    const plain = this.observe(at, shown, grown);
    const observation = this.altered(plain);
    if (noisy) flipOne(observation.cells, this.random);
    this.frames.push({
      observation,
      truth: this.truth(at),
      clean: this.canBeRead(at) && shown === this.grid && !noisy && observation === plain,
    });
  }

  /** What stands over the picture. */
  protected altered(observation: TetrisObservation): TetrisObservation {
    return observation;
  }

  /** A piece that is cut off by the edge can't be named without a preview. */
  private canBeRead(at: Location | null): boolean {
    const visible = at ? cellsOf(at).filter(([, y]) => y < rows).length : 0;
    return visible === 4 || (visible >= 2 && !this.options.growing && this.options.previews > 0);
  }

  private observe(at: Location | null, shown: Grid, grown: boolean): TetrisObservation {
    const visible = at ? cellsOf(at).filter(([, y]) => y < rows) : [];
    const separated = (this.options.separates ?? true) && visible.length === 4;
    const filled = shown.map((row) => [...row]);
    if (!separated) for (const [x, y] of visible) filled[y]![x] = true;
    for (const [x, y] of this.ghostOf(at)) filled[y]![x] ||= !isOneOf(visible, [x, y]);
    return tetrisSeen({
      seq: this.frames.length,
      board: { x: 0, y: 0, width: 200, height: 400 },
      columns,
      rows,
      cells: textOf(filled),
      current: at && separated ? { piece: at.type, cells: visible } : null,
      hold: this.hold,
      next: grown ? this.queue.slice(0, this.options.previews) : [],
      confidence: this.options.ghosts ? 0.8 : 0.95,
    });
  }

  /** The ghost's cells below a piece, where this piece's ghost is misread. */
  private ghostOf(at: Location | null): readonly Cell[] {
    const isMisread = (this.number * 0.618) % 1 < (this.options.ghosts ?? 0);
    return at && isMisread && this.fits(cellsOf(at)) ? cellsOf(this.dropped(at)) : [];
  }

  private truth(at: Location | null): Truth {
    return {
      number: this.number,
      piece: at?.type ?? null,
      at,
      board: textOf(this.grid),
      queue: at ? [at.type, ...this.queue.slice(0, this.options.previews)] : [],
      hold: this.hold,
    };
  }

  protected fits(cells: readonly Cell[]): boolean {
    return cells.every(([x, y]) => x >= 0 && x < columns && y >= 0 && y < rows + 8 && !this.grid[y]![x]);
  }
}

const isOneOf = (cells: readonly Cell[], [x, y]: Cell): boolean =>
  cells.some(([column, row]) => column === x && row === y);

function textOf(grid: Grid): string[] {
  return grid
    .slice(0, rows)
    .map((row) => row.map((filled) => (filled ? 'X' : '.')).join(''))
    .reverse();
}

function flipOne(cells: string[], random: () => number): void {
  const row = Math.floor(random() * rows);
  const column = Math.floor(random() * columns);
  const letter = cells[row]![column] === '.' ? 'X' : '.';
  cells[row] = cells[row]!.slice(0, column) + letter + cells[row]!.slice(column + 1);
}
