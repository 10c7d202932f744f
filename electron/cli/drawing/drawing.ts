import sharp, { type Sharp } from 'sharp';
import type { Suggestion } from '../../../engine/tetris/types.ts';
import { colourOf } from '../../contract/colours/pieces.ts';
import type { OverlayScene } from '../../contract/hint/scene.ts';
import type { Layout } from '../../../vision/types.ts';
import { makeScene, type SceneView } from '../../hints/scene.ts';
import { Failure } from '../console/Failure.ts';
import { reasonOf } from '../console/input.ts';
import { svgOf } from './paint.ts';
import type { Situation } from '../positions/situation.ts';

/** Pixels of a cell and of the room around the board, where there is no picture to draw on. */
export const cellSize = 32;
const margin = 40;

/** What is drawn on: a picture, or a plain board. */
export interface Canvas {
  width: number;
  height: number;
  layout: Layout;
  base: Sharp;
}

/** Writes a PNG: the picture, or a plain board where there is none, with the best place and its keys drawn on it. */
export async function drawHint(
  situation: Situation,
  { candidates }: Suggestion,
  file: string,
): Promise<void> {
  const canvas = await makeCanvas(situation);
  const [best] = candidates;
  const advice = best
    ? { game: 'tetris' as const, best, second: null, notHere: null, keys: best.inputs }
    : null;
  await drawScene(canvas, makeScene(advice, viewOf(canvas)), file);
}

/** For a scene over the whole canvas. */
export function viewOf({ width, height, layout }: Canvas): SceneView {
  return {
    seq: 0,
    piece: 0,
    layout,
    help: 'keys',
    region: { x: 0, y: 0, width, height },
    perPixel: 1,
    translucent: true,
  };
}

/** Writes the canvas with the scene on it as a PNG. */
export async function drawScene({ base }: Canvas, scene: OverlayScene, file: string): Promise<void> {
  try {
    await base
      .composite([{ input: Buffer.from(svgOf(scene)), left: 0, top: 0 }])
      .png()
      .toFile(file);
  } catch (error) {
    throw new Failure(`${file}: can't be written (${reasonOf(error).split('\n')[0]})`);
  }
}

async function makeCanvas({ picture, state, cells }: Situation): Promise<Canvas> {
  if (picture) return pictureCanvas(picture);
  return plainCanvas('tetris', state.board, (layout) => plainBoard(layout, cells));
}

export async function pictureCanvas({ file, layout }: { file: string; layout: Layout }): Promise<Canvas> {
  const { autoOrient } = await sharp(file).metadata();
  return { ...autoOrient, layout, base: sharp(file, { autoOrient: true }) };
}

/** A board by itself; `paint` answers its SVG. */
export function plainCanvas(
  game: Layout['game'],
  { columns, rows }: { columns: number; rows: number },
  paint: (layout: Layout) => string,
): Canvas {
  const board = { x: margin, y: margin, width: columns * cellSize, height: rows * cellSize };
  const layout: Layout = { game, board, columns, rows, next: [], hold: null, confidence: 1 };
  const [width, height] = [board.width + 2 * margin, board.height + 2 * margin];
  const svg = svgOf({ width, height, shapes: [] }, paint(layout));
  return { width, height, layout, base: sharp(Buffer.from(svg)) };
}

/** The blocks of a board by itself, as SVG; `cells`: rows with the pieces' letters, top row first. */
export function plainBoard({ board }: Layout, cells: readonly string[]): string {
  const blocks = cells.flatMap((row, fromTop) =>
    [...row].map((kind, column) => {
      const x = board.x + column * cellSize + 1;
      const y = board.y + fromTop * cellSize + 1;
      const fill = kind === '.' ? '#1D2026' : colourOf(kind);
      return `<rect x="${x}" y="${y}" width="${cellSize - 2}" height="${cellSize - 2}" rx="3" fill="${fill}"/>`;
    }),
  );
  return `<rect width="100%" height="100%" fill="#14161A"/>${blocks.join('')}`;
}
