import { describe, expect, it } from 'vitest';
import type { Order } from '../../../../engine/protocol/puzzleJobs.ts';
import { randomStream } from '../../../../engine/tetris/random.ts';
import { Deck, type DeckParts } from '../../../../renderer/trainer/ladder/Deck.ts';
import { priorRating } from '../../../../renderer/trainer/ladder/scale.ts';
import { categorySet } from '../../../../renderer/trainer/sets/sets.ts';

const set = categorySet({ category: 'tsd', moves: 2 });
let wanted = 1500;

const deck = (change: Partial<DeckParts> = {}): Deck =>
  new Deck({
    first: null,
    slides: false,
    hasTaste: false,
    random: randomStream(5),
    wish: () => ({ rating: wanted, ratingOf: priorRating, puzzles: set, themes: [] }),
    ...change,
  });

function numbersOf(order: Order | null): readonly number[] {
  return order?.from === 'category' ? order.numbers : [];
}
const ratingOf = (order: Order | null): number => priorRating(set[numbersOf(order)[0]!]!);

describe('a deck', () => {
  it('deals all five hundred of a kind before one comes again', () => {
    const dealt = deck();
    const numbers = Array.from({ length: 500 }, () => numbersOf(dealt.nextOrder())[0]);
    expect(new Set(numbers).size).toBe(500);
    expect(dealt.nextOrder()).not.toBeNull();
  });

  it('begins with the puzzle that came with the page', () => {
    expect(numbersOf(deck({ first: set[2]! }).nextOrder())).toEqual([2]);
  });

  it('keeps to its plan, because those puzzles are made', () => {
    const dealt = deck();
    const ahead = dealt.ahead(3);
    expect([dealt.nextOrder(), dealt.nextOrder(), dealt.nextOrder()]).toEqual(ahead);
  });

  it('plans anew for a player whose rating has moved far', () => {
    const dealt = deck();
    const before = dealt.ahead(3).map(ratingOf);
    wanted = 1700;
    const after = dealt.ahead(3).map(ratingOf);
    wanted = 1500;
    for (const rating of before) expect(Math.abs(rating - 1500)).toBeLessThan(40);
    for (const rating of after) expect(Math.abs(rating - 1700)).toBeLessThan(40);
  });

  it('lets a known taste choose among three, except for each fourth', () => {
    const dealt = deck({ hasTaste: true });
    const lengths = [0, 1, 2, 3, 4].map(() => numbersOf(dealt.nextOrder()).length);
    expect(lengths).toEqual([3, 3, 3, 1, 3]);
  });

  it('has slides in each second one only if they are wanted', () => {
    const slides = (dealt: Deck) =>
      [0, 1, 2, 3].map(() => dealt.nextOrder()).map((one) => one?.from === 'category' && one.slides);
    expect(slides(deck())).toEqual([false, false, false, false]);
    expect(slides(deck({ slides: true }))).toEqual([false, true, false, true]);
  });

  it('is empty if there is nothing', () => {
    const wish = () => ({ rating: 1500, ratingOf: priorRating, puzzles: [], themes: [] });
    expect(deck({ wish }).nextOrder()).toBeNull();
    expect(deck({ wish }).ahead(3)).toEqual([]);
  });
});
