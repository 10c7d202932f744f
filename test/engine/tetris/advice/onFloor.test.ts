import { describe, expect, it } from 'vitest';
import { suggest } from '../../../../engine/tetris/advice/suggest.ts';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import type { TetrisState } from '../../../../engine/tetris/types.ts';
import { stateOf } from '../states.ts';

const stack = ['X.........', 'XX......XX', 'XXX..XXXXX', 'XXXX.XXXXX'];
const full = 'XXXXXXXXXX';

const stateOn = (floor: number): TetrisState =>
  stateOf(parseBoard([...stack, ...Array<string>(floor).fill(full)], 20), 'TI');

describe('full rows at the bottom', () => {
  it.each([1, 2, 5])('are a floor of %i rows: the same places as without them, so much higher', (floor) => {
    const [plain, onFloor] = [suggest(stateOn(0)), suggest(stateOn(floor))];
    const told = ({ candidates }: typeof plain, lift: number) =>
      candidates.map(({ placement: { location }, cells, inputs, result }) => ({
        location: { ...location, y: location.y + lift },
        cells: cells.map(([x, y]) => [x, y + lift]),
        inputs,
        cleared: result.linesCleared,
      }));
    expect(told(onFloor, 0).slice(0, 3)).toEqual(told(plain, floor).slice(0, 3));
  });

  it('are not counted as cleared', () => {
    const state = stateOn(2);
    const flat = { ...state, board: parseBoard([full, full], 20) };
    const { candidates } = suggest(flat);
    expect(candidates.every(({ result }) => result.linesCleared === 0)).toBe(true);
    expect(candidates.every(({ cells }) => cells.every(([, y]) => y >= 2))).toBe(true);
  });

  it('hold a piece that is falling above them', () => {
    const location = { type: 'T', orientation: 'north', x: 4, y: 17 } as const;
    const { candidates } = suggest({ ...stateOn(3), active: location });
    expect(candidates.length).toBeGreaterThan(10);
  });
});
