import { describe, expect, it } from 'vitest';
import type { LocateOptions } from '../../../../vision/locate.ts';
import type { Frame, Image, Layout, Rect, Sighting } from '../../../../vision/types.ts';
import { Watcher, type WatcherOptions } from '../../../../vision/Watcher.ts';
import { wellFilm, wellLayout, type WellFrame } from '../../simulated/wellFilm.ts';

const look = { art: 'photo', veil: 0.8 } as const;
const width = 620;
const full = { width: 2 * width, height: 700 };
const at = (x: number, confidence: number): Layout => ({
  ...wellLayout,
  board: { ...wellLayout.board, x: wellLayout.board.x + x },
  confidence,
});
/** The left one is the surer one, so that it is watched at first. */
const [left, right] = [at(0, 0.95), at(width, 0.93)];

function beside(a: Frame, b: Frame): Frame {
  const data = new Uint8Array(4 * full.width * full.height);
  for (let row = 0; row < full.height; row += 1)
    [a, b].forEach(({ data: from }, side) =>
      data.set(from.subarray(4 * width * row, 4 * width * (row + 1)), 4 * (full.width * row + side * width)),
    );
  return { ...a, width: full.width, height: full.height, full, data };
}

/** Two games side by side, for so many frames. `rowFrames`: from row to row of the pieces that nobody touches. */
function* match(isLeftIdle: boolean, frames: number, rowFrames = 3): Generator<Frame> {
  const films = [true, false].map((isLeft) =>
    wellFilm({ ...look, seed: isLeft ? 3 : 4, pieces: 30, isIdle: isLeft === isLeftIdle, rowFrames }),
  ) as [Generator<WellFrame>, Generator<WellFrame>];
  for (let seq = 0; seq < frames; seq += 1) {
    const [a, b] = films.map((film) => film.next().value as WellFrame);
    yield beside(a!.frame, b!.frame);
  }
}

function watch(
  frames: Iterable<Frame>,
  happen: (watcher: Watcher, seq: number) => void = () => {},
  options: WatcherOptions = { eyes: { locate: () => [left, right] } },
): Sighting[] {
  const watcher = new Watcher(options);
  return [...frames].map((frame) => {
    happen(watcher, frame.seq);
    const sighting = watcher.next(partOf(frame, watcher.region()));
    watcher.lookAside();
    return sighting;
  });
}

/** What a watcher is given that wants no more. */
function partOf(frame: Frame, part: Rect | null): Frame {
  if (!part) return frame;
  const { x, y, width, height } = part;
  const rows = Array.from({ length: height }, (_, row) => {
    const start = 4 * (full.width * (y + row) + x);
    return frame.data.subarray(start, start + 4 * width);
  });
  const data = new Uint8Array(4 * width * height);
  rows.forEach((row, at) => data.set(row, 4 * width * at));
  return { ...frame, width, height, data, origin: { x, y } };
}

/** The right one is not seen in the first picture. */
const locateLater = (_: Image, { exclude = [] }: LocateOptions = {}): Layout[] =>
  exclude.length > 0 ? [right] : [left];

const sideOf = ({ layout }: Sighting): string =>
  !layout ? 'none' : layout.board.x < width ? 'left' : 'right';

describe('of two fields side by side, Watcher', () => {
  it('switches to the one with player input if the followed one has none', () => {
    const seen = watch(match(true, 190));
    expect(sideOf(seen.find(({ layout }) => layout)!)).toBe('left');
    expect(sideOf(seen.at(-1)!)).toBe('right');
    expect(seen.at(-1)!.state).not.toBeNull();
    expect(seen.at(-1)!.other!.x).toBeLessThan(width);
  });

  it('switches within a few seconds, although the first piece of the idle one takes far longer to land', () => {
    const seen = watch(match(true, 140, 12), undefined, { eyes: { locate: locateLater } });
    expect(sideOf(seen.find(({ layout }) => layout)!)).toBe('left');
    expect(sideOf(seen.at(-1)!)).toBe('right');
  });

  it('stays with the one with player input, and drops the doubt', () => {
    const seen = watch(match(false, 60));
    expect(new Set(seen.map(sideOf))).toEqual(new Set(['none', 'left']));
    expect(seen.find(({ layout }) => layout)!.observation.doubts).toContain('more than one playfield');
    expect(seen.at(-1)!.observation.doubts).not.toContain('more than one playfield');
  });

  it('switches at once to the one that the user chooses, and stays there', () => {
    const seen = watch(match(false, 60), (watcher, seq) => seq === 20 && watcher.swap());
    expect(sideOf(seen[19]!)).toBe('left');
    expect(sideOf(seen[20]!)).toBe('right');
    expect(sideOf(seen.at(-1)!)).toBe('right');
  });

  it.each<[string, WatcherOptions]>([
    ['by a later search', { eyes: { locate: locateLater } }],
    [
      'beside a remembered one',
      { eyes: { locate: locateLater }, remembered: [{ full, layout: left, isNew: false }] },
    ],
  ])('also finds the other one %s, and lets the user switch to it', (_, options) => {
    const seen = watch(match(false, 60), (watcher, seq) => seq === 50 && watcher.swap(), options);
    expect(seen[25]!.other).toBeUndefined();
    expect(seen[49]!.other!.x).toBeGreaterThan(width);
    expect(sideOf(seen.at(-1)!)).toBe('right');
  });
});
