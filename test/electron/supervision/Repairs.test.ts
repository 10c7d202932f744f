import { beforeEach, expect, it } from 'vitest';
import type { Trouble } from '../../../electron/contract/panel.ts';
import { Repairs } from '../../../electron/supervision/Repairs.ts';

let told: (Trouble | null)[];
let repairs: Repairs;

beforeEach(() => {
  told = [];
  repairs = new Repairs((trouble) => told.push(trouble));
});

it('reports what is restarting, and when all is running', () => {
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

it('does not report a first start', () => {
  repairs.of('panel').ready();
  expect(told).toEqual([]);
});
