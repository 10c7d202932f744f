import { displayUnder, type Desktop } from '../../desktop/Desktop.ts';
import type { LivePageEvents } from '../../windows/LivePage.ts';
import { OverlayWindow } from '../../windows/OverlayWindow.ts';
import type { PageLink } from '../../windows/PageLink.ts';
import { MarkedOverlay, type MarkedOverlayPorts } from './MarkedOverlay.ts';

export type { MarkedOverlay };

type OverlayPorts = Pick<MarkedOverlayPorts, 'look' | 'translucent'> & {
  /** When the overlay's page may be loaded. */
  turn: Promise<void>;
};

/** The overlay of the running app: its window, and the probe for what comes back of it. */
export function openOverlay(
  link: PageLink,
  events: LivePageEvents,
  desktop: Desktop,
  { turn, ...ports }: OverlayPorts,
): MarkedOverlay {
  const window = new OverlayWindow(link, events, turn);
  const overlay = new MarkedOverlay(window, {
    ...ports,
    composes: () => desktop.composes(),
    display: displayUnder,
  });
  desktop.watchComposing(() => void overlay.renew());
  link.hear('overlay:drawn', ({ isMarked }) => overlay.drawn(isMarked));
  return overlay;
}
