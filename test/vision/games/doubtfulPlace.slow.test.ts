import { expect, it } from 'vitest';
import { Watcher } from '../../../vision/Watcher.ts';
import type { Frame, Image } from '../../../vision/types.ts';
import { wellFilm, wellLayout, type WellFilmOptions } from '../simulated/wellFilm.ts';
import { fill } from '../synthetic/drawing/paint.ts';

/** Hardly anything speaks for the place in any picture. */
const doubtful = { ...wellLayout, confidence: 0.35 };
const watch = () => new Watcher({ eyes: { locate: () => [doubtful] } });

it.each<[string, Pick<WellFilmOptions, 'art' | 'veil' | 'seed' | 'missed'>]>([
  ['a pagoda', { art: 'pagoda', veil: 0.35, seed: 2 }],
  ['a pagoda, in the middle of a game', { art: 'pagoda', veil: 0.35, seed: 2, missed: 8 }],
  ['a photograph', { art: 'photo', veil: 0.6, seed: 1 }],
  ['a photograph, in the middle of a game', { art: 'photo', veil: 0.6, seed: 1, missed: 8 }],
])('reads a doubtful place over %s within 3 s once pieces move there in its cells', (_, scene) => {
  const watcher = watch();
  for (const { frame } of wellFilm({ ...scene, pieces: 3 })) {
    if (watcher.next(frame).state) return expect(frame.capturedAt - 1e6).toBeLessThan(3000);
  }
  expect.fail('nothing was read');
});

/** What is drawn over the scenery in the frame of this number. */
type Drawing = (image: Image, seq: number) => void;

function firstFrame(): Frame {
  for (const { frame } of wellFilm({ art: 'photo', veil: 0.6, seed: 1, pieces: 1, missed: 8 })) return frame;
  throw new Error('the film is empty');
}

const bar = { width: 30, height: 30 };
it.each<[string, Drawing]>([
  ['nothing moves', () => {}],
  [
    'something blinks',
    (image, seq) => seq % 20 < 10 && fill(image, { x: 190, y: 290, ...bar }, [240, 240, 240]),
  ],
  [
    'something drifts by',
    (image, seq) => fill(image, { x: 40 + 3 * seq, y: 60 + 4 * seq, ...bar }, [240, 60, 60]),
  ],
])('never reports a game at a doubtful place where %s', (_, draw) => {
  const watcher = watch();
  const still = firstFrame();
  for (let seq = 0; seq < 100; seq += 1) {
    const frame = { ...still, data: still.data.slice(), seq, capturedAt: still.capturedAt + 50 * seq };
    draw(frame, seq);
    expect(watcher.next(frame)).toMatchObject({ layout: null, state: null });
  }
});

it.each([
  [9, 20],
  [8, 16],
  [10, 18],
  [10, 22],
])(
  'does not accept a doubtful place of %i columns and %i rows while pieces move in other cells',
  (columns, rows) => {
    const watcher = new Watcher({ eyes: { locate: () => [{ ...doubtful, columns, rows }] } });
    for (const { frame } of wellFilm({ seed: 3, pieces: 5, art: 'photo', veil: 0.9 }))
      expect(watcher.next(frame)).toMatchObject({ layout: null, state: null });
  },
);
