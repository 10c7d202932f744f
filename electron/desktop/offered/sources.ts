/** What can be watched: the windows and screens that the system offers, our own windows left out. */
import { BrowserWindow, desktopCapturer, type DesktopCapturerSource } from 'electron';
import type { Source } from '../../contract/panel.ts';
import { OneAtATime } from '../OneAtATime.ts';
import { screens } from './screens.ts';
import { sameWindow } from '../sourceIds.ts';

type Offered = Pick<DesktopCapturerSource, 'id' | 'name'>;

/**
 * Windows first. Electron leaves out windows without an old-style title, so that `windows` found another way
 * come before its own; null: there is no other way. Rejects where the system refuses. `isOwn` tells windows of ours that
 * are no game.
 */
export async function listSources(
  found: readonly Source[] | null,
  isOwn: (sourceId: string) => boolean,
): Promise<Source[]> {
  const windows = found ?? [];
  const listed = await offered(found !== null);
  const all = listed.map(({ id, name }): Source => ({
    id,
    name,
    kind: id.startsWith('window:') ? 'window' : 'screen',
  }));
  const others = all.filter(({ id }) => !windows.some((window) => sameWindow(window.id, id)));
  return [...windows, ...others]
    .filter(({ id }) => !isOwn(id))
    .sort((a, b) => Number(a.kind === 'screen') - Number(b.kind === 'screen'));
}

/**
 * On Wayland each listing opens the system's own picker: there the user chooses, not a search. Chromium captures by
 * Wayland under these very conditions, wherever it draws its windows.
 */
export const listingAsksUser =
  process.platform === 'linux' &&
  process.env.XDG_SESSION_TYPE === 'wayland' &&
  process.env.WAYLAND_DISPLAY !== undefined;

/** In pixels: enough to distinguish games. */
const pictureSize = { width: 192, height: 120 };
const picturesAsked = new OneAtATime(
  () => desktopCapturer.getSources({ types: ['window', 'screen'], thumbnailSize: pictureSize }),
  4000,
);

/** As data URLs, by the ids that `sources` have; without those that none could be taken of. */
export async function sourcePictures(sources: readonly Source[]): Promise<Record<string, string>> {
  const taken = ((await picturesAsked.answer()) ?? []).filter(({ thumbnail }) => !thumbnail.isEmpty());
  const pictured = sources.flatMap(({ id }) => {
    const found = taken.find((one) => one.id === id || sameWindow(one.id, id));
    return found ? [[id, found.thumbnail.toDataURL()]] : [];
  });
  return Object.fromEntries(pictured) as Record<string, string>;
}

/** Without a window manager Chromium's list of X11's windows may never come; that of the screens does. */
const windowsPatienceMs = 1000;
const windowsAsked = new OneAtATime(() => ask(['window']), windowsPatienceMs);

/**
 * In one question where each may ask the user, or answers for sure. `areKnown`: the windows of other programs.
 * Windows' Electron looks at the graphics cards for each question, and nothing else is done meanwhile (0.5 s under Wine).
 */
async function offered(areKnown: boolean): Promise<Offered[]> {
  if (process.platform === 'win32' && areKnown) return [...ownWindows(), ...(await screens())];
  if (process.platform !== 'linux' || listingAsksUser) return ask(['window', 'screen']);
  return [...((await windowsAsked.answer()) ?? []), ...(await screens())];
}

function ownWindows(): Offered[] {
  const seen = BrowserWindow.getAllWindows().filter((window) => window.isVisible() && !window.isMinimized());
  return seen.map((window) => ({ id: window.getMediaSourceId(), name: window.getTitle() }));
}

const ask = (types: ('window' | 'screen')[]): Promise<DesktopCapturerSource[]> =>
  desktopCapturer.getSources({ types, thumbnailSize: { width: 0, height: 0 } });
