import type { Pair, PuyoColour, PuyoKind } from '../../../engine/puyo/types.ts';
import type { Cell } from '../../../engine/tetris/types.ts';
import type { PuyoObservation } from '../../../vision/types.ts';
import type { Happening } from './eventfulGame.ts';
import { randomFrom } from './simulatedGame.ts';
import { puyoSeen } from '../observed.ts';

/** How a simulated Puyo game goes and what its reading suffers from; shares are of its pairs. */
export interface PuyoOptions {
  seed: number;
  pairs: number;
  /** Garbage falls after a pair has come to rest. */
  garbage?: number;
  /** The game stands still behind a blank board for longer than any effect. */
  pauses?: number;
  rounds?: number;
  /** Share of the frames with one cell misread. */
  noise?: number;
  /** Frames for which only the lower half of a new pair is on the board. */
  entering?: number;
  /** Frames by which the previews move on before the pair comes in. */
  ahead?: number;
}

export interface PuyoFrame {
  observation: PuyoObservation;
  /** Rows, top first, of what lies by the rules; null while puyo are on their way. */
  field: string[] | null;
  /** Nothing on it is misread. */
  clean: boolean;
}

const columns = 6;
const rows = 12;
const colours: readonly PuyoColour[] = ['R', 'G', 'B', 'Y'];
/** A column may hold more than is to be seen. */
const highest = rows + 2;

/** Columns of letters from the bottom up; '.' is a gap that what lies above has still to fall into. */
type Stacks = string[][];

interface Falling {
  pair: Pair;
  axis: Cell;
  child: Cell;
}

/** A plain Puyo game, recorded frame by frame, and a list of all that happened. */
export class SimulatedPuyo {
  readonly frames: PuyoFrame[] = [];
  readonly happenings: Happening[] = [];
  private stacks: Stacks = emptyStacks();
  private readonly queue: Pair[] = [];
  private shown: Pair[] = [];
  private isBlank = false;
  private isFresh = true;
  private readonly random: () => number;

  constructor(private readonly options: PuyoOptions) {
    this.random = randomFrom(options.seed);
    for (let round = 0; round < (options.rounds ?? 1); round++) {
      for (let count = 0; count < options.pairs && !this.isOver; count++) this.playPair();
      if (this.isOver) this.end();
      this.stacks = emptyStacks();
    }
  }

  /** Another pair would not come in whole. */
  private get isOver(): boolean {
    return this.stacks[2]!.length > rows - 3;
  }

  private playPair(): void {
    while (this.queue.length < 4) this.queue.push({ axis: this.colour(), child: this.colour() });
    const pair = this.queue.shift()!;
    this.announce(pair);
    this.comeIn(pair);
    const { x, direction } = this.choose(pair);
    this.travel(pair, x, direction);
    this.rest();
  }

  private colour(): PuyoColour {
    return colours[Math.floor(this.random() * colours.length)]!;
  }

  /** The previews move on, at times before the pair is there. */
  private announce(pair: Pair): void {
    if (this.frames.length === 0) this.shown = [pair, ...this.queue].slice(0, 2);
    const { ahead = 0 } = this.options;
    if (ahead && this.frames.length) {
      this.shown = this.queue.slice(0, 2);
      this.film(null, ahead);
    }
    this.shown = this.queue.slice(0, 2);
  }

  private comeIn(pair: Pair): void {
    const first = this.happenings.length === 0 ? 'found' : 'restart';
    this.happen(this.isFresh ? first : 'spawn');
    this.isFresh = false;
    const { entering = 0 } = this.options;
    if (this.happenings.at(-1)!.text === 'spawn')
      this.film({ pair, axis: [2, rows - 1], child: [2, rows] }, entering);
    const inside: Falling = { pair, axis: [2, rows - 2], child: [2, rows - 1] };
    this.film(inside, 4);
    if (this.happenings.length > 1 && this.random() < (this.options.pauses ?? 0)) this.pause(inside);
  }

