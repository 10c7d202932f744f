import { screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PuyoPractice } from '../../../../renderer/practice/puyo/PuyoPractice.svelte.ts';
import { usualShift } from '../../../../renderer/practice/autoShift.ts';
import { outcomeOf, startPuyo } from '../../../../renderer/practice/puyo/clock.ts';
import { tsumeMode } from '../../../../electron/contract/practice/modes.ts';
import { usualOptions } from '../../../../electron/contract/practice/options.ts';
import { languages } from '../../../../electron/contract/words/languages.ts';
import { openPage, pass, press, release } from '../page.ts';

const words = languages.en.practice;
let puyo: PuyoPractice;

async function drop(): Promise<void> {
  await press('ArrowDown');
  const { turn } = puyo.round;
  for (let frame = 0; puyo.round.turn === turn && frame < 400; frame++) puyo.frame(50);
  await release('ArrowDown');
}

describe('a tsume', () => {
  beforeEach(async () => {
    ({ puyo } = await openPage({ practice: { ...usualOptions, puyoMode: 'tsume' } }, 'puyo'));
    await press('Enter');
    await waitFor(() => expect(puyo.flow.phase).toBe('counting'));
    pass(puyo, 3000);
  });

  it('states its goal, has no more pairs than it says, and waits for the player', () => {
    const { goal } = puyo.mode;
    expect(goal).toMatchObject({ kind: 'tsume' });
    const { count, pairs } = goal as { count: number; pairs: number };
    expect(puyo.pairs).toHaveLength(pairs);
    expect(screen.getByText(words.lobby.chain(count))).toBeTruthy();
    const { phase } = puyo;
    pass(puyo, 5000);
    expect(puyo.phase).toEqual(phase);
  });

  it('ends when the pairs are used up, and continues after an undo', async () => {
    const lying = puyo.round.field;
    const { pairs } = puyo.mode.goal as { pairs: number };
    for (let pair = 0; pair < pairs; pair++) await drop();
    await waitFor(() => expect(screen.getByText(words.usedUp)).toBeTruthy());
    for (let pair = 0; pair < pairs; pair++) await press('u');
    expect(puyo.isOver).toBe(false);
    expect(puyo.round.field).toBe(lying);
  });

  it('shows no hints', () => {
    expect(puyo.suggestion).toBeNull();
  });
});

it('is solved by the requested chain, built in any way', () => {
  const start = startPuyo(1, 1, usualShift, tsumeMode(2, 3));
  const made = (longest: number) => outcomeOf({ ...start, round: { ...start.round, longest, pairs: 3 } });
  expect([made(0), made(1), made(2), made(3)]).toEqual([null, null, 'reached', 'reached']);
});
