import { expect, it } from 'vitest';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import type { TetrisState } from '../../../../engine/tetris/types.ts';
import type { Doubt, Observation, Phase, TrackEvent } from '../../../../vision/types.ts';
import { PhaseWatch } from '../../../../vision/watching/phase/PhaseWatch.ts';
import { tetrisSeen } from '../../observed.ts';
import type { Shades } from '../../../../vision/watching/phase/shades.ts';
import { greyShades } from './greyShades.ts';
import { makePosition } from '../../../../engine/tetris/position.ts';

const seen = (doubts: Doubt[]): Observation => tetrisSeen({ doubts });

const stateAt = (y: number): TetrisState =>
  makePosition({
    board: parseBoard(['..........'], 20),
    queue: ['O'],
    active: { type: 'O', orientation: 'north', x: 4, y },
  });

/** Light rows below, a piece, and where it is so a heap up to the top. */
const shadesIn = (y: number, hasHeap: boolean): Shades =>
  greyShades(
    Float32Array.from({ length: 200 }, (_, at) =>
      at >= 150 || at === (19 - y) * 10 || (hasHeap && at >= 20 && at % 10 === 4) ? 180 : 20,
    ),
  );

/** A game plays one piece, stops as told, and its heap comes up to the top while nothing can be read. */
function phaseAfter(doubts: Doubt[], events: TrackEvent[]): Phase | null {
  const watch = new PhaseWatch();
  let now = 0;
  const show = (y: number, ms: number, isRead = true, hasHeap = false): Phase | null => {
    let phase: Phase | null = null;
    for (const end = now + ms; now < end; now += 25) {
      const told = { state: isRead ? stateAt(y) : null, events: isRead ? [] : events, piece: 1, doubt: null };
      ({ phase } = watch.followReading(told, seen(isRead ? [] : doubts), now, shadesIn(y, hasHeap)));
    }
    return phase;
  };
  for (let y = 18; y > 8; y -= 1) show(y, 500);
  expect(show(8, 3000, false)).toBe('paused');
  return show(8, 3000, false, true);
}

it('corrects a pause to game over if the pause was based only on a lack of movement', () => {
  expect(phaseAfter([], [])).toBe('over');
});

it('keeps a pause under an overlay, or after a pause event', () => {
  expect(phaseAfter(['something covers the board'], [])).toBe('paused');
  expect(phaseAfter([], [{ kind: 'pause' }])).toBe('paused');
});
