import type { GameHeader, RecordedGame, TetrisTurn } from '../../review/record.ts';
import { tetrisTurn } from '../../review/following/turn.ts';
import type { TetrisState } from '../../tetris/types.ts';
import { messagesIn } from './messagesIn.ts';
import { afterMove, readStart, withGarbage, withPiece } from './position.ts';
import type { Fields } from '../../fields.ts';
import { readList, readMove, readPiece } from './read.ts';
import { ProtocolError } from './wire.ts';

type Named = Pick<GameHeader, 'title' | 'startedAt'>;

/** What is known so far: the turns of every game, and where the latest one stands. */
interface Followed {
  games: TetrisTurn[][];
  state: TetrisState | null;
}

/**
 * The games in a log of the Tetris Bot Protocol: what a frontend says to a bot, in any wrapping. What bots answer is
 * left out. A start with another position than the one reached begins another game. Throws ProtocolError with the number of
 * the line.
 */
export function gamesFromLog(log: string, named: Named): RecordedGame[] {
  const followed: Followed = { games: [[]], state: null };
  for (const { line, fields } of messagesIn(log)) {
    try {
      follow(followed, fields);
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      throw new ProtocolError(`line ${line}: ${error.message}`);
    }
  }
  const games = followed.games.filter((turns) => turns.length > 0);
  if (games.length === 0) throw new ProtocolError('the log has no move that is played');
  return games.map((turns, at) => ({ header: headerOf(named, games.length > 1 ? at + 1 : null), turns }));
}

function headerOf({ title, startedAt }: Named, number: number | null): GameHeader {
  const named = { title: number === null ? title : `${number} - ${title}`, startedAt };
  return { kind: 'game', game: 'tetris', origin: 'imported', ...named, columns: 10, rows: 20 };
}

function follow(followed: Followed, fields: Fields): void {
  switch (fields['type']) {
    case 'start': {
      const state = readStart(fields);
      if (!goesOn(followed.state, state)) followed.games.push([]);
      followed.state = state;
      return;
    }
    case 'new_piece':
      followed.state = withPiece(running(followed.state), readPiece(fields['piece'], 'piece'));
      return;
    case 'garbage':
      followed.state = withGarbage(running(followed.state), readList(fields['rows'], 'rows'));
      return;
    case 'play': {
      const state = running(followed.state);
      const move = readMove(fields['move'], 'move');
      followed.state = afterMove(state, move);
      followed.games.at(-1)!.push(tetrisTurn(state, move.location, followed.games.at(-1)!.length, null));
    }
  }
}

/** A frontend that lost its bot starts it anew, in the middle of a game. */
function goesOn(reached: TetrisState | null, start: TetrisState): boolean {
  if (!reached) return true;
  const isSameBoard = reached.board.masks.every((mask, y) => mask === start.board.masks[y]);
  return isSameBoard && reached.hold === start.hold && reached.queue[0] === start.queue[0];
}

function running(state: TetrisState | null): TetrisState {
  if (!state) throw new ProtocolError('a message came before start');
  return state;
}
