import { type OkibaWeights, okibaFeatures } from '../../engine/tetris/evaluate/okiba.ts';
import { newInstance, reaches } from '../../engine/tetris/wasm/instance.ts';

interface GameExports {
  memory: WebAssembly.Memory;
  gameWeights: WebAssembly.Global<'i32'>;
  gameLines: WebAssembly.Global<'i32'>;
  configure(columns: number, reach: number, kicks: number, spins: boolean, locations: boolean): void;
  playDrops(rows: number, seed: number, most: number): number;
}

/** How a game of hard drops went. */
export interface DropGame {
  pieces: number;
  lines: number;
}

/**
 * Whole games in the kernel, hundreds of thousands of pieces a second: one piece at a time, hard drops in any column,
 * pieces drawn uniformly, over when a piece has no place within the rows before full rows are cleared.
 */
export class DropGames {
  private readonly calls: GameExports;
  private readonly weights: Float64Array;

  /** Throws where WebAssembly with 128-bit words is missing or forbidden. */
  constructor(
    columns: number,
    private readonly rows: number,
  ) {
    this.calls = newInstance() as unknown as GameExports;
    this.calls.configure(columns, reaches.indexOf('drops'), 0, false, false);
    const { memory, gameWeights } = this.calls;
    this.weights = new Float64Array(memory.buffer, gameWeights.value, 2 * okibaFeatures.length);
  }

  weigh({ empty, full }: OkibaWeights): void {
    this.weights.set(okibaFeatures.map((name) => empty[name]));
    this.weights.set(
      okibaFeatures.map((name) => full[name]),
      okibaFeatures.length,
    );
  }

  /** The same seed deals the same pieces; the game ends after `most` of them. */
  play(seed: number, most: number): DropGame {
    const pieces = this.calls.playDrops(this.rows, seed, most);
    return { pieces, lines: this.calls.gameLines.value };
  }
}

/** The seed of a game by its number: far from those of its neighbours. */
export function gameSeed(number: number): number {
  return Math.imul(number, 0x9e3779b1) | 0;
}
