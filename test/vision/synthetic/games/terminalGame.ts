/** Games in a terminal: a cell is two characters wide (or four, and two lines high). */
import { shapes } from '../../../../engine/tetris/rules/pieces.ts';
import type { Cell, Piece } from '../../../../engine/tetris/types.ts';
import type { GamePicture } from './label.ts';
import { grey, mix, type Colour } from '../drawing/paint.ts';
import { kinds, textOf } from './playfield.ts';
import type { Chance } from '../drawing/random.ts';
import { randomTetris, type TetrisScene } from './states.ts';
import { randomTerminal, Terminal } from './terminal.ts';

/** How a filled and an empty cell are written: two characters, repeated where cells are larger. */
interface CellStyle {
  /** Characters by kind, garbage last. */
  pairs: string[];
  /** The ground is coloured, the characters on it are a shade of it. */
  solid: boolean;
  /** By column. */
  empty: (column: number) => string;
}

const pairs = ['[]', '##', '()', '<>', '{}', '%%', '@@', '::', '==', '**', 'oo', 'xx'];

function randomCells(chance: Chance): CellStyle {
  const own = chance.is(0.4);
  const all = chance.shuffled(pairs);
  const solid = chance.is(0.65);
  const same = solid && chance.is(0.7) ? '  ' : all[0]!;
  const dots = chance.of(['  ', '  ', '  ', '  ', ' .', '. ', '::', '..']);
  const every = chance.of([1, 2]);
  return {
    pairs: Array.from({ length: 8 }, (_, kind) => (own && same !== '  ' ? all[kind]! : same)),
    solid,
    empty: (column) => (column % every === 0 ? dots : '  '),
  };
}

interface Well {
  screen: Terminal;
  cells: CellStyle;
  colours: Colour[];
  /** Characters and lines of a cell, top left character of the board. */
  across: number;
  down: number;
  column: number;
  line: number;
}

function drawCell(
  { screen, cells, colours, across, down }: Well,
  column: number,
  line: number,
  kind: number,
): void {
  const colour = colours[kind]!;
  const letters = (cells.pairs[kind]! + cells.pairs[kind]!).slice(0, across);
  for (let i = 0; i < down; i += 1) {
    if (cells.solid) screen.back(column, line + i, across, colour);
    screen.put(column, line + i, letters, cells.solid ? mix(colour, grey(0), 0.35) : colour);
  }
}

function drawBoard(well: Well, scene: TetrisScene, ghost: boolean, faint: Colour): void {
  const { screen, cells, across, down, column, line } = well;
  const place = ([x, y]: Cell): [number, number] => [column + x * across, line + (scene.rows - 1 - y) * down];
  for (let row = 0; row < scene.rows; row += 1)
    for (let x = 0; x < scene.columns; x += 1) {
      const kind = scene.stack[row]![x];
      const [at, top] = place([x, scene.rows - 1 - row]);
      if (kind) drawCell(well, at, top, kind === 'G' ? 7 : kinds.indexOf(kind));
      else screen.put(at, top, cells.empty(x), faint);
    }
  if (!scene.falling) return;
  const kind = kinds.indexOf(scene.falling.piece);
  if (ghost) for (const cell of scene.ghost!) screen.put(...place(cell), '::', well.colours[kind]);
  for (const cell of scene.falling.cells) if (cell[1] < scene.rows) drawCell(well, ...place(cell), kind);
}

/** A terminal's block cursor, right of what was drawn last. */
function drawCursor({ screen, across, down, column, line }: Well, scene: TetrisScene, chance: Chance): void {
  if (!scene.falling) return;
  const [x, y] = chance.of(scene.falling.cells);
  const isLast = !scene.falling.cells.some(([other, row]) => row === y && other > x);
  if (isLast && y < scene.rows)
    screen.back(column + (x + 1) * across, line + (scene.rows - 1 - y) * down, 1, screen.look.ink);
}

/** Walls and floor of characters, of coloured cells, or of lines. */
function drawWalls(well: Well, rows: number, chance: Chance): void {
  const { screen, across, down, column, line } = well;
  const [width, height] = [10 * across, rows * down];
  const [left, right, floor] = chance.of([
    ['|', '|', '-'],
    ['|', '|', '='],
    ['||', '||', '=='],
    ['<!', '!>', '='],
    ['<>', '<>', '<>'],
    ['#', '#', '#'],
    ['##', '##', '##'],
    ['[]', '[]', '[]'],
    ['*', '*', '*'],
  ] as const);
  const colour = chance.of([screen.look.ink, ...screen.look.colours]);
  const reversed = chance.is(0.25);
  for (let i = 0; i < height; i += 1) {
    if (reversed) {
      screen.back(column - across, line + i, across, colour);
      screen.back(column + width, line + i, across, colour);
    } else {
      screen.put(column - left.length, line + i, left, colour);
      screen.put(column + width, line + i, right, colour);
    }
  }
  if (reversed) screen.back(column - across, line + height, width + 2 * across, colour);
  else
    screen.put(
      column - left.length,
      line + height,
      floor.repeat(120).slice(0, width + 2 * left.length),
      colour,
    );
  if (!reversed && chance.is(0.3))
    screen.put(column - left.length, line - 1, floor.repeat(120).slice(0, width + 2 * left.length), colour);
}

