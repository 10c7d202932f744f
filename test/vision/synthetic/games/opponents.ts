/** Boards of other players beside the player's own. */
import type { Image, Rect } from '../../../../vision/types.ts';
import { drawFrame } from '../skins/frames.ts';
import type { OtherBoard } from './label.ts';
import { drawPlayfield } from './playfield.ts';
import type { Chance } from '../drawing/random.ts';
import { randomTetris } from './states.ts';
import type { Theme } from '../skins/theme.ts';

/** Small boards in a part of the picture, as many as there is room for. */
export function drawOpponents(
  image: Image,
  area: Rect,
  cell: number,
  rows: number,
  theme: Theme,
  chance: Chance,
): OtherBoard[] {
  const size = Math.max(2, Math.round(cell * chance.of([0.15, 0.2, 0.3, 0.5, 0.7])));
  const others: OtherBoard[] = [];
  for (let y = area.y + size; y + (rows + 1) * size < area.y + area.height; y += (rows + 3) * size)
    for (let x = area.x + size; x + 11 * size < area.x + area.width; x += 12 * size) {
      const board = { x: Math.round(x), y: Math.round(y), width: 10 * size, height: rows * size };
      drawFrame(image, board, { w: size, h: size }, theme.board, chance, { panel: theme.panel });
      drawPlayfield(image, board, randomTetris(chance, rows), theme);
      others.push({ board, columns: 10, rows });
    }
  return others;
}
