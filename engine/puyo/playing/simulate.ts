import { emptyField } from '../rules/field.ts';
import { type Option, findOptions } from '../options.ts';
import { type Dealer, pairsOf } from '../rules/pairs.ts';
import { randomFrom } from '../random.ts';
import { suggest } from '../advice/suggest.ts';
import { type Placement, type PuyoState, type RuleSet } from '../types.ts';

/** A chain of so many steps is the one that a game was built for. */
const mainChain = 6;

/** A chain of so many steps that isn't the main one has burnt what was built. */
const burntFrom = 3;

/** What is done in one position; null: nothing in particular. */
export type Player = (state: PuyoState) => Placement | null;

export interface Simulation {
  rules: RuleSet;
  dealer: Dealer;
  colours: number;
  /** Pairs that are seen after the falling one. */
  previews: number;
  /** The game ends after so many. */
  pairs: number;
  seed: number;
  /** Plays on after the main chain. */
  endless: boolean;
}

export interface GameRecord {
  pairs: number;
  /** Steps of the longest chain. */
  longest: number;
  /** Steps of every chain in order. */
  chains: number[];
  score: number;
  /** Chains that burnt what was built, and a game that ended without its main chain. */
  misfires: number;
  end: 'mainChain' | 'cap' | 'lost';
}

/** Plays one game; where the player has nothing in particular to do, the pair goes anywhere at random. */
export function simulate(simulation: Simulation, player: Player): GameRecord {
  const { rules, dealer, colours, previews, pairs, seed, endless } = simulation;
  const pairAt = pairsOf(dealer, seed, colours);
  const random = randomFrom(seed ^ 0xca11);
  const record: GameRecord = { pairs: 0, longest: 0, chains: [], score: 0, misfires: 0, end: 'cap' };
  let field = emptyField();
  let allClear = false;
  while (record.pairs < pairs) {
    const seen = Array.from({ length: 1 + previews }, (_, next) => pairAt(record.pairs + next));
    const { score } = record;
    const state: PuyoState = { game: 'puyo', rules, field, pairs: seen, allClear, incoming: 0, score };
    const option = chosen(findOptions(state), player(state), random);
    if (!option) return { ...ended(record, endless), end: 'lost' };
    field = option.chain.after;
    allClear = option.result.chains > 0 ? option.result.allClear : allClear;
    take(record, option);
    if (option.result.lost) return { ...ended(record, endless), end: 'lost' };
    if (!endless && option.result.chains >= mainChain) return { ...ended(record, endless), end: 'mainChain' };
  }
  return ended(record, endless);
}

/** The option that was asked for; any at all where none was. */
function chosen(found: readonly Option[], wanted: Placement | null, random: () => number): Option | null {
  const asked = found.find(
    ({ placement }) => placement.column === wanted?.column && placement.direction === wanted.direction,
  );
  return asked ?? found[Math.floor(random() * found.length)] ?? null;
}

function take(record: GameRecord, { result: { chains, score } }: Option): void {
  record.pairs++;
  record.score += score;
  if (chains === 0) return;
  record.chains.push(chains);
  record.longest = Math.max(record.longest, chains);
}

function ended(record: GameRecord, endless: boolean): GameRecord {
  if (endless) return record;
  const burnt = record.chains.filter((steps) => steps >= burntFrom && steps < mainChain).length;
  return { ...record, misfires: burnt + (record.longest < mainChain ? 1 : 0) };
}

export interface EvaluatorEffort {
  evaluator: string;
  nodes?: number;
  milliseconds?: number;
  /** Plays a match. */
  versus?: boolean;
}

/** A player who follows every hint of an evaluator. `clock` gives milliseconds; `onDecision` gets what each took. */
export function followHints(
  effort: EvaluatorEffort,
  clock: () => number = () => performance.now(),
  onDecision: (milliseconds: number) => void = () => {},
): Player {
  return (state) => {
    const before = clock();
    const [best] = suggest(state, { ...effort, count: 1 }).candidates;
    onDecision(clock() - before);
    return best?.placement ?? null;
  };
}
