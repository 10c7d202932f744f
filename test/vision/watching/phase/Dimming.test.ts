import { beforeEach, describe, expect, it } from 'vitest';
import { Dimming } from '../../../../vision/watching/phase/Dimming.ts';

let dimming: Dimming;
beforeEach(() => {
  dimming = new Dimming();
});

const board = Float32Array.from({ length: 200 }, (_, at) => (at < 120 ? 20 : 90 + (at % 7) * 20));

/** The board once each shade has become what `change` says. */
const changed = (change: (shade: number, at: number) => number): Float32Array => board.map(change);

const curtains: [string, (shade: number, at: number) => number][] = [
  ['a curtain', (shade) => 0.18 * shade + 16],
  ['a thin curtain', (shade) => 0.6 * shade],
  ['a curtain with words on it', (shade, at) => (at >= 95 && at < 135 ? 200 : 0.18 * shade + 16)],
];

const others: [string, (shade: number, at: number) => number][] = [
  ['nothing new', (shade) => shade],
  ['noise', (shade, at) => shade + ((at * 37) % 9) - 4],
  ['blocks that are gone', () => 20],
  ['half of the blocks gone', (shade, at) => (at < 160 ? 20 : shade)],
  ['a flash', (shade) => 0.3 * shade + 170],
];

describe('a board', () => {
  it.each(curtains)('is dimmed by %s', (_, change) => {
    expect(dimming.isDimmed(board)).toBe(false);
    expect(dimming.isDimmed(changed(change))).toBe(true);
    expect(dimming.isDimmed(board)).toBe(false);
  });

  it.each(others)('is not dimmed by %s', (_, change) => {
    dimming.isDimmed(board);
    expect(dimming.isDimmed(changed(change))).toBe(false);
  });

  it('is not dimmed after a reset, or with another size', () => {
    dimming.isDimmed(board);
    dimming.reset();
    expect(dimming.isDimmed(board.map((shade) => shade / 3))).toBe(false);
    expect(dimming.isDimmed(board.slice(20).map((shade) => shade / 9))).toBe(false);
  });

  it('with almost no blocks on a dark background is never dimmed', () => {
    const bare = board.map((_, at) => (at < 3 ? 200 : 10));
    dimming.isDimmed(bare);
    expect(dimming.isDimmed(bare.map((shade) => shade / 4))).toBe(false);
  });
});
