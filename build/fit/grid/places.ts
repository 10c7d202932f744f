/**
 * `npm run fit:grid -- places FOLDER OUT.jsonl`: the boards that may be in each picture of a folder with a labels.jsonl,
 * near and from farther away, a JSON object a line; places.py reads them.
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { placesIn, sightOf } from '../../../vision/locate.ts';
import { workFactor } from '../../../vision/locating/scale.ts';
import type { GameKind, Grid, Rect } from '../../../vision/types.ts';
import { loadLabelled, readLabels } from '../pictures/pictures.ts';

const numbered = (game: GameKind): number => (game === 'puyo' ? 1 : 0);
const short = (value: number): number => Number(value.toFixed(3));
const sides = ({ x, y, width, height }: Rect): number[] => [x, y, width, height].map(short);

const boardOf = ({ game, columns, rows, board }: Grid): number[] => [
  numbered(game),
  columns,
  rows,
  ...sides(board),
];

export async function writePlaces(folder: string, out: string): Promise<void> {
  writeFileSync(out, '');
  for (const label of readLabels(folder)) {
    const { image, boards } = await loadLabelled(label);
    const near = workFactor(image);
    const found = placesIn(sightOf(image, {}), {});
    // In the order of `Place` in places.py.
    const places = [near, near + 1].flatMap((factor) =>
      found.map(({ grid, score }) => [factor, ...boardOf(grid), short(score)]),
    );
    const { file, client } = label;
    const { width, height } = image;
    const line = { file, client, width, height, boards: boards.map(boardOf), places };
    appendFileSync(out, `${JSON.stringify(line)}\n`);
  }
}
