import { expect, it } from 'vitest';
import { makeText } from '../../../engine/tetris/rules/board.ts';
import { Watcher } from '../../../vision/Watcher.ts';
import { drawnFilm } from '../simulated/films/drawnFilm.ts';

const count = (lines: readonly string[]): number => lines.join('').replaceAll('.', '').length;

it.each([102, 104])(
  'reports no empty board when a page covers the stack, in a game drawn by seed %i',
  (seed) => {
    const watcher = new Watcher();
    const told: { cells: number; lie: number }[] = [];
    for (const { frame, truth } of drawnFilm(seed, 'window', 2)) {
      const { state } = watcher.next(frame);
      if (state?.game === 'tetris')
        told.push({ cells: count(makeText(state.board)), lie: count(truth.stack) });
    }
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter(({ cells, lie }) => cells === 0 && lie > 0)).toEqual([]);
  },
);
