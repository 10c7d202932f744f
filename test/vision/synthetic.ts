/**
 * An endless source of pictures with known contents: games in styles that nobody's game has, on screens full
 * of other things, and screens without a game. The same seed gives the same picture.
 */
import { shapes } from '../../engine/tetris/pieces.ts';
import type { Cell, Piece } from '../../engine/tetris/types.ts';
import type { GameKind, Image, Rect } from '../../vision/types.ts';
import { drawContent, drawDesktop, drawWindow, drawWindows } from './synthetic/clutter.ts';
import { disc, fill, grain, grey, grow, mix, outline, text, type Colour } from './synthetic/paint.ts';
import { Chance } from './synthetic/random.ts';
import {
  drawFrame,
  randomBoardStyle,
  randomGhost,
  randomPalette,
  randomSkin,
  type BoardStyle,
  type DrawBlock,
} from './synthetic/skins.ts';
import { randomTetris, type TetrisScene } from './synthetic/states.ts';

export interface Label {
  game: GameKind;
  board: Rect;
  columns: number;
  rows: number;
  /** Locked cells, top row first. */
  cells: string[];
  current: { piece: Piece; cells: Cell[] } | null;
  ghost: Cell[] | null;
  next: Piece[];
  hold: Piece | null;
}

export interface Drawing {
  image: Image;
  /** null: there is no game in the picture. */
  label: Label | null;
}

const kinds = ['I', 'O', 'T', 'S', 'Z', 'J', 'L'] as const;
const screens = [
  [1280, 720],
  [1024, 768],
  [800, 600],
  [640, 700],
] as const;

/** A screen with one Tetris game on it. */
export function drawTetris(seed: number): Drawing {
  const chance = new Chance(seed);
  const [width, height] = chance.of(screens);
  const image = drawDesktop(width, height, chance);
  drawWindows(image, chance.whole(0, 3), chance);
  const rows = chance.is(0.8) ? 20 : chance.of([16, 18, 21, 22, 24]);
  const tall = Math.floor((height * 0.9) / rows);
  const cell = chance.whole(Math.min(9, tall), Math.min(44, tall));
  const high = chance.is(0.85) ? cell : Math.min(tall, Math.round(cell * chance.between(0.8, 1.2)));
  const space = { width: width - cell * 24, height: height - rows * high - cell * 1.2 };
  const board = {
    x: Math.round(cell * 7 + Math.max(0, space.width) * chance.next()),
    y: Math.round(cell * 0.6 + Math.max(0, space.height) * chance.next()),
    width: cell * 10,
    height: rows * high,
  };
  const scene = randomTetris(chance, rows);
  return { image, label: drawGame(image, board, scene, chance) };
}

/** A screen with windows and no game. */
export function drawNothing(seed: number): Drawing {
  const chance = new Chance(seed ^ 0x5bd1e995);
  const [width, height] = chance.of(screens);
  const image = drawDesktop(width, height, chance);
  drawWindows(image, chance.whole(1, 5), chance);
  if (chance.is(0.4)) {
    const cell = chance.whole(12, 34);
    const rect = {
      x: chance.whole(0, width / 2),
      y: chance.whole(0, 20),
      width: cell * 10,
      height: cell * 20,
    };
    const inside = chance.is(0.5) ? drawWindow(image, grow(rect, 3), chance) : rect;
    drawContent(image, inside, chance);
    if (chance.is(0.5)) outline(image, rect, 2, grey(chance.between(0, 255)));
  }
  return { image, label: null };
}

