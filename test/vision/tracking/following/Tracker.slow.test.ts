import { describe, expect, it } from 'vitest';
import type { Board, TetrisState } from '../../../../engine/tetris/types.ts';
import { Tracker } from '../../../../vision/tracking/Tracker.ts';
import type { Track } from '../../../../vision/types.ts';
import type { GameOptions, SimulatedFrame, Truth } from '../../simulated/gameFilm.ts';
import { SimulatedGame } from '../../simulated/simulatedGame.ts';

interface Step extends SimulatedFrame {
  track: Track<TetrisState>;
}

const frameMs = 60;

function follow(options: GameOptions): Step[] {
  const tracker = new Tracker();
  return new SimulatedGame(options).play().frames.map((frame, index) => ({
    ...frame,
    track: tracker.followReading(frame.observation, {
      at: index * frameMs,
      hasHold: (options.holds ?? 0) > 0,
    }),
  }));
}

function rowsOf({ columns, rows, masks }: Board): string[] {
  return Array.from({ length: rows }, (_, top) =>
    Array.from({ length: columns }, (_, x) => (masks[rows - 1 - top]! & (1 << x) ? 'X' : '.')).join(''),
  );
}

function describeState(state: TetrisState): string {
  return [state.queue[0], ...rowsOf(state.board)].join('\n');
}

function describeTruth(truth: Truth): string {
  return [truth.piece, ...truth.board].join('\n');
}

/** The pieces in the order in which a new one was reported, as numbers of the simulated game. */
function reported(steps: readonly Step[]): number[] {
  const starts = ['found', 'spawn', 'hold', 'restart'];
  return steps
    .filter(({ track }) => track.events.some(({ kind }) => starts.includes(kind)))
    .map(({ truth }) => truth.number);
}

function played(steps: readonly Step[]): number[] {
  return [...new Set(steps.filter(({ truth }) => truth.piece).map(({ truth }) => truth.number))];
}

/** Those that are of another kind than the one before: what looks the same may have been missed in noise. */
function unlike(steps: readonly Step[]): number[] {
  const kinds = new Map(steps.flatMap(({ truth }) => (truth.piece ? [[truth.number, truth.piece]] : [])));
  return played(steps).filter((number) => kinds.get(number) !== kinds.get(number - 1));
}

/**
 * Frames whose state is not the truth, nor was the truth `lag` readable frames ago: a state may stand
 * until the next piece can be read.
 */
function wrongStates(steps: readonly Step[], lag: number): number[] {
  return steps.flatMap(({ track }, index) => {
    const right = !track.state || truthsBefore(steps, index, lag).includes(describeState(track.state));
    return right ? [] : [index];
  });
}

function truthsBefore(steps: readonly Step[], index: number, lag: number): string[] {
  let readable = 0;
  let first = index;
  while (first > 0 && readable <= lag) if (steps[--first]!.clean) readable++;
  return steps.slice(first, index + 1).map(({ truth }) => describeTruth(truth));
}

/** Queues that name a piece which was not shown. */
function wrongQueues(steps: readonly Step[]): number[] {
  const queues = new Map(steps.filter(({ truth }) => truth.piece).map(({ truth }) => [truth.number, truth]));
  return steps.flatMap(({ track }, index) => {
    const truth = track.state && queues.get(numberAt(steps, index));
    return !truth || truth.queue.join('').startsWith(track.state!.queue.join('')) ? [] : [index];
  });
}

/** The simulated piece that the tracker's count stood for in this frame. */
function numberAt(steps: readonly Step[], index: number): number {
  return steps.find(({ track }) => track.piece === steps[index]!.track.piece)!.truth.number;
}

/** Readable frames that passed between a piece's first one and its report, at worst; the first piece aside. */
function slowest(steps: readonly Step[]): number {
  const delays = played(steps).map((number, index) => {
    const own = steps.filter(({ truth, clean }) => truth.number === number && clean);
    const delay = own.findIndex(({ track }) => track.piece === index + 1);
    return own.length && delay < 0 ? Infinity : delay;
  });
  return Math.max(...delays.slice(1));
}

const games: [string, Partial<GameOptions>][] = [
  ['one preview', { previews: 1 }],
  ['no preview', { previews: 0 }],
  ['five previews', { previews: 5 }],
  ['a falling piece that is not separated', { previews: 1, separates: false }],
  ['pieces cut by the upper edge', { previews: 1, above: 1, separates: false }],
  ['pieces in any orientation', { previews: 1, above: 1, anyOrientation: true }],
  ['previews that grow', { previews: 1, growing: 4 }],
  ['a pause after each lock', { previews: 1, delay: 6 }],
  ['blinking rows', { previews: 1, effect: 6 }],
  ['a new piece while rows blink', { previews: 1, effect: 4, spawnDuringEffect: true }],
  ['hold', { previews: 3, holds: 0.3 }],
  ['lost frames', { previews: 1, dropped: 0.15 }],
];

describe('Tracker over whole games', () => {
  it.each(games)('reports every piece once, in order, with its board and queue: %s', (_, options) => {
    for (const seed of [1, 2, 3]) {
      const steps = follow({ seed, pieces: 60, previews: 1, ...options });
      expect(reported(steps)).toEqual(played(steps));
      expect(wrongStates(steps, 2)).toEqual([]);
      expect(wrongQueues(steps)).toEqual([]);
      expect(slowest(steps)).toBeLessThanOrEqual(2);
    }
  });

  it('remains correct through noise, effects, lost frames and growing previews', () => {
    for (const seed of [11, 12, 13, 14]) {
      const steps = follow({
        seed,
        pieces: 200,
        previews: 1,
        above: 1,
        effect: 4,
        delay: 2,
        growing: 3,
        noise: 0.1,
        dropped: 0.05,
      });
      const found = reported(steps);
      expect(played(steps).filter((number) => found.includes(number))).toEqual(found);
      expect(found).toEqual(expect.arrayContaining(unlike(steps)));
      expect(wrongStates(steps, 4)).toEqual([]);
      expect(wrongQueues(steps)).toEqual([]);
    }
  });
});
