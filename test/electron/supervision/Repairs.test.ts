import { beforeEach, expect, it } from 'vitest';
import type { Trouble } from '../../../electron/contract/panel.ts';
import { Repairs } from '../../../electron/supervision/Repairs.ts';

let told: (Trouble | null)[];
let repairs: Repairs;

beforeEach(() => {
  told = [];
  repairs = new Repairs((trouble) => told.push(trouble));
});

it('tells what is being started again, and when all stands', () => {
  repairs.down('capture', 'killed');
  repairs.of('overlay').gone('crashed');
  repairs.up('capture');
  repairs.of('overlay').ready();
  expect(told).toEqual([
    { kind: 'partRestarts', detail: 'capture: killed' },
    { kind: 'partRestarts', detail: 'capture: killed, overlay: crashed' },
    { kind: 'partRestarts', detail: 'overlay: crashed' },
    null,
  ]);
});

it('has nothing to tell of what starts for the first time', () => {
  repairs.of('panel').ready();
  expect(told).toEqual([]);
});
