import { type Board, type Role } from '../types.ts';
import { type Judged } from './options.ts';
import { cellsKey } from '../moves/keyWalk.ts';
import { expectScores, misdropRates } from './misdrop.ts';
import { compareGreedy } from './greedy.ts';

/** Which of the judged places are shown, and as what; a place has one role, and no two of them share a cell. */
export type Roles = Map<Judged, Role>;

/** `judged`: best first. */
export function pickRoles(board: Board, judged: readonly Judged[]): Roles {
  const roles: Roles = new Map();
  const [best] = judged;
  if (!best) return roles;
  roles.set(best, 'best');
  const give = (role: Role, found: Judged | undefined) => found && roles.set(found, role);
  give('safe', findSafe(board, judged, roles));
  give('clears', findClearing(judged, roles));
  give('notHere', findTempting(judged, roles));
  return roles;
}

function isFree({ option }: Judged, roles: Roles): boolean {
  const taken = new Set(
    [...roles.keys()].flatMap(({ option: { cells } }) => cells.map((cell) => cellsKey([cell]))),
  );
  return !option.cells.some((cell) => taken.has(cellsKey([cell])));
}

/** The place worth most to a hand that often slips, where that is not the best one. */
function findSafe(board: Board, judged: readonly Judged[], roles: Roles): Judged | undefined {
  const expected = expectScores(board, judged, misdropRates.high);
  let [safe, most]: [Judged | undefined, number] = [undefined, expected[0]!];
  for (const [index, one] of judged.entries()) {
    if (expected[index]! <= most || one.option.result.toppedOut || !isFree(one, roles)) continue;
    [safe, most] = [one, expected[index]!];
  }
  return safe;
}

/** The best of the places that clear more rows than the best one. */
function findClearing(judged: readonly Judged[], roles: Roles): Judged | undefined {
  const rows = judged[0]!.option.result.linesCleared;
  return judged.find(
    (one) => one.option.result.linesCleared > rows && !one.option.result.toppedOut && isFree(one, roles),
  );
}

/** Where a greedy player would put the falling piece, if that makes holes that the best place doesn't. */
function findTempting(judged: readonly Judged[], roles: Roles): Judged | undefined {
  const falling = judged.filter(({ option }) => !option.choice.useHold);
  const [tempting] = falling.toSorted((a, b) => compareGreedy(a.option, b.option));
  if (!tempting || !isFree(tempting, roles)) return undefined;
  const { holesAdded } = tempting.option.result;
  return holesAdded > Math.max(0, judged[0]!.option.result.holesAdded) ? tempting : undefined;
}
