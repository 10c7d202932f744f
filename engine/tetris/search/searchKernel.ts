import { type Piece, type TetrisState, pieces } from '../types.ts';
import { type AttackTable, sheetOf } from '../rules/attack.ts';
import { storedRows } from '../rules/board.ts';
import { kickNames } from '../rules/kicks.ts';
import { perPiece, spawnAt } from '../rules/pieces.ts';
import { type SearchRules, type Tried, type Workbench, mostTried } from './workbench.ts';
import { mostColumns, newInstance, reaches, writeRows } from '../wasm/instance.ts';

type Place = WebAssembly.Global<'i32'>;

/** What kernel.as exports for searches; places are byte addresses in the memory. */
interface SearchExports {
  memory: WebAssembly.Memory;
  boards: Place;
  nodes: Place;
  attackSheet: Place;
  okibaWeights: Place;
  versusWeights: Place;
  values: Place;
  gains: Place;
  triedCodes: Place;
  parents: Place;
  roots: Place;
  supplies: Place;
  triedCount: Place;
  configure(columns: number, reach: number, kicks: number, spins: boolean, locations: boolean): void;
  makeRoom(width: number, tried: number): void;
  limitTried(most: number): void;
  startSearch(
    board: number,
    rows: number,
    spawnX: number,
    versus: boolean,
    combo: number,
    backToBack: boolean,
    incoming: number,
  ): void;
  tellRootsApart(apart: boolean): void;
  // prettier-ignore
  addRoot(root: number, piece: number, spin: number, turns: number, x: number, y: number, supply: number): void;
  expand(line: number, piece: number, supply: number): void;
  forecast(line: number, piece: number, supply: number): number;
  keep(at: number): void;
  turn(): void;
  mark(count: number): void;
  recall(count: number): void;
}

const numbers = perPiece((piece) => pieces.indexOf(piece));

/** The compiled search: as PlainWorkbench. */
export class SearchKernel implements Workbench {
  private readonly calls: SearchExports;
  private attack: AttackTable | null = null;
  private room = 0;
  private tries: (Tried & { count: number }) | null = null;

  /** Throws where WebAssembly with 128-bit words is missing or forbidden. */
  constructor() {
    this.calls = newInstance() as unknown as SearchExports;
  }

  get nodes(): number {
    return this.calls.nodes.value;
  }

  start(
    state: TetrisState,
    { style, reach, kicks = 'srs', spins }: SearchRules,
    width: number,
    byRoot: boolean,
  ): void {
    const { calls } = this;
    const { board, combo, backToBack, incoming } = state;
    if (width > this.room) this.makeRoom(width);
    calls.limitTried(mostTried(width));
    const { buffer } = calls.memory;
    calls.configure(board.columns, reaches.indexOf(reach), kickNames.indexOf(kicks), spins, false);
    writeRows(board.masks, board.columns, new Uint16Array(buffer, calls.boards.value, storedRows));
    const weights = style.weightsFor(board);
    const place = style.versus ? calls.versusWeights : calls.okibaWeights;
    new Float64Array(buffer, place.value, weights.length).set(weights);
    if (style.attack !== this.attack) this.setAttack(style.attack);
    const { x } = spawnAt('T', board.columns, 0);
    calls.startSearch(calls.boards.value, board.rows, x, style.versus, combo, backToBack, incoming);
    calls.tellRootsApart(byRoot);
  }

  private setAttack(attack: AttackTable): void {
    const { buffer } = this.calls.memory;
    new Uint8Array(buffer, this.calls.attackSheet.value).set(sheetOf(attack));
    this.attack = attack;
  }

  private makeRoom(width: number): void {
    const { calls } = this;
    const most = mostTried(width);
    calls.makeRoom(width, most);
    const { buffer } = calls.memory;
    this.room = width;
    this.tries = {
      count: 0,
      values: new Float64Array(buffer, calls.values.value, most),
      gains: new Float64Array(buffer, calls.gains.value, most),
      codes: new Int32Array(buffer, calls.triedCodes.value, most),
      parents: new Int32Array(buffer, calls.parents.value, most),
      roots: new Int32Array(buffer, calls.roots.value, most),
      supplies: new Int32Array(buffer, calls.supplies.value, most),
    };
  }

  addRoot(root: number, piece: Piece, code: number, supply: number): void {
    this.calls.addRoot(
      root,
      numbers[piece],
      code >> 11,
      (code >> 9) & 3,
      (code >> 5) & 15,
      code & 31,
      supply,
    );
  }

  expand(line: number, piece: Piece, supply: number): void {
    this.calls.expand(line, numbers[piece], supply);
  }

  forecast(line: number, piece: Piece, supply: number): number {
    return this.calls.forecast(line, numbers[piece], supply);
  }

  tried(): Tried {
    this.tries!.count = this.calls.triedCount.value;
    return this.tries!;
  }

  keep(at: number): void {
    this.calls.keep(at);
  }

  turn(): void {
    this.calls.turn();
  }

  mark(count: number): void {
    this.calls.mark(count);
  }

  recall(count: number): void {
    this.calls.recall(count);
  }
}

let loaded: SearchKernel | null | undefined;

function load(): SearchKernel | null {
  try {
    return new SearchKernel();
  } catch {
    return null;
  }
}

/** The search kernel where it works in this place and for boards of so many columns; else null. */
export function searchKernelFor(columns: number): SearchKernel | null {
  if (loaded === undefined) loaded = load();
  return columns <= mostColumns ? loaded : null;
}
