import type { Displays, WindowSystem } from '../WindowSystem.ts';
import { X11 } from './X11.ts';
import { X11System } from './X11System.ts';

/** Rejects where there is no X server. `lost`: the display went away. */
export async function openX11(displays: Displays, lost: () => void): Promise<WindowSystem> {
  return new X11System(await X11.open(lost), displays);
}
