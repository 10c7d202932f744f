import { dropGarbage } from '../garbage.ts';
import { randomFrom } from '../random.ts';
import { type Opponent, type Pair, type PuyoField, type PuyoState } from '../types.ts';
import { type Kernel } from '../wasm/kernel.ts';
import { type Palette } from '../wasm/planes.ts';
import { sampleFutures, seedOf } from './futures.ts';
import { type Scout, garbageOf } from './versus.ts';
import { listed, okibaWeights } from './weights.ts';

/** Beyond so many pairs nothing is looked for. */
const mostPairs = 12;

/** Futures that are looked at beyond the pairs that are seen. */
const futures = 2;

/** Placements that a line has, about. */
const placements = 19;

/** Looks at the other side with the same search, and remembers what it found. */
export class KernelScout implements Scout {
  private readonly answers = new Map<number, number>();
  private readonly waits = new Map<number, number>();
  private readonly opponent: Opponent;

  /** About so many `nodes` are valued for each question. */
  constructor(
    private readonly kernel: Kernel,
    private readonly palette: Palette,
    private readonly state: PuyoState & { opponent: Opponent },
    private readonly nodes: number,
  ) {
    this.opponent = state.opponent;
  }

  answer(pairs: number): number {
    const within = Math.min(mostPairs, pairs);
    const known = this.answers.get(within);
    if (known !== undefined) return known;
    const garbage = this.lines(within).map((line) => {
      this.search(this.opponent.field, line);
      return garbageOf(this.kernel.prospects().fired[0]!, this.state.rate);
    });
    const mean = garbage.reduce((sum, one) => sum + one, 0) / garbage.length;
    this.answers.set(within, mean);
    return mean;
  }

  waiting(garbage: number): number {
    const known = this.waits.get(garbage);
    if (known !== undefined) return known;
    const { field } = dropGarbage(this.opponent.field, garbage, randomFrom(seedOf(this.state)));
    this.search(field, this.opponent.pairs.slice(0, 2));
    const { fired, waited } = this.kernel.prospects();
    const worth = Math.max(fired[0]!, waited[0]!);
    this.waits.set(garbage, worth);
    return worth;
  }

  /** The pairs that are seen there, and those that may come after them. */
  private lines(length: number): Pair[][] {
    const seen = this.opponent.pairs.slice(0, length);
    if (seen.length === length) return [seen];
    const sampled = sampleFutures(this.palette.colours, futures, length - seen.length, seedOf(this.state));
    return sampled.map((future) => [...seen, ...future]);
  }

  private search(field: PuyoField, line: readonly Pair[]): void {
    const width = Math.max(4, Math.round(this.nodes / placements / (futures * line.length)));
    this.kernel.begin([field], this.palette, this.state.rules ?? 'tsu', listed(okibaWeights));
    this.kernel.run(line, this.palette, width);
  }
}
