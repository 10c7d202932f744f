import { areEmpty } from '../../../engine/tetris/board.ts';
import { type KickRules, kicksOf } from '../../../engine/tetris/kicks.ts';
import { cellsOf, turnsOf } from '../../../engine/tetris/pieces.ts';
import { spinAfterTurn } from '../../../engine/tetris/spin.ts';
import {
  type Board,
  type Location,
  type Placement,
  type Spin,
  orientations,
} from '../../../engine/tetris/types.ts';

interface Step {
  location: Location;
  spin: Spin;
}

export interface PlainRules {
  kicks: KickRules;
  slides: boolean;
  spins: boolean;
}

/** Breadth first over single positions and the class of the last action: slow, and plain to see through. */
export function plainPlacements(board: Board, start: Location, rules: PlainRules): Placement[] {
  if (!areEmpty(board, cellsOf(start))) return [];
  const queue: Step[] = [{ location: start, spin: 'none' }];
  const seen = new Set([JSON.stringify(queue[0])]);
  const add = (location: Location, spin: Spin): void => {
    const step: Step = { location, spin: rules.spins ? spin : 'none' };
    const key = JSON.stringify(step);
    if (seen.has(key)) return;
    seen.add(key);
    queue.push(step);
  };
  for (const { location } of queue) {
    const ways = rules.slides ? [[-1, 0], [1, 0], [0, -1]] : [[-1, 0], [1, 0]]; // prettier-ignore
    for (const [dx, dy] of ways) {
      const moved = { ...location, x: location.x + dx!, y: location.y + dy! };
      if (areEmpty(board, cellsOf(moved))) add(moved, 'none');
    }
    for (const quarters of [1, 2, 3]) {
      const turned = plainTurn(board, location, quarters, rules);
      if (turned) add(turned.location, spinAfterTurn(board, turned.location, turned.test));
    }
  }
  const ends = rules.slides
    ? queue.filter(({ location }) => isGrounded(board, location))
    : queue.map(({ location }) => ({ location: dropped(board, location), spin: 'none' as const }));
  const distinct = new Map<string, Placement>();
  for (const end of ends) {
    const key = cellsKey(end.location) + end.spin;
    if (!distinct.has(key)) distinct.set(key, end);
  }
  return [...distinct.values()];
}

function plainTurn(
  board: Board,
  location: Location,
  quarters: number,
  rules: PlainRules,
): { location: Location; test: number } | null {
  const from = turnsOf(location.orientation);
  const to = (from + quarters) % 4;
  const kicks = kicksOf(location.type, from, to, rules.kicks).slice(0, rules.slides ? undefined : 1);
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
