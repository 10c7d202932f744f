import type { Group } from '../../../build/fit/pictures/truth.ts';
import type { Chance } from '../../vision/synthetic/drawing/random.ts';

/**
 * Groups of a made-up kind of picture with three facts: the right proposal is the one whose first two facts
 * have the same sign and are large; the third says nothing. A share of `noise` of the answers is wrong.
 */
export function toyGroup(chance: Chance, noise = 0): Group {
  const count = chance.whole(2, 8);
  const right = chance.is(0.7) ? chance.whole(0, count - 1) : -1;
  const signed = (): number => (chance.is(0.5) ? 1 : -1) * chance.between(0.5, 1.5);
  const facts = Array.from({ length: count }, (_, i) => {
    const first = signed();
    const second = Math.abs(signed()) * Math.sign(first) * (i === right ? 1 : -1);
    return [first, second, chance.between(-1, 1)];
  });
  const told = chance.is(noise) ? chance.whole(-1, count - 1) : right;
  return {
    grids: facts.map((_, i) => ({
      game: 'tetris',
      board: { x: 300 * i, y: 0, width: 100, height: 200 },
      columns: 10,
      rows: 20,
    })),
    facts: Float32Array.from(facts.flat()),
    right: Uint8Array.from({ length: count }, (_, i) => (i === told ? 1 : 0)),
    board: told >= 0,
    source: 'toy',
  };
}
