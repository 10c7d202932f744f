import { type Piece, type Placement, type TetrisState, pieces, spins } from '../types.ts';
import { nextChances } from './chances.ts';
import { Layer, bestLines, bestOfRoots } from './layers.ts';
import { type Choice, choicesOf } from '../rules/lines.ts';
import { decode, encode } from '../moves/movegen.ts';
import { turnsOf } from '../rules/pieces.ts';
import { PlainWorkbench } from './plainWorkbench.ts';
import { searchKernelFor } from './searchKernel.ts';
import {
  type SearchRules,
  type Workbench,
  packSupply,
  pieceOfCode,
  placementCode,
  unpackSupply,
} from './workbench.ts';

/** A first placement, and which of the pieces at hand it uses. */
export interface Move {
  placement: Placement;
  choice: Choice;
}

/** What the search thinks of a move: the value of its best line, and the placements after it in that line. */
export interface Verdict {
  score: number;
  plan: Placement[];
}

/** How far a search goes. */
export interface Effort {
  /** Lines that go on after each piece. */
  width: number;
  /** Lines whose end is judged by the pieces that may come next, each with its best place; 0: by the board alone. */
  forecasts: number;
}

/** A first move as the workbench has it: its code, and what is left to play. */
export interface Ranked {
  code: number;
  left: number;
  score: number;
}

/** What a line loses for each piece that it can't place any more. */
export const lostPiece = 1e6;

const plainWorkbench = new PlainWorkbench();

/** The kernel's workbench where it works for boards of so many columns. */
function workbenchFor(columns: number): Workbench {
  return searchKernelFor(columns) ?? plainWorkbench;
}

/** Beam search over the visible pieces and hold: after each piece the best lines go on, each position once. */
export class Search {
  private layers: Layer[] = [];
  private readonly hasHold: boolean;
  private chances: number[] | undefined;
  /** What is searched now: the state, or that of one of its futures. */
  private now: TetrisState;

  constructor(
    private readonly state: TetrisState,
    private readonly rules: SearchRules,
    private readonly bench: Workbench = workbenchFor(state.board.columns),
  ) {
    this.hasHold = state.canHold || state.hold !== null;
    this.now = state;
  }

  get nodes(): number {
    return this.bench.nodes;
  }

  /**
   * One verdict for each move, in their order. With `all`, the best line of every first move goes on as well, so that all
   * are judged at the same depth; else moves that were given up have none.
   */
  judge(moves: readonly Move[], effort: Effort, all: boolean): (Verdict | null)[] {
    return [...this.judgeEach([this.state], moves, effort, all)][0]!;
  }

  /** The same in each future of the state: its queue and some pieces more. */
  *judgeEach(
    futures: readonly TetrisState[],
    moves: readonly Move[],
    effort: Effort,
    all: boolean,
  ): Generator<(Verdict | null)[]> {
    this.bench.start(this.state, this.rules, effort.width + (all ? moves.length : 0), all);
    for (const [root, { placement, choice }] of moves.entries()) {
      const { orientation, x, y } = placement.location;
      const code = encode(spins.indexOf(placement.spin), turnsOf(orientation), x, y);
      this.bench.addRoot(root, choice.piece, code, packSupply(choice));
    }
    for (const layers of this.followEach(futures, effort.width, all ? moves.length : 0))
      yield this.verdicts(layers, moves.length, effort.forecasts, all);
  }

  /** What first moves from the spawn are worth; those that were given up on the way are missing. */
  rank(effort: Effort): Ranked[] {
    return [...this.rankEach([this.state], effort)][0]!;
  }

  /** The same in each future of the state: its queue and some pieces more. */
  *rankEach(futures: readonly TetrisState[], effort: Effort): Generator<Ranked[]> {
    this.bench.start(this.state, this.rules, effort.width, false);
    for (const choice of choicesOf(this.state.queue, { index: 0, hold: this.state.hold }, this.state.canHold))
      this.bench.expand(0, choice.piece, packSupply(choice));
    const { count, roots, codes, supplies } = this.bench.tried();
    for (let at = 0; at < count; at++) roots[at] = at;
    const firsts = codes.slice(0, count);
    const lefts = supplies.slice(0, count);
    for (const layers of this.followEach(futures, effort.width, 0)) {
      const layer = layers.at(-1)!;
      const scores = this.scoresOf(layer, effort.forecasts, 0);
      const ranked: Ranked[] = [];
      for (const [root, line] of bestOfRoots(layer, count, scores).entries())
        if (line >= 0) ranked.push({ code: firsts[root]!, left: lefts[root]!, score: scores[line]! });
      yield ranked;
    }
  }

  /** The best of all first moves from the spawn; null where there is none. */
  choose(effort: Effort): Move | null {
    const ranked = this.rank(effort);
    const best = ranked.reduce<Ranked | null>((a, b) => (a && a.score >= b.score ? a : b), null);
    return best && this.moveOf(best);
  }