function drawGame(image: Image, board: Rect, scene: TetrisScene, chance: Chance): Label {
  const cell = board.width / scene.columns;
  const style = randomBoardStyle(chance);
  const skin = randomSkin(chance, cell);
  const palette = randomPalette(chance, 7);
  if (chance.is(0.6)) drawPanel(image, board, cell, style, chance);
  drawFrame(image, board, cell, style.base, style.light, chance);
  style.draw(image, board, scene.columns, scene.rows);
  const ghost = drawCells(image, board, scene, style, skin, palette, chance);
  const slots = drawPreviews(image, board, cell, scene, style, skin, palette, chance);
  if (chance.is(0.15)) grain(image, grow(board, cell * 7), 3, chance);
  return {
    game: 'tetris',
    board,
    columns: scene.columns,
    rows: scene.rows,
    ...textOf(scene),
    ghost,
    ...slots,
  };
}

/** The game's own window or page around the board. */
function drawPanel(image: Image, board: Rect, cell: number, style: BoardStyle, chance: Chance): void {
  const rect = {
    x: board.x - cell * chance.between(0.8, 7),
    y: board.y - cell * chance.between(0.4, 2),
    width: board.width + cell * chance.between(8, 14),
    height: board.height + cell * chance.between(0.8, 3),
  };
  drawWindow(image, rect, chance);
  const near = mix(style.base, grey(chance.of([0, 255, 128])), chance.between(0.05, 0.5));
  fill(image, grow(rect, -2), chance.is(0.5) ? near : grey(chance.between(0, 255)));
}

function drawCells(
  image: Image,
  board: Rect,
  scene: TetrisScene,
  style: BoardStyle,
  skin: DrawBlock,
  palette: Colour[],
  chance: Chance,
): Cell[] | null {
  const w = board.width / scene.columns;
  const h = board.height / scene.rows;
  const at = ([x, y]: Cell): Rect => ({
    x: Math.round(board.x + x * w),
    y: Math.round(board.y + (scene.rows - 1 - y) * h),
    width: Math.round(w),
    height: Math.round(h),
  });
  const garbage = grey(style.light ? 110 : 140);
  scene.stack.forEach((row, i) =>
    row.forEach((kind, x) => {
      if (kind)
        skin(image, at([x, scene.rows - 1 - i]), kind === 'G' ? garbage : palette[kinds.indexOf(kind)]!);
    }),
  );
  if (!scene.falling) return null;
  const colour = palette[kinds.indexOf(scene.falling.piece)]!;
  const drawGhost = randomGhost(chance, style.base);
  const ghost = drawGhost && scene.ghost ? scene.ghost : null;
  if (ghost) for (const place of ghost) drawGhost!(image, at(place), colour);
  for (const place of scene.falling.cells) skin(image, at(place), colour);
  return ghost;
}

/** The queue on one side, the held piece on the other or nowhere. */
function drawPreviews(
  image: Image,
  board: Rect,
  cell: number,
  scene: TetrisScene,
  style: BoardStyle,
  skin: DrawBlock,
  palette: Colour[],
  chance: Chance,
): { next: Piece[]; hold: Piece | null } {
  const unit = Math.max(5, Math.round(cell * chance.of([0.6, 0.75, 1])));
  const boxed = chance.is(0.6);
  const gap = Math.round(cell * chance.between(0.8, 1.4));
  const right = chance.is(0.85);
  const across = (onRight: boolean): number =>
    onRight ? board.x + board.width + gap : board.x - gap - 5 * unit;
  const slot = (x: number, y: number, piece: Piece): void => {
    const box = { x, y, width: 5 * unit, height: 4 * unit };
    fill(image, box, style.base);
    if (boxed) outline(image, box, 1, mix(style.base, style.light ? grey(0) : grey(255), 0.4));
    drawPiece(image, box, piece, unit, skin, palette[kinds.indexOf(piece)]!);
  };
  const ink = style.light ? grey(20) : grey(220);
  let y = board.y + unit;
  const next: Piece[] = [];
  for (const piece of scene.next) {
    if (y + 4 * unit > Math.min(image.height, board.y + board.height + unit)) break;
    slot(across(right), y, piece);
    next.push(piece);
    y += 4 * unit;
  }
  if (chance.is(0.5)) text(image, across(right), board.y - unit * 0.2, unit * 0.7, 4, ink, chance);
  // One piece on each side: by custom the held one is on the left.
  const hold = right || next.length > 1 ? scene.hold : null;
  if (hold) slot(across(!right), board.y + unit, hold);
  return { next, hold };
}

