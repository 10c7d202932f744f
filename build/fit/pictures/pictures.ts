/** Where the pictures come from: drawn ones by seed, or a folder of labelled ones. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPicture } from '../../../electron/cli/pictures/picture.ts';
import {
  drawNothing,
  drawPuyo,
  drawTetris,
  type Label,
  type OtherBoard,
} from '../../../test/vision/synthetic.ts';
import { moveLabel } from '../../../test/vision/synthetic/games/label.ts';
import { drawVaried } from '../../../test/vision/synthetic/varied.ts';
import type { GameKind, Grid, Image, Rect } from '../../../vision/types.ts';
import type { Truth } from './truth.ts';

export interface Known extends Truth {
  image: Image;
  source: string;
}

/** Smaller boards are nobody's own, and it does not matter whether they are found. */
const leastCell = 7;

/** Of ten pictures two with Tetris, three with Tetris of any size, two with Puyo, three without a game. */
export function drawPicture(seed: number): Known {
  const kind = seed % 10;
  if (kind < 3) return { ...drawNothing(seed), boards: [], others: [], ignored: [], source: 'nothing' };
  if (kind < 5) {
    const { image, labels } = drawPuyo(seed);
    const boards = labels.map(({ board, columns, rows }) => ({
      game: 'puyo' as const,
      board,
      columns,
      rows,
    }));
    return { image, boards, others: [], ignored: [], source: 'puyo' };
  }
  const { image, label } = kind < 8 ? drawVaried(seed) : drawTetris(seed);
  const isLarge = ({ board, columns }: OtherBoard): boolean => board.width / columns >= leastCell;
  const gridOf = ({ board, columns, rows }: OtherBoard): Grid => ({ game: 'tetris', board, columns, rows });
  const others = label.others ?? [];
  return {
    image,
    boards: [gridOf(label)],
    others: others.filter(isLarge).map(gridOf),
    ignored: others.filter((other) => !isLarge(other)).map(({ board }) => board),
    source: 'tetris',
  };
}

/** A line of labels.jsonl: one board of one picture, or none. */
type LabelLine = Omit<Label, 'game'> & { image: string; client: string; game: GameKind | 'none' };

/** A picture with its lines of labels.jsonl. */
export interface Labelled {
  file: string;
  client: string;
  truth: Truth;
  lines: LabelLine[];
}

/** Reads `labels.jsonl` of a folder: a JSON object a line, one for each board of each picture. */
export function readLabels(folder: string): Labelled[] {
  const lines = readFileSync(join(folder, 'labels.jsonl'), 'utf8').trim().split('\n');
  const pictures = new Map<string, Labelled>();
  for (const text of lines) {
    const line = JSON.parse(text) as LabelLine;
    const { image, client, game, board, columns, rows } = line;
    const file = join(folder, image);
    const nothing = { boards: [], others: [], ignored: [] };
    const known = pictures.get(file) ?? { file, client, truth: nothing, lines: [] };
    known.lines.push(line);
    const grid = game === 'none' ? [] : [{ game, board, columns, rows } satisfies Grid];
    known.truth.boards.push(...grid);
    pictures.set(file, known);
  }
  return [...pictures.values()];
}

/** `scale`: the labels' pixels for one of the picture. */
export async function loadLabelled({
  file,
  truth,
  client,
}: Pick<Labelled, 'file' | 'truth' | 'client'>): Promise<Known & { scale: number }> {
  const { image, scale } = await loadPicture(file);
  const shrink = ({ x, y, width, height }: Rect): Rect => ({
    x: x / scale,
    y: y / scale,
    width: width / scale,
    height: height / scale,
  });
  const boards = truth.boards.map((grid) => ({ ...grid, board: shrink(grid.board) }));
  return { image, boards, others: [], ignored: [], source: client, scale };
}

/** The first board of Tetris whose falling piece is labelled, in pixels of the picture; null if there is none. */
export function fallingLabel({ lines }: Pick<Labelled, 'lines'>, scale: number): Label | null {
  const line = lines.find(({ game, current }) => game === 'tetris' && current);
  return line ? moveLabel(line as Label, 0, 0, 1 / scale) : null;
}