/** A thin line around characters, between them or through the middle of the next ones. */
function drawLines({ screen, across, down, column, line }: Well, rows: number, chance: Chance): void {
  const { wide, high, pen, ink } = screen.look;
  const colour = chance.of([ink, ...screen.look.colours]);
  const [x, y] = [(column - 0.5) * wide, (line - 0.5) * high];
  const [width, height] = [(10 * across + 1) * wide, (rows * down + 1) * high];
  const stroke = (left: number, top: number, w: number, h: number): void => {
    const rect = { x: left, y: top, width: w, height: h };
    screen.line(rect, colour);
  };
  stroke(x, y + (chance.is(0.7) ? 0 : height), width, pen);
  for (const side of [x, x + width]) stroke(side, y, pen, height);
  stroke(x, y + height, width, pen);
}

function drawShape(well: Well, piece: Piece, column: number, line: number): void {
  const cells = shapes[piece][0]!;
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.max(...cells.map(([, y]) => y));
  for (const [x, y] of cells)
    drawCell(well, column + (x - left) * well.across, line + (top - y) * well.down, kinds.indexOf(piece));
}

/** Next pieces, score, help, example pieces. Returns the pieces shown. */
function drawBeside(well: Well, scene: TetrisScene, chance: Chance): Piece[] {
  const { screen, across, down, column, line } = well;
  const right = column + 10 * across + 4;
  const above = line >= 4 * down && chance.is(0.5);
  const count = chance.of([0, 1, 1, 1, 3]);
  const next = scene.next.slice(0, above ? 1 : count);
  if (!above && next.length > 0 && chance.is(0.5)) screen.words(right, line, 5, screen.look.ink, chance);
  if (above) drawShape(well, next[0]!, column + 3 * across, line - 3 * down);
  else next.forEach((piece, i) => drawShape(well, piece, right + 2, line + 2 + i * 3 * down));
  const below = line + 3 + Math.max(1, above ? 0 : next.length) * 3 * down;
  for (let i = 0; i < chance.whole(0, 5); i += 1)
    screen.words(
      right,
      below + 1 + i,
      chance.whole(4, 14),
      chance.of([screen.look.ink, ...screen.look.colours]),
      chance,
    );
  if (chance.is(0.25)) drawExamples(well, above ? right : right + 7 * across, line, chance);
  for (let i = 0; i < chance.whole(0, 12); i += 1)
    screen.words(1, line + 2 + i, Math.min(column - 4, chance.whole(3, 18)), screen.look.ink, chance);
  return next;
}

function drawExamples(well: Well, column: number, line: number, chance: Chance): void {
  chance.shuffled(kinds).forEach((piece, i) => {
    drawShape(well, piece, column, line + i * 3 * well.down);
    well.screen.words(column + 5 * well.across, line + i * 3 * well.down, 3, well.screen.look.ink, chance);
  });
}

export function terminalGame(chance: Chance): GamePicture {
  const look = randomTerminal(chance);
  const rows = chance.is(0.85) ? 20 : chance.of([16, 18, 22]);
  const large = look.high <= 16 && chance.is(0.12);
  const [across, down] = large ? [4, 2] : [2, 1];
  const line = chance.of([1, 1, 2, 4, chance.whole(1, 5)]) * down;
  const column = chance.of([3, 20, 29, chance.whole(4, 34)]);
  const screen = new Terminal(
    look,
    Math.max(80, column + 10 * across + 34),
    Math.max(25, line + rows * down + 2),
  );
  const single = chance.is(0.15);
  const colours = [...look.colours, grey(look.light ? 120 : 150)].map((colour) =>
    single ? look.ink : colour,
  );
  const well: Well = { screen, cells: randomCells(chance), colours, across, down, column, line };
  const scene = randomTetris(chance, rows);
  const faint = mix(look.ground, look.ink, chance.of([0.25, 0.5, 1]));
  if (chance.is(0.3)) drawLines(well, rows, chance);
  else drawWalls(well, rows, chance);
  const ghost = scene.ghost !== null && chance.is(0.2);
  drawBoard(well, scene, ghost, faint);
  if (chance.is(0.15)) drawCursor(well, scene, chance);
  const next = drawBeside(well, scene, chance);
  const { wide, high } = look;
  const board = { x: column * wide, y: line * high, width: 10 * across * wide, height: rows * down * high };
  const label = {
    game: 'tetris' as const,
    board,
    columns: 10,
    rows,
    ...textOf(scene),
    ghost: ghost ? scene.ghost : null,
    next,
    hold: null,
  };
  return { image: screen.image, label };
}