  private pause(falling: Falling): void {
    this.happen('pause');
    this.isBlank = true;
    this.film(falling, 80);
    this.isBlank = false;
    this.happen('resume');
    this.film(falling, 5);
  }

  /** Sideways at the top, then down, two rows a frame. */
  private travel(pair: Pair, x: number, [dx, dy]: Cell): void {
    for (let at = 2; at !== x; at += Math.sign(x - at)) this.fall(pair, [at, rows - 2], [0, 1]);
    const floor = Math.max(this.stacks[x]!.length, this.stacks[x + dx]!.length) + (dy < 0 ? 1 : 0);
    for (let y = rows - 2; y > floor; y -= 2) this.fall(pair, [x, y], [dx, dy]);
    const put: [number, PuyoKind][] = [
      [x, pair.axis],
      [x + dx, pair.child],
    ];
    for (const [column, kind] of dy < 0 ? put.reverse() : put) this.stacks[column]!.push(kind);
    this.happen('lock');
  }

  private fall(pair: Pair, axis: Cell, [dx, dy]: Cell): void {
    if (axis[1] + Math.max(0, dy) < rows) this.film({ pair, axis, child: [axis[0] + dx, axis[1] + dy] }, 1);
  }

  /** Groups blink and vanish until none is left; then garbage may fall. */
  private rest(): void {
    this.film(null, 4);
    let cleared = 0;
    for (let groups = groupsIn(this.stacks); groups.size > 0; groups = groupsIn(this.stacks)) {
      cleared += groups.size;
      for (let frame = 0; frame < 6; frame++)
        this.filmOnly(frame % 2 ? without(this.stacks, groups) : this.stacks);
      const gaps = without(this.stacks, groups);
      this.filmOnly(gaps);
      this.stacks = gaps.map((stack) => stack.filter((kind) => kind !== '.'));
      this.film(null, 3);
    }
    if (cleared) this.happen(`clear ${cleared}`);
    if (this.random() < (this.options.garbage ?? 0)) this.rain();
    this.film(null, 6);
    for (const stack of this.stacks) stack.length = Math.min(stack.length, highest);
  }

  private rain(): void {
    const drops = this.stacks.map((stack) => (this.random() < 0.7 && stack.length < rows - 3 ? 1 : 0));
    const count = drops.filter(Boolean).length;
    for (let y = rows - 1; y > rows - 4; y--)
      this.filmOnly(
        this.stacks.map((stack, x) => (drops[x] ? [...stack, ...gap(y - stack.length), 'O'] : stack)),
      );
    this.stacks = this.stacks.map((stack, x) => (drops[x] ? [...stack, 'O'] : stack));
    if (count) this.happen(`garbage ${count}`);
  }

  /** Garbage fills the column in which pairs come in, then the field is gone. */
  private end(): void {
    const middle = this.stacks[2]!;
    this.happen(`garbage ${rows - middle.length}`);
    while (middle.length < rows) middle.push('O');
    this.film(null, 6);
    this.happen('gameOver');
    this.film(null, 60);
    this.isBlank = true;
    this.film(null, 60);
    this.isBlank = false;
    this.isFresh = true;
  }

  /** What vanishes much and stays low; the middle is kept free as long as it can be. */
  private choose(pair: Pair): { x: number; direction: Cell } {
    const isFree = (x: number): boolean => (this.stacks[x]?.length ?? rows) <= rows - 3;
    const canReach = (x: number): boolean =>
      [0, 1, 2, 3, 4, 5].every((at) => isFree(at) || at < Math.min(2, x) || at > Math.max(2, x));
    const all = [0, 1, 2, 3, 4, 5].flatMap((x) =>
      (
        [
          [0, 1],
          [1, 0],
          [-1, 0],
          [0, -1],
        ] as Cell[]
      )
        .filter(([dx]) => canReach(x) && isFree(x + dx))
        .map((direction) => ({ x, direction, cost: this.cost(pair, x, direction) + 3 * this.random() })),
    );
    return all.sort((a, b) => a.cost - b.cost)[0]!;
  }

