import { describe, expect, it } from 'vitest';
import { heightsOf, stacksOf } from '../../../../engine/puyo/rules/field.ts';
import {
  allPlacements,
  findMoves,
  press,
  spawn,
  type TurnOrMove,
} from '../../../../engine/puyo/rules/moves.ts';
import { restingCells } from '../../../../engine/puyo/rules/place.ts';
import { randomFrom } from '../../../../engine/puyo/random.ts';
import { parseField } from '../../../../engine/puyo/rules/field.ts';
import {
  advance,
  cellsAt,
  floorUnder,
  keyDown,
  keyUp,
  startPuyo,
  undo,
  type Key,
  type PuyoClock,
} from '../../../../renderer/practice/puyo/clock.ts';
import {
  looseIn,
  poppingIn,
  rowsIn,
  runningChain,
} from '../../../../renderer/practice/puyo/drawing/picture.ts';
import { lockDelay } from '../../../../renderer/practice/puyo/timing.ts';
import { rounds } from '../../../rounds.ts';

const tap = (clock: PuyoClock, key: Key) => keyUp(keyDown(clock, key), key);
const stanceIn = ({ phase }: PuyoClock) => (phase.kind === 'steer' ? phase.stance : null);

/** Lets time pass until the next pair can be steered, or the game is over. */
function untilNext(clock: PuyoClock): PuyoClock {
  let now = clock;
  for (let turns = 0; now.round.turn === clock.round.turn && now.phase.kind !== 'over'; turns++) {
    if (turns > 60_000) throw new Error(`stuck in ${now.phase.kind}`);
    now = advance(now, 16);
  }
  return now;
}

const held = (clock: PuyoClock) => untilNext(keyDown(clock, 'down'));

/** A game with these puyos on its field; `pairs` come one after the other, then over again. */
function withField(rows: string, pairs = 'RG'): PuyoClock {
  const clock = startPuyo(1);
  const dealt = pairs.split(' ').map(([axis, child]) => ({ axis, child }) as { axis: 'R'; child: 'G' });
  const deal = (turn: number) => dealt[turn % dealt.length]!;
  return { ...clock, round: { ...clock.round, field: parseField(rows).field, deal } };
}

describe('a falling pair', () => {
  it('falls by itself, faster at a higher level, and locks after it has rested for a while', () => {
    const at = (level: number) => stanceIn(advance(startPuyo(1, level), 900))!.y;
    const clock = startPuyo(1);
    expect(at(1)).toBeCloseTo(spawn.y - 1, 1);
    expect(at(4)).toBeLessThan(spawn.y - 2);
    const grounded = advance(
      { ...clock, phase: { kind: 'steer', stance: { ...spawn, y: 0 }, grounded: 0 } },
      100,
    );
    expect(grounded.phase.kind).toBe('steer');
    expect(advance(grounded, lockDelay).round.turn).toBe(1);
  });

  it('comes down a row for a tap on down, and all the way while it is held', () => {
    const clock = startPuyo(1);
    expect(stanceIn(tap(clock, 'down'))!.y).toBeCloseTo(spawn.y - 1, 5);
    const after = held(clock);
    expect(after.round.turn).toBe(1);
    expect(after.round.score).toBe(spawn.y);
    expect(rowsIn(after).at(-1)![2]).toBe(clock.round.deal(0).axis);
  });

  it('moves on while an arrow is held, the later of two', () => {
    const clock = keyDown(startPuyo(1), 'left');
    expect(stanceIn(clock)!.x).toBe(1);
    expect(stanceIn(advance(clock, 150))!.x).toBe(1);
    expect(stanceIn(advance(clock, 300))!.x).toBe(0);
    const both = advance(keyDown(clock, 'right'), 600);
    expect(stanceIn(both)!.x).toBe(5);
    expect(stanceIn(advance(keyUp(both, 'right'), 600))!.x).toBe(0);
  });

  it('turns around in a well one column wide by pressing twice', () => {
    const walls = Array<string>(9).fill('.R.R..').join('\n');
    const clock = withField(walls);
    const low = { ...clock, phase: { kind: 'steer', stance: { ...spawn, y: 4 }, grounded: 0 } } as const;
    expect(stanceIn(tap(low, 'cw'))!.direction).toBe('up');
    expect(stanceIn(tap(tap(low, 'cw'), 'cw'))!.direction).toBe('down');
  });

  it('never sinks into the field, nor through a wall, under any keys', () => {
    const random = randomFrom(3);
    const keys = ['left', 'right', 'cw', 'ccw'] as const;
    for (let game = 0; game < rounds(30, 4); game++) {
      const stacks = Array.from({ length: 6 }, (_, x) => (x === 2 ? 2 : Math.floor(random() * 11)));
      const rows = Array.from({ length: 12 }, (_, y) =>
        stacks.map((h) => (h > y ? 'O' : '.')).join(''),
      ).reverse();
      let clock = withField(rows.join('\n'));
      while (clock.phase.kind === 'steer') {
        const heights = heightsOf(stacksOf(clock.round.field));
        for (const [x, y] of cellsAt(stanceIn(clock)!)) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThan(6);
          expect(y).toBeGreaterThanOrEqual(heights[x]! - 1e-9);
        }
        expect(stanceIn(clock)!.y).toBeGreaterThanOrEqual(floorUnder(heights, stanceIn(clock)!) - 1e-9);
        clock = advance(tap(clock, keys[Math.floor(random() * 4)]!), 40 + random() * 300);
      }
    }
  });

  it('goes where the engine says that its keys bring it', () => {
    const clock = withField('O.....\nOO...O\nOOO..O');
    const heights = heightsOf(stacksOf(clock.round.field));
    const moves = findMoves(heights, clock.round.deal(0));
    expect(moves).toHaveLength(allPlacements().length);
    for (const { placement, inputs } of moves) {
      const there = inputs.slice(0, -1).reduce((now, key) => tap(now, key as Key), clock);
      const after = held(there);
      for (const [x, y] of restingCells(placement, heights)) expect(rowsIn(after)[11 - y]![x]).not.toBe('.');
    }
  });

  it('agrees with the engine on every key while it is on a whole row', () => {
    const clock = withField('....R.\n....R.');
    const heights = heightsOf(stacksOf(clock.round.field));
    for (const keys of ['left cw cw', 'cw right right ccw', 'ccw left left left cw', 'right right cw']) {
      const expected = (keys.split(' ') as TurnOrMove[]).reduce(
        (at, key) => press(heights, at, key) ?? at,
        spawn,
      );
      const moved = (keys.split(' ') as Key[]).reduce(tap, clock);
      expect(stanceIn(moved)).toMatchObject({ x: expected.x, y: expected.y, direction: expected.direction });
    }
  });
});

