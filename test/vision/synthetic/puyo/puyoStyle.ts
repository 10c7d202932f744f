/** What all puyo of one game have in common, and the drawing of one of them. */
import type { Cell } from '../../../../engine/tetris/types.ts';
import type { Image, Rect } from '../../../../vision/types.ts';
import { dot, grey } from '../drawing/paint.ts';
import { columns, rows } from './puyoScene.ts';
import { noLinks, randomPuyoPalette, randomPuyoSkin, type PuyoPalette, type PuyoSkin } from './puyoSkins.ts';
import type { Chance } from '../drawing/random.ts';

export interface Style {
  skin: PuyoSkin;
  palette: PuyoPalette;
  shadow: number;
  /** How far beside and below a puyo its shadow falls, in cells. */
  shadowAt: readonly [number, number];
  /** How the landing place is shown. */
  ghost: 'none' | 'dots' | 'pale';
  /** Room around a small mark of the landing place, as a share of a cell. */
  dot: number;
  /** The death cells are marked, in these columns. */
  cross: boolean;
  crosses: readonly number[];
  grating: boolean;
  /** Previews: sizes in cells, the first larger or not; how they follow each other. */
  unit: number;
  later: number;
  drift: number;
  box: 'none' | 'plain' | 'dotted';
}

export function randomStyle(chance: Chance): Style {
  const unit = chance.of([1, 1, 1, chance.between(0.7, 1)]);
  return {
    skin: randomPuyoSkin(chance),
    palette: randomPuyoPalette(chance),
    shadow: chance.of([0, chance.between(0.2, 0.6), chance.between(0.3, 0.95)]),
    shadowAt: [chance.between(-0.05, 0.2), chance.between(0.05, 0.32)],
    ghost: chance.of(['none', 'dots', 'dots', 'pale']),
    dot: chance.between(0.24, 0.36),
    cross: chance.is(0.55),
    crosses: chance.of([[2], [2], [2], [2, 3]]),
    grating: chance.is(0.15),
    unit,
    later: unit * chance.of([1, chance.between(0.65, 0.9)]),
    drift: chance.of([0, 0, chance.between(0.4, 1)]),
    box: chance.of(['none', 'plain', 'dotted']),
  };
}

/** The rectangle of a cell; `y` may lie between rows. */
export const boxIn =
  (board: Rect) =>
  ([x, y]: Cell): Rect => ({
    x: board.x + (x * board.width) / columns,
    y: board.y + ((rows - 1 - y) * board.height) / rows,
    width: board.width / columns,
    height: board.height / rows,
  });

export function drawOne(
  image: Image,
  rect: Rect,
  clip: Rect,
  kind: string,
  { skin, palette }: Style,
  links = noLinks,
): void {
  if (kind === 'O') skin.ojama(image, rect, clip);
  else skin.puyo(image, rect, clip, palette[kind as keyof PuyoPalette], links);
}

export function drawShadow(image: Image, rect: Rect, clip: Rect, { shadow, shadowAt }: Style): void {
  if (!shadow) return;
  const [rx, ry] = [rect.width * 0.46, rect.height * 0.46];
  const [cx, cy] = [rect.x + rect.width * (0.5 + shadowAt[0]), rect.y + rect.height * (0.5 + shadowAt[1])];
  for (let y = Math.floor(cy - ry); y <= cy + ry; y += 1)
    for (let x = Math.floor(cx - rx); x <= cx + rx; x += 1)
      if (x < clip.x + clip.width && y >= clip.y && y < clip.y + clip.height)
        dot(image, x, y, grey(0), shadow * Math.max(0, 1 - Math.hypot((x - cx) / rx, (y - cy) / ry)));
}
