import { type Suggestion } from '../../../engine/puyo/types.ts';
import { puyoColourOf } from '../../contract/colours/puyo.ts';
import type { Layout } from '../../../vision/types.ts';
import { advisePuyo } from '../../hints/puyo/puyoAdvice.ts';
import { makeScene } from '../../hints/scene.ts';
import { cellSize, drawScene, pictureCanvas, plainCanvas, viewOf } from './drawing.ts';
import { type PuyoSituation } from '../positions/puyoSituation.ts';

/** Writes a PNG: the picture, or a plain field where there is none, with the best place and its keys drawn on it. */
export async function drawPuyoHint(
  { picture, state }: PuyoSituation,
  suggestion: Suggestion,
  file: string,
): Promise<void> {
  const { field } = state;
  const canvas = picture
    ? await pictureCanvas(picture)
    : plainCanvas('puyo', field, (layout) => plainField(layout, field.cells));
  const advice = advisePuyo(suggestion, state, ['cw', 'ccw']);
  await drawScene(canvas, makeScene(advice, viewOf(canvas)), file);
}

/** The puyos of a field by itself, as SVG. The first row is the hidden one: it is drawn faintly above the field. */
export function plainField({ board }: Layout, cells: readonly string[]): string {
  const puyos = cells.flatMap((row, fromTop) =>
    [...row].map((kind, column) => {
      const [x, y] = [board.x + (column + 0.5) * cellSize, board.y + (fromTop - 0.5) * cellSize];
      const look = `fill="${puyoColourOf(kind)}" opacity="${fromTop === 0 ? 0.5 : 1}"`;
      return kind === '.' ? '' : `<circle cx="${x}" cy="${y}" r="${cellSize * 0.46}" ${look}/>`;
    }),
  );
  const { x, y, width, height } = board;
  const well = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#1D2026"/>`;
  return `<rect width="100%" height="100%" fill="#14161A"/>${well}${puyos.join('')}`;
}
