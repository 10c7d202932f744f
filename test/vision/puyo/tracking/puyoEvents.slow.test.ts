import { describe, expect, it } from 'vitest';
import { PuyoTracker } from '../../../../vision/puyo/tracking/PuyoTracker.ts';
import type { Happening } from '../../simulated/eventfulGame.ts';
import { told } from '../../simulated/told.ts';
import { SimulatedPuyo, type PuyoOptions } from '../../simulated/simulatedPuyo.ts';

const frameMs = 50;

interface Followed {
  game: SimulatedPuyo;
  told: Happening[];
  /** Frames whose state is not what lies by the rules. */
  wrong: number[];
}

function follow(options: PuyoOptions): Followed {
  const game = new SimulatedPuyo(options);
  const tracker = new PuyoTracker();
  const all: Happening[] = [];
  const wrong: number[] = [];
  game.frames.forEach(({ observation, field }, frame) => {
    const track = tracker.followReading(observation, { at: frame * frameMs });
    all.push(...track.events.map((event) => ({ frame, text: told({ events: [event] }) })));
    const isRight = track.state?.field.cells.slice(1).join() === field?.join();
    if (track.events.length > 0 && track.state && !isRight) wrong.push(frame);
  });
  return { game, told: all.filter(({ text }) => text !== 'move'), wrong };
}

const texts = (happenings: readonly Happening[]): string[] => happenings.map(({ text }) => text);

/** Readable frames that pass until a new pair is told, at worst. */
function slowest({ game, told }: Followed): number {
  const delays = game.happenings.map(({ frame, text }, index) =>
    text === 'spawn' ? game.frames.slice(frame, told[index]!.frame).filter(({ clean }) => clean).length : 0,
  );
  return Math.max(...delays);
}

const kinds: [string, Partial<PuyoOptions>][] = [
  ['chains', {}],
  ['garbage', { garbage: 0.3 }],
  ['pairs that come in by half', { entering: 2, ahead: 4 }],
  ['previews that move on early', { ahead: 6 }],
  ['pauses', { pauses: 0.15 }],
  ['several rounds', { rounds: 3, garbage: 0.6 }],
  ['noise', { noise: 0.05, garbage: 0.2 }],
];

describe('PuyoTracker over whole games', () => {
  it.each(kinds)('reports all events in order, and nothing else: %s', (_, options) => {
    for (const seed of [31, 32, 33, 34]) {
      const followed = follow({ seed, pairs: 60, ...options });
      expect(texts(followed.told)).toEqual(texts(followed.game.happenings));
      expect(followed.wrong).toEqual([]);
      expect(slowest(followed)).toBeLessThanOrEqual(3);
    }
  });
});
