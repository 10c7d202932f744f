import { describe, expect, it } from 'vitest';
import { styles } from '../../../../engine/tetris/evaluate/styles.ts';
import { findOptions } from '../../../../engine/tetris/advice/options.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import { chooseWithForesight } from '../../../../engine/tetris/search/futures.ts';
import { foresights, judgeInStages, searchRules } from '../../../../engine/tetris/search/stages.ts';
import { type TetrisState } from '../../../../engine/tetris/types.ts';
import { randomBoard, randomNumbers } from '../randomBoards.ts';
import { makePosition } from '../../../../engine/tetris/position.ts';

const state: TetrisState = makePosition({
  board: randomBoard(randomNumbers(19), 10, 20),
  queue: ['T', 'S', 'I', 'L'],
  hold: 'J',
});
const moves = findOptions(state, { skill: 'drops', useHold: true });

describe.each(['okiba', 'tspin'] as const)('%s in stages', (name) => {
  const style = styles[name];
  const stages = (more: { width?: number; until?: number } = {}) => [
    ...judgeInStages(state, moves, { style, skill: 'drops', ...more }),
  ];

  it('judges every move at once, and in every stage', () => {
    const all = stages({ until: performance.now() + 50 });
    expect(all.length).toBeGreaterThan(1);
    for (const [index, { verdicts, final }] of all.entries()) {
      expect(verdicts).toHaveLength(moves.length);
      expect(final).toBe(index === all.length - 1);
    }
  });

  it('takes one stage of the requested width', () => {
    const [only, ...more] = stages({ width: 40 });
    expect(more).toEqual([]);
    expect(only!.final).toBe(true);
    expect(only!.nodes).toBeLessThan(stages({ width: 80 })[0]!.nodes);
  });

  it('ends with the first stage if there is no time for another one', () => {
    const all = stages({ until: performance.now() });
    expect(all.map(({ final }) => final)).toEqual([false, true]);
    expect(all[1]!.verdicts).toEqual(all[0]!.verdicts);
  });
});

const until = () => performance.now() + 50;

it('okiba judges none worse later: all its lines have the same length', () => {
  const all = [...judgeInStages(state, moves, { style: styles.okiba, skill: 'drops', until: until() })];
  for (const [index, { verdicts }] of all.entries())
    for (const [root, { score }] of verdicts.entries())
      expect(score).toBeGreaterThanOrEqual(all[index - 1]?.verdicts[root]!.score ?? -Infinity);
});

it('tspin looks beyond the queue in the end, as in a simulated game, and no plan names pieces that are not visible', () => {
  const all = [...judgeInStages(state, moves, { style: styles.tspin, skill: 'drops' })];
  const { verdicts } = all.at(-1)!;
  const rules = searchRules(styles.tspin, 'drops');
  const foresight = { width: 96, forecasts: 24, ...foresights.versus };
  const { move } = chooseWithForesight(state, rules, foresight);
  const best = verdicts.reduce((a, { score }, at) => (score > verdicts[a]!.score ? at : a), 0);
  expect(cellsOf(moves[best]!.placement.location)).toEqual(cellsOf(move!.placement.location));
  for (const { plan } of verdicts) expect(plan.length).toBeLessThan(state.queue.length);
});
