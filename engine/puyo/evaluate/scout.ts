import { type Pair } from '../types.ts';
import { type Kernel } from '../wasm/kernel.ts';
import { type Palette } from '../wasm/planes.ts';
import { placements } from './budget.ts';
import { sampleFutures, seedOf } from './futures.ts';
import { type Answer, type OpposedState, garbageOf } from './versus.ts';
import { okibaWeights } from './okibaWeights.ts';
import { listed } from './weights.ts';

/** Beyond so many pairs nothing is looked for. */
const mostPairs = 12;

/** Futures that are looked at beyond the pairs that are seen. */
const futures = 2;

/**
 * Looks at the opponent's field with the same search, about so many `nodes` for each question, and remembers the
 * answers.
 */
export function askOpponent(kernel: Kernel, palette: Palette, state: OpposedState, nodes: number): Answer {
  const { opponent, rate, rules = 'tsu' } = state;
  const known = new Map<number, number>();
  const search = (line: readonly Pair[]): number => {
    const width = Math.max(4, Math.round(nodes / placements / (futures * line.length)));
    kernel.begin([opponent.field], palette, rules, listed(okibaWeights));
    kernel.run(line, palette, width);
    return garbageOf(kernel.prospects().fired[0]!, rate);
  };
  return (pairs) => {
    const within = Math.min(mostPairs, pairs);
    const answer = known.get(within) ?? meanOf(linesOf(state, palette, within).map(search));
    known.set(within, answer);
    return answer;
  };
}

/** The pairs that are seen there, and those that may come after them. */
function linesOf(state: OpposedState, { colours }: Palette, length: number): Pair[][] {
  const seen = state.opponent.pairs.slice(0, length);
  if (seen.length === length) return [seen];
  const sampled = sampleFutures(colours, futures, length - seen.length, seedOf(state));
  return sampled.map((future) => [...seen, ...future]);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
