import { expect, it } from 'vitest';
import { Watcher } from '../../../vision/Watcher.ts';
import { wellFilm, wellLayout } from '../simulated/wellFilm.ts';
import { Chance } from '../synthetic/drawing/random.ts';

/** A piece has locked that no picture has shown yet. */
const lagMs = 1500;

interface Watched {
  pieces: number;
  /** Pieces for which the stack was told rightly. */
  right: number;
  misread: number[];
}

/** A film of which a busy machine gives a picture now and then, every `meanMs` or so, and none for 0.8 s at times. */
function watch(seed: number, meanMs: number): Watched {
  const chance = new Chance(seed);
  const watcher = new Watcher({ eyes: { locate: () => [wellLayout] } });
  const [right, misread, pieces] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const truths: { at: number; stack: string }[] = [];
  let due = 0;
  for (const { frame, game } of wellFilm({
    seed,
    pieces: 9,
    art: 'photo',
    veil: 0.9,
    isSettledOtherwise: true,
  })) {
    const { capturedAt: at } = frame;
    truths.push({ at, stack: game.board.masks.join() });
    pieces.add(game.locked);
    if (at < due) continue;
    due = at + (chance.is(meanMs / 12_000) ? 800 : meanMs * chance.between(0.4, 1.6));
    const { state } = watcher.next(frame);
    if (state?.game !== 'tetris') continue;
    const told = state.board.masks.join();
    const isTrue = truths.some((one) => one.at >= at - lagMs && one.stack === told);
    if (!isTrue) misread.add(game.locked);
    else if (told === truths.at(-1)!.stack) right.add(game.locked);
  }
  return { pieces: pieces.size, right: right.size, misread: [...misread] };
}

/** Before the first move nothing is told, and a piece may fall while no picture comes. */
const mayMiss = 2;

it.each([
  [1, 60],
  [2, 150],
  [3, 250],
  [4, 350],
])(
  'follows a stack drawn in other colours than the falling piece in few pictures (film %i, every %i ms)',
  (seed, meanMs) => {
    const watched = watch(seed, meanMs);
    expect(watched.misread).toEqual([]);
    expect(watched.right).toBeGreaterThanOrEqual(watched.pieces - mayMiss);
  },
);
