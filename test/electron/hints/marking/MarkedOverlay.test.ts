import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PictureArea } from '../../../../electron/desktop/GameWindow.ts';
import { MarkedOverlay } from '../../../../electron/hints/marking/MarkedOverlay.ts';
import type { OverlayScene } from '../../../../electron/contract/hint/scene.ts';
import { dips, scenePixels, type Dips, type FramePixels, type Rect } from '../../../../vision/space.ts';

/** A window at 150 %: its picture has three pixels for two of the screen's units. */
const area: PictureArea = { ...dips({ x: 100, y: 50, width: 800, height: 600 }), perPixel: 1 / 1.5 };
const bounds = dips({ x: 200, y: 100, width: 316, height: 640 });
const scene: OverlayScene = {
  seq: 3,
  piece: 1,
  ...scenePixels({ width: 316, height: 640 }),
  shapes: [{ type: 'keys', ...scenePixels({ x: 8, y: 610 }), keys: ['left'] }],
  translucent: false,
};

let shown: OverlayScene | null;
let place: Rect<FramePixels> | null;
let isTranslucent: boolean;
let display: number;
let overlay: MarkedOverlay;

beforeEach(async () => {
  vi.useFakeTimers();
  [shown, place, isTranslucent, display] = [null, null, false, 1];
  overlay = new MarkedOverlay(
    {
      show: (now: OverlayScene) => (shown = now),
      move: () => {},
      conceal: () => (shown = null),
      hide: () => (shown = null),
      close: () => {},
    },
    {
      look: (at) => (place = at),
      translucent: (isAllowed) => (isTranslucent = isAllowed),
      composes: () => Promise.resolve(true),
      display: () => display,
    },
  );
  await overlay.renew();
  overlay.stand(area);
});

afterEach(() => vi.useRealTimers());

const markOf = (now: OverlayScene | null) => now?.shapes.find(({ type }) => type === 'mark');

function drawBoth(at: Rect<Dips> = bounds): void {
  overlay.show(scene, at);
  overlay.drawn(false);
  overlay.drawn(true);
}

function lookWithout(): void {
  for (let picture = 0; picture < 10; picture++) {
    vi.advanceTimersByTime(50);
    overlay.looked({ capturedAt: Date.now(), isSeen: false });
  }
}

describe('the overlay with a mark', () => {
  it('has it beside its shapes, from the first drawn scene until the probe knows', () => {
    overlay.show(scene, bounds);
    expect(markOf(shown)).toBeUndefined();
    overlay.drawn(false);
    expect(shown!.shapes).toHaveLength(2);
    overlay.drawn(true);
    lookWithout();
    expect(shown).toEqual(scene);
    expect([isTranslucent, place]).toEqual([true, null]);
  });

  it('is looked for where its mark is in the picture', () => {
    drawBoth(dips({ x: 200, y: 0, width: 316, height: 640 }));
    expect(markOf(shown)).toMatchObject({ x: 316 - 18, y: 630, width: 16, height: 8 });
    expect(place).toEqual({ x: (200 + 298 - 100) * 1.5, y: (630 - 50) * 1.5, width: 24, height: 12 });
  });

  it('has the mark within the picture when the overlay reaches beyond it', () => {
    drawBoth();
    expect(markOf(shown)).toMatchObject({ x: 298, y: 540 });
    expect(place!.y + place!.height).toBeLessThan(600 * 1.5);
  });

  it('counts no picture while it is concealed', () => {
    drawBoth();
    overlay.conceal();
    lookWithout();
    expect([isTranslucent, place]).toEqual([false, null]);
  });

  it('is probed again when it moves to another display or scale', () => {
    drawBoth();
    lookWithout();
    expect(isTranslucent).toBe(true);
    display = 2;
    overlay.stand(area);
    expect(isTranslucent).toBe(false);
    drawBoth();
    lookWithout();
    expect(isTranslucent).toBe(true);
    overlay.stand({ ...area, perPixel: 1 });
    expect(isTranslucent).toBe(false);
  });

  it('is drawn anew to be probed again, because a game may be frozen', async () => {
    drawBoth();
    lookWithout();
    shown = null;
    await overlay.renew();
    expect(shown).toEqual(scene);
    overlay.drawn(false);
    expect(markOf(shown)).toBeDefined();
  });

  it('is not probed again when it only moves', () => {
    drawBoth();
    lookWithout();
    overlay.stand({ ...area, ...dips({ x: 300, y: 50 }) });
    overlay.move(bounds);
    overlay.drawn(false);
    expect([isTranslucent, markOf(shown)]).toEqual([true, undefined]);
  });
});