  private cost({ axis, child }: Pair, x: number, [dx, dy]: Cell): number {
    const after = this.stacks.map((stack) => [...stack]);
    if (dy < 0) after[x]!.push(child, axis);
    else {
      after[x]!.push(axis);
      after[x + dx]!.push(child);
    }
    const height = Math.max(...after.map((stack) => stack.length));
    const blocks = Math.max(0, after[2]!.length - 8) * 20;
    return height + blocks - groupsIn(after).size;
  }

  private happen(text: string): void {
    this.happenings.push({ frame: this.frames.length, text });
  }

  private film(falling: Falling | null, count: number): void {
    for (let frame = 0; frame < count; frame++) this.record(this.stacks, falling, true);
  }

  /** One frame of puyo that are on their way. */
  private filmOnly(drawn: Stacks): void {
    this.record(drawn, null, false);
  }

  private record(drawn: Stacks, falling: Falling | null, isAtRest: boolean): void {
    const cells = this.isBlank ? rowsOf(emptyStacks()) : rowsOf(drawn);
    const field = isAtRest && groupsIn(drawn).size === 0 ? rowsOf(drawn) : null;
    const isNoisy = this.random() < (this.options.noise ?? 0);
    if (isNoisy) misread(cells, this.random);
    const clean = !isNoisy && !this.isBlank;
    this.frames.push({ observation: this.observe(cells, this.isBlank ? null : falling), field, clean });
  }

  private observe(cells: string[], falling: Falling | null): PuyoObservation {
    const isInside = falling !== null && falling.child[1] < rows;
    return puyoSeen({
      seq: this.frames.length,
      columns,
      rows,
      cells,
      current: isInside ? { ...falling.pair, cells: [falling.axis, falling.child] } : null,
      ...(falling && !isInside && { entering: { cell: falling.axis, colour: falling.pair.axis } }),
      next: this.isBlank ? [] : this.shown,
      confidence: 0.95,
    });
  }
}

const emptyStacks = (): Stacks => Array.from({ length: columns }, () => []);
const gap = (count: number): string[] => Array<string>(Math.max(0, count)).fill('.');

const rowsOf = (stacks: Stacks): string[] =>
  Array.from({ length: rows }, (_, top) => stacks.map((stack) => stack[rows - 1 - top] ?? '.').join(''));

const without = (stacks: Stacks, cells: ReadonlySet<number>): Stacks =>
  stacks.map((stack, x) => stack.map((kind, y) => (cells.has(y * columns + x) ? '.' : kind)));

/** The cells (y * columns + x) of all groups of four or more, with the garbage beside them. */
function groupsIn(stacks: Stacks): Set<number> {
  const vanishing = new Set<number>();
  const around = (cell: number): number[] => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    return [
      ...(x > 0 ? [cell - 1] : []),
      ...(x < columns - 1 ? [cell + 1] : []),
      cell + columns,
      cell - columns,
    ].filter((next) => next >= 0 && Math.floor(next / columns) < rows && y >= 0);
  };
  const kindAt = (cell: number): string | undefined => stacks[cell % columns]![Math.floor(cell / columns)];
  for (let start = 0; start < columns * rows; start++) {
    const kind = kindAt(start);
    if (!kind || kind === '.' || kind === 'O') continue;
    const group = [start];
    for (const cell of group)
      group.push(...around(cell).filter((next) => kindAt(next) === kind && !group.includes(next)));
    if (group.length < 4) continue;
    for (const cell of group)
      [cell, ...around(cell).filter((next) => kindAt(next) === 'O')].forEach((one) => vanishing.add(one));
  }
  return vanishing;
}

function misread(cells: string[], random: () => number): void {
  const [x, y] = [Math.floor(random() * columns), Math.floor(random() * rows)];
  const kinds = ['.', 'R', 'G', 'B', 'Y', 'O'].filter((kind) => kind !== cells[y]![x]);
  const kind = kinds[Math.floor(random() * kinds.length)]!;
  cells[y] = cells[y]!.slice(0, x) + kind + cells[y]!.slice(x + 1);
}
