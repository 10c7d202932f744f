import { describe, expect, it } from 'vitest';
import { type Option, findOptions } from '../../../../engine/tetris/advice/options.ts';
import { suggest, suggestions } from '../../../../engine/tetris/advice/suggest.ts';
import { styles } from '../../../../engine/tetris/evaluate/styles.ts';
import { cellsKey } from '../../../../engine/tetris/moves/keyWalk.ts';
import { betterLook } from '../betterLook.ts';
import { novicePositions } from '../novicePositions.ts';

describe('on boards of simulated novices', () => {
  const positions = [...novicePositions(60, 7)].map(({ state }) => state);

  it('almost no hint leaves a hole if another place is worth the same but for the noise', () => {
    const needless = positions.filter((state, seed) => {
      const options = findOptions(state, { skill: 'drops', useHold: true });
      const [hint] = suggest(state, { width: 24, count: 1 }).candidates;
      if (!hint || hint.result.holesAdded <= 0) return false;
      const worth = betterLook(state, options, 'okiba', seed);
      const isHint = ({ cells, choice }: Option) =>
        choice.useHold === hint.useHold && cellsKey(cells) === cellsKey(hint.cells);
      const least = worth[options.findIndex(isHint)]! - styles.okiba.noise;
      return options.some((option, at) => option.result.holesAdded <= 0 && worth[at]! >= least);
    });
    expect(needless.length).toBeLessThanOrEqual(0.02 * positions.length);
  });

  it('the first answer is usually the final one', () => {
    const same = positions.filter((state) => {
      const told = [...suggestions(state, { count: 1 })].map(({ candidates }) => candidates[0]?.cells.join());
      return told[0] === told.at(-1);
    });
    expect(same.length / positions.length).toBeGreaterThanOrEqual(0.9);
  });
});
