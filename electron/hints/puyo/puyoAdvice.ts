/** From the engine's candidates to advice for the pair in somebody else's game. */
import { findGroups } from '../../../engine/puyo/rules/chain.ts';
import { heightsOf, stacksOf } from '../../../engine/puyo/rules/field.ts';
import { spawn } from '../../../engine/puyo/rules/moves.ts';
import { dropPair } from '../../../engine/puyo/rules/place.ts';
import { columns, visibleRows } from '../../../engine/puyo/rules/rules.ts';
import type { Candidate, Input, PuyoColour, PuyoState, Suggestion } from '../../../engine/puyo/types.ts';
import type { Sighting } from '../../../vision/types.ts';
import type { Joined, PuyoAdvice } from '../Advice.ts';
import type { Turn } from '../turns.ts';
import { findKeys } from './keys.ts';

/** Some games show the row that others hide, or that and the one above it. */
const mostVisible = visibleRows + 2;

/** The position that hints are for; null where there is none, or a field of another size than the rules know. */
export function playableIn({ state }: Sighting): PuyoState | null {
  const ruled = state?.game === 'puyo' ? withRuledField(state) : null;
  if (!ruled?.active || standsFree(ruled)) return ruled;
  const fromSpawn = { ...ruled };
  delete fromSpawn.active;
  return fromSpawn;
}

/** On a field of the rows that the rules know; null where that isn't all of it. */
function withRuledField(state: PuyoState): PuyoState | null {
  const { field, active } = state;
  const above = field.rows - visibleRows;
  if (field.columns !== columns || above < 0 || field.rows > mostVisible) return null;
  if (above === 0) return state;
  const isFree = field.cells.slice(0, above).every((row) => row === '.'.repeat(columns));
  if (!isFree) return null;
  const ruled = { ...state, field: { columns, rows: visibleRows, cells: field.cells.slice(above) } };
  return active ? { ...ruled, active: { ...active, y: Math.min(active.y, visibleRows) } } : ruled;
}

/** A pair that is seen half sunk into the stack is on its way to rest; it is judged from its spawn. */
function standsFree({ field, active }: PuyoState): boolean {
  if (!active) return false;
  const heights = heightsOf(stacksOf(field));
  return active.x >= 0 && active.x < columns && active.y >= heights[active.x]!;
}

/**
 * What a hint is an answer to: the pair and the field, and whether a row of garbage or more is announced, which may come up
 * while the pair falls. What the opponent does meanwhile changes nothing before the next pair: hints don't jump.
 */
export function puyoQuestionOf({ field, pairs: [pair], incoming }: PuyoState): string {
  const garbage = incoming < columns ? 'none' : 'rows';
  return `${pair!.axis}${pair!.child} ${garbage} ${field.cells.join('/')}`;
}

export function puyoPlaceOf({ active }: PuyoState): string {
  return active ? [active.direction, active.x, active.y].join(' ') : '';
}

export function puyoSteeringOf({ active }: PuyoState): string {
  return active ? [active.direction, active.x].join(' ') : '';
}

/** null where no candidate can be reached. */
export function advisePuyo(
  { candidates }: Suggestion,
  state: PuyoState,
  turns: readonly Turn[],
): PuyoAdvice | null {
  for (const [at, best] of candidates.entries()) {
    const keys = keysTo(best, state, turns);
    if (!keys) continue;
    const others = candidates.slice(at + 1).filter(({ result }) => !result.lost);
    const second = others.find((other) => keysTo(other, state, turns)) ?? null;
    return { game: 'puyo', pair: state.pairs[0]!, best, second, keys, joined: joinedBy(best, state) };
  }
  return null;
}

/** null where the place is out of reach. */
export function steerPuyo(advice: PuyoAdvice, state: PuyoState, turns: readonly Turn[]): PuyoAdvice | null {
  const keys = keysTo(advice.best, state, turns);
  return keys && { ...advice, keys };
}

function keysTo({ cells }: Candidate, state: PuyoState, turns: readonly Turn[]): Input[] | null {
  const heights = heightsOf(stacksOf(state.field));
  return findKeys({ heights, pair: state.pairs[0]!, start: state.active ?? spawn, turns }, cells);
}

/** The puyos that make one group with one of the pair, or both, where it comes down. */
function joinedBy({ placement, cells }: Candidate, { field, pairs, rules }: PuyoState): Joined[] {
  const own = new Set(cells.map(String));
  const stacks = stacksOf(dropPair(field, pairs[0]!, placement, rules));
  return findGroups(stacks)
    .filter((group) => group.some((cell) => own.has(String(cell))))
    .map((group) => ({
      colour: stacks[group[0][0]]![group[0][1]] as PuyoColour,
      cells: group.filter((cell) => !own.has(String(cell))),
    }))
    .filter((joined) => joined.cells.length > 0);
}
