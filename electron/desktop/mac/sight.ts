/** What can be seen of macOS's windows, and which of them cover another one. */
import type { Dips, Rect } from '../../../vision/space.ts';
import { holdsMost } from '../displays.ts';
import type { WindowInfo } from './CoreGraphics.ts';

/** Levels (CGWindowLevel.h): of the Dock, which has a see-through window as large as the screen, and of open menus. */
const [dockLayer, menuLayer] = [20, 101];

/** Whether it hides what is below. Higher than common windows are bars and overlays, ours among them. */
export function hidesWhatIsBelow({ layer, opacity, bounds }: WindowInfo): boolean {
  const isCommon = (layer >= 0 && layer < dockLayer) || layer === menuLayer;
  return isCommon && opacity > 0 && bounds.width > 0 && bounds.height > 0;
}

/** Windows that a user would call one. */
export function isListed(info: WindowInfo): boolean {
  return info.layer === 0 && info.title !== '' && hidesWhatIsBelow(info);
}

/** The places of the windows that cover it. `topDown`: all that are on the screen. */
export function coversOf(topDown: readonly WindowInfo[], window: number): Rect<Dips>[] {
  const at = topDown.findIndex((info) => info.window === window);
  return topDown
    .slice(0, Math.max(0, at))
    .filter(hidesWhatIsBelow)
    .map(({ bounds }) => bounds);
}

/** The topmost window that holds most of `place`; null where there is none. */
export function windowUnder(topDown: readonly WindowInfo[], place: Rect<Dips>): number | null {
  return topDown.filter(hidesWhatIsBelow).find(({ bounds }) => holdsMost(bounds, place))?.window ?? null;
}
