import { describe, expect, it } from 'vitest';
import { placeBeside } from '../../../electron/windows/beside.ts';
import { commonArea } from '../../../electron/desktop/displays.ts';
import { dips } from '../../../vision/space.ts';

const practice = { width: 640, height: 760, minWidth: 420 };
const fullHd = (scale: number) => dips({ x: 0, y: 0, width: 1920 / scale, height: Math.floor(1040 / scale) });
const panelOn = (area: { width: number }) => dips({ x: area.width - 404, y: 24, width: 380, height: 496 });

describe('a window that opens beside the panel', () => {
  it.each([1, 1.5, 2])('leaves it free, and stays on a full-HD screen at scale %d', (scale) => {
    const area = fullHd(scale);
    const place = placeBeside(practice, panelOn(area), area);
    expect(commonArea(place, panelOn(area))).toBe(0);
    expect(commonArea(area, place)).toBeCloseTo(place.width * place.height);
    expect(place.width).toBeGreaterThanOrEqual(practice.minWidth);
  });

  it('keeps its size where there is room', () => {
    expect(placeBeside(practice, panelOn(fullHd(1)), fullHd(1))).toEqual({
      x: 438,
      y: 140,
      width: 640,
      height: 760,
    });
  });

  it('opens right of a panel on the left', () => {
    const area = fullHd(2);
    const panel = dips({ x: 0, y: 0, width: 380, height: 520 });
    expect(placeBeside(practice, panel, area)).toEqual({ x: 380, y: 0, width: 580, height: 520 });
  });

  it('covers as little of the panel as possible if there is no room for both', () => {
    const area = dips({ x: 100, y: 0, width: 700, height: 500 });
    const panel = dips({ x: 420, y: 0, width: 380, height: 500 });
    expect(placeBeside(practice, panel, area)).toEqual({ x: 100, y: 0, width: 640, height: 500 });
    const left = dips({ x: 100, y: 0, width: 380, height: 500 });
    expect(placeBeside(practice, left, area)).toEqual({ x: 160, y: 0, width: 640, height: 500 });
  });

  it('may use all of a screen that the panel is not on', () => {
    const panel = dips({ x: 2000, y: 0, width: 380, height: 680 });
    expect(placeBeside(practice, panel, fullHd(1))).toEqual({ x: 640, y: 140, width: 640, height: 760 });
  });
});
