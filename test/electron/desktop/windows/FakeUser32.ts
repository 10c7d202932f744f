/** A desktop of made-up windows, as Windows would tell of them. */
import type { Hwnd, User32, WindowFacts } from '../../../../electron/desktop/windows/User32.ts';
import type { DisplayPlace } from '../../../../electron/desktop/displays.ts';
import { dips, screenPixels, type Rect, type ScreenPixels } from '../../../../vision/space.ts';

export const rect = (x: number, y: number, width: number, height: number): Rect<ScreenPixels> =>
  screenPixels({ x, y, width, height });

/** A window without a frame, on a monitor at 100 %, of another program. */
export function facts(place: Rect<ScreenPixels>, more: Partial<WindowFacts> = {}): WindowFacts {
  return {
    isVisible: true,
    isMinimised: false,
    isCloaked: false,
    style: 0,
    exStyle: 0,
    frame: place,
    bounds: place,
    client: place,
    dpi: 96,
    process: process.pid + 1,
    ...more,
  };
}

/** A resizable window as Windows 11 has it at 100 %: invisible borders of 7 pixels, a title bar of 31. */
export function framed(x: number, y: number, width: number, height: number): WindowFacts {
  return facts(rect(x - 7, y, width + 14, height + 7), {
    style: 0x00cf0000,
    bounds: rect(x, y, width, height),
    client: rect(x + 1, y + 31, width - 2, height - 32),
  });
}

export interface FakeWindow {
  window: Hwnd;
  title: string;
  facts: WindowFacts;
}

export class FakeUser32 implements User32 {
  /** The topmost first. */
  windows: FakeWindow[] = [];
  heard: (() => void) | null = null;

  add(window: Hwnd, facts: WindowFacts, title = `window ${window}`): void {
    this.windows.push({ window, facts, title });
  }

  change(window: Hwnd, change: Partial<WindowFacts>): void {
    const changed = this.#find(window)!;
    changed.facts = { ...changed.facts, ...change };
  }

  remove(window: Hwnd): void {
    this.windows = this.windows.filter((one) => one.window !== window);
  }

  foreground(): Hwnd | null {
    return this.windows[0]?.window ?? null;
  }

  topDown(until?: Hwnd): Hwnd[] {
    const all = this.windows.map(({ window }) => window);
    return all.includes(until!) ? all.slice(0, all.indexOf(until!)) : all;
  }

  facts(window: Hwnd): WindowFacts | null {
    return this.#find(window)?.facts ?? null;
  }

  title(window: Hwnd): string {
    return this.#find(window)!.title;
  }

  resizeBorder = () => ({ width: 4, height: 4, line: 1 });
  state = 5;

  listen(_window: Hwnd, heard: () => void): () => void {
    this.heard = heard;
    return () => (this.heard = null);
  }

  notificationState(): number {
    return this.state;
  }

  #find(window: Hwnd): FakeWindow | undefined {
    return this.windows.find((one) => one.window === window);
  }
}

/** A monitor at 100 %, and right of it a larger one at 150 %. */
export const twoMonitors: DisplayPlace[] = [
  { bounds: dips({ x: 0, y: 0, width: 1920, height: 1080 }), origin: screenPixels({ x: 0, y: 0 }), scale: 1 },
  {
    bounds: dips({ x: 1920, y: 0, width: 1707, height: 960 }),
    origin: screenPixels({ x: 1920, y: 0 }),
    scale: 1.5,
  },
];
