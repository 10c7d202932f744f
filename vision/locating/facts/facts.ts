/** All facts about a proposed place after a close look. */
import type { GameKind } from '../../types.ts';
import { glanceNames } from './glance.ts';
import type { Maps } from '../measures/maps.ts';
import type { Proposal } from '../proposing/Proposal.ts';
import { puyoFactNames, puyoFactsOf } from './puyoFacts.ts';
import { stackFactNames, stackFactsOf } from './stackFacts.ts';

/** Names of the facts about places for boards of each game, in the order of `factsOf`. */
export const factNames: Readonly<Record<GameKind, readonly string[]>> = {
  tetris: [...glanceNames, ...stackFactNames],
  puyo: [...glanceNames, ...puyoFactNames],
};

/** All facts about places of any game, side by side. */
export const allFactNames: readonly string[] = [...new Set([...factNames.tetris, ...factNames.puyo])];

/** One row of `allFactNames`: 0 for facts that are unknown for places of this game. */
export function factRow(game: GameKind, facts: readonly number[]): number[] {
  const row = allFactNames.map(() => 0);
  factNames[game].forEach((name, i) => (row[allFactNames.indexOf(name)] = facts[i]!));
  return row;
}

/** `glance`: the result of `glanceOf`. */
export function factsOf(
  { image, fine, colours }: Maps,
  proposal: Proposal,
  glance: readonly number[],
): number[] {
  const { grid } = proposal;
  const closely =
    grid.game === 'puyo' ? puyoFactsOf(image, colours, grid) : stackFactsOf(image, proposal, fine);
  return [...glance, ...closely];
}
