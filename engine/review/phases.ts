/** The parts of a recorded game: its opening, its middle, and where it nearly ended. */
import type { GameHeader, RecordedGame, Turn } from './record.ts';

export type PhaseName = 'opening' | 'middle' | 'danger';

/** Turns from `from` to `to`, both included. */
export interface Phase {
  name: PhaseName;
  from: number;
  to: number;
}

/** Two bags; as many puyos as chains are begun with. */
const openingTurns = { tetris: 14, puyo: 8 };
/** Rows left under the top: danger begins with the first number, and is over with the second. */
const dangerRooms = { begins: 6, ends: 9 };
/** Pairs come in there, counted from 0. */
const spawnColumn = 2;

/** From the first turn to the last, without gaps; empty for a game without turns. */
export function phasesOf({ header, turns }: RecordedGame): Phase[] {
  const phases: Phase[] = [];
  for (const [at, turn] of turns.entries()) {
    const last = phases.at(-1);
    const name = phaseAt(at, roomOver(turn, header), header.game, last?.name === 'danger');
    if (last?.name === name) last.to = at;
    else phases.push({ name, from: at, to: at });
  }
  return phases;
}

function phaseAt(at: number, room: number, game: GameHeader['game'], wasInDanger: boolean): PhaseName {
  if (room <= (wasInDanger ? dangerRooms.ends - 1 : dangerRooms.begins)) return 'danger';
  return at < openingTurns[game] ? 'opening' : 'middle';
}

/** Empty rows over the stack; of Puyo those over its third column, which ends a game, and as a puyo needs more room one and a half for each. */
function roomOver(turn: Turn, { rows }: GameHeader): number {
  if (turn.kind === 'piece') return rows - turn.cells.length;
  const height = turn.cells.filter((row) => (row[spawnColumn] ?? '.') !== '.').length;
  return Math.ceil((rows - height) * 1.5);
}
