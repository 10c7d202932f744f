/** All facts about places of any game side by side, and the columns of them that a network receives. */
import { allFactNames } from '../../../vision/locating/facts/facts.ts';
import type { GameKind } from '../../../vision/types.ts';
import type { Group } from './truth.ts';

/** The places of one game in a group, with the facts of these names only, and their positions in the group. */
export function viewOf(
  group: Group,
  game: GameKind,
  names: readonly string[],
): { group: Group; places: number[] } {
  const columns = names.map((name) => allFactNames.indexOf(name));
  const places = [...group.grids.keys()].filter((i) => group.grids[i]!.game === game);
  const facts = new Float32Array(places.length * columns.length);
  places.forEach((place, row) =>
    columns.forEach((column, k) => {
      facts[row * columns.length + k] = group.facts[place * allFactNames.length + column]!;
    }),
  );
  return { group: { ...chosen(group, places), facts }, places };
}

/** The group with only some of its places. */
export function subset(group: Group, places: readonly number[]): Group {
  const width = allFactNames.length;
  const facts = new Float32Array(places.length * width);
  places.forEach((place, row) =>
    facts.set(group.facts.subarray(place * width, (place + 1) * width), row * width),
  );
  return { ...chosen(group, places), facts };
}

const chosen = (group: Group, places: readonly number[]): Group => ({
  ...group,
  grids: places.map((place) => group.grids[place]!),
  right: Uint8Array.from(places, (place) => group.right[place]!),
});
