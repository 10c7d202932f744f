import { expect, it } from 'vitest';
import { HintOverlay } from '../../../../electron/hints/HintOverlay.ts';
import { advisePuyo } from '../../../../electron/hints/puyo/puyoAdvice.ts';
import { suggest } from '../../../../engine/puyo/advice/suggest.ts';
import type { OverlayScene } from '../../../../electron/contract/hint/scene.ts';
import { dips } from '../../../../vision/space.ts';
import { full } from '../../sightings.ts';
import { position, puyoLayout, sightOf } from './fields.ts';

const state = position('GG....\nRRRBB.', 'RG BY');
const advice = advisePuyo(suggest(state, { evaluator: 'potential' }), state, ['cw', 'ccw'])!;
const shown = { advice, sighting: { ...sightOf(1, 1, state), layout: puyoLayout } };
const area = { ...dips({ x: 300, y: 200, ...full }), perPixel: 1 };

it('draws a pair over its window, and not on a window that covers it', () => {
  const scenes: (OverlayScene | null)[] = [];
  const overlay = new HintOverlay({
    show: (scene) => scenes.push(scene),
    move: () => {},
    conceal: () => scenes.push(null),
    hide: () => scenes.push(null),
  });
  overlay.place(area);
  overlay.show(shown);
  expect(scenes.at(-1)!.shapes.filter(({ type }) => type === 'disc')).toHaveLength(2);
  const [x] = advice.best.cells[0]!;
  const { board } = puyoLayout;
  const left = 300 + board.x + (x * board.width) / 6 + 5;
  overlay.place(area, [dips({ x: left, y: 200, width: 4, height: full.height })]);
  expect(scenes.at(-1)).toBeNull();
  overlay.place(area, [dips({ x: 0, y: 0, width: 100, height: 100 })]);
  expect(scenes.at(-1)).not.toBeNull();
});
