import { describe, expect, it } from 'vitest';
import { parseField } from '../../../../engine/puyo/rules/field.ts';
import { usualShift } from '../../../../renderer/practice/autoShift.ts';
import {
  advance,
  keyDown,
  outcomeOf,
  startPuyo,
  type PuyoClock,
} from '../../../../renderer/practice/puyo/clock.ts';
import { noGarbage, send } from '../../../../renderer/practice/puyo/garbage.ts';
import { modeOf } from '../../../../electron/contract/practice/modes.ts';

const start = startPuyo(5, 1, usualShift, modeOf('versus', 1));

/** A pair of this colour falls on these rows. */
const on = (rows: readonly string[], colour: 'R' | 'Y'): PuyoClock => ({
  ...start,
  round: { ...start.round, field: parseField(rows).field, deal: () => ({ axis: colour, child: colour }) },
});

/** Holds down until the next pair comes, or the game is over. */
function drop(from: PuyoClock): PuyoClock {
  let clock = keyDown(from, 'down');
  for (let frame = 0; clock.round.turn === from.round.turn && clock.phase.kind !== 'over'; frame++) {
    if (frame > 1000) throw new Error('the pair never comes to rest');
    clock = advance(clock, 20);
  }
  return clock;
}

const countOf = (clock: PuyoClock) => clock.round.field.cells.join('').replace(/[^O]/g, '').length;
const early = { elapsed: 0, allClear: false };

describe('a chain', () => {
  it('sends a puyo for every seventy points, and keeps the rest for the next one', () => {
    expect(send(noGarbage, 150, early)).toEqual({ incoming: 0, sent: 2, carried: 10 });
    expect(send({ ...noGarbage, carried: 60 }, 20, early)).toEqual({ incoming: 0, sent: 1, carried: 10 });
  });

  it('cancels announced garbage first', () => {
    expect(send({ incoming: 5, sent: 1, carried: 0 }, 140, early)).toMatchObject({ incoming: 3, sent: 1 });
    expect(send({ incoming: 1, sent: 1, carried: 0 }, 140, early)).toMatchObject({ incoming: 0, sent: 2 });
  });

  it('sends more the longer the match goes on, and after an all clear', () => {
    const [soon, late] = [0, 200_000].map(
      (elapsed) => send(noGarbage, 700, { elapsed, allClear: false }).sent,
    );
    expect(late).toBeGreaterThan(soon!);
    expect(send(noGarbage, 70, { elapsed: 0, allClear: true }).sent).toBe(31);
  });

  it('is counted when it is over', () => {
    const after = drop(on(['..RR..'], 'R'));
    expect(after.round.longest).toBe(1);
    expect(after.sent * 70 + after.carried).toBe(40);
  });
});

describe('garbage', () => {
  it('falls after a pair that pops nothing, before the next one', () => {
    const after = drop({ ...on(['RRR...'], 'Y'), incoming: 8 });
    expect([countOf(after), after.incoming]).toEqual([8, 0]);
  });

  it('waits while a chain is fired', () => {
    const after = drop({ ...on(['..RR..'], 'R'), incoming: 3 });
    expect([countOf(after), after.incoming]).toEqual([0, 3]);
  });

  it('falls by five rows at most', () => {
    const after = drop({ ...on(['......'], 'Y'), incoming: 40 });
    expect([countOf(after), after.incoming]).toEqual([30, 10]);
  });

  it('ends the game when it fills the spawn cells', () => {
    const high = Array.from({ length: 10 }, (_, y) => (y % 2 ? 'RGRGRG' : 'GYGYGY'));
    expect(outcomeOf(drop({ ...on(high.slice(0, 9), 'Y'), incoming: 12 }))).toBe('over');
  });
});
