/**
 * A game in time: the pair falls, locks, comes to rest, and chains run step by step. Pure: every function answers the
 * next moment, so that a test can play it without a screen.
 */
import { heightsOf, stacksOf } from '../../../engine/puyo/rules/field.ts';
import { press, spawn, type Stance, type TurnOrMove } from '../../../engine/puyo/rules/moves.ts';
import { childOffsets, restingCells } from '../../../engine/puyo/rules/place.ts';
import type { Cell } from '../../../engine/puyo/types.ts';
import {
  holdSide,
  noShift,
  releaseSide,
  shiftFor,
  usualShift,
  type AutoShift,
  type Handling,
} from '../autoShift.ts';
import type { Outcome } from '../../../electron/contract/practice/finished.ts';
import { modeOf, type Mode } from '../../../electron/contract/practice/modes.ts';
import type { Moment } from '../play/TimedGame.svelte.ts';
import { fallWithout, hasLanded, pairFall, type Fall } from './fall.ts';
import { falling, noGarbage, send, type Garbage } from './garbage.ts';
import { isOver, place, startedFrom, startRound, type Beginning, type Placed, type Round } from './round.ts';
import { blinkMs, burstMs, fallEvery, levelEvery, lockDelay, mostLevel, softDropEvery } from './timing.ts';

export type Key = TurnOrMove | 'down';

/** `y` of the stance may be a fraction: rows from the bottom to the axis's lower edge. */
export type Phase =
  | { kind: 'steer'; stance: Stance; grounded: number }
  /** `step`: how many steps of the chain have popped before. */
  | { kind: 'fall'; placed: Placed; step: number; fall: Fall; since: number }
  | { kind: 'pop'; placed: Placed; step: number; since: number }
  | { kind: 'over' };

export interface PuyoClock extends Moment, Garbage {
  /** As it was when the falling pair came in, or after all where nothing falls. */
  readonly round: Round;
  readonly phase: Phase;
  /** The other player has lost. */
  readonly hasWon: boolean;
  readonly shift: AutoShift;
  readonly isDown: boolean;
  /** Rows that the pair has been held down: a point for each. */
  readonly lowered: number;
}

/** Moves are worked out in steps of this many milliseconds at most. */
const step = 4;

export function startPuyo(
  seed: number,
  startLevel = 1,
  handling: Handling = usualShift,
  mode: Mode = modeOf('free', 0),
): PuyoClock {
  const round = startRound(seed);
  const still = { shift: noShift, handling, isDown: false, lowered: 0 };
  return { round, phase: enter(), mode, elapsed: 0, startLevel, hasWon: false, ...noGarbage, ...still };
}

/** The same game, but with these rows at the bottom and these pairs first. */
export function startFrom(clock: PuyoClock, beginning: Beginning): PuyoClock {
  const round = startedFrom(clock.round, beginning);
  return { ...clock, round, phase: isOver(round) ? { kind: 'over' } : enter() };
}

/** Only time makes it faster. */
export function levelOf({ mode, elapsed, startLevel }: PuyoClock): number {
  const risen = mode.rises === 'time' ? Math.floor(elapsed / levelEvery) : 0;
  return Math.min(mostLevel, startLevel + risen);
}

/** How the game has ended; null while it goes on. A chain that runs when time is up counts no more. */
export function outcomeOf({ round, phase, mode: { goal }, elapsed, hasWon }: PuyoClock): Outcome | null {
  if (hasWon) return 'reached';
  if ((goal?.kind === 'chain' || goal?.kind === 'tsume') && round.longest >= goal.count) return 'reached';
  if (phase.kind === 'over') return 'over';
  return goal?.kind === 'time' && elapsed >= goal.ms ? 'time' : null;
}

function enter(): Phase {
  return { kind: 'steer', stance: spawn, grounded: 0 };
}

/** A key goes down; a tap on `down` lowers the pair by a row. A key that is held already (the system's own repeat) does nothing. */
export function keyDown(clock: PuyoClock, key: Key): PuyoClock {
  if (key === 'down') return clock.isDown ? clock : sink({ ...clock, isDown: true }, softDropEvery);
  if (key === 'cw' || key === 'ccw') return act(clock, key);
  if (clock.shift.held.includes(key)) return clock;
  return act({ ...clock, shift: holdSide(clock.shift, key, clock.handling) }, key);
}

export function keyUp(clock: PuyoClock, key: Key): PuyoClock {
  if (key === 'down') return { ...clock, isDown: false };
  return key === 'cw' || key === 'ccw'
    ? clock
    : { ...clock, shift: releaseSide(clock.shift, key, clock.handling) };
}

export function releaseAll(clock: PuyoClock): PuyoClock {
  return { ...clock, shift: noShift, isDown: false };
}

/** Takes the last pair back, whatever it is doing now; a chain that runs is taken back with it. */
export function undo(clock: PuyoClock): PuyoClock {
  const { phase, round } = clock;
  const back = phase.kind === 'fall' || phase.kind === 'pop' ? round : round.before;
  return back ? { ...clock, round: back, phase: enter(), lowered: 0, isDown: false } : clock;
}

/** Lets `ms` pass. */
export function advance(clock: PuyoClock, ms: number): PuyoClock {
  let now = clock;
  for (let left = ms; left > 0 && !outcomeOf(now); left -= step) now = tick(now, Math.min(step, left));
  return now;
}

