import { screen, type BrowserWindow } from 'electron';
import { dips } from '../../vision/space.ts';
import { inside, isInView } from '../desktop/displays.ts';

/** Brings the window back when a screen is made smaller or taken away; otherwise it stays where the user has put it. */
export function keepInView(window: BrowserWindow): void {
  const check = () => bringBack(window);
  screen.on('display-metrics-changed', check);
  screen.on('display-removed', check);
  window.once('closed', () => {
    screen.off('display-metrics-changed', check);
    screen.off('display-removed', check);
  });
}

/** It may be behind other windows, but is neither hidden nor minimised. */
export const isShown = (window: BrowserWindow | null): boolean =>
  window !== null && window.isVisible() && !window.isMinimized();

function bringBack(window: BrowserWindow): void {
  const areas = screen.getAllDisplays().map(({ workArea }) => dips(workArea));
  const bounds = dips(window.getBounds());
  if (areas.some((area) => isInView(bounds, area))) return;
  window.setBounds(inside(bounds, dips(screen.getDisplayMatching(bounds).workArea)));
}
