import type { GameHeader, RecordedGame, TetrisTurn } from '../../review/record.ts';
import { tetrisTurn } from '../../review/following/turn.ts';
import type { TetrisState } from '../../tetris/types.ts';
import { afterMove, readStart, withGarbage, withPiece } from './position.ts';
import { readLine, readList, readMove, readPiece, type Fields } from './read.ts';
import { ProtocolError } from './wire.ts';

/**
 * The game that a log of the Tetris Bot Protocol tells of: what a frontend says to a bot, a message a line. Whatever stands
 * before a message (a time, an arrow) is left out, as are lines without one and what bots answer. Throws ProtocolError with
 * the number of the line.
 */
export function gameFromLog(log: string, header: Pick<GameHeader, 'title' | 'startedAt'>): RecordedGame {
  const turns: TetrisTurn[] = [];
  let state: TetrisState | null = null;
  for (const [index, line] of log.split(/\r?\n/).entries()) {
    const from = line.indexOf('{');
    if (from < 0) continue;
    try {
      state = follow(state, readLine(line.slice(from)), turns);
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      throw new ProtocolError(`line ${index + 1}: ${error.message}`);
    }
  }
  if (turns.length === 0) throw new ProtocolError('the log has no move that is played');
  const size = { columns: 10, rows: 20 };
  return { header: { kind: 'game', game: 'tetris', origin: 'imported', ...header, ...size }, turns };
}

function follow(state: TetrisState | null, fields: Fields, turns: TetrisTurn[]): TetrisState | null {
  switch (fields['type']) {
    case 'start':
      return readStart(fields);
    case 'new_piece':
      return withPiece(running(state), readPiece(fields['piece'], 'piece'));
    case 'garbage':
      return withGarbage(running(state), readList(fields['rows'], 'rows'));
    case 'play': {
      const move = readMove(fields['move'], 'move');
      const after = afterMove(running(state), move);
      turns.push(tetrisTurn(running(state), move.location, turns.length, null));
      return after;
    }
    default:
      return state;
  }
}

function running(state: TetrisState | null): TetrisState {
  if (!state) throw new ProtocolError('a message came before start');
  return state;
}
