/** A terminal's text cursor on a board: a character is half a cell wide there, and not a block. */
import { pixelAt } from '../pixels/colours.ts';
import type { Image, Layout, Rect } from '../types.ts';
import { filledCells, type Contrast } from './ground/background.ts';
import { neighbours } from './cellGroups.ts';
import type { CellLooks } from './cellLooks.ts';
import { isCursor } from './covers.ts';

/** Red, green, blue. */
type Rgb = readonly number[];

/** Parts of a cell's width that are well inside its halves, even if the board's place is inaccurate. */
const halves = [
  [0.15, 0.32],
  [0.68, 0.85],
] as const;
/** The same of its height, without top and bottom. */
const upright = { from: 0.2, high: 0.6 };
/** Samples a side of each half. */
const samples = 4;
/** Colours less different than this look the same. */
const sameLook = 40;

/**
 * The one filled cell with one half that looks empty, and the other half unlike the blocks that touch it, or null.
 * `looks` and `contrast` are those of the layout's cells in this picture.
 */
export function findTextCursor(
  image: Image,
  layout: Layout,
  looks: CellLooks,
  contrast: Contrast,
): number | null {
  const filled = filledCells(contrast);
  const partly = [...filled.keys()].filter((cell) => filled[cell] && isCursor(cell, looks, contrast));
  const [cell] = partly;
  if (cell === undefined || partly.length > 1) return null;
  const [left, right] = halves.map((half) => plainColour(image, partOf(cell, layout, half)));
  const empty = emptyBeside(cell, looks, filled);
  if (!left || !right || !empty) return null;
  const [full, more] = [left, right].filter((colour) => !isSame(colour, empty));
  if (!full || more) return null;
  const isBlock = (other: number): boolean => filled[other] === 1 && isSame(colourOf(looks, other), full);
  return neighbours(cell, looks.columns).some(isBlock) ? null : cell;
}

function partOf(cell: number, { board, columns, rows }: Layout, [from, to]: (typeof halves)[number]): Rect {
  const [width, height] = [board.width / columns, board.height / rows];
  return {
    x: board.x + ((cell % columns) + from) * width,
    y: board.y + (Math.floor(cell / columns) + upright.from) * height,
    width: (to - from) * width,
    height: upright.high * height,
  };
}

/** null if it has several colours. */
function plainColour(image: Image, rect: Rect): Rgb | null {
  const found: Rgb[] = [];
  for (let i = 0; i < samples * samples; i += 1) {
    const x = rect.x + ((i % samples) * rect.width) / (samples - 1);
    const y = rect.y + (Math.floor(i / samples) * rect.height) / (samples - 1);
    found.push(pixelAt(image, x, y));
  }
  return found.every((colour) => isSame(colour, found[0]!)) ? found[0]! : null;
}

/** The colour of the nearest empty cell of the same row; null if there is none. */
function emptyBeside(cell: number, looks: CellLooks, filled: Uint8Array): Rgb | null {
  const { columns } = looks;
  const row = cell - (cell % columns);
  const others = Array.from({ length: columns }, (_, x) => row + x).filter((other) => !filled[other]);
  others.sort((a, b) => Math.abs(a - cell) - Math.abs(b - cell));
  return others.length > 0 ? colourOf(looks, others[0]!) : null;
}

const colourOf = ({ colours }: CellLooks, cell: number): Rgb => [
  colours[3 * cell]!,
  colours[3 * cell + 1]!,
  colours[3 * cell + 2]!,
];

const isSame = (a: Rgb, b: Rgb): boolean => a.every((value, i) => Math.abs(value - b[i]!) < sameLook);
