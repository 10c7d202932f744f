/** The screens that can be watched. */
import { desktopCapturer, screen, type DesktopCapturerSource } from 'electron';

let known: DesktopCapturerSource[] = [];
let isHeard = false;

/** Asked for once, and again after a display has come, gone or changed. Rejects where the system refuses. */
export async function screens(): Promise<readonly DesktopCapturerSource[]> {
  hearOfChanges();
  if (known.length > 0) return known;
  return (known = await desktopCapturer.getSources({
    types: ['screen'],
    thumbnailSize: { width: 0, height: 0 },
  }));
}

/** Not before the app is ready, which Electron's screen waits for. */
function hearOfChanges(): void {
  if (isHeard) return;
  isHeard = true;
  const forget = (): void => void (known = []);
  screen.on('display-added', forget);
  screen.on('display-removed', forget);
  screen.on('display-metrics-changed', forget);
}
