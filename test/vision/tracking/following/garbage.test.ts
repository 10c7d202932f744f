import { describe, expect, it } from 'vitest';
import { Feed, floor, highT, reading, type Shown } from '../../simulated/readings.ts';

const row = 'XXXXXXX.XX';
const heap = `.X........\n${floor}`;
const air = '..........\n';
const falling = `....TTT...\n.....T....\n`;

function showing(text: string, next = 'O'): Feed {
  const feed = new Feed();
  feed.show(reading(text, next), 4);
  return feed;
}

const toldOver = (feed: Feed, text: string, frames: number, next = 'O'): string[] =>
  Array.from({ length: frames }, () => feed.show(reading(text, next)))
    .map(({ told }: Shown) => told)
    .filter((told) => told !== '');

describe('Tracker with rising garbage', () => {
  it('raises the board and keeps the piece after a few readings', () => {
    const feed = showing(`${falling}${air.repeat(4)}${heap}`);
    const risen = `${falling}${air.repeat(2)}${heap}\n${row}\n${row}`;
    expect(toldOver(feed, risen, 4)).toEqual(['garbage 2']);
    const { state, piece } = feed.show(reading(risen, 'O'));
    expect(piece).toBe(1);
    expect(state!.queue).toEqual(['T', 'O']);
    expect([...state!.board.masks.slice(0, 5)]).toEqual([0b1101111111, 0b1101111111, 0b1111110011, 0b10, 0]);
  });

  it('lifts a piece that is in the way', () => {
    const feed = showing(`.....T....\n....TTT...\n${air.repeat(5)}${floor}`);
    feed.show(reading(`${air.repeat(5)}.....T....\n....TTT...\n${floor}`, 'O'), 4);
    const risen = `${air.repeat(4)}.....T....\n....TTT...\n${floor}\n${row}`;
    expect(toldOver(feed, risen, 3)).toEqual(['garbage 1, move']);
  });

  it('reports garbage together with the lock, the clear and the next piece', () => {
    const base = 'X.XXXXXXXX';
    const feed = showing(`..OO......\n..OO......\n${air.repeat(3)}XX........\n${floor}\n${base}`, 'T');
    const next = `${falling}${air.repeat(3)}XXXX......\n${base}\n${row}`;
    expect(toldOver(feed, next, 4, 'L')).toEqual(['lock, clear 1, garbage 1, spawn']);
  });

  it('reports garbage at the place of a cleared row only after the clear animation', () => {
    const feed = showing(`..OO......\n..OO......\n${air.repeat(4)}XX........\n${floor}`, 'T');
    const next = `${falling}${air.repeat(4)}XXXX......\n${row}`;
    expect(toldOver(feed, next, 5, 'L')).toEqual(['lock, clear 1, spawn']);
    expect(toldOver(feed, next, 6, 'L')).toEqual(['garbage 1']);
    expect([...feed.show(reading(next, 'L')).state!.board.masks.slice(0, 3)]).toEqual([
      0b1101111111, 0b1111, 0,
    ]);
  });

  it('takes one more reading on an empty board', () => {
    const feed = showing(`${falling}${air.repeat(6)}`);
    const risen = reading(`${falling}${air.repeat(5)}${row}`, 'O');
    expect([1, 2, 3, 4].map(() => feed.show(risen).told)).toEqual(['', '', '', 'garbage 1']);
  });

  it.each([
    ['the piece is hard to see over rows that look like garbage', `${air.repeat(6)}${row}\n${row}`],
    ['a row is full', `${falling}${air.repeat(4)}${row}\nXXXXXXXXXX`],
    ['a cell of the stack is missing above it', `${falling}${air.repeat(3)}${row}\nXXXXX.X.XX\n${row}`],
  ])('reports nothing if %s', (_, text) => {
    const feed = showing(`${falling}${air.repeat(4)}${row}\n${row}`);
    expect(toldOver(feed, text, 4)).toEqual([]);
  });

  it('reports nothing for a stack that does not change', () => {
    expect(toldOver(showing(highT), highT, 20)).toEqual([]);
  });
});
