import { areEmpty } from '../../../../engine/tetris/rules/board.ts';
import { kicksOf } from '../../../../engine/tetris/rules/kicks.ts';
import { canonicalLocation, cellsOf, turnsOf } from '../../../../engine/tetris/rules/pieces.ts';
import type { ReachRules } from '../../../../engine/tetris/rules/reachRules.ts';
import { plainClassicTurn } from './plainClassic.ts';
import { spinAfterTurn } from '../../../../engine/tetris/rules/spin.ts';
import {
  type Board,
  type Location,
  type Placement,
  type Spin,
  orientations,
} from '../../../../engine/tetris/types.ts';

interface Step {
  location: Location;
  spin: Spin;
}

/** Breadth first over single positions and the class of the last action: slow, and plain to see through. */
export function plainPlacements(board: Board, start: Location, rules: ReachRules): Placement[] {
  if (!areEmpty(board, cellsOf(start))) return [];
  const first = hasOrientation(start, rules) ? start : canonicalLocation(start);
  const queue: Step[] = [];
  const seen = new Set<string>();
  const add = (end: Location, spin: Spin): void => {
    const location = rules.reach === '20g' ? dropped(board, end) : end;
    const step: Step = { location, spin: rules.spins && location.y === end.y ? spin : 'none' };
    const key = JSON.stringify(step);
    if (seen.has(key)) return;
    seen.add(key);
    queue.push(step);
  };
  add(first, 'none');
  for (const { location } of queue) {
    const ways = rules.reach === 'slides' ? [[-1, 0], [1, 0], [0, -1]] : [[-1, 0], [1, 0]]; // prettier-ignore
    for (const [dx, dy] of ways) {
      const moved = { ...location, x: location.x + dx!, y: location.y + dy! };
      if (areEmpty(board, cellsOf(moved))) add(moved, 'none');
    }
    for (const quarters of [1, 2, 3]) {
      const turned = plainTurn(board, location, quarters, rules);
      if (turned) add(turned.location, spinAfterTurn(board, turned.location, turned.test));
    }
  }
  return distinctEnds(board, queue, rules);
}

/** I, S and Z have only two in the older games, by which the same cells are known there. */
function hasOrientation({ type, orientation }: Location, { kicks }: ReachRules): boolean {
  const isClassic = kicks === 'nes' || kicks === 'ars';
  return !isClassic || !'ISZ'.includes(type) || turnsOf(orientation) < 2;
}

function distinctEnds(board: Board, steps: readonly Step[], rules: ReachRules): Placement[] {
  const ends =
    rules.reach === 'drops'
      ? steps.map(({ location }) => ({ location: dropped(board, location), spin: 'none' as const }))
      : steps.filter(({ location }) => isGrounded(board, location));
  const distinct = new Map<string, Placement>();
  for (const end of ends) {
    const key = placeKey(end.location, rules) + end.spin;
    if (!distinct.has(key)) distinct.set(key, end);
  }
  return [...distinct.values()];
}

/** What tells two landings apart under these rules; O looks alike in all orientations. */
export function placeKey(location: Location, { distinct }: ReachRules): string {
  const { type, orientation } = location;
  return distinct === 'cells' || type === 'O' ? cellsKey(location) : `${orientation} ${cellsKey(location)}`;
}

function plainTurn(
  board: Board,
  location: Location,
  quarters: number,
  rules: ReachRules,
): { location: Location; test: number } | null {
  const { kicks: kickRules, reach } = rules;
  if (kickRules === 'nes' || kickRules === 'ars') {
    const end = plainClassicTurn(board, location, quarters, kickRules, reach !== 'drops');
    return end && { location: end, test: 0 };
  }
  const from = turnsOf(location.orientation);
  const to = (from + quarters) % 4;
  const kicks = kicksOf(location.type, from, to, rules.kicks).slice(
    0,
    rules.reach === 'drops' ? 1 : undefined,
  );
  for (const [test, [dx, dy]] of kicks.entries()) {
    const turned = { ...location, orientation: orientations[to]!, x: location.x + dx, y: location.y + dy };
    if (areEmpty(board, cellsOf(turned))) return { location: turned, test };
  }
  return null;
}

function isGrounded(board: Board, location: Location): boolean {
  return !areEmpty(board, cellsOf({ ...location, y: location.y - 1 }));
}

function dropped(board: Board, location: Location): Location {
  let end = location;
  while (!isGrounded(board, end)) end = { ...end, y: end.y - 1 };
  return end;
}

export function cellsKey(location: Location): string {
  return cellsOf(location)
    .map(([x, y]) => `${x},${y}`)
    .sort()
    .join(' ');
}
