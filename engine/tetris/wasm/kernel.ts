import { type Board, type Location, type Piece, pieces } from '../types.ts';
import { storedRows } from '../rules/board.ts';
import { type KickRules, kickNames, startUnder } from '../rules/kicks.ts';
import { perPiece, spawnAt, turnsOf } from '../rules/pieces.ts';
import type { ReachRules } from '../rules/reachRules.ts';
import { mostColumns, newInstance, reaches, writeRows } from './instance.ts';

/** What kernel.as exports; places are byte addresses in the memory. */
interface KernelExports {
  memory: WebAssembly.Memory;
  boards: WebAssembly.Global<'i32'>;
  queue: WebAssembly.Global<'i32'>;
  counts: WebAssembly.Global<'i32'>;
  codes: WebAssembly.Global<'i32'>;
  configure(columns: number, reach: number, kicks: number, spins: boolean, locations: boolean): void;
  find(piece: number, turns: number, x: number, y: number, list: boolean): number;
  writeCodes(): void;
  perft(length: number, spawnX: number, spawnY: number): void;
}

const numbers = perPiece((piece) => pieces.indexOf(piece));

/** The longest queue that `perft` takes. */
export const mostPieces = 12;

/** The compiled move generator: as findLandings and Perft, and many times as fast. */
export class Kernel {
  private readonly calls: KernelExports;
  private readonly rows: Uint16Array;
  private readonly queue: Uint8Array;
  private readonly counts: BigInt64Array;
  private readonly codes: Int32Array;
  #kicks: KickRules = 'srs';

  /** Throws where WebAssembly with 128-bit words is missing or forbidden. */
  constructor() {
    this.calls = newInstance() as unknown as KernelExports;
    const { memory, boards, queue, counts, codes } = this.calls;
    this.rows = new Uint16Array(memory.buffer, boards.value, storedRows);
    this.queue = new Uint8Array(memory.buffer, queue.value, mostPieces);
    this.counts = new BigInt64Array(memory.buffer, counts.value, mostPieces);
    this.codes = new Int32Array(memory.buffer, codes.value);
  }

  /** Takes the board and the rules that the next calls are about. */
  prepare({ masks, columns }: Board, { reach, kicks, spins, distinct }: ReachRules): void {
    this.calls.configure(
      columns,
      reaches.indexOf(reach),
      kickNames.indexOf(kicks),
      spins,
      distinct === 'locations',
    );
    this.#kicks = kicks;
    writeRows(masks, columns, this.rows);
  }

  /** How many landings a piece has on the prepared board; with `list` they are kept for `codesOf`. */
  find(start: Location, list: boolean): number {
    const { type, orientation, x, y } = startUnder(this.#kicks, start);
    return this.calls.find(numbers[type], turnsOf(orientation), x, y, list);
  }

  /** The codes of the landings that were found last, in the order of findLandings. */
  codesOf(count: number): Int32Array {
    return this.viewCodes(count).slice().sort();
  }

  /** As codesOf in any order, and only until the next call. */
  viewCodes(count: number): Int32Array {
    this.calls.writeCodes();
    return this.codes.subarray(0, count);
  }

  /** As `perft`, from the prepared board. */
  perft(queue: readonly Piece[], columns: number, spawn: number): number[] {
    this.queue.set(queue.map((piece) => numbers[piece]));
    const { x, y } = spawnAt('I', columns, spawn);
    this.calls.perft(queue.length, x, y);
    return queue.map((_, index) => Number(this.counts[index]));
  }
}

let loaded: Kernel | null | undefined;

function load(): Kernel | null {
  try {
    return new Kernel();
  } catch {
    return null;
  }
}

/** The kernel where it works in this place and for boards of so many columns; else null. */
export function kernelFor(columns: number): Kernel | null {
  if (loaded === undefined) loaded = load();
  return columns <= mostColumns ? loaded : null;
}
