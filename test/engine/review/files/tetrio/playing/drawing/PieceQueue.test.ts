import { expect, it } from 'vitest';
import { PieceQueue } from '../../../../../../../engine/review/files/tetrio/playing/drawing/PieceQueue.ts';

// Seeds and first bags as public replays tell them: a sprint in zbrachinara/tetrio-tools, a match in Wingo206/DITeTriO.
it.each([
  [539_233_634, true, 'ITJSLZO'],
  [1_707_268_869, false, 'LZOSTIJ'],
])('the seed %i deals the bag in the replay', (seed, easyStart, bag) => {
  expect(new PieceQueue(seed, easyStart).peek(7).join('')).toBe(bag);
});

it('deals bags of seven, and what was previewed comes next', () => {
  const queue = new PieceQueue(7, false);
  const seen = queue.peek(21);
  expect(Array.from({ length: 21 }, () => queue.takePiece())).toEqual(seen);
  for (const from of [0, 7, 14])
    expect(
      seen
        .slice(from, from + 7)
        .toSorted()
        .join(''),
    ).toBe('IJLOSTZ');
});

it('turns the first bag until it begins with a piece that rests flat', () => {
  for (let seed = 1; seed < 40; seed++) {
    const plain = new PieceQueue(seed, false).peek(14);
    const easy = new PieceQueue(seed, true).peek(14);
    expect('ITJL').toContain(easy[0]);
    expect(easy.slice(0, 7).toSorted()).toEqual(plain.slice(0, 7).toSorted());
    expect(easy.slice(7)).toEqual(plain.slice(7));
  }
});
