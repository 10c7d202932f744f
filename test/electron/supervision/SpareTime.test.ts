import { cpus } from 'node:os';
import { beforeEach, expect, it } from 'vitest';
import { SpareTime, type ProcessorTimes } from '../../../electron/supervision/SpareTime.ts';

let times: ProcessorTimes;
let spare: SpareTime;

beforeEach(() => {
  times = { idle: 5000, all: 9000 };
  spare = new SpareTime(() => ({ ...times }));
});

function pass(idle: number, busy: number): void {
  times.idle += idle;
  times.all += idle + busy;
}

it('is zero where the processors were busy nearly all the time', () => {
  pass(10, 390);
  expect(spare.isNone).toBe(true);
});

it('is there if one of two processors was idle', () => {
  pass(200, 200);
  expect(spare.isNone).toBe(false);
});

it('counts from its reset', () => {
  pass(1000, 0);
  spare.begin();
  pass(0, 400);
  expect(spare.isNone).toBe(true);
});

it('is all the time where the system has no times', () => {
  expect(spare.isNone).toBe(false);
});

it("reads the system's own times", () => {
  expect(cpus()).not.toEqual([]);
  expect(new SpareTime().isNone).toBeTypeOf('boolean');
});
