import { describe, expect, it } from 'vitest';
import type { TetrisObservation } from '../../../../vision/types.ts';
import { Feed, floor, highT, lowT, reading } from '../../simulated/readings.ts';

const strange = reading('X...XXXXXX', 'O');
const highL = `....LLL...\n....L.....\n${'..........\n'.repeat(5)}${floor}`;
const highO = `....OO....\n....OO....\n${'..........\n'.repeat(5)}${floor}`;

interface Shown {
  seen: TetrisObservation;
  frames: number;
}
const show = (text: string, frames: number, next = 'O'): Shown => ({ seen: reading(text, next), frames });

describe('the number of a piece', () => {
  it.each<[string, Shown[], number, string]>([
    ['while it falls', [show(highT, 6), show(lowT, 6)], 1, 'T'],
    [
      'after three seconds out of sight',
      [show(highT, 6), { seen: strange, frames: 60 }, show(lowT, 40)],
      1,
      'T',
    ],
    [
      'after two times out of sight',
      [
        show(highT, 6),
        { seen: strange, frames: 60 },
        show(highT, 40),
        { seen: strange, frames: 60 },
        show(lowT, 40),
      ],
      1,
      'T',
    ],
    ['if its kind is corrected', [show(highT, 6), show(highL, 40)], 1, 'L'],
  ])('stays the same %s', (_, films, count, kind) => {
    const feed = new Feed();
    const last = films.map(({ seen, frames }) => feed.show(seen, frames)).at(-1)!;
    expect([last.piece, last.state?.queue[0]]).toEqual([count, kind]);
  });

  it('increases with the next one', () => {
    const feed = new Feed();
    feed.show(reading(highT, 'O'), 6);
    feed.show(reading(lowT, 'O'), 6);
    const after = feed.show(
      reading(
        `....OO....\n....OO....\n..........\n..........\n..........\n....XXX...\n.....X....\n${floor}`,
        'I',
      ),
      40,
    );
    expect([after.piece, after.state?.queue[0]]).toEqual([2, 'O']);
  });

  it('increases with the piece that comes from the queue on the first hold', () => {
    const feed = new Feed();
    feed.show(reading(highT, 'O'), 12);
    expect(feed.show(reading(highO, 'O'), 40).piece).toBe(2);
  });
});

describe('a piece partly visible at the upper edge', () => {
  const cut = (row: string, next: string) => {
    const feed = new Feed();
    feed.show(reading(highT, next), 4);
    feed.show(reading(lowT, next), 2);
    const cells = [...row].flatMap((letter, x) => (letter === 'X' ? [[x, 7] as const] : []));
    const landed = `..........\n..........\n..........\n..........\n..........\n....XXX...\n.....X....\n${floor}`;
    return feed.show(reading(landed, next, { cut: cells }), 12);
  };

  it.each([
    ['...X......', 'I', 'I'],
    ['...XX.....', 'O', 'O'],
    ['...XXX....', 'J', 'J'],
  ])('is identified by the queue: %s, announced %s', (row, next, kind) => {
    expect(cut(row, next).state?.queue[0]).toBe(kind);
  });

  it('is identified if only one kind has such a part: four in a row', () => {
    expect(cut('...XXXX...', '').state?.queue[0]).toBe('I');
  });

  it.each(['...X......', '...XX.....', '...XXX....'])('is not identified if several kinds fit: %s', (row) => {
    const { state, piece } = cut(row, '');
    expect([state, piece]).toEqual([null, 1]);
  });
});
