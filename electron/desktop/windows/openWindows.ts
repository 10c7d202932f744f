import type { Displays, WindowSystem } from '../WindowSystem.ts';
import { koffiUser32 } from './koffiUser32.ts';
import { WindowsSystem } from './WindowsSystem.ts';

/** Rejects where koffi, or what it calls, can't be loaded. */
export async function openWindows(displays: Displays): Promise<WindowSystem> {
  const { default: koffi } = await import('koffi');
  return new WindowsSystem(koffiUser32(koffi), displays);
}
