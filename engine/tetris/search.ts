import { type Piece, type Placement, type TetrisState } from './types.ts';
import { storedRows } from './board.ts';
import { measure, noFeatures } from './evaluate/features.ts';
import { judgeBoard, judgePlacement } from './evaluate/okiba.ts';
import { type Footprint, type Placed, dropOnto, footprints, placeInto, readHeights } from './footprint.ts';
import { type Choice, Lines, hashBoard, choicesOf, newBoards } from './lines.ts';
import { decode, encode, findLandings, rulesOf } from './movegen.ts';
import { distinctTurns, spawnAt, turnsOf } from './pieces.ts';
import { readColumns, stride } from './reach.ts';

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

/** What a line loses for each piece that it can't place any more. */
const lostPiece = 1e6;

/** Most straight drops of one piece: four orientations in 16 columns. */
const mostLandings = 4 * stride;

const drops = rulesOf({ reach: 'drops' });

/**
 * Beam search over the visible pieces and hold: after each piece the `width` best lines go on, and the best line of
 * every first move, so that all moves are judged at the same depth. After the first piece it looks at straight drops.
 */
export class Search {
  nodes = 0;
  private readonly columns: number;
  private readonly rows: number;
  private readonly hasHold: boolean;
  private readonly layers: Lines[] = [];
  private boards: Uint16Array;
  private readonly scratch = newBoards(1);
  private readonly heights = new Uint8Array(stride);
  private readonly filled = new Int32Array(stride);
  private readonly landings = new Int32Array(8 * mostLandings);
  private readonly features = noFeatures();

  constructor(
    private readonly state: TetrisState,
    private readonly moves: readonly Move[],
    private readonly width: number,
  ) {
    this.columns = state.board.columns;
    this.rows = state.board.rows;
    this.hasHold = state.canHold || state.hold !== null;
    this.boards = state.board.masks;
  }

  /** One verdict for each move, in their order. */
  run(): Verdict[] {
    const first = new Lines(this.moves.length);
    for (const [root, { placement, choice }] of this.moves.entries()) {
      const { orientation, x, y } = placement.location;
      this.place(first, root, 0, choice, encode(0, turnsOf(orientation), x, y), 0);
    }
    this.layers.push(this.keep(first));
    for (let depth = 1; depth < this.state.queue.length; depth++)
      this.layers.push(this.keep(this.expand(this.layers[depth - 1]!)));
    return this.verdicts();
  }

  /** Every way to place one more piece on the lines of a layer. */
  private expand(lines: Lines): Lines {
    const children = new Lines(lines.count * 2 * mostLandings);
    for (let at = 0; at < lines.count; at++)
      for (const choice of choicesOf(this.state.queue, lines.choice[at]!, this.hasHold)) {
        const count = this.findLandings(at, choice.piece);
        for (let index = 0; index < count; index++)
          this.place(children, lines.root[at]!, at, choice, this.landings[index]!, lines.gain[at]!);
      }
    return children;
  }

  /** Straight drops of a piece onto the board of a kept line. */
  private findLandings(at: number, piece: Piece): number {
    const base = at * storedRows;
    const highest = readHeights(this.boards, base, this.columns, this.heights);
    return highest <= this.rows - 3 ? this.dropEverywhere(piece) : this.dropFromSpawn(base, piece);
  }

  /** The sky is open: every orientation in every column. */
  private dropEverywhere(piece: Piece): number {
    let count = 0;
    for (const turns of distinctTurns[piece]) {
      const footprint = footprints[piece][turns]!;
      const last = this.columns - footprint.width - footprint.left;
      for (let x = -footprint.left; x <= last; x++)
        this.landings[count++] = encode(0, turns, x, dropOnto(this.heights, footprint, x));
    }
    return count;
  }

  /** The stack stands in the way at the spawn. */
  private dropFromSpawn(base: number, piece: Piece): number {
    readColumns(this.boards, base, this.columns, this.filled);
    for (let y = this.rows - 1; y <= this.rows + 1; y++) {
      const start = spawnAt(piece, this.columns, y);
      const count = findLandings(this.filled, this.columns, start, drops, this.landings);
      if (count > 0) return Math.min(count, mostLandings);
    }
    return 0;
  }

  /** Adds the line that places a landing on the board of `parent`, unless the piece sticks out of the visible rows. */
  private place(into: Lines, root: number, parent: number, choice: Choice, code: number, gain: number): void {
    const footprint = footprints[choice.piece][(code >> 9) & 3]!;
    const y = code & 31;
    this.nodes++;
    if (y + footprint.bottom + footprint.height > this.rows) return;
    const { eroded } = this.putDown(this.scratch, 0, parent, footprint, code);
    measure(this.scratch, 0, this.columns, this.rows, this.features);
    const landing = y + footprint.bottom + (footprint.height - 1) / 2;
    const total = gain + judgePlacement(landing, eroded);
    into.add(root, parent, code, choice, total, total + judgeBoard(this.features, this.rows));
  }

  private putDown(into: Uint16Array, at: number, parent: number, footprint: Footprint, code: number): Placed {
    const x = (code >> 5) & 15;
    return placeInto(
      this.boards,
      parent * storedRows,
      into,
      at * storedRows,
      this.columns,
      footprint,
      x,
      code & 31,
    );
  }

  /** The lines that go on, each board once, with their boards made. */
  private keep(children: Lines): Lines {
    const chosen = children.best(this.width, this.moves.length);
    const bestOfRoot = children.bestOfRoots(this.moves.length);
    const kept = new Lines(chosen.length);
    const boards = newBoards(chosen.length);
    const seen = new Set<string>();
    for (const at of chosen) {
      const choice = children.choice[at]!;
      const footprint = footprints[choice.piece][(children.code[at]! >> 9) & 3]!;
      this.putDown(boards, kept.count, children.parent[at]!, footprint, children.code[at]!);
      const key = `${hashBoard(boards, kept.count)} ${choice.index} ${choice.hold}`;
      if (seen.has(key) && bestOfRoot[children.root[at]!] !== at) continue;
      seen.add(key);
      kept.copyFrom(children, at);
    }
    this.boards = boards;
    return kept;
  }

  /** A move is worth the best line at the greatest depth that it reaches. */
  private verdicts(): Verdict[] {
    const depths = this.state.queue.length;
    const verdicts = this.moves.map((): Verdict => ({ score: -lostPiece * depths, plan: [] }));
    for (const [depth, lines] of this.layers.entries()) {
      const best = lines.bestOfRoots(this.moves.length);
      for (const [root, at] of best.entries())
        if (at >= 0)
          verdicts[root] = {
            score: lines.value[at]! - lostPiece * (depths - 1 - depth),
            plan: this.planOf(depth, at),
          };
    }
    return verdicts;
  }

  private planOf(depth: number, at: number): Placement[] {
    const plan: Placement[] = [];
    for (let line = at; depth > 0; depth--) {
      const lines = this.layers[depth]!;
      plan.unshift(decode(lines.choice[line]!.piece, lines.code[line]!));
      line = lines.parent[line]!;
    }
    return plan;
  }
}
