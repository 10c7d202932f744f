/** Key caps: which ones to draw for a list of presses, and where. Shared by the overlay and the panel. */
import type { Input } from '../../../engine/tetris/types.ts';
import { scenePixels, type Point, type ScenePixels } from '../../../vision/space.ts';
import type { KeysShape, SceneRect } from './scene.ts';

/** One cap: a key, and how often to press it. `key` is an input's name, a key of the game, or '…' where more would follow. */
export interface Cap {
  key: string;
  times: number;
}

export const capSize = 24;
export const capGap = 4;
export const mostCaps = 6;
/** Caps in a column beside a board: off its edge, and as wide as a cap with a word and a number. */
export const columnGap = 12;
export const columnWidth = 64;

/** Line drawings of the inputs in a box of 16 x 16, so that no font has to have the arrows. */
const capIcons: Record<Exclude<Input, 'hold'>, string> = {
  left: 'M13 8H3.5M7.5 4L3.5 8L7.5 12',
  right: 'M3 8H12.5M8.5 4L12.5 8L8.5 12',
  softDrop: 'M8 3V12.5M4 8.5L8 12.5L12 8.5',
  hardDrop: 'M8 2V10M4.5 6.5L8 10L11.5 6.5M3.5 13.5H12.5',
  cw: 'M12.6 9.5A5 5 0 1 1 11.5 4.6M12 1.8V5.2H8.6',
  ccw: 'M3.4 9.5A5 5 0 1 0 4.5 4.6M4 1.8V5.2H7.4',
  half: 'M3 6.6A5.2 5.2 0 0 1 12.6 5.6M13 9.4A5.2 5.2 0 0 1 3.4 10.4M13 2.6V6H9.6M3 13.4V10H6.4',
};

/** Of keys that bear a drawing themselves, by `KeyboardEvent.key`. */
const keyIcons: Readonly<Record<string, string>> = {
  ArrowLeft: capIcons.left,
  ArrowRight: capIcons.right,
  ArrowDown: capIcons.softDrop,
  ArrowUp: 'M8 13V3.5M4 7.5L8 3.5L12 7.5',
  ' ': 'M2.5 6.5V10.5H13.5V6.5',
};

/** Of an input, or of the key that does it in a game. */
export function iconOf(key: string): string | null {
  return capIcons[key as keyof typeof capIcons] ?? keyIcons[key] ?? null;
}

/** The label of a cap without a drawing. */
export function labelOf(key: string): string {
  if (key === 'hold') return 'HOLD';
  return key.length === 1 ? key.toUpperCase() : key;
}

const more: Cap = { key: '…', times: 1 };

/**
 * Presses of the same key in a row share a cap. At most six caps, and none beyond `room` (device-independent
 * pixels from the first one's left edge); then '…'.
 */
export function capsOf(keys: readonly string[], room = Infinity): Cap[] {
  const caps = grouped(keys);
  const shown = caps.slice(0, mostCaps);
  if (shown.length === caps.length && widthOf(shown) <= room) return shown;
  while (shown.length > 0 && widthOf([...shown, more]) > room) shown.pop();
  return [...shown, more];
}

function grouped(keys: readonly string[]): Cap[] {
  const caps: Cap[] = [];
  for (const key of keys)
    if (caps.at(-1)?.key === key) caps.at(-1)!.times++;
    else caps.push({ key, times: 1 });
  return caps;
}

function widthOf(caps: readonly Cap[]): number {
  return caps.reduce((sum, cap) => sum + capWidth(cap), capGap * (caps.length - 1));
}

/** Width of a cap in device-independent pixels. */
function capWidth({ key, times }: Cap): number {
  const face = iconOf(key) ? capSize : Math.max(capSize, 12 + 8 * labelOf(key).length);
  return times > 1 ? face + 12 + 7 * String(times).length : face;
}

/** The place of the caps: from `x, y` to the right, or in a column that begins (`right` of a board) or ends (`left`) at x. */
export function capRects(
  caps: readonly Cap[],
  { x, y, column }: Point<ScenePixels> & { column?: 'left' | 'right' },
): SceneRect[] {
  return column ? columnRects(caps, x, y, column) : rowRects(caps, x, y);
}

function columnRects(caps: readonly Cap[], x: number, y: number, column: 'left' | 'right'): SceneRect[] {
  return caps.map((cap, at) => {
    const width = capWidth(cap);
    const left = column === 'right' ? x : x - width;
    return scenePixels({ x: left, y: y + at * (capSize + capGap), width, height: capSize });
  });
}

function rowRects(caps: readonly Cap[], x: number, y: number): SceneRect[] {
  const rects: SceneRect[] = [];
  for (const cap of caps) {
    const last = rects.at(-1);
    const left = last ? last.x + last.width + capGap : x;
    rects.push(scenePixels({ x: left, y, width: capWidth(cap), height: capSize }));
  }
  return rects;
}

/** The caps of keys at a place of a scene `width` wide: those of a row have room up to its edge. */
export const capsAt = ({ x, keys, column }: KeysShape, width: number): Cap[] =>
  capsOf(keys, column ? Infinity : width - x);
