/** A desktop of made-up windows, as macOS would tell of them. */
import type { CoreGraphics, WindowInfo } from '../../../../electron/desktop/mac/CoreGraphics.ts';
import type { DisplayPlace } from '../../../../electron/desktop/displays.ts';
import { dips, screenPixels, type Dips, type Rect } from '../../../../vision/space.ts';

export const rect = (x: number, y: number, width: number, height: number): Rect<Dips> =>
  dips({ x, y, width, height });

export function info(window: number, bounds: Rect<Dips>, more: Partial<WindowInfo> = {}): WindowInfo {
  return {
    window,
    title: `window ${window}`,
    process: process.pid + 1,
    layer: 0,
    opacity: 1,
    bounds,
    isOnScreen: true,
    ...more,
  };
}

export class FakeCoreGraphics implements CoreGraphics {
  /** The topmost first. */
  windows: WindowInfo[] = [];
  looks = 0;

  onScreen(): WindowInfo[] {
    return this.windows.filter(({ isOnScreen }) => isOnScreen);
  }

  window(id: number): WindowInfo | null {
    this.looks++;
    return this.windows.find(({ window }) => window === id) ?? null;
  }
}

/** A built-in Retina display, and left of it a plain one. */
export const twoDisplays: DisplayPlace[] = [
  { bounds: rect(0, 0, 1512, 982), origin: screenPixels({ x: 0, y: 0 }), scale: 2 },
  { bounds: rect(-1920, -98, 1920, 1080), origin: screenPixels({ x: -1920, y: -98 }), scale: 1 },
];
