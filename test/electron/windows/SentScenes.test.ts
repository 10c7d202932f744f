import { beforeEach, expect, it } from 'vitest';
import { SentScenes } from '../../../electron/windows/SentScenes.ts';
import type { OverlayScene } from '../../../electron/contract/hint/scene.ts';
import { scenePixels } from '../../../vision/space.ts';

let sent: SentScenes;

const scene = (seq: number, piece = 1): OverlayScene => ({
  ...scenePixels({ width: 100, height: 200 }),
  seq,
  piece,
  translucent: false,
  shapes: [],
});

beforeEach(() => {
  sent = new SentScenes();
});

it('names the scene that was drawn, although others were sent meanwhile', () => {
  for (const seq of [4, 5, 6]) sent.add(scene(seq));
  expect(sent.drawn(5)).toEqual(scene(5));
  expect(sent.drawn(6)).toEqual(scene(6));
});

it('forgets those before a later one', () => {
  for (const seq of [4, 5]) sent.add(scene(seq));
  sent.drawn(5);
  expect(sent.drawn(4)).toBeNull();
});

it('forgets those from before it was concealed', () => {
  sent.add(scene(4));
  sent.forget();
  sent.add(scene(5));
  expect(sent.drawn(4)).toBeNull();
  expect(sent.drawn(5)).toEqual(scene(5));
});

it('takes the latest of those with one number, at each report', () => {
  sent.add(scene(4, 1));
  sent.add(scene(4, 2));
  expect(sent.drawn(4)).toEqual(scene(4, 2));
  expect(sent.drawn(4)).toEqual(scene(4, 2));
});

it('keeps no more than a living page can be behind', () => {
  for (let seq = 0; seq < 100; seq++) sent.add(scene(seq));
  expect(sent.drawn(39)).toBeNull();
  expect(sent.drawn(40)).toEqual(scene(40));
});
