import { beforeEach, describe, expect, it } from 'vitest';
import { RestingPiece } from '../../../../vision/tracking/state/RestingPiece.ts';
import { knownFrom } from '../known.ts';

let resting: RestingPiece;
let now: number;
beforeEach(() => {
  resting = new RestingPiece();
  now = 0;
});

const stack = 'XXXX......\n';
const high = `....OO....\n....OO....\n${'..........\n'.repeat(3)}${stack}`;
const near = `....OO....\n....OO....\n..........\n${stack}`;
const lying = `....OO....\n....OO....\n`;

/** Whether it has locked after it was shown like this for so long. */
function show(
  text: string,
  ms: number,
  previews: Partial<Parameters<RestingPiece['hasLocked']>[2]> = {},
): boolean {
  let told = false;
  for (const end = now + ms; now < end; now += 50)
    told = resting.hasLocked(knownFrom(text), now, {
      expected: 'T',
      hasMoved: false,
      isBlank: false,
      showsMoves: false,
      ...previews,
    });
  return told;
}

describe('a piece that rests', () => {
  it('has locked soon if the previews have moved on, or can not be read', () => {
    show(near, 200);
    expect(show(lying, 200, { hasMoved: true })).toBe(false);
    expect(show(lying, 100, { hasMoved: true })).toBe(true);
    for (const unreadable of [{ isBlank: true }, { expected: null }]) {
      show(near, 200);
      expect(show(lying, 300, unreadable)).toBe(true);
    }
  });

  it('has locked some time after a drop if one preview more of the same kind would look the same', () => {
    show(high, 200);
    expect(show(lying, 350)).toBe(false);
    expect(show(lying, 150)).toBe(true);
  });

  it('has not while the previews would show that the next one came', () => {
    show(high, 200);
    expect(show(lying, 5000, { showsMoves: true })).toBe(false);
  });

  it('has not if it came down row by row: it may wait for its player', () => {
    show(high, 200);
    show(near, 200);
    expect(show(lying, 5000)).toBe(false);
  });

  it('has not in the air', () => {
    expect(show(high, 5000, { hasMoved: true })).toBe(false);
  });
});
