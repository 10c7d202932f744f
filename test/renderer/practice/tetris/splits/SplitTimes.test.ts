import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { parseBoard } from '../../../../../engine/tetris/rules/board.ts';
import { deal } from '../../../../../engine/tetris/rules/play.ts';
import { keyDown, startClock, type Clock } from '../../../../../renderer/practice/tetris/clock.ts';
import { tetrisRules } from '../../../../../renderer/practice/tetris/tetrisRules.ts';
import { emptyRows } from '../../../../../renderer/shared/board/rows.ts';
import { usualShift } from '../../../../../renderer/practice/autoShift.ts';
import { modeOf } from '../../../../../electron/contract/practice/modes.ts';
import { usualOptions } from '../../../../../electron/contract/practice/options.ts';
import { languages } from '../../../../../electron/contract/words/languages.ts';
import SplitTimes from '../../../../../renderer/practice/tetris/splits/SplitTimes.svelte';
import { begin, openPage } from '../../page.ts';

/** A race at 38 rows, with an I that clears the last ones. */
function nearTheEnd(): Clock {
  const start = startClock(1, 1, usualShift, modeOf('rows40', 0));
  const rows = [...emptyRows(10, 19), 'XXX....XXX'];
  const game = deal({ ...start.game, board: parseBoard(rows), lines: 39 }, ['I', 'O', 'T']);
  return { ...start, rows, game, elapsed: 60_000, splits: [10_000, 21_000, 33_000] };
}

const words = languages.en.practice;
const lines = () =>
  [...screen.getByRole('region', { name: words.splits.heading }).querySelectorAll('div')].map((line) =>
    line.textContent.trim().replace(/\s+/g, ' '),
  );

describe('times on the way', () => {
  it('are beside those of the best game, whose times are shown until they are reached', () => {
    const best = [15_000, 30_000, 45_000, 61_000];
    render(SplitTimes, { splits: [14_300, 31_000], best, rows: 40, words });
    expect(lines()).toEqual(['10 0:14.3 −0.7 s', '20 0:31.0 +1.0 s', '30 0:45.0', '40 1:01.0']);
  });

  it('are alone where the best game is older than they are', () => {
    render(SplitTimes, { splits: [14_300], best: undefined, rows: 40, words });
    expect(lines()).toEqual(['10 0:14.3', '20 –', '30 –', '40 –']);
  });
});

describe('a race', () => {
  it('keeps when every tenth row was gone, the last one with its end', () => {
    const ended = keyDown(nearTheEnd(), 'hardDrop');
    expect(tetrisRules.outcomeOf(ended)).toBe('reached');
    expect(tetrisRules.countsOf(ended)).toMatchObject({
      cleared: 40,
      splits: [10_000, 21_000, 33_000, 60_000],
    });
  });

  it('shows four times, and dashes before they are reached', async () => {
    const page = await openPage({ practice: { ...usualOptions, tetrisMode: 'rows40' } });
    await begin(page.practice);
    expect(lines()).toEqual(['10 –', '20 –', '30 –', '40 –']);
  });

  it('is a race in no other mode', async () => {
    const page = await openPage({ practice: { ...usualOptions, tetrisMode: 'marathon' } });
    await begin(page.practice);
    expect(screen.queryByRole('region', { name: words.splits.heading })).toBeNull();
  });
});
