/** A Puyo field as a bystander sees it on the screen, set against what was read of it. Knows nothing of how it is read. */
import type { Cell } from '../../../engine/tetris/types.ts';
import type { Image } from '../../../vision/types.ts';
import { cellColour, type BoardOnScreen } from '../stage/Recorder.ts';
import { distance, type Rgb } from '../stage/Screen.ts';

export type Colours = (cell: Cell) => Rgb;

export const coloursOf =
  (image: Image, board: BoardOnScreen): Colours =>
  (cell) =>
    cellColour(image, board, cell);

/** What each cell looks like most of the time, in pictures of a board through which no more than a pair falls. */
export function usualColours(shots: readonly Colours[]): Colours {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[shots.length >> 1]!;
  return (cell) => {
    const colours = shots.map((shot) => shot(cell));
    return [0, 1, 2].map((channel) => middle(colours.map((colour) => colour[channel]!))) as unknown as Rgb;
  };
}

export interface Look {
  empty: Colours;
  now: Colours;
}

const allCells = ({ columns, rows }: BoardOnScreen): Cell[] =>
  Array.from({ length: columns * rows }, (_, i): Cell => [i % columns, Math.floor(i / columns)]);

/** The puyo that lie on a field, rows from the top, by their letters. */
export function lyingIn(rows: readonly string[]): Map<string, Cell[]> {
  const lying = new Map<string, Cell[]>();
  rows.forEach((row, r) =>
    [...row].forEach((letter, x) => {
      if (letter !== '.') lying.set(letter, [...(lying.get(letter) ?? []), [x, rows.length - 1 - r]]);
    }),
  );
  return lying;
}

/** A pair between two rows, in pixels of which four cells have some. */
const mostFalling = 4;

/** What the screen shows otherwise than it was read, the falling pair aside; '' where nothing. */
export function misread(lying: Map<string, Cell[]>, { now, empty }: Look, board: BoardOnScreen): string {
  const all = [...lying.values()].flat();
  const isFilled = (cell: Cell) => distance(now(cell), empty(cell)) > 40;
  const missing = all.filter((cell) => !isFilled(cell));
  const others = allCells(board).filter((cell) => isFilled(cell) && !all.some((one) => same(one, cell)));
  const confused = all.filter((cell) =>
    lying.get(nearestLetter(lying, now, cell))!.every((one) => !same(one, cell)),
  );
  return [
    ...missing.map((cell) => `nothing is at ${cell.join()}`),
    ...(others.length > mostFalling ? [`more is at ${others.join(' ')}`] : []),
    ...confused.map((cell) => `another colour is at ${cell.join()}`),
  ].join('; ');
}

const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

/** The letter whose puyo are of about this cell's colour on the screen. */
function nearestLetter(lying: Map<string, Cell[]>, now: Colours, cell: Cell): string {
  const away = ([, cells]: [string, Cell[]]) => {
    const colours = cells.map(now);
    const mean = [0, 1, 2].map((c) => colours.reduce((sum, colour) => sum + colour[c]!, 0) / colours.length);
    return distance(mean as unknown as Rgb, now(cell));
  };
  return [...lying].sort((a, b) => away(a) - away(b))[0]![0];
}
