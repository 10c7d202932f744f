import { type Board, type Piece, type TetrisState, spins } from '../types.ts';
import { heightOf, storedRows } from '../rules/board.ts';
import { attackOf } from '../rules/attack.ts';
import { type Streak, streakAfter } from '../rules/streak.ts';
import { measure, noFeatures } from '../evaluate/features.ts';
import { judgeBoard, judgePlacement, judgeRise } from '../evaluate/okiba.ts';
import { bestSlot } from '../evaluate/slots.ts';
import { measureProfile, measureSurface } from '../evaluate/surface.ts';
import { judgeChain, judgeClear, judgeKept, judgeVersus } from '../evaluate/versus.ts';
import { type Footprint, dropOnto, footprints, placeInto, readHeights } from '../moves/footprint.ts';
import { encode, findLandings, rulesOf } from '../moves/movegen.ts';
import { spawnUnder } from '../rules/kicks.ts';
import { distinctTurns } from '../rules/pieces.ts';
import { readColumns, stride } from '../moves/reach.ts';
import type { ReachRules } from '../rules/reachRules.ts';
import {
  type SearchRules,
  type Tried,
  type Workbench,
  codeWithPiece,
  mostTried,
  openRows,
  pieceOfCode,
  placementCode,
  spawnRows,
  unpackSupply,
} from './workbench.ts';

/** What it costs to be pushed out at the top: garbage comes after a piece that clears nothing. */
const drowned = 1e5;

interface Line extends Streak {
  masks: Uint16Array;
  root: number;
  gain: number;
  incoming: number;
}

class Tries implements Tried {
  count = 0;
  readonly values: Float64Array;
  readonly gains: Float64Array;
  readonly codes: Int32Array;
  readonly parents: Int32Array;
  readonly roots: Int32Array;
  readonly supplies: Int32Array;

  constructor(readonly capacity: number) {
    this.values = new Float64Array(capacity);
    this.gains = new Float64Array(capacity);
    this.codes = new Int32Array(capacity);
    this.parents = new Int32Array(capacity);
    this.roots = new Int32Array(capacity);
    this.supplies = new Int32Array(capacity);
  }
}

/** Where the entries of what is tried come from. */
interface Source {
  line: number;
  root: number;
  supply: number;
}

/** The twin of the search kernel in plain TypeScript: the same results, some ten times as slow. */
export class PlainWorkbench implements Workbench {
  nodes = 0;
  private board: Board = { columns: 0, rows: 0, masks: new Uint16Array() };
  private rules: SearchRules | null = null;
  private weights = new Float64Array();
  private reachRules: ReachRules = rulesOf({});
  private byRoot = false;
  private lines: Line[] = [];
  private next: Line[] = [];
  private marked: Line[] = [];
  private tries = new Tries(0);
  private most = 0;
  private known = new Map<string, number>();
  private readonly features = noFeatures();
  private readonly heights = new Uint8Array(stride);
  private readonly filled = new Int32Array(stride);
  private readonly landings = new Int32Array(3 * 4 * stride * 32);

  start(state: TetrisState, rules: SearchRules, width: number, byRoot: boolean): void {
    const { board, combo, backToBack, incoming } = state;
    this.board = board;
    this.rules = rules;
    this.weights = rules.style.weightsFor(board) as Float64Array<ArrayBuffer>;
    this.reachRules = rulesOf({ reach: rules.reach, kicks: rules.kicks ?? 'srs', spins: rules.spins });
    this.byRoot = byRoot;
    this.nodes = 0;
    this.most = mostTried(width);
    if (this.tries.capacity < this.most) this.tries = new Tries(this.most);
    this.next = [{ masks: board.masks, root: -1, gain: 0, combo, backToBack, incoming }];
    this.turn();
  }

  turn(): void {
    this.lines = this.next;
    this.next = [];
    this.tries.count = 0;
    this.known.clear();
  }

  mark(count: number): void {
    this.marked = this.lines.slice(0, count);
  }

  recall(): void {
    this.next = this.marked;
    this.turn();
  }

  tried(): Tried {
    return this.tries;
  }

  addRoot(root: number, piece: Piece, code: number, supply: number): void {
    this.tryOne({ line: 0, root, supply }, codeWithPiece(piece, code));
  }

  expand(line: number, piece: Piece, supply: number): void {
    const source = { line, root: this.lines[line]!.root, supply };
    for (const code of this.findCodes(line, piece)) this.tryOne(source, codeWithPiece(piece, code));
  }

  forecast(line: number, piece: Piece, supply: number): number {
    let best = -Infinity;
    for (const code of this.findCodes(line, piece)) {
      const after = this.follow(this.lines[line]!, codeWithPiece(piece, code));
      if (after) best = Math.max(best, after.gain + this.judge(after, supply));
    }
    return best;
  }