/** A piece facing north in the middle of a box. */
function drawPiece(
  image: Image,
  box: Rect,
  piece: Piece,
  unit: number,
  skin: DrawBlock,
  colour: Colour,
): void {
  const cells = shapes[piece][0]!;
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const wide = Math.max(...xs) - Math.min(...xs) + 1;
  const high = Math.max(...ys) - Math.min(...ys) + 1;
  const left = Math.round(box.x + (box.width - wide * unit) / 2);
  const top = Math.round(box.y + (box.height - high * unit) / 2);
  for (const [x, y] of cells)
    skin(
      image,
      {
        x: left + (x - Math.min(...xs)) * unit,
        y: top + (Math.max(...ys) - y) * unit,
        width: unit,
        height: unit,
      },
      colour,
    );
}

const textOf = ({ stack, falling }: TetrisScene): Pick<Label, 'cells' | 'current'> => ({
  cells: stack.map((row) => row.map((cell) => cell ?? '.').join('')),
  current: falling,
});

const puyoHues: readonly Colour[] = [
  [225, 60, 50],
  [70, 200, 80],
  [70, 110, 235],
  [235, 205, 60],
  [165, 70, 205],
];
const puyoLetters = 'RGBYP';

/** A screen with one Puyo game on it; its cells are lettered by colour, O is garbage. */
export function drawPuyo(seed: number): Drawing {
  const chance = new Chance(seed ^ 0x1b873593);
  const [width, height] = chance.of(screens);
  const image = drawDesktop(width, height, chance);
  drawWindows(image, chance.whole(0, 2), chance);
  const cell = chance.whole(18, Math.min(56, Math.floor((height * 0.9) / 12)));
  const high = chance.is(0.7) ? cell : Math.round(cell * chance.between(0.92, 1));
  const board = {
    x: Math.round(cell + (width - cell * 11) * chance.next()),
    y: Math.round(cell * 0.4 + (height - high * 12 - cell * 0.8) * chance.next()),
    width: cell * 6,
    height: high * 12,
  };
  const style = randomBoardStyle(chance);
  drawFrame(image, board, cell, style.base, style.light, chance);
  style.draw(image, board, 6, 12);
  const cells = Array.from({ length: 12 }, () => Array<string>(6).fill('.'));
  for (let x = 0; x < 6; x += 1)
    for (let y = 0, top = chance.whole(0, 9); y < top; y += 1)
      cells[11 - y]![x] = chance.is(0.12) ? 'O' : chance.of([...puyoLetters]);
  cells.forEach((row, i) =>
    row.forEach((kind, x) => {
      if (kind !== '.') drawPuyoAt(image, board.x + x * cell, board.y + i * high, cell, high, kind);
    }),
  );
  return {
    image,
    label: {
      game: 'puyo',
      board,
      columns: 6,
      rows: 12,
      cells: cells.map((row) => row.join('')),
      current: null,
      ghost: null,
      next: [],
      hold: null,
    },
  };
}

function drawPuyoAt(image: Image, x: number, y: number, w: number, h: number, kind: string): void {
  const colour = kind === 'O' ? grey(150) : puyoHues[puyoLetters.indexOf(kind)]!;
  const [cx, cy] = [x + w / 2, y + h / 2];
  disc(image, cx, cy, Math.min(w, h) * 0.48, mix(colour, grey(0), 0.3));
  disc(image, cx, cy - 1, Math.min(w, h) * 0.42, colour);
  for (const side of [-0.16, 0.16]) {
    disc(image, cx + side * w, cy - 0.05 * h, w * 0.1, grey(250));
    disc(image, cx + side * w, cy - 0.03 * h, w * 0.05, grey(20));
  }
}
