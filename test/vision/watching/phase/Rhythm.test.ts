import { beforeEach, describe, expect, it } from 'vitest';
import { Rhythm } from '../../../../vision/watching/phase/Rhythm.ts';
import type { Standing } from '../../../../vision/watching/phase/standing.ts';

let rhythm: Rhythm;
let now: number;
let piece: number;

beforeEach(() => {
  rhythm = new Rhythm();
  now = 0;
  piece = 0;
});

const at = (height: number, more: Partial<Standing> = {}): Standing => ({
  piece,
  aside: 'north 4',
  height,
  rests: false,
  isLast: false,
  wouldEnd: false,
  cells: [],
  landing: [],
  ...more,
});

/** Stands there for so long, and is seen all the time. */
function stand(standing: Standing, ms: number): void {
  for (const end = now + ms; now < end; now += 20) rhythm.movedTo(standing, now);
}

/** A piece that falls from row 18 to the floor, a row in `ms`, and lies there for `restMs`. */
function fall(ms: number, restMs = 500, from = 18): void {
  piece++;
  for (let height = from; height > 0; height--) stand(at(height), ms);
  stand(at(0, { rests: true }), restMs);
}

const isStillAfter = (ms: number): boolean => rhythm.isStill(now - 20 + ms);

describe('a piece in the air', () => {
  it.each([800, 400, 200])('is still once it has not moved for more than two falls of %d ms', (ms) => {
    fall(ms);
    piece++;
    stand(at(18), 20);
    expect(isStillAfter(2 * ms)).toBe(false);
    expect(isStillAfter(3 * ms + 300)).toBe(true);
  });

  it('may stay forever in a game without gravity', () => {
    for (piece = 1; piece < 12; piece++) {
      stand(at(18), 900 * (1 + (piece % 3)));
      stand(at(18, { aside: 'north 2' }), 300);
      stand(at(0, { aside: 'north 2', rests: true }), 60);
    }
    stand(at(18), 20);
    expect(isStillAfter(3_600_000)).toBe(false);
  });

  it('may stay forever if it only falls while a key is held', () => {
    for (piece = 1; piece < 6; piece++) {
      stand(at(18), 2500);
      for (let height = 17; height > 1; height--) stand(at(height), 40);
      stand(at(1), 1200);
      stand(at(1, { aside: 'east 4' }), 1500);
    }
    stand(at(18), 20);
    expect(isStillAfter(3_600_000)).toBe(false);
  });

  it('keeps its normal speed despite soft drops', () => {
    fall(800);
    for (let times = 0; times < 3; times++) fall(40);
    piece++;
    stand(at(18), 20);
    expect(isStillAfter(1600)).toBe(false);
  });

  it('falls at its old speed after a pause', () => {
    fall(500);
    piece++;
    stand(at(18), 20_000);
    expect(rhythm.isStill(now)).toBe(true);
    stand(at(17), 20);
    expect(isStillAfter(1000)).toBe(false);
    expect(isStillAfter(2000)).toBe(true);
  });
});

describe('a landed piece', () => {
  it('is still if no other one follows as soon as usual', () => {
    for (let times = 0; times < 3; times++) fall(300, 500);
    expect(isStillAfter(0)).toBe(false);
    stand(at(0, { rests: true }), 400);
    expect(isStillAfter(0)).toBe(true);
  });

  it('is followed sooner after a drop', () => {
    fall(800);
    for (piece = 2; piece < 6; piece++) {
      stand(at(18), 400);
      stand(at(0, { rests: true }), 100);
    }
    stand(at(18), 400);
    stand(at(1, { rests: true }), 100);
    expect(isStillAfter(0)).toBe(false);
    expect(isStillAfter(400)).toBe(true);
  });

  it('is still soonest if no other piece can come in', () => {
    for (let times = 0; times < 3; times++) fall(300, 500);
    piece++;
    stand(at(18, { rests: true, isLast: true }), 20);
    expect(isStillAfter(700)).toBe(true);
    piece++;
    stand(at(18, { rests: true }), 20);
    expect(isStillAfter(700)).toBe(false);
  });
});

describe('a board without movement', () => {
  it('is still after three seconds, because it may be a picture', () => {
    stand(at(18), 20);
    expect(isStillAfter(2900)).toBe(false);
    expect(isStillAfter(3100)).toBe(true);
  });

  it('is still after three seconds again after a reset', () => {
    fall(100);
    rhythm.reset();
    stand(at(18), 20);
    expect(isStillAfter(3100)).toBe(true);
  });

  it('is not still while no piece is visible', () => {
    fall(300);
    rhythm.interrupt();
    expect(rhythm.isStill(now + 60_000)).toBe(false);
  });
});
