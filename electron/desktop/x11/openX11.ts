import { setTimeout as sleep } from 'node:timers/promises';
import type { Displays, WindowSystem } from '../WindowSystem.ts';
import { X11 } from './X11.ts';
import { X11System } from './X11System.ts';

/** At the start of a session the X server may refuse for a moment; Chromium has its windows by then. */
const pausesMs = [200, 500, 1000, 2000];

/** Rejects where there is no X server. `lost`: the display went away. */
export async function openX11(displays: Displays, lost: () => void): Promise<WindowSystem> {
  return new X11System(await connect(() => X11.open(lost), process.env.DISPLAY), displays);
}

/** Connects, where a display is named in several attempts; rejects with the last one's error. */
export async function connect<T>(open: () => Promise<T>, display: string | undefined): Promise<T> {
  for (const pauseMs of display ? pausesMs : []) {
    try {
      return await open();
    } catch {
      await sleep(pauseMs);
    }
  }
  return open();
}
