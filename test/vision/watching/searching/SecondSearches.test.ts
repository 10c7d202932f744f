import { describe, expect, it } from 'vitest';
import { SecondSearches } from '../../../../vision/watching/searching/SecondSearches.ts';
import type { Layout, Rect } from '../../../../vision/types.ts';

const place: Rect = { x: 60, y: 40, width: 100, height: 200 };

function layout(confidence: number, board: Partial<Rect> = {}): Layout {
  return {
    game: 'tetris',
    board: { ...place, ...board },
    columns: 10,
    rows: 20,
    next: [],
    hold: null,
    confidence,
  };
}

const lower = { y: 30, height: 210 };

describe('second searches on a found board', () => {
  it.each([
    ['are repeated at growing intervals, and end', false, [1500, 4000, 9000, 20_000]],
    ['begin early if pieces have just started to move', true, [300, 1500, 4000, 9000, 20_000]],
  ])('%s', (_, isEarly, expected) => {
    const looks = new SecondSearches(1000, isEarly);
    const due: number[] = [];
    for (let now = 1000; now < 60_000; now += 100)
      if (looks.isDue(now)) {
        due.push(now - 1000);
        looks.looked([layout(0.9)], layout(0.9), now);
      }
    expect(due).toEqual(expected);
  });

  it('adopt a surer measure of the same board after two equal results', () => {
    const looks = new SecondSearches(0);
    expect(looks.looked([layout(0.97)], layout(0.6, lower), 1500)).toBeNull();
    expect(looks.isDue(1600)).toBe(false);
    expect(looks.isDue(1900)).toBe(true);
    expect(looks.looked([layout(0.96)], layout(0.6, lower), 1900)?.board).toEqual(place);
  });

  it('replace an unsure Puyo board by a Tetris board after two equal results, or at once if it is sure', () => {
    const puyo = { ...layout(0.7), game: 'puyo', columns: 6, rows: 12 } as const;
    const looks = new SecondSearches(0);
    expect(looks.looked([layout(0.5), puyo], puyo, 300)).toBeNull();
    expect(looks.hasRival).toBe(true);
    expect(looks.looked([layout(0.5), puyo], puyo, 700)).toMatchObject({ game: 'tetris' });
    expect(new SecondSearches(0).looked([layout(0.95)], puyo, 300)).toMatchObject({ game: 'tetris' });
    expect(new SecondSearches(0).looked([puyo, layout(0.5)], puyo, 300)).toBeNull();
  });

  it('find the board among several in the picture', () => {
    const looks = new SecondSearches(0);
    const both = [layout(0.99, { x: 400 }), layout(0.9)];
    looks.looked(both, layout(0.6, lower), 1500);
    expect(looks.looked(both, layout(0.6, lower), 1900)?.board).toEqual(place);
  });

  it.each<[string, Layout | null, Layout | null]>([
    ['was found only once', layout(0.97), null],
    ['was different each time', layout(0.97), layout(0.97, { x: 40, width: 120 })],
    ['is less sure', layout(0.5), layout(0.5)],
    ['is of another board', layout(0.97, { x: 400 }), layout(0.97, { x: 400 })],
    ['is the same', layout(0.97, lower), layout(0.97, lower)],
  ])('do not change the board if the new measure %s', (_, first, second) => {
    const looks = new SecondSearches(0);
    const current = layout(0.6, lower);
    expect(looks.looked(first ? [first] : [], current, 1500)).toBeNull();
    expect(looks.looked(second ? [second] : [], current, 2000)).toBeNull();
  });
});
