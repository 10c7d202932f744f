/** What the lesson claims is so by the engine's own rules, and every position in it can be played. */
import { describe, expect, it } from 'vitest';
import { finishesOn } from '../../../../engine/puzzle/goals.ts';
import { findSolutions } from '../../../../engine/puzzle/solving/solve.ts';
import { resolve } from '../../../../engine/puyo/rules/chain.ts';
import { dropPair, fitsBetweenWalls } from '../../../../engine/puyo/rules/place.ts';
import { directions, type Pair, type Placement, type PuyoField } from '../../../../engine/puyo/types.ts';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { puyoSteps, type PuyoPosition } from '../../../../renderer/trainer/lesson/course/puyoSteps.ts';
import { stepIds, steps, type Position } from '../../../../renderer/trainer/lesson/course/steps.ts';
import { cornersOf } from '../../../../renderer/trainer/lesson/play/corners.ts';
import { framesOf, onBoard } from '../../../../renderer/trainer/lesson/play/frames.ts';
import { TetrisPlay } from '../../../../renderer/trainer/lesson/play/TetrisPlay.svelte.ts';
import { fieldOf, puyoFramesOf } from '../../../../renderer/trainer/lesson/play/puyoFrames.ts';

const named = steps.map((step) => [step.id, step] as const);
const puyoNamed = puyoSteps.map((step) => [step.id, step] as const);

function canBeSolved({ rows, queue, goal }: Position): boolean {
  const board = parseBoard(onBoard(rows));
  if (queue.length === 1) return finishesOn(board, goal).length > 0;
  return findSolutions({ board, queue: queue.slice(0, -1), goal }, 1).count > 0;
}

function placesOf(): Placement[] {
  return [1, 2, 3, 4, 5, 6].flatMap((column) =>
    directions.map((direction) => ({ column, direction })).filter(fitsBetweenWalls),
  );
}

function chainsIn(field: PuyoField, [pair, ...rest]: readonly Pair[]): number[] {
  return placesOf().flatMap((place) => {
    const { steps: fired, after } = resolve(dropPair(field, pair!, place));
    return rest.length === 0 ? [fired.length] : fired.length > 0 ? [] : chainsIn(after, rest);
  });
}

const chainsOf = ({ rows, pairs }: PuyoPosition): number[] => chainsIn(fieldOf(rows), pairs);

describe.each(named)('the step %s', (_, { shown, plays, marksCorners }) => {
  it('shows what its text says, by keys that lead there', () => {
    const frames = framesOf(shown);
    const landed = frames.filter((frame) => frame.landed);
    expect(landed).toHaveLength(shown.queue.length);
    const last = landed.at(-1)!;
    expect(last.full).toHaveLength(shown.goal.rows);
    expect(last.landed!.spin).toBe(shown.goal.spin);
    expect(last.landed!.location.type).toBe(shown.goal.piece);
  });

  it('is the result of its keys', () => {
    const play = new TetrisPlay(shown);
    for (const { key } of framesOf(shown)) {
      if (play.state !== 'open') break;
      for (let time = 0; time < (key?.times ?? 0); time++) play.press(key!.input);
    }
    expect(play.state).toBe('solved');
    expect(play.landed).toEqual({ spin: shown.goal.spin, rows: shown.goal.rows });
  });

  it('can be played', () => {
    expect(plays.length).toBeGreaterThanOrEqual(1);
    expect(plays.length).toBeLessThanOrEqual(2);
    expect(plays.filter((position) => !canBeSolved(position))).toEqual([]);
  });

  it('marks three corners where its text mentions them', () => {
    if (!marksCorners) return;
    const { rows, landed } = framesOf(shown).find((frame) => frame.landed)!;
    expect(cornersOf(rows, landed!.location).filter(({ isFilled }) => isFilled)).toHaveLength(3);
  });
});

describe.each(puyoNamed)('the step %s', (_, { shown, plays }) => {
  it('fires the chain in its text, and nothing before', () => {
    const chains = puyoFramesOf(shown).map(({ chain }) => chain);
    expect(Math.max(...chains)).toBe(shown.chain);
    const drops = shown.placed.length;
    const fired = puyoFramesOf(shown).findIndex(({ chain }) => chain > 0);
    expect(puyoFramesOf(shown).slice(0, fired)).toHaveLength(2 * drops);
  });

  it('can be played', () => {
    for (const position of plays) expect(chainsOf(position)).toContain(position.chain);
  });
});

it('the step on firing: at once the chain would be shorter', () => {
  const { rows, pairs, chain } = puyoSteps.find(({ id }) => id === 'fire')!.shown;
  expect(Math.max(...chainsIn(fieldOf(rows), pairs.slice(1)))).toBeLessThan(chain);
});

it('the step on kicks: the T does not fit where it is turned', () => {
  const frames = framesOf(steps.find(({ id }) => id === 'kick')!.shown);
  const before = frames.findLast(({ current }) => current?.orientation === 'north')!.current!;
  const after = frames.findLast(({ current }) => current !== null)!.current!;
  expect([after.x, after.y]).not.toEqual([before.x, before.y]);
});

it('has eight to twelve steps for T-spins', () => {
  expect(steps.map(({ id }) => id)).toEqual(stepIds);
  expect(steps.length).toBeGreaterThanOrEqual(8);
  expect(steps.length).toBeLessThanOrEqual(12);
});
