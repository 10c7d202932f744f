import type { SpunGame } from '../progress/spins.ts';
import type { Trainer } from '../Trainer.svelte.ts';

/** The recorded games with their T-spins. */
export async function countGames({ recordStore, supply }: Trainer): Promise<SpunGame[]> {
  const games = await recordStore.games();
  if (games.length === 0) return [];
  const spins = await supply.count(games.map(({ moments }) => moments));
  return games.map((game, at) => ({ ...game, spins: spins[at]! }));
}
