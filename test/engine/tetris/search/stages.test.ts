import { describe, expect, it } from 'vitest';
import { styles } from '../../../../engine/tetris/evaluate/styles.ts';
import { findOptions } from '../../../../engine/tetris/advice/options.ts';
import { judgeInStages } from '../../../../engine/tetris/search/stages.ts';
import { type TetrisState } from '../../../../engine/tetris/types.ts';
import { randomBoard, randomNumbers } from '../randomBoards.ts';

const state: TetrisState = {
  game: 'tetris',
  board: randomBoard(randomNumbers(19), 10, 20),
  queue: ['T', 'S', 'I', 'L'],
  hold: 'J',
  canHold: true,
  combo: 0,
  backToBack: false,
  incoming: 0,
};
const moves = findOptions(state, { skill: 'drops', useHold: true });

describe.each(['okiba', 'tspin'] as const)('%s in stages', (name) => {
  const style = styles[name];
  const stages = (more: { width?: number; until?: number } = {}) => [
    ...judgeInStages(state, moves, { style, skill: 'drops', ...more }),
  ];

  it('judges every move at once, and none worse later', () => {
    const all = stages({ until: performance.now() + 150 });
    expect(all.length).toBeGreaterThan(1);
    for (const [index, { verdicts, final }] of all.entries()) {
      expect(verdicts).toHaveLength(moves.length);
      expect(final).toBe(index === all.length - 1);
      for (const [root, { score }] of verdicts.entries())
        expect(score).toBeGreaterThanOrEqual(all[index - 1]?.verdicts[root]!.score ?? -Infinity);
    }
  });

  it('takes one look of the width that is asked for', () => {
    const [only, ...more] = stages({ width: 40 });
    expect(more).toEqual([]);
    expect(only!.final).toBe(true);
    expect(only!.nodes).toBeLessThan(stages({ width: 80 })[0]!.nodes);
  });

  it('ends with the first look where there is no time for another one', () => {
    const all = stages({ until: performance.now() });
    expect(all.map(({ final }) => final)).toEqual([false, true]);
    expect(all[1]!.verdicts).toEqual(all[0]!.verdicts);
  });
});
