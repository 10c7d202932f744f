import { describe, expect, it } from 'vitest';
import type { Image } from '../../../../vision/types.ts';
import { SearchPause } from '../../../../vision/watching/searching/SearchPause.ts';

/** A picture of one grey, with so many rows of another one at its top. */
function picture(rows = 0): Image {
  const data = new Uint8Array(4 * 48 * 48).fill(40);
  data.fill(200, 0, 4 * 48 * rows);
  return { width: 48, height: 48, data };
}

function afterVain(searches: number): SearchPause {
  const pause = new SearchPause();
  pause.compare(picture());
  for (let i = 0; i < searches; i++) {
    pause.searched({ tookMs: 60, isInVain: true });
    pause.compare(picture());
  }
  return pause;
}

describe('SearchPause', () => {
  it('limits a search to a third of the time, and lasts at most two seconds', () => {
    const pause = new SearchPause();
    expect(pause.ms).toBe(330);
    pause.searched({ tookMs: 200, isInVain: false });
    expect(pause.ms).toBe(600);
    pause.searched({ tookMs: 5000, isInVain: false });
    expect(pause.ms).toBe(2000);
  });

  it('grows after many searches without a result', () => {
    const after = [0, 19, 20, 21, 22, 60].map((searches) => afterVain(searches).ms);
    expect(after).toEqual([330, 330, 330, 495, 742.5, 2000]);
  });

  it('is short again after a result', () => {
    const pause = afterVain(40);
    pause.searched({ tookMs: 60, isInVain: false });
    expect(pause.ms).toBe(330);
  });

  it.each([
    ['stays long while little changes', 8, 2000],
    ['is short again after a large change', 24, 330],
  ])('%s', (_, rows, ms) => {
    const pause = afterVain(40);
    pause.compare(picture(rows));
    expect(pause.ms).toBe(ms);
  });

  it('is short again after many small changes', () => {
    const pause = afterVain(40);
    for (let rows = 0; rows <= 24; rows++) pause.compare(picture(rows));
    expect(pause.ms).toBe(330);
  });
});
