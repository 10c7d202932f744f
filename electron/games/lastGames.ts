import type { TetrisTurn } from '../../engine/review/record.ts';
import type { PlayedGame, PlayedGames } from '../contract/asking/training.ts';
import type { GameStore } from './GameStore.ts';
import type { IndexLine } from './index/indexLine.ts';

/** More would not be looked through in the time that a player waits. */
const mostGames = 40;
const mostTurns = 600;
/** Told at a time: whoever passes them on is deaf meanwhile. */
const mostTold = 4;

/** The latest recorded games of Tetris on boards of ten columns, the last one first: some of them, from a number on. */
export async function lastGames(
  store: Pick<GameStore, 'latest' | 'read'>,
  from: number,
): Promise<PlayedGames> {
  const all = await store.latest(from === 0);
  const those = all.filter(({ header }) => header.game === 'tetris' && header.columns === 10);
  const last = Math.min(those.length, mostGames);
  const to = Math.min(last, from + mostTold);
  const games = those.slice(from, to).flatMap((line) => playedIn(store, line) ?? []);
  return { games, next: to < last ? to : null };
}

/** null where nothing was placed. */
function playedIn(store: Pick<GameStore, 'read'>, { id, header }: IndexLine): PlayedGame | null {
  const turns = store.read(id)?.turns.filter((turn): turn is TetrisTurn => turn.kind === 'piece') ?? [];
  if (turns.length === 0) return null;
  const moments = turns
    .slice(-mostTurns)
    .map(({ cells, queue, hold, placed }) => ({ board: cells, queue, hold, placed }));
  return { origin: header.origin, startedAt: header.startedAt, milliseconds: turns.at(-1)!.at, moments };
}
