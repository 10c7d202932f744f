import { displayUnder, type Desktop } from '../../desktop/Desktop.ts';
import type { LivePageEvents } from '../../windows/LivePage.ts';
import { OverlayWindow } from '../../windows/OverlayWindow.ts';
import type { PageLink } from '../../windows/PageLink.ts';
import { MarkedOverlay, type MarkedOverlayPorts } from './MarkedOverlay.ts';

export type { MarkedOverlay };

/** The overlay of the running app: its window, and the probe for what comes back of it. */
export function openOverlay(
  link: PageLink,
  events: LivePageEvents,
  desktop: Desktop,
  ports: Pick<MarkedOverlayPorts, 'look' | 'translucent'>,
): MarkedOverlay {
  const window = new OverlayWindow(link, events);
  const overlay = new MarkedOverlay(window, {
    ...ports,
    composes: () => desktop.composes(),
    display: displayUnder,
  });
  desktop.watchComposing(() => void overlay.renew());
  link.hear('overlay:drawn', ({ isMarked }) => overlay.drawn(isMarked));
  return overlay;
}
