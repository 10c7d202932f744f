/** What games do to their pictures: how they mark the place where a piece would land, and what happens when one has landed. */
import type { Image, Rect } from '../../../../vision/types.ts';
import { disc, fill, grey, grow, mix, outline, polygon, type Colour } from '../../synthetic/drawing/paint.ts';
import type { Chance } from '../../synthetic/drawing/random.ts';
import type { DrawGhost } from '../../synthetic/skins/ghosts.ts';
import type { Theme } from '../../synthetic/skins/theme.ts';

export const ghostKinds = ['outline', 'dim', 'copy', 'crossed', 'dots'] as const;
export type GhostKind = (typeof ghostKinds)[number];

const ghosts: Record<GhostKind, (theme: Theme) => DrawGhost> = {
  outline: () => (image, rect, colour) => outline(image, grow(rect, -1), pen(rect), colour),
  dim:
    ({ board }) =>
    (image, rect, colour) =>
      fill(image, grow(rect, -1), mix(board.base, colour, 0.35)),
  // The very block: nothing but where it lies tells it from one that has landed.
  copy:
    ({ skin, palette }) =>
    (image, rect, colour) =>
      skin(image, rect, { colour, kind: Math.max(0, palette.indexOf(colour)), joins: 0 }),
  crossed: () => crossedBox,
  dots:
    () =>
    (image, { x, y, width, height }, colour) =>
      disc(image, x + width / 2, y + height / 2, Math.max(1, width / 6), colour),
};

export const ghostOf = (kind: GhostKind, theme: Theme): DrawGhost => ghosts[kind](theme);

const pen = ({ width }: Rect): number => Math.max(1, Math.round(width / 12));

function crossedBox(image: Image, rect: Rect, colour: Colour): void {
  const { x, y, width: w, height: h } = grow(rect, -1);
  const p = pen(rect);
  outline(image, grow(rect, -1), p, colour);
  polygon(image, [x, y, x + p, y, x + w, y + h, x + w - p, y + h], colour);
  polygon(image, [x + w - p, y, x + w, y, x + p, y + h, x, y + h], colour);
}

export const effectKinds = ['flash', 'shake', 'sweep', 'above'] as const;

/** Counts of pictures. */
export interface Effects {
  /** How long what has landed shines. */
  flash: number;
  /** For how long the picture shakes after a landing, and by how many pixels at most. */
  shake: number;
  reach: number;
  /** Full rows are wiped from the middle outwards. */
  sweeps: boolean;
  /** Rows at the top that the game doesn't show: pieces come in there. */
  hidden: number;
}

/** `pictureMs` between two pictures. */
export function effectsOf(trap: string, pictureMs: number, chance: Chance): Effects {
  const lasting = (least: number, most: number) => Math.round(chance.between(least, most) / pictureMs);
  return {
    flash: trap === 'flash' ? lasting(200, 700) : 0,
    shake: trap === 'shake' ? lasting(150, 400) : 0,
    reach: trap === 'shake' ? chance.whole(2, 5) : 0,
    sweeps: trap === 'sweep',
    hidden: trap === 'above' ? 2 : 0,
  };
}

/** `cells` are rectangles of the picture; `share` of the time that is over, 0..1. */
export function shine(image: Image, cells: readonly Rect[], share: number): void {
  for (const cell of cells) fill(image, cell, grey(255), 0.9 * (1 - share));
}

/** The row's cells, as far as they are wiped already. */
export const wiped = (columns: number, share: number): number[] =>
  Array.from({ length: columns }, (_, x) => x).filter(
    (x) => Math.abs(x + 0.5 - columns / 2) < (share * columns) / 2,
  );

/** The picture moved by whole pixels; its own edge stays where nothing comes in. */
export function shaken(image: Image, dx: number, dy: number): Image {
  const { width, height } = image;
  const data = image.data.slice();
  for (let y = 0; y < height; y += 1) {
    const from = Math.min(height - 1, Math.max(0, y - dy));
    const [left, right] = [Math.max(0, dx), Math.min(width, width + dx)];
    const row = image.data.subarray(4 * (from * width + left - dx), 4 * (from * width + right - dx));
    data.set(row, 4 * (y * width + left));
  }
  return { ...image, data };
}
