import { type Fields, fieldsAt, isObject, listAt, numberAt, textAt } from '../../../fields.ts';

/** One player in one round. */
export interface Round {
  /** From 1; null where the file holds one game alone. */
  number: number | null;
  player: string;
  frames: number;
  events: readonly unknown[];
  options: Fields;
  /** Pieces, rows and clears at the end, by TETR.IO's own names. */
  told: Fields;
  /** Rows at the end, top first; empty if the file doesn't say. */
  board: readonly unknown[];
}

/** A file of TETR.IO: a match (.ttrm) or a game alone (.ttr). */
export interface TetrioFile {
  isMatch: boolean;
  rounds: Round[];
}

/** What a file of TETR.IO holds; null where it is none. Early ones have `data` where later ones have `replay`. */
export function tetrioFile(value: unknown): TetrioFile | null {
  if (!isObject(value)) return null;
  const rounds = listAt(fieldsAt(value, 'replay'), 'rounds');
  if (rounds.length > 0) return { isMatch: true, rounds: rounds.flatMap(lateRound) };
  if (isEarlyMatch(value)) return { isMatch: true, rounds: listAt(value, 'data').flatMap(earlyRound) };
  const alone = [value['replay'], value['data']].find((one) => isObject(one) && Array.isArray(one['events']));
  if (!alone) return null;
  const [user] = listAt(value, 'users');
  const player = nameIn(isObject(user) ? user : fieldsAt(value, 'user'));
  return { isMatch: false, rounds: [roundOf(alone, player, null)] };
}

function isEarlyMatch(file: Fields): boolean {
  const isNamed = ['ismulti', 'endcontext', 'gametype'].some((name) => name in file);
  return isNamed && Array.isArray(file['data']);
}

function lateRound(players: unknown, at: number): Round[] {
  if (!Array.isArray(players)) return [];
  return players.map((player) => roundOf(fieldsAt(player, 'replay'), nameIn(fieldsAt(player)), at + 1));
}

function earlyRound(round: unknown, at: number): Round[] {
  const players = listAt(fieldsAt(round), 'board');
  return listAt(fieldsAt(round), 'replays').map((replay, place) =>
    roundOf(replay, nameIn(fieldsAt(players[place], 'user')), at + 1),
  );
}

const nameIn = (user: Fields): string => textAt(user, 'username', '');

function roundOf(replay: unknown, player: string, number: number | null): Round {
  const fields = fieldsAt(replay);
  const events = listAt(fields, 'events');
  const options = fieldsAt(fields, 'options');
  const full = fieldsAt(eventOf(events, 'full'), 'data', 'options');
  const end = fieldsAt(eventOf(events, 'end'), 'data', 'export');
  const told = fieldsAt(fields, 'results', 'stats');
  return {
    ...{ number, player, events, frames: numberAt(fields, 'frames', 0) },
    options: 'seed' in options ? options : full,
    told: 'piecesplaced' in told ? told : fieldsAt(end, 'stats'),
    board: listAt(fieldsAt(end, 'game'), 'board'),
  };
}

function eventOf(events: readonly unknown[], type: string): unknown {
  return events.find((event) => isObject(event) && event['type'] === type);
}
