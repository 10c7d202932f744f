import { expect, it } from 'vitest';
import type { PuyoObservation } from '../../../../../vision/types.ts';
import { Afloat } from '../../../../../vision/watching/board/proof/Afloat.ts';
import { puyoSeen } from '../../../observed.ts';

const clear: PuyoObservation = puyoSeen();

it('puyo that hang in the air count once they have hung there for a while, until they are gone', () => {
  const afloat = new Afloat();
  const hanging: PuyoObservation = { ...clear, afloat: [[2, 5]] };
  expect([0, 200, 400, 401].map((at) => afloat.isThere(hanging, at))).toEqual([false, false, false, true]);
  expect(afloat.isThere(clear, 500)).toBe(false);
  expect(afloat.isThere(hanging, 600)).toBe(false);
});
