import { findGroups } from '../../../../engine/puyo/rules/chain.ts';
import { stacksOf } from '../../../../engine/puyo/rules/field.ts';
import { type Option, findOptions } from '../../../../engine/puyo/options.ts';
import { judgePotential } from '../../../../engine/puyo/evaluate/potential.ts';
import { randomFrom } from '../../../../engine/puyo/random.ts';
import { type Player } from '../../../../engine/puyo/playing/simulate.ts';

/** Players of rising skill, as in the test of the thesis of 2018: how often each places by its own idea, else anywhere. */
export interface Skill {
  name: string;
  /** From 0 to 1. */
  care: number;
  idea: 'group' | 'chain';
}

export const skills: readonly Skill[] = [
  { name: 'A', care: 0, idea: 'group' },
  { name: 'B', care: 0.6, idea: 'group' },
  { name: 'C', care: 0.5, idea: 'chain' },
  { name: 'D', care: 0.75, idea: 'chain' },
];

/** A player who places by itself; the same seed plays the same game. */
export function playerOf({ care, idea }: Skill, seed: number): Player {
  const random = randomFrom(seed ^ 0x51c1);
  return (state) => {
    if (random() >= care) return null;
    const safe = findOptions(state).filter(({ result }) => !result.lost);
    if (safe.length === 0) return null;
    if (idea === 'chain') return judgePotential(safe, state.rules ?? 'tsu')[0]!.option.placement;
    return safe.reduce((best, option) => (joins(option) > joins(best) ? option : best)).placement;
  };
}

/** Puyos in the groups that the pair comes to lie in; what pops counts most. */
function joins({ cells, dropped, result }: Option): number {
  const touched = findGroups(stacksOf(dropped)).filter((group) =>
    group.some(([x, y]) => cells.some((cell) => cell[0] === x && cell[1] === y)),
  );
  return result.popped * 10 + touched.reduce((sum, group) => sum + group.length, 0);
}
