import { describe, expect, it } from 'vitest';
import { Watcher } from '../../../vision/Watcher.ts';
import { wellFilm, wellLayout, type WellFilmOptions } from '../simulated/wellFilm.ts';

/** What was true so long ago may still be told: a piece has just locked. */
const lagMs = 400;

interface Watched {
  pieces: number;
  /** Pieces for which the stack was told rightly. */
  right: number;
  /** Pieces for which some other stack was told, in any frame. */
  misread: number;
  firstMs: number;
}

/**
 * The board's place is given, as one that is more likely than not: what is tried is the reading of its stack. `skipped`:
 * frames before the first that is watched.
 */
function watch(options: WellFilmOptions, skipped = 0): Watched {
  const watcher = new Watcher({ eyes: { locate: () => [wellLayout] } });
  const [right, misread, pieces] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const truths: { at: number; stack: string }[] = [];
  let firstMs = Infinity;
  for (const { frame, game } of [...wellFilm(options)].slice(skipped)) {
    const { capturedAt: at } = frame;
    const floor = Array<number>(options.solid ?? 0).fill(0x3ff);
    truths.push({ at, stack: [...floor, ...game.board.masks].slice(0, game.board.masks.length).join() });
    pieces.add(game.locked);
    const { state } = watcher.next(frame);
    if (state?.game !== 'tetris') continue;
    const told = state.board.masks.join();
    const isTrue = truths.some((one) => one.at >= at - lagMs && one.stack === told);
    (isTrue ? right : misread).add(game.locked);
    if (isTrue) firstMs = Math.min(firstMs, at - truths[0]!.at);
  }
  return { pieces: pieces.size, right: right.size, misread: misread.size, firstMs };
}

/** Before a piece has moved nothing tells art from blocks. */
const firstPieces = 2;

describe.each<[string, Pick<WellFilmOptions, 'art' | 'veil' | 'seed'>]>([
  ['a pagoda behind a clear well', { art: 'pagoda', veil: 0.35, seed: 2 }],
  ['a photograph behind a darker well', { art: 'photo', veil: 0.6, seed: 1 }],
])('a stack over %s', (_, scene) => {
  it.each([
    ['from its first piece on', 0],
    ['in the middle of the game', 8],
  ])('is never misread %s, and read soon for nearly every piece', (_when, missed) => {
    const watched = watch({ ...scene, pieces: 9, missed });
    expect(watched.misread).toBe(0);
    expect(watched.right).toBeGreaterThanOrEqual(watched.pieces - firstPieces);
    expect(watched.firstMs).toBeLessThan(3000);
  });
});

it('tells an empty board from a pagoda at once, by the look of its cells alone', () => {
  const slow = { isIdle: true, rowFrames: 12, pieces: 1 } as const;
  const watched = watch({ art: 'pagoda', veil: 0.5, seed: 1, ...slow }, 30);
  expect(watched.misread).toBe(0);
  expect(watched.firstMs).toBeLessThan(1000);
});

it('reads a stack of one colour over a pagoda after pieces of several kinds, and never misreads it', () => {
  const watched = watch({ art: 'pagoda', veil: 0.35, seed: 2, isFlat: true, pieces: 20 });
  expect(watched.misread).toBe(0);
  expect(watched.right).toBeGreaterThanOrEqual(7);
});

it('reads grey locked blocks on an almost clear background as blocks, not as background', () => {
  const options = { art: 'photo', veil: 0.97, isFlat: true, isSettledOtherwise: true } as const;
  const watched = watch({ ...options, seed: 4, pieces: 20, missed: 17 });
  expect(watched.misread).toBe(0);
  expect(watched.right).toBeGreaterThanOrEqual(watched.pieces - firstPieces);
});

it('reads solid garbage as the floor, even at an unsure place with pieces that come in above the board', () => {
  const watched = watch({ art: 'photo', veil: 0.97, seed: 4, pieces: 14, solid: 2 });
  expect(watched.misread).toBe(0);
  expect(watched.right).toBeGreaterThanOrEqual(watched.pieces - firstPieces);
});

it.each([
  ['two empty rows below', ['XXXX..XXXX', 'XX.XXXXX.X', '..........', '..........']],
  ['one between others', ['XXX....XXX', '..........', 'X.XXXXXXXX']],
])('reads the floating rows of a map as blocks, not as an overlay: %s', (_, map) => {
  const watched = watch({ art: 'photo', veil: 0.97, seed: 4, pieces: 14, map });
  expect(watched.misread).toBe(0);
  // One piece more than elsewhere: what hangs has to be seen to stay while a piece moves.
  expect(watched.right).toBeGreaterThanOrEqual(watched.pieces - firstPieces - 1);
});
