/** Where a window opens: within the screen's room, and beside the panel as far as there is room for both. */
import { dips, type Dips, type Rect } from '../../vision/space.ts';
import { inside } from '../desktop/displays.ts';

/** Lengths of a window, in device-independent pixels. */
export interface WindowSize {
  width: number;
  height: number;
  /** It is of no use below this. */
  minWidth: number;
}

/** Where the window opens in `area`, made smaller where it has to be. `panel`: what it should leave free; null: nothing. */
export function placeBeside(size: WindowSize, panel: Rect<Dips> | null, area: Rect<Dips>): Rect<Dips> {
  const room = roomsOf(panel, area).reduce((widest, one) => (one.width > widest.width ? one : widest));
  if (room.width >= size.minWidth) return centred(size, room);
  const x = room.x === area.x ? area.x : area.x + area.width;
  const { y, width, height } = centred(size, area);
  return inside(dips({ x, y, width, height }), area);
}

/** Left and right of the panel; all of the area without one in it. */
function roomsOf(panel: Rect<Dips> | null, area: Rect<Dips>): Rect<Dips>[] {
  const right = area.x + area.width;
  if (!panel || panel.x >= right || panel.x + panel.width <= area.x) return [area];
  const { y, height } = area;
  const panelRight = panel.x + panel.width;
  return [
    dips({ x: area.x, y, width: panel.x - area.x, height }),
    dips({ x: panelRight, y, width: right - panelRight, height }),
  ];
}

function centred(size: WindowSize, room: Rect<Dips>): Rect<Dips> {
  const width = Math.min(size.width, room.width);
  const height = Math.min(size.height, room.height);
  return dips({
    x: Math.round(room.x + (room.width - width) / 2),
    y: Math.round(room.y + (room.height - height) / 2),
    width,
    height,
  });
}