  moveOf({ code, left }: Ranked): Move {
    const piece = pieceOfCode(code);
    const supply = unpackSupply(left);
    const useHold = supply.index === 2 || (this.state.hold !== null && supply.hold !== this.state.hold);
    return { placement: decode(piece, placementCode(code)), choice: { ...supply, piece, useHold } };
  }

  /** The layers of each future; the pieces that are in all of them are followed once. */
  private *followEach(futures: readonly TetrisState[], width: number, roots: number): Generator<Layer[]> {
    this.layers = [this.keepBest(width, roots)];
    this.follow(this.knownDepths(), width, roots);
    const known = this.layers;
    this.bench.mark(known.at(-1)!.count);
    for (const future of futures) {
      this.bench.recall(known.at(-1)!.count);
      this.now = future;
      this.chances = undefined;
      this.layers = [...known];
      this.follow(future.queue.length, width, roots);
      yield this.layers;
    }
  }

  /** Pieces that are placed before any line asks for one beyond the queue; who keeps none yet sees one piece farther. */
  private knownDepths(): number {
    const { queue, hold } = this.state;
    return this.hasHold && hold === null ? queue.length - 1 : queue.length;
  }

  /** Up to so many layers, or to the last one that any line reaches. */
  private follow(depths: number, width: number, roots: number): void {
    for (let depth = this.layers.length; depth < depths; depth++) {
      const last = this.layers[depth - 1]!;
      for (let line = 0; line < last.count; line++) this.expand(line, last.supplies[line]!);
      if (this.bench.tried().count === 0) return;
      this.layers.push(this.keepBest(width, roots));
    }
  }

  private expand(line: number, supply: number): void {
    for (const choice of choicesOf(this.now.queue, unpackSupply(supply), this.hasHold))
      this.bench.expand(line, choice.piece, packSupply(choice));
  }

  private keepBest(width: number, roots: number): Layer {
    const tried = this.bench.tried();
    const kept = bestLines(tried, width, roots);
    const layer = Layer.of(tried, kept);
    for (const at of kept) this.bench.keep(at);
    this.bench.turn();
    return layer;
  }

  /** A move is worth its best line at the greatest depth that it reaches. */
  private verdicts(
    layers: readonly Layer[],
    count: number,
    forecasts: number,
    all: boolean,
  ): (Verdict | null)[] {
    const depths = this.now.queue.length;
    const verdicts: (Verdict | null)[] = Array.from({ length: count }, () =>
      all ? { score: -lostPiece * depths, plan: [] } : null,
    );
    for (const [depth, layer] of layers.entries()) {
      const isLast = depth === layers.length - 1;
      if (!isLast && !all) continue;
      const scores = isLast ? this.scoresOf(layer, forecasts, all ? count : 0) : layer.values;
      for (const [root, at] of bestOfRoots(layer, count, scores).entries())
        if (at >= 0)
          verdicts[root] = {
            score: scores[at]! - lostPiece * (depths - 1 - depth),
            plan: this.planOf(depth, at),
          };
    }
    return verdicts;
  }

  /** What the lines of the last layer are worth; -Infinity for those that were not looked at closely. */
  private scoresOf(layer: Layer, forecasts: number, roots: number): Float64Array {
    if (forecasts === 0) return layer.values;
    const scores = new Float64Array(layer.count).fill(-Infinity);
    for (const line of bestLines(layer, forecasts, roots)) scores[line] = this.forecast(layer, line);
    return scores;
  }

  /**
   * The mean over the pieces that may come next, of the best place for that one or for the kept one. What is put away for the
   * latter counts nothing, so that this one is tried once.
   */
  private forecast(layer: Layer, line: number): number {
    const supply = layer.supplies[line]!;
    const { hold } = unpackSupply(supply);
    const lost = layer.values[line]! - lostPiece;
    const valueOf = (piece: Piece, left: number) => Math.max(lost, this.bench.forecast(line, piece, left));
    const instead = hold ? valueOf(hold, 0) : -Infinity;
    this.chances ??= nextChances(this.now);
    let sum = 0;
    for (const [index, piece] of pieces.entries()) {
      const chance = this.chances[index]!;
      if (chance > 0) sum += chance * Math.max(instead, piece === hold ? instead : valueOf(piece, supply));
    }
    return sum;
  }

  private planOf(depth: number, at: number): Placement[] {
    const plan: Placement[] = [];
    for (let line = at; depth > 0; depth--) {
      const { codes, parents } = this.layers[depth]!;
      plan.unshift(decode(pieceOfCode(codes[line]!), placementCode(codes[line]!)));
      line = parents[line]!;
    }
    return plan;
  }
}
