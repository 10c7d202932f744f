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

describe('a piece is counted once', () => {
  it.each<[string, Shown[], number, string]>([
    ['while it falls', [show(highT, 6), show(lowT, 6)], 1, 'T'],
    [
      'after it was lost sight of for three seconds',
      [show(highT, 6), { seen: strange, frames: 60 }, show(lowT, 40)],
      1,
      'T',
    ],
    [
      'after it was lost sight of twice',
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
    ['where it was named wrongly at first', [show(highT, 6), show(highL, 40)], 1, 'L'],
  ])('%s', (_, films, count, kind) => {
    const feed = new Feed();
    const last = films.map(({ seen, frames }) => feed.show(seen, frames)).at(-1)!;
    expect([last.piece, last.state?.queue[0]]).toEqual([count, kind]);
  });

  it('and the next one is another', () => {
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

  it('and so is what comes from the queue when it is held for the first time', () => {
    const feed = new Feed();
    feed.show(reading(highT, 'O'), 12);
    expect(feed.show(reading(highO, 'O'), 40).piece).toBe(2);
  });
});

describe('a piece of which the upper edge shows a part', () => {
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
  ])('is named by the queue: %s, announced %s', (row, next, kind) => {
    expect(cut(row, next).state?.queue[0]).toBe(kind);
  });

  it('is named where one kind alone has such a part: four in a row', () => {
    expect(cut('...XXXX...', '').state?.queue[0]).toBe('I');
  });

  it.each(['...X......', '...XX.....', '...XXX....'])('is not named where it could be several: %s', (row) => {
    const { state, piece } = cut(row, '');
    expect([state, piece]).toEqual([null, 1]);
  });
});
