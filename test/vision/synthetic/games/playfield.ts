/** Draws the inside of a board: empty ground, blocks, ghost, falling piece. */
import type { Cell, Piece } from '../../../../engine/tetris/types.ts';
import type { Image, Rect } from '../../../../vision/types.ts';
import { fill, grey, mix, paste, type Colour } from '../drawing/paint.ts';
import type { TetrisScene } from './states.ts';
import type { Theme } from '../skins/theme.ts';

export const kinds = ['I', 'O', 'T', 'S', 'Z', 'J', 'L'] as const;

/** The rectangle of a cell; y counts from the bottom row. Neighbours meet without a seam. */
export function cellRect(board: Rect, scene: TetrisScene, [x, y]: Cell): Rect {
  const across = (column: number): number => Math.round(board.x + (column * board.width) / scene.columns);
  const down = (row: number): number => Math.round(board.y + (row * board.height) / scene.rows);
  const row = scene.rows - 1 - y;
  return {
    x: across(x),
    y: down(row),
    width: across(x + 1) - across(x),
    height: down(row + 1) - down(row),
  };
}

/** Which neighbours belong to the same thing: 1 left, 2 right, 4 above, 8 below. */
function joinsOf(isSame: (dx: number, dy: number) => boolean): number {
  return (isSame(-1, 0) ? 1 : 0) + (isSame(1, 0) ? 2 : 0) + (isSame(0, 1) ? 4 : 0) + (isSame(0, -1) ? 8 : 0);
}

export const joinsWithin = (cells: readonly Cell[], [x, y]: Cell): number =>
  joinsOf((dx, dy) => cells.some(([cx, cy]) => cx === x + dx && cy === y + dy));

function drawStack(image: Image, board: Rect, scene: TetrisScene, theme: Theme): void {
  const { stack, ids } = scene;
  stack.forEach((row, i) =>
    row.forEach((kind, x) => {
      if (!kind) return;
      const joins = joinsOf((dx, dy) => ids[i]![x]! > 0 && ids[i - dy]?.[x + dx] === ids[i]![x]);
      const colour = kind === 'G' ? theme.garbage : (theme.locked ?? theme.palette[kinds.indexOf(kind)]!);
      const block = {
        colour: mix(colour, grey(0), theme.dimmed),
        kind: kind === 'G' ? 7 : kinds.indexOf(kind),
        joins,
      };
      theme.skin(image, cellRect(board, scene, [x, scene.rows - 1 - i]), block);
    }),
  );
}

/** Draws cells of one piece; without `spills` only as far as the board reaches. */
function drawFalling(image: Image, board: Rect, scene: TetrisScene, theme: Theme): void {
  const { piece, cells } = scene.falling!;
  const kind = kinds.indexOf(piece);
  const above = theme.spills ? null : copyAbove(image, board);
  for (const place of cells)
    theme.skin(image, cellRect(board, scene, place), {
      colour: theme.palette[kind]!,
      kind,
      joins: joinsWithin(cells, place),
    });
  if (above) paste(image, above, 0, 0);
}

/** What is above the board, to be put back. */
function copyAbove(image: Image, board: Rect): Image {
  const height = Math.max(0, Math.round(board.y));
  return { width: image.width, height, data: image.data.slice(0, image.width * height * 4) };
}

/** Returns the ghost's cells where one was drawn. */
export function drawPlayfield(image: Image, board: Rect, scene: TetrisScene, theme: Theme): Cell[] | null {
  theme.board.draw(image, board, scene.columns, scene.rows);
  drawStack(image, board, scene, theme);
  const ghost = scene.falling ? drawPiece(image, board, scene, theme) : null;
  if (theme.lines) drawLines(image, board, scene, theme.lines);
  return ghost;
}

function drawPiece(image: Image, board: Rect, scene: TetrisScene, theme: Theme): Cell[] | null {
  const ghost = theme.ghost && scene.ghost ? scene.ghost : null;
  const colour = theme.palette[kinds.indexOf(scene.falling!.piece)]!;
  for (const place of ghost ?? []) theme.ghost!(image, cellRect(board, scene, place), colour);
  drawFalling(image, board, scene, theme);
  return ghost;
}

function drawLines(image: Image, board: Rect, { columns, rows }: TetrisScene, colour: Colour): void {
  const pen = Math.max(1, Math.round(board.width / columns / 30));
  for (let i = 0; i <= columns; i += 1)
    fill(image, { ...board, x: board.x + (i * board.width) / columns - pen / 2, width: pen }, colour);
  for (let i = 0; i <= rows; i += 1)
    fill(image, { ...board, y: board.y + (i * board.height) / rows - pen / 2, height: pen }, colour);
}

/** The position as a label has it. */
export const textOf = ({
  stack,
  falling,
}: TetrisScene): { cells: string[]; current: { piece: Piece; cells: Cell[] } | null } => ({
  cells: stack.map((row) => row.map((cell) => cell ?? '.').join('')),
  current: falling,
});