function tick(before: PuyoClock, ms: number): PuyoClock {
  const clock: PuyoClock = { ...before, elapsed: before.elapsed + ms };
  const { phase } = clock;
  if (phase.kind === 'steer') return sink(repeat(clock, ms), ms);
  if (phase.kind === 'over') return clock;
  const since = phase.since + ms;
  if (phase.kind === 'pop')
    return since < blinkMs + burstMs ? { ...clock, phase: { ...phase, since } } : collapse(clock, phase);
  if (!hasLanded(phase.fall, since)) return { ...clock, phase: { ...phase, since } };
  return rest(clock, phase);
}

function repeat(clock: PuyoClock, ms: number): PuyoClock {
  const side = clock.shift.held.at(-1);
  const { shift, moves } = shiftFor(clock.shift, ms, clock.handling);
  let now: PuyoClock = { ...clock, shift };
  for (let move = 0; move < moves && side; move++) now = act(now, side);
  return now;
}

const heightsIn = ({ round }: PuyoClock): number[] => heightsOf(stacksOf(round.field));

/** The lowest that a pair in this column, turned like this, can come. */
export function floorUnder(heights: readonly number[], { x, direction }: Stance): number {
  const [dx, dy] = childOffsets[direction];
  return Math.max(heights[x]!, heights[x + dx]! - dy);
}

/** Between two rows a pair counts as in the nearer one: so it is lifted by half a row at most. */
function act(clock: PuyoClock, key: TurnOrMove): PuyoClock {
  const { phase } = clock;
  if (phase.kind !== 'steer') return clock;
  const heights = heightsIn(clock);
  const { stance } = phase;
  const row = Math.max(Math.ceil(stance.y - 0.5), floorUnder(heights, stance));
  const moved = press(heights, { ...stance, y: row }, key);
  if (!moved) return clock;
  const y = Math.max(stance.y + moved.y - row, floorUnder(heights, moved));
  return { ...clock, phase: { ...phase, stance: { ...moved, y } } };
}

function sink(clock: PuyoClock, ms: number): PuyoClock {
  const { phase, isDown } = clock;
  const level = levelOf(clock);
  if (phase.kind !== 'steer') return clock;
  const { stance, grounded } = phase;
  if (clock.mode.goal?.kind === 'tsume' && !isDown) return clock;
  const floor = floorUnder(heightsIn(clock), stance);
  if (stance.y <= floor) {
    if (isDown || grounded + ms >= lockDelay) return lock(clock, stance);
    return { ...clock, phase: { ...phase, grounded: grounded + ms } };
  }
  const rows = ms / (isDown ? Math.min(softDropEvery, fallEvery(level)) : fallEvery(level));
  const y = Math.max(floor, stance.y - rows);
  const lowered = clock.lowered + (isDown ? stance.y - y : 0);
  return { ...clock, lowered, phase: { ...phase, stance: { ...stance, y } } };
}

/** Where the pair is drawn, the axis first. */
export function cellsAt({ x, y, direction }: Stance): [Cell, Cell] {
  const [dx, dy] = childOffsets[direction];
  return [
    [x, y],
    [x + dx, y + dy],
  ];
}

function lock(clock: PuyoClock, stance: Stance): PuyoClock {
  const { round } = clock;
  const placement = { column: stance.x + 1, direction: stance.direction };
  const placed = place(round, placement, Math.round(clock.lowered));
  const { axis, child } = round.deal(round.turn);
  const [from, to] = [cellsAt(stance), restingCells(placement, heightsIn(clock))];
  const fall = pairFall(round.field, [
    { kind: axis, from: from[0], to: to[0] },
    { kind: child, from: from[1], to: to[1] },
  ]);
  return { ...clock, isDown: false, lowered: 0, phase: { kind: 'fall', placed, step: 0, fall, since: 0 } };
}

/** Everything is at rest: the next step pops, what has been sent falls, or the next pair comes. */
function rest(clock: PuyoClock, { placed, step: done }: Extract<Phase, { kind: 'fall' }>): PuyoClock {
  const { steps, score } = placed.chain;
  if (done < steps.length) return { ...clock, phase: { kind: 'pop', placed, step: done, since: 0 } };
  const now = { ...clock, ...send(clock, score, { elapsed: clock.elapsed, allClear: clock.round.allClear }) };
  if (steps.length === 0 && now.incoming > 0 && !placed.hasGarbage) return dropOn(now, placed);
  return { ...now, round: placed.after, phase: isOver(placed.after) ? { kind: 'over' } : enter() };
}

function dropOn(clock: PuyoClock, lying: Placed): PuyoClock {
  const { placed, loose, waiting } = falling(lying, clock.incoming);
  const fall: Fall = { lying: lying.after.field, loose };
  return { ...clock, incoming: waiting, phase: { kind: 'fall', placed, step: 0, fall, since: 0 } };
}

function collapse(clock: PuyoClock, { placed, step: at }: Extract<Phase, { kind: 'pop' }>): PuyoClock {
  const { groups, garbage } = placed.chain.steps[at]!;
  const fall = fallWithout(fieldBefore(placed, at), [...groups.flat(), ...garbage]);
  return { ...clock, phase: { kind: 'fall', placed, step: at + 1, fall, since: 0 } };
}

/** The field before the chain's step `at` pops. */
export function fieldBefore({ dropped, chain }: Placed, at: number) {
  return at === 0 ? dropped : chain.steps[at - 1]!.after;
}
