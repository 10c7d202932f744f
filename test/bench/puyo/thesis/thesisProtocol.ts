import { type Skill, playerOf, skills } from './players.ts';
import {
  type EvaluatorEffort,
  type Player,
  followHints,
  simulate,
} from '../../../../engine/puyo/playing/simulate.ts';

/** The test of the thesis of 2018: five colours, no hidden row, hints from 24 puyos on. */
const hintsFrom = 24;
const game = { rules: 'thesis', dealer: 'uniform', colours: 5, endless: true } as const;

export interface ProtocolOptions {
  games: number;
  pairs: number;
  previews: number;
  seed: number;
  /** Evaluators whose hints are followed. */
  evaluators: readonly EvaluatorEffort[];
  onGame?: () => void;
}

/** The mean of each game's longest chain, and the longest of all. */
interface Chains {
  mean: number;
  longest: number;
  /** Games that were lost before the last pair. */
  lost: number;
}

export interface ProtocolRow {
  player: string;
  alone: Chains;
  /** By evaluator, in the order of the options. */
  helped: Chains[];
}

/** Every player alone and with each evaluator's help, on the same pairs. */
export function runProtocol(options: ProtocolOptions): ProtocolRow[] {
  const atRandom: Skill = { name: 'random', care: 0, idea: 'group' };
  return [atRandom, ...skills.slice(1)].map((skill, index) => ({
    player: index === 0 ? 'A (at random)' : skill.name,
    alone: play(options, (seed) => playerOf(skill, seed)),
    helped: options.evaluators.map((effort) =>
      play(options, (seed) => withHints(playerOf(skill, seed), followHints(effort))),
    ),
  }));
}

/** Plays by itself until so many puyos lie on the field; from then on as the hints say, where there are some. */
function withHints(alone: Player, hints: Player): Player {
  let begun = false;
  return (state) => {
    begun ||= state.field.cells.join('').replaceAll('.', '').length >= hintsFrom;
    return (begun && hints(state)) || alone(state);
  };
}

function play(
  { games, pairs, previews, seed, onGame }: ProtocolOptions,
  player: (seed: number) => Player,
): Chains {
  const records = Array.from({ length: games }, (_, index) => {
    const record = simulate({ ...game, pairs, previews, seed: seed + index }, player(seed + index));
    onGame?.();
    return record;
  });
  const longest = records.map((record) => record.longest);
  return {
    mean: longest.reduce((sum, steps) => sum + steps, 0) / games,
    longest: Math.max(...longest),
    lost: records.filter(({ end }) => end === 'lost').length,
  };
}
