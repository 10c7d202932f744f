import { expect, it } from 'vitest';
import type { PuyoObservation } from '../../../../../vision/types.ts';
import { HangingPuyo } from '../../../../../vision/watching/board/proof/HangingPuyo.ts';
import { puyoSeen } from '../../../observed.ts';

const clear: PuyoObservation = puyoSeen();

it('counts puyo in the air once they have stayed for 0.4 s, until they are gone', () => {
  const hangingPuyo = new HangingPuyo();
  const hanging: PuyoObservation = { ...clear, afloat: [[2, 5]] };
  expect([0, 200, 400, 401].map((at) => hangingPuyo.isThere(hanging, at))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(hangingPuyo.isThere(clear, 500)).toBe(false);
  expect(hangingPuyo.isThere(hanging, 600)).toBe(false);
});
