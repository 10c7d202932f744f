import { describe, expect, it } from 'vitest';
import { Tracker } from '../../../../vision/tracking/Tracker.ts';
import { EventfulGame, type EventfulOptions, type Happening } from '../../simulated/eventfulGame.ts';
import { told } from '../../simulated/told.ts';

const frameMs = 60;

/** A game that was followed: what really happened and what was told, moves aside. */
interface Followed {
  game: EventfulGame;
  told: Happening[];
}

function follow(options: EventfulOptions): Followed {
  const game = new EventfulGame(options).play();
  const tracker = new Tracker();
  const all = game.frames.flatMap(({ observation }, frame) => {
    const track = tracker.followReading(observation, {
      at: frame * frameMs,
      hasHold: (options.holds ?? 0) > 0,
    });
    return track.events.map((event) => ({ frame, text: told({ events: [event] }) }));
  });
  return { game, told: all.filter(({ text }) => text !== 'move') };
}

const texts = (happenings: readonly Happening[]): string[] => happenings.map(({ text }) => text);

/** Readable frames that pass until something of this kind is told, at worst. */
function slowest({ game, told }: Followed, kind: RegExp): number {
  const delays = game.happenings.map(({ frame, text }, index) =>
    kind.test(text) ? game.frames.slice(frame, told[index]!.frame).filter(({ clean }) => clean).length : 0,
  );
  return Math.max(...delays);
}

const kinds: [string, Partial<EventfulOptions>][] = [
  ['garbage', { garbage: 0.2, revenge: 0.2 }],
  ['garbage after blinking rows', { revenge: 0.3, effect: 4, delay: 2 }],
  ['pauses', { pauses: 0.15 }],
  ['notices that cover the board for a moment', { notices: 0.3 }],
  ['pieces that slide from cell to cell', { slides: 0.3 }],
  ['several rounds', { rounds: 3, garbage: 0.4 }],
  ['hold and garbage', { holds: 0.3, garbage: 0.15, revenge: 0.15, previews: 3 }],
  ['garbage and no preview', { garbage: 0.1, revenge: 0.1, previews: 0 }],
  [
    'all of these',
    {
      garbage: 0.1,
      revenge: 0.1,
      pauses: 0.05,
      notices: 0.1,
      slides: 0.1,
      effect: 4,
      delay: 2,
      dropped: 0.05,
      noise: 0.03,
    },
  ],
];

describe('Tracker over eventful games', () => {
  it.each(kinds)('reports all events in order, and nothing else: %s', (_, options) => {
    for (const seed of [21, 22, 23, 24]) {
      const followed = follow({ seed, pieces: 60, previews: 1, ...options });
      expect(texts(followed.told)).toEqual(texts(followed.game.happenings));
      expect(slowest(followed, /spawn|hold|garbage/)).toBeLessThanOrEqual(2);
    }
  });
});
