import { beforeEach, describe, expect, it } from 'vitest';
import type { Shown } from '../../../electron/hints/Advice.ts';
import type { PictureArea } from '../../../electron/desktop/GameWindow.ts';
import { HintOverlay } from '../../../electron/hints/HintOverlay.ts';
import { overlayRegion } from '../../../electron/hints/scene.ts';
import type { OverlayScene } from '../../../renderer/shared/hint/scene.ts';
import { dips, type Dips, type Rect } from '../../../vision/space.ts';
import { full, layout, makeCandidate, makeState, sight } from '../sightings.ts';

const best = makeCandidate({ type: 'O', orientation: 'north', x: 0, y: 0 }, [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
]);
const shown: Shown = {
  advice: { game: 'tetris', best, second: null, notHere: null, keys: ['hardDrop'] },
  sighting: { ...sight(5, 1, makeState({ type: 'O', orientation: 'north', x: 4, y: 18 })), layout },
};
const area: PictureArea = { ...dips({ x: 300, y: 200, ...full }), perPixel: 1 };
const region = overlayRegion(layout.board, 1);

const covers: Rect<Dips>[] = [];
let calls: string[];
let bounds: Rect<Dips> | null;
let scene: OverlayScene | null;
let overlay: HintOverlay;

beforeEach(() => {
  [calls, bounds, scene] = [[], null, null];
  overlay = new HintOverlay({
    show: (now, at) => {
      calls.push('show');
      [scene, bounds] = [now, at];
    },
    move: (at) => {
      calls.push('move');
      bounds = at;
    },
    conceal: () => calls.push('conceal'),
    hide: () => calls.push('hide'),
  });
});

it('stands over the board, wherever the window is', () => {
  overlay.place(area);
  overlay.show(shown);
  expect(bounds).toEqual({
    x: 300 + region.x,
    y: 200 + region.y,
    width: region.width,
    height: region.height,
  });
  expect(scene).toMatchObject({ seq: 5, width: region.width, height: region.height });
});

it('follows a moved window without drawing anew', () => {
  overlay.place(area, covers);
  overlay.show(shown);
  overlay.place({ ...area, x: 900, y: 10 }, covers);
  expect(calls.at(-1)).toBe('move');
  expect(bounds).toMatchObject({ x: 900 + region.x, y: 10 + region.y });
});

it('counts in device-independent pixels on a scaled display', () => {
  const place = dips({ x: 150, y: 100, width: full.width / 2, height: full.height / 2 });
  overlay.place({ ...place, perPixel: 0.5 });
  overlay.show(shown);
  const half = overlayRegion(layout.board, 0.5);
  expect(bounds!.x).toBe(150 + half.x / 2);
  expect(bounds!.width).toBe(half.width / 2);
});

describe('shows nothing', () => {
  it('before the window has a place', () => {
    overlay.show(shown);
    expect(calls).not.toContain('show');
  });

  it('while a resized window waits for its picture, and shows it again after', () => {
    overlay.place(area);
    overlay.show(shown);
    overlay.place({ ...area, width: 640 });
    expect(calls.at(-1)).toBe('conceal');
    const sighting = { ...shown.sighting, full: { width: 640, height: full.height } };
    overlay.show({ ...shown, sighting });
    expect(calls.at(-1)).toBe('show');
  });

  it('while the window is hidden', () => {
    overlay.place(area);
    overlay.show(shown);
    overlay.place(null);
    expect(calls.at(-1)).toBe('hide');
  });

  it('while another window lies over the hint, but well beside it', () => {
    const hint = dips({ x: area.x + 40, y: area.y + 420, width: 40, height: 40 });
    overlay.place(area, [{ ...hint, x: hint.x + hint.width }]);
    overlay.show(shown);
    expect(calls.at(-1)).toBe('show');
    overlay.place(area, [{ ...hint, x: hint.x + hint.width - 1 }]);
    expect(calls.at(-1)).toBe('conceal');
    overlay.place(area, []);
    expect(calls.at(-1)).toBe('show');
  });

  it('when there is nothing to show', () => {
    overlay.place(area);
    overlay.show(shown);
    overlay.show(null);
    expect(calls.at(-1)).toBe('conceal');
  });

  it('when help is switched off', () => {
    overlay.place(area);
    overlay.show(shown);
    overlay.configure({ helpLevel: 0 });
    expect(calls.at(-1)).toBe('conceal');
  });
});

it('takes a picture one pixel smaller for the whole window, as captured pictures have even sides', () => {
  overlay.place({ ...area, width: full.width + 1, height: full.height + 1 });
  overlay.show(shown);
  expect(calls.at(-1)).toBe('show');
});

it('draws nothing anew where nothing has changed', () => {
  overlay.place(area);
  overlay.configure({ translucent: true });
  overlay.show(shown);
  const count = calls.length;
  overlay.configure({ translucent: true });
  expect(calls).toHaveLength(count);
  overlay.configure({ translucent: false });
  expect(scene!.translucent).toBe(false);
});

describe('a notice', () => {
  const notice = { lines: ['Not sure'], sighting: shown.sighting };

  beforeEach(() => overlay.place(area));

  it('is drawn while there is no hint, once', () => {
    overlay.say(notice);
    expect(scene!.shapes).toMatchObject([{ type: 'status', text: 'Not sure' }]);
    const count = calls.length;
    overlay.say({ ...notice, sighting: { ...shown.sighting, seq: 9 } });
    expect(calls).toHaveLength(count);
  });

  it('gives way to a hint and is gone with its reason', () => {
    overlay.say(notice);
    overlay.show(shown);
    expect(scene!.shapes.map(({ type }) => type)).toEqual(['cells', 'keys']);
    overlay.say(null);
    overlay.show(null);
    expect(calls.at(-1)).toBe('conceal');
  });
});

it('is out of the picture while one is taken, whatever happens meanwhile', async () => {
  overlay.place(area);
  overlay.show(shown);
  calls = [];
  await overlay.awayDuring(async () => {
    overlay.place({ ...area, x: area.x + 5 });
    overlay.show(null);
    overlay.show(shown);
    expect(calls).not.toContain('show');
    expect(calls).not.toContain('move');
  });
  expect(calls.at(-1)).toBe('show');
  expect(bounds!.x).toBe(area.x + 5 + region.x);
});
