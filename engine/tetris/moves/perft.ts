import { type Board, type Piece } from '../types.ts';
import { storedRows } from '../rules/board.ts';
import { footprints, placeInto } from './footprint.ts';
import { type MoveOptions, findLandings, rulesOf } from './movegen.ts';
import { spawnUnder } from '../rules/kicks.ts';
import { readColumns, stride } from './reach.ts';
import type { ReachRules } from '../rules/reachRules.ts';
import { kernelFor, mostPieces } from '../wasm/kernel.ts';

export interface PerftOptions extends MoveOptions {
  /** Row of the centre at the spawn; the top visible row where absent. */
  spawn?: number;
}

/** Most landings of one piece in all spin classes. */
const mostLandings = 3 * 4 * stride * storedRows;

/** Where a piece comes twice, equal boards are counted together while there are no more of them than this. */
const mostMerged = 20_000;

/** Boards after so many pieces, and how many sequences lead to each. */
type Layer = Map<string, { masks: Uint16Array; ways: number }>;

/**
 * Counts the sequences of placements of each length from 1 to the length of the queue: reachable places, full rows
 * cleared, alike cells counted once (or once per spin class). A blocked spawn ends a sequence.
 */
export function perft(board: Board, queue: readonly Piece[], options: PerftOptions = {}): number[] {
  const kernel = kernelFor(board.columns);
  if (!kernel || queue.length === 0 || queue.length > mostPieces) return twinPerft(board, queue, options);
  const { spawn = board.rows - 1, ...moves } = options;
  kernel.prepare(board, rulesOf(moves));
  return kernel.perft(queue, board.columns, spawn);
}

/** As perft, without WebAssembly. */
export function twinPerft(board: Board, queue: readonly Piece[], options: PerftOptions = {}): number[] {
  if (queue.length === 0) return [];
  return new Perft(board, queue, options).run(board.masks);
}

class Perft {
  private readonly columns: number;
  private readonly spawn: number;
  private readonly rules: ReachRules;
  private readonly counts: number[];
  private readonly filled = new Int32Array(stride);
  private readonly boards: Uint16Array;
  private readonly landings: Int32Array[];

  constructor(
    board: Board,
    private readonly queue: readonly Piece[],
    { spawn = board.rows - 1, ...moves }: PerftOptions,
  ) {
    this.columns = board.columns;
    this.spawn = spawn;
    this.rules = rulesOf(moves);
    this.counts = queue.map(() => 0);
    this.boards = new Uint16Array((queue.length + 1) * storedRows);
    this.landings = queue.map(() => new Int32Array(mostLandings));
  }

  run(masks: Uint16Array): number[] {
    let layer: Layer = new Map([['', { masks, ways: 1 }]]);
    let depth = 0;
    const most = new Set(this.queue).size < this.queue.length ? mostMerged : 0;
    for (; depth + 1 < this.queue.length && layer.size <= most; depth++) layer = this.merge(layer, depth);
    for (const { masks, ways } of layer.values()) {
      this.boards.set(masks, depth * storedRows);
      this.visit(depth, ways);
    }
    return this.counts;
  }

  /** The next layer, from the boards of this one. */
  private merge(layer: Layer, depth: number): Layer {
    const next: Layer = new Map();
    const after = (depth + 1) * storedRows;
    for (const { masks, ways } of layer.values()) {
      this.boards.set(masks, depth * storedRows);
      const count = this.findLandings(depth, ways);
      for (let index = 0; index < count; index++) {
        this.place(depth, this.landings[depth]![index]!);
        const board = this.boards.subarray(after, after + storedRows);
        const key = String.fromCharCode(...board);
        const known = next.get(key);
        if (known) known.ways += ways;
        else next.set(key, { masks: board.slice(), ways });
      }
    }
    return next;
  }

  /** Goes on from the board of this depth, one placement after the other. */
  private visit(depth: number, ways: number): void {
    const count = this.findLandings(depth, ways);
    if (depth + 1 === this.queue.length) return;
    for (let index = 0; index < count; index++) {
      this.place(depth, this.landings[depth]![index]!);
      this.visit(depth + 1, ways);
    }
  }

  private findLandings(depth: number, ways: number): number {
    readColumns(this.boards, depth * storedRows, this.columns, this.filled);
    const start = spawnUnder(this.rules.kicks, this.queue[depth]!, this.columns, this.spawn);
    const into = this.landings[depth]!;
    const count = findLandings(this.filled, this.columns, start, this.rules, into);
    this.counts[depth]! += count * ways;
    return count;
  }

  private place(depth: number, code: number): void {
    const footprint = footprints[this.queue[depth]!][(code >> 9) & 3]!;
    const from = depth * storedRows;
    const [x, y] = [(code >> 5) & 15, code & 31];
    placeInto(this.boards, from, this.boards, from + storedRows, this.columns, footprint, x, y);
  }
}
