import { describe, expect, it } from 'vitest';
import { type Stance, findMoves, press, spawn } from '../../../../engine/puyo/rules/moves.ts';
import { randomFrom } from '../../../../engine/puyo/random.ts';
import { type Placement } from '../../../../engine/puyo/types.ts';
import { cases } from '../cases.ts';

const mixed = { axis: 'R', child: 'G' } as const;
const equal = { axis: 'R', child: 'R' } as const;
const nameOf = ({ column, direction }: Placement) => `${column}${direction[0]}`;

describe('reachable placements', () => {
  it.each(cases.moves)('on columns of $heights', ({ heights, reachable }) => {
    const found = findMoves(heights, mixed).map(({ placement }) => nameOf(placement));
    expect(found.sort()).toEqual(reachable.split(' ').sort());
  });

  it('brings the pair there with its keys', () => {
    const random = randomFrom(3);
    for (let round = 0; round < 300; round++) {
      const heights = Array.from({ length: 6 }, () => Math.floor(random() * 14));
      heights[2] = Math.min(heights[2]!, 11);
      for (const { placement, inputs } of findMoves(heights, mixed)) {
        expect(inputs.at(-1)).toBe('hardDrop');
        let stance: Stance | null = spawn;
        for (const key of inputs.slice(0, -1)) stance = stance && press(heights, stance, key as 'left');
        expect(stance && { column: stance.x + 1, direction: stance.direction }).toEqual(placement);
      }
    }
  });

  it('needs no more keys than turns and steps on an empty field', () => {
    const keys = new Map(
      findMoves([0, 0, 0, 0, 0, 0], mixed).map((move) => [nameOf(move.placement), move.inputs]),
    );
    expect(keys.get('3u')).toEqual(['hardDrop']);
    expect(keys.get('6d')?.length).toBe(6);
    expect(keys.get('1r')?.length).toBe(4);
    expect(keys.get('6l')?.length).toBe(5);
  });

  it('turns a pair quickly in a well one column wide', () => {
    const heights = [0, 12, 0, 12, 0, 0];
    const armed = press(heights, spawn, 'cw')!;
    expect(armed).toEqual({ ...spawn, armed: true });
    expect(press(heights, armed, 'cw')).toEqual({ x: 2, y: 12, direction: 'down' });
  });

  it('lists 22 places, and 11 for equal colours', () => {
    const heights = [0, 0, 0, 0, 0, 0];
    expect(findMoves(heights, mixed)).toHaveLength(22);
    expect(findMoves(heights, equal)).toHaveLength(11);
    expect(findMoves(heights, mixed, 'thesis')).toHaveLength(22);
  });

  it("goes over columns in the thesis's rules, as long as both puyos fit", () => {
    const found = findMoves([12, 11, 0, 0, 10, 12], mixed, 'thesis').map(({ placement }) =>
      nameOf(placement),
    );
    expect(found.sort()).toEqual('2r 3d 3l 3r 3u 4d 4l 4r 4u 5d 5l 5u'.split(' ').sort());
  });

  it("starts at the pair's place", () => {
    const found = findMoves([0, 0, 0, 0, 0, 0], mixed, 'tsu', { x: 5, y: 3, direction: 'down' });
    expect(found.find(({ placement }) => nameOf(placement) === '6d')?.inputs).toEqual(['hardDrop']);
  });
});
