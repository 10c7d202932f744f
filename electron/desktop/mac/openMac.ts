import type { Displays, WindowSystem } from '../WindowSystem.ts';
import { koffiCoreGraphics } from './koffiCoreGraphics.ts';
import { MacSystem } from './MacSystem.ts';

/** Rejects where koffi, or what it calls, can't be loaded. */
export async function openMac(displays: Displays): Promise<WindowSystem> {
  const { default: koffi } = await import('koffi');
  return new MacSystem(koffiCoreGraphics(koffi), displays);
}
