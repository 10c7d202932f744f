/** Where the pictures come from: a folder of labelled ones. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPicture } from '../../../electron/cli/pictures/picture.ts';
import type { Label } from '../../../test/vision/synthetic.ts';
import { moveLabel } from '../../../test/vision/synthetic/games/label.ts';
import type { GameKind, Grid, Image, Rect } from '../../../vision/types.ts';

/** A line of labels.jsonl: one board of one picture, or none. */
type LabelLine = Omit<Label, 'game'> & { image: string; client: string; game: GameKind | 'none' };

/** A picture with its lines of labels.jsonl. */
export interface Labelled {
  file: string;
  client: string;
  /** In pixels of the file. */
  boards: Grid[];
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
    const known = pictures.get(file) ?? { file, client, boards: [], lines: [] };
    known.lines.push(line);
    if (game !== 'none') known.boards.push({ game, board, columns, rows });
    pictures.set(file, known);
  }
  return [...pictures.values()];
}

/** The picture, and its boards in its own pixels. `scale`: the labels' pixels for one of the picture. */
export async function loadLabelled({
  file,
  boards,
}: Pick<Labelled, 'file' | 'boards'>): Promise<{ image: Image; boards: Grid[]; scale: number }> {
  const { image, scale } = await loadPicture(file);
  const shrink = ({ x, y, width, height }: Rect): Rect => ({
    x: x / scale,
    y: y / scale,
    width: width / scale,
    height: height / scale,
  });
  return { image, boards: boards.map((grid) => ({ ...grid, board: shrink(grid.board) })), scale };
}

/** The first board of Tetris whose falling piece is labelled, in pixels of the picture; null if there is none. */
export function fallingLabel({ lines }: Pick<Labelled, 'lines'>, scale: number): Label | null {
  const line = lines.find(({ game, current }) => game === 'tetris' && current);
  return line ? moveLabel(line as Label, 0, 0, 1 / scale) : null;
}
