import { describe, expect, it } from 'vitest';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { bestSlot } from '../../../../engine/tetris/evaluate/slots.ts';
import { judgeKept, versusFeatures } from '../../../../engine/tetris/evaluate/versus.ts';
import { suggest } from '../../../../engine/tetris/advice/suggest.ts';
import { mirrored, randomNumbers } from '../randomBoards.ts';
import { stateOf } from '../states.ts';

describe('bestSlot', () => {
  const slotOf = (rows: string[]) => {
    const board = parseBoard(rows, 20);
    return [board, mirrored(board)].map(({ masks, columns }) => bestSlot(masks, 0, columns));
  };

  it.each([
    ['a whole one', ['XX........', 'X...XXXXXX', 'XX.XXXXXXX'], 3],
    ['a row unfinished', ['XX........', 'X...XXXXX.', 'XX.XXXXXXX'], 2],
    ['both unfinished', ['XX........', 'X...XXXXX.', 'XX.XX.XXXX'], 1],
    ['no overhang', ['..........', 'X...XXXXXX', 'XX.XXXXXXX'], 0],
    ['closed above', ['XX..X.....', 'XX.X......', 'X...XXXXXX', 'XX.XXXXXXX'], 0],
    ['roofed', ['...X......', 'XX........', 'X...XXXXXX', 'XX.XXXXXXX'], 0],
  ])('%s', (_, rows, worth) => {
    expect(slotOf(rows)).toEqual([worth, worth]);
  });

  it('is the same on the mirrored board', () => {
    const random = randomNumbers(12);
    for (let round = 0; round < 200; round++) {
      const [one, other] = slotOf(
        Array.from({ length: 8 }, () =>
          Array.from({ length: 10 }, () => (random() < 0.55 ? 'X' : '.')).join(''),
        ),
      );
      expect(one).toBe(other);
    }
  });
});

describe('judgeKept', () => {
  const weights = Float64Array.from(
    versusFeatures,
    (name) => ({ keptT: 1, keptTForTwo: 2, keptI: 4 })[name as string] ?? 0,
  );

  it.each([
    ['T', 3, 3],
    ['T', 2, 1],
    ['I', 3, 4],
    ['S', 3, 0],
    [null, 3, 0],
  ] as const)('%s beside a slot of worth %i', (kept, slot, value) => {
    expect(judgeKept(weights, kept, slot)).toBe(value);
  });
});

describe('the styles', () => {
  const slot = parseBoard(['XX........', 'X...XXXXXX', 'XX.XXXXXXX'], 20);

  it('tspin turns a T into its slot', () => {
    const [best] = suggest(stateOf(slot, 'TIO'), { evaluator: 'tspin' }).candidates;
    expect(best).toMatchObject({ placement: { spin: 'full' }, result: { linesCleared: 2 } });
  });

  it('tetris keeps its well for the I', () => {
    const well = parseBoard(Array<string>(4).fill('XXXXXXXXX.'), 20);
    const [best] = suggest(stateOf(well, 'LI'), { evaluator: 'tetris' }).candidates;
    expect(best!.result.linesCleared).toBe(0);
    expect(best!.plan[0]!.location.type).toBe('I');
    const [withI] = suggest(stateOf(well, 'IL'), { evaluator: 'tetris' }).candidates;
    expect(withI!.result.linesCleared).toBe(4);
  });

  it.each(['okiba', 'survive', 'tetris', 'tspin'])(
    '%s clears before announced garbage pushes it out',
    (evaluator) => {
      const high = parseBoard(['.XXXXXXXX.', ...Array<string>(14).fill('XXXXXXXXX.')], 20);
      const state = stateOf(high, 'IOSZ', { incoming: 6 });
      const [best] = suggest(state, { evaluator }).candidates;
      expect(best!.result.linesCleared).toBe(4);
    },
  );

  it.each(['okiba', 'tspin'])('%s likes high places less where garbage is announced', (evaluator) => {
    const slope = parseBoard(
      Array.from({ length: 13 }, (_, row) => (row < 9 ? 'XXXX......' : 'XXXXXXXXX.')),
      20,
    );
    const preferenceForLow = (incoming: number) => {
      const { candidates } = suggest(stateOf(slope, 'O', { incoming }), { evaluator });
      const scoreAt = (x: number) => candidates.find(({ cells }) => cells[0]![0] === x)!.score;
      return scoreAt(5) - scoreAt(1);
    };
    expect(preferenceForLow(4)).toBeGreaterThan(preferenceForLow(0));
    expect(preferenceForLow(7)).toBeGreaterThan(preferenceForLow(4));
  });
});