  keep(at: number): void {
    const { codes, parents, roots } = this.tries;
    const after = this.follow(this.lines[parents[at]!]!, codes[at]!);
    this.next.push({ ...after!, root: roots[at]! });
  }

  private tryOne({ line, root, supply }: Source, code: number): void {
    const after = this.follow(this.lines[line]!, code);
    const { tries } = this;
    if (!after || tries.count === this.most) return;
    const key = this.keyOf(after, root, supply);
    const equal = this.known.get(key);
    if (equal === undefined) this.known.set(key, tries.count);
    else if (after.gain <= tries.gains[equal]!) return;
    const at = equal ?? tries.count++;
    tries.values[at] =
      equal === undefined
        ? after.gain + this.judge(after, supply)
        : tries.values[at]! - tries.gains[at]! + after.gain;
    tries.gains[at] = after.gain;
    tries.codes[at] = code;
    tries.parents[at] = line;
    tries.roots[at] = root;
    tries.supplies[at] = supply;
  }

  private keyOf({ masks, combo, backToBack, incoming }: Line, root: number, supply: number): string {
    const chain = this.rules!.style.versus ? `${combo} ${backToBack}` : '';
    return `${masks.join()} ${supply} ${incoming} ${chain} ${this.byRoot ? root : ''}`;
  }

  private findCodes(line: number, piece: Piece): Int32Array | number[] {
    const { masks } = this.lines[line]!;
    const { columns, rows } = this.board;
    const highest = readHeights(masks, 0, columns, this.heights);
    if (this.reachRules.reach === 'drops' && highest <= rows - openRows) return this.dropEverywhere(piece);
    readColumns(masks, 0, columns, this.filled);
    for (const y of spawnRows(this.board)) {
      const start = spawnUnder(this.reachRules.kicks, piece, columns, y);
      const count = findLandings(this.filled, columns, start, this.reachRules, this.landings);
      if (count > 0) return this.landings.slice(0, count).sort(byRow);
    }
    return [];
  }

  /** The sky is open: every orientation in every column. */
  private dropEverywhere(piece: Piece): number[] {
    return distinctTurns[piece].flatMap((turns) => {
      const footprint = footprints[piece][turns]!;
      const places = this.board.columns - footprint.width + 1;
      return Array.from({ length: places }, (_, column) => {
        const x = column - footprint.left;
        return encode(0, turns, x, dropOnto(this.heights, footprint, x));
      });
    });
  }

  /** The line after a placement, with the old root; null where the piece would lie above the visible rows. */
  private follow(line: Line, code: number): Line | null {
    this.nodes++;
    const at = placementCode(code);
    const piece = pieceOfCode(code);
    const footprint = footprints[piece][(at >> 9) & 3]!;
    const y = at & 31;
    if (y + footprint.bottom + footprint.height > this.board.rows) return null;
    const masks = new Uint16Array(storedRows);
    const x = (at >> 5) & 15;
    const placed = placeInto(line.masks, 0, masks, 0, this.board.columns, footprint, x, y);
    const rows = placed.linesCleared;
    const perfect = masks.every((mask) => mask === 0);
    const clear = { rows, spin: spins[at >> 11]!, perfect, combo: line.combo, backToBack: line.backToBack };
    const { combo, backToBack } = streakAfter(line, clear);
    const attack = attackOf(this.rules!.style.attack, clear);
    const incoming = Math.max(0, line.incoming - attack);
    const isDrowned = rows === 0 && heightOf({ ...this.board, masks }) + incoming > this.board.rows;
    const gain = this.rules!.style.versus
      ? judgeClear(this.weights, piece === 'T', clear, attack)
      : judgePlacement(this.weights, middleOf(footprint, y), placed.eroded);
    return {
      masks,
      root: line.root,
      gain: line.gain + gain - (isDrowned ? drowned : 0),
      combo,
      backToBack,
      incoming,
    };
  }

  private judge({ masks, combo, backToBack, incoming }: Line, supply: number): number {
    const { weights, features, heights } = this;
    const { columns, rows } = this.board;
    measure(masks, 0, columns, rows, features);
    readHeights(masks, 0, columns, heights);
    if (!this.rules!.style.versus)
      return (
        judgeBoard(weights, features, measureSurface(heights, columns)) +
        judgeRise(features.height, incoming, rows)
      );
    const slot = bestSlot(masks, 0, columns);
    return (
      judgeVersus(weights, features, measureProfile(heights, columns), slot, rows, incoming) +
      judgeChain(weights, backToBack, combo) +
      judgeKept(weights, unpackSupply(supply).hold, slot)
    );
  }
}

/** By spin class, orientation, row, column: the kernel's order. */
function byRow(a: number, b: number): number {
  return (a >> 9) - (b >> 9) || (a & 31) - (b & 31) || a - b;
}

function middleOf({ bottom, height }: Footprint, y: number): number {
  return y + bottom + (height - 1) / 2;
}
