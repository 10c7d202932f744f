import { describe, expect, it } from 'vitest';
import type { Board, TetrisState } from '../../../../engine/tetris/types.ts';
import { makeText } from '../../../../engine/tetris/rules/board.ts';
import { Tracker } from '../../../../vision/tracking/Tracker.ts';
import { Feed, reading } from '../../simulated/readings.ts';
import type { GameOptions } from '../../simulated/gameFilm.ts';
import { SimulatedGame } from '../../simulated/simulatedGame.ts';

const frameMs = 60;
/** A position may be told for so many frames after it has changed: until the next piece can be read. */
const lagFrames = 9;

const textOf = (piece: string | null, rows: readonly string[]): string => [piece, ...rows].join('\n');
const ofState = ({ queue, board }: TetrisState & { board: Board }): string =>
  textOf(queue[0]!, makeText(board));

/** Shares of all frames with a falling piece: with a position, and with a wrong one. */
function shares(options: Partial<GameOptions>): { told: number; wrong: number } {
  let [frames, told, wrong] = [0, 0, 0];
  for (const seed of [1, 2, 3]) {
    const tracker = new Tracker();
    const truths: string[] = [];
    new SimulatedGame({ seed, pieces: 50, previews: 1, ...options }).play().frames.forEach((frame, index) => {
      const { state } = tracker.followReading(frame.observation, { at: index * frameMs, hasHold: false });
      truths.push(textOf(frame.truth.piece, frame.truth.board));
      if (frame.truth.piece === null) return;
      frames += 1;
      if (!state) return;
      told += 1;
      if (!truths.slice(-1 - lagFrames).includes(ofState(state))) wrong += 1;
    });
  }
  return { told: told / frames, wrong: wrong / frames };
}

describe('ghosts that are read as locked cells', () => {
  it.each<[string, Partial<GameOptions>, number]>([
    ['all of them, one preview', {}, 0.9],
    ['all of them, five previews', { previews: 5 }, 0.85],
    ['all of them, a pause after each lock', { delay: 6 }, 0.85],
    ['all of them, pieces that are not separated', { separates: false }, 0.9],
    ['half of them', { ghosts: 0.5 }, 0.95],
    ['half of them, lost frames', { ghosts: 0.5, dropped: 0.15 }, 0.9],
    ['half of them, no preview', { ghosts: 0.5, previews: 0 }, 0.95],
    ['half of them, no preview, blinking rows', { ghosts: 0.5, previews: 0, effect: 4 }, 0.92],
    ['all of them, no preview', { previews: 0 }, 0.9],
  ])('lead to a wrong board in fewer than 15 of 1000 frames: %s', (_name, options, leastTold) => {
    const { told, wrong } = shares({ ghosts: 1, ...options });
    expect(wrong).toBeLessThan(0.015);
    expect(told).toBeGreaterThan(leastTold);
  });
});

describe('a group in the shape of the falling piece straight below it', () => {
  const high =
    '....TTT...\n.....T....\n..........\n..........\n..........\n..........\n..........\nXX..XXXXXX';
  const withGhost = high.replace('..........\n..........\nXX', '....XXX...\n.....X....\nXX');
  const aside = high
    .replace('....TTT...\n.....T....', '...TTT....\n....T.....')
    .replace('..........\n..........\nXX', '....XXX...\n.....X....\nXX');

  it('is not reported as a landed piece while the previews stay', () => {
    const feed = new Feed();
    feed.show(reading(high, 'O'), 4);
    const shown = feed.show(reading(withGhost, 'O'), 12);
    expect([shown.piece, shown.state!.board.masks[1]]).toEqual([1, 0]);
  });

  it('is the previous piece if the next one is of the same kind and none has had a ghost', () => {
    const at = (x: number, rows: number): string => {
      const piece = [`${'.'.repeat(x)}TTT`, `${'.'.repeat(x + 1)}T`].map((row) => row.padEnd(10, '.'));
      const air = (count: number): string[] => Array<string>(count).fill('..........');
      return [...air(rows), ...piece, ...air(5 - rows), 'XX..XXXXXX'].join('\n');
    };
    const after = (places: number): number => {
      const feed = new Feed();
      for (let place = 0; place < places; place += 1)
        feed.show(reading(at(place % 7, place < 7 ? 0 : 1), 'T'), 2);
      feed.show(reading(at(4, 0), 'T'), 2);
      return feed.show(reading(withGhost, 'T'), 6).piece;
    };
    expect([after(2), after(9)]).toEqual([1, 2]);
  });

  it('is the ghost of a piece that a turn has lifted if ghosts have moved', () => {
    const feed = new Feed();
    for (const text of [high, withGhost]) feed.show(reading(text), 4);
    const left = withGhost.replaceAll(/\.(TTT|XXX|T|X)\./g, '$1..');
    const lower = `..........\n${left.replace('..........\n', '')}`;
    feed.show(reading(left), 4);
    const { piece } = feed.show(reading(lower), 4);
    expect(feed.show(reading(left), 4)).toMatchObject({ piece, doubt: null });
  });

  it('makes the stack uncertain without a preview, until the piece has moved away', () => {
    const feed = new Feed();
    feed.show(reading(high), 4);
    expect(feed.show(reading(withGhost), 12)).toMatchObject({
      state: null,
      doubt: 'stack not certain',
      piece: 1,
    });
    expect(feed.show(reading(aside), 4)).toMatchObject({ doubt: null, piece: 2 });
  });
});
