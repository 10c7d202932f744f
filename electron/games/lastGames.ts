import type { TetrisTurn } from '../../engine/review/record.ts';
import type { PlayedGame } from '../contract/asking/training.ts';
import type { GameStore } from './GameStore.ts';

/** More would not be looked through in the time that a player waits. */
const mostGames = 40;
const mostTurns = 600;

/** The latest recorded games of Tetris on boards of ten columns, the last one first. */
export async function lastGames(store: Pick<GameStore, 'latest' | 'read'>): Promise<PlayedGame[]> {
  const all = await store.latest();
  const those = all.filter(({ header }) => header.game === 'tetris' && header.columns === 10);
  return those.slice(0, mostGames).flatMap(({ id, header }) => {
    const turns = store.read(id)?.turns.filter((turn): turn is TetrisTurn => turn.kind === 'piece') ?? [];
    if (turns.length === 0) return [];
    const moments = turns
      .slice(-mostTurns)
      .map(({ cells, queue, hold, placed }) => ({ board: cells, queue, hold, placed }));
    return [{ origin: header.origin, startedAt: header.startedAt, milliseconds: turns.at(-1)!.at, moments }];
  });
}