describe('a placed pair', () => {
  it('separates where the columns differ, each puyo falling by itself', () => {
    const clock = withField('...O..\n...O..\n...O..');
    let now = keyDown(tap(clock, 'cw'), 'down');
    while (now.phase.kind === 'steer') now = advance(now, 4);
    const [axis, child] = looseIn(now);
    expect([axis!.x, child!.x]).toEqual([2, 3]);
    const later = looseIn(advance(now, 80));
    expect(later[1]!.y).toBe(3);
    expect(later[0]!.y).toBeLessThan(3);
    expect(later[0]!.y).toBeGreaterThan(0);
    const rest = untilNext(now);
    expect(rowsIn(rest).slice(-4)).toEqual(['...G..', '...O..', '...O..', '..RO..']);
  });

  it('pops step by step, counts the chain, and scores as the rules have it', () => {
    const clock = withField('.G....\nGR....\nGRR...\nGRYY..', 'RG BB');
    let now = keyDown(tap(clock, 'right'), 'down');
    const seen: [number, number][] = [];
    for (let ms = 0; ms < 10_000 && now.round.turn === 0; ms += 8) {
      now = advance(now, 8);
      const chain = runningChain(now);
      if (chain && chain.steps !== seen.at(-1)?.[0]) seen.push([chain.steps, chain.points]);
    }
    const lowered = now.round.score - seen.at(-1)![1];
    expect(lowered).toBeGreaterThan(0);
    expect(seen.map(([steps]) => steps)).toEqual(seen.map((_, at) => at + 1));
    expect(now.round.longest).toBe(seen.length);
  });

  it('blinks, bursts and is gone', () => {
    let now = keyDown(withField('RRR...', 'RG'), 'down');
    now = { ...now, phase: { kind: 'steer', stance: { x: 3, y: 0, direction: 'up' }, grounded: 0 } };
    now = advance(now, 100);
    expect(poppingIn(now)!.cells).toHaveLength(4);
    expect(poppingIn(now)!.burst).toBe(0);
    expect(rowsIn(now).at(-1)).toBe('RRRR..');
    const burst = advance(now, 420);
    expect(poppingIn(burst)!.burst).toBeGreaterThan(0);
    expect(rowsIn(untilNext(burst)).at(-1)).toBe('...G..');
  });

  it('clears everything, which the round remembers for the next chain', () => {
    let now = keyDown(withField('RR....', 'RR GB'), 'down');
    now = untilNext(now);
    expect(now.round.allClear).toBe(true);
    expect(untilNext(keyDown(now, 'down')).round.allClear).toBe(true);
  });
});

describe('the end', () => {
  it('comes when the spawn cells are filled', () => {
    let clock = startPuyo(5);
    for (let turn = 0; turn < 200 && clock.phase.kind !== 'over'; turn++) clock = held(clock);
    expect(clock.phase.kind).toBe('over');
    expect(stacksOf(clock.round.field)[2]!.length).toBeGreaterThanOrEqual(12);
    expect(advance(clock, 5000)).toBe(clock);
  });

  it('can be undone like any other pair', () => {
    let clock = startPuyo(5);
    while (clock.phase.kind !== 'over') clock = held(clock);
    const back = undo(clock);
    expect(back.phase.kind).toBe('steer');
    expect(back.round.turn).toBe(clock.round.turn - 1);
  });
});

describe('undo', () => {
  it('takes pair after pair back, with their scores, to the beginning', () => {
    const rounds = [startPuyo(9)];
    for (let turn = 0; turn < 4; turn++) rounds.push(held(rounds.at(-1)!));
    let back = rounds.at(-1)!;
    for (const before of rounds.slice(0, -1).reverse()) {
      back = undo(back);
      expect(back.round).toBe(before.round);
    }
    expect(undo(back)).toBe(back);
  });

  it('takes a chain back while it runs', () => {
    let now = keyDown(withField('RRR...', 'RG'), 'down');
    now = { ...now, phase: { kind: 'steer', stance: { x: 3, y: 0, direction: 'up' }, grounded: 0 } };
    now = advance(now, 100);
    expect(now.phase.kind).toBe('pop');
    expect(rowsIn(undo(now)).at(-1)).toBe('RRR...');
    expect(stanceIn(undo(now))).toEqual(spawn);
  });
});

it('deals every colour evenly, three at first, and the same to the same seed', () => {
  const { deal } = startPuyo(77).round;
  const dealt = Array.from({ length: 128 }, (_, turn) => deal(turn)).flatMap(({ axis, child }) => [
    axis,
    child,
  ]);
  const counts = [...new Set(dealt)].map((colour) => dealt.filter((one) => one === colour).length);
  expect(counts).toHaveLength(4);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(8);
  expect(startPuyo(77).round.deal(40)).toEqual(deal(40));
});
