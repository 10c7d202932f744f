/** Files of TETR.IO as games: their keys are played out, and the end has to be the one in the file. */
import { type Named, type Replayed, UnknownRule } from '../Replayed.ts';
import type { GameHeader, RecordedGame } from '../../record.ts';
import { type Fields, fieldsAt, numberAt } from '../../../fields.ts';
import { happeningsOf } from './happenings.ts';
import { Player } from './playing/Player.ts';
import { type Round, tetrioFile } from './rounds.ts';
import { readRules } from './rules.ts';

const [columns, rows] = [10, 20];

/** The games of a file of TETR.IO (.ttr, .ttrm); null where the JSON is none. */
export function replayTetrio(value: unknown, named: Named): Replayed | null {
  const file = tetrioFile(value);
  if (!file) return null;
  const kind = file.isMatch ? 'a match of TETR.IO (.ttrm)' : 'a replay of TETR.IO (.ttr)';
  const replayed: Replayed = { games: [], left: [] };
  for (const round of file.rounds) {
    const played = playOut(round, named);
    if (typeof played === 'string') replayed.left.push(`it is ${kind}; ${nameOf(round)} ${played}`);
    else replayed.games.push(played);
  }
  if (file.rounds.length === 0) replayed.left.push(`it is ${kind} without a round`);
  return replayed;
}

function nameOf({ number, player }: Round): string {
  return number === null ? 'the game' : `round ${number} of ${player || 'a player'}`;
}

/** The game, or why there is none, in words that follow its name. */
function playOut(round: Round, named: Named): RecordedGame | string {
  try {
    const player = new Player(readRules(round.options));
    player.play(happeningsOf(round.events), round.frames);
    const wrong = differenceOf(player, round);
    if (wrong) return `can't be played out here: ${wrong}`;
    if (player.turns.length === 0) return 'has no piece that was placed';
    return { header: headerOf(round, named), turns: player.turns };
  } catch (error) {
    if (!(error instanceof UnknownRule)) throw error;
    return `has a rule that isn't known here: ${error.message}`;
  }
}

function headerOf({ number, player }: Round, { title, startedAt }: Named): GameHeader {
  const parts = number === null ? [title] : [number, player, title].filter((part) => part !== '');
  const game = { kind: 'game', game: 'tetris', origin: 'imported' } as const;
  return { ...game, title: parts.join(' - '), startedAt, columns, rows };
}

/** Where the end differs from the file's; null if it doesn't, or if the file says nothing. */
function differenceOf({ counts, cells }: Player, { told, board }: Round): string | null {
  if (!('piecesplaced' in told)) return null;
  const names = ['piecesplaced', 'lines', 'holds'] as const;
  const wrong = names.find((name) => counts[name] !== numberAt(told, name, 0));
  if (wrong) return `${counts[wrong]} ${words[wrong]} instead of ${numberAt(told, wrong, 0)}`;
  if (!areAsTold(counts.clears, fieldsAt(told, 'clears'))) return 'other kinds of clears than told';
  return board.length === 0 || cells.join() === rowsOf(board).join() ? null : 'another board than told';
}

const words = { piecesplaced: 'pieces', lines: 'cleared rows', holds: 'holds' } as const;

function areAsTold(clears: Readonly<Record<string, number>>, told: Fields): boolean {
  return Object.keys(told).every((name) => (clears[name] ?? 0) === numberAt(told, name, 0));
}

function rowsOf(board: readonly unknown[]): string[] {
  const text = board.map((row) =>
    Array.isArray(row) ? row.map((cell) => (cell === null ? '.' : 'X')).join('') : '',
  );
  const top = text.findIndex((row) => row.includes('X'));
  return top < 0 ? [] : text.slice(top);
}
