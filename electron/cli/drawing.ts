import sharp, { type Sharp } from 'sharp';
import type { Suggestion } from '../../engine/tetris/types.ts';
import { type Cap, capRects, capsOf, iconOf, labelOf } from '../../renderer/shared/caps.ts';
import { colourOf } from '../../renderer/shared/colours.ts';
import { outline } from '../../renderer/shared/outline.ts';
import type { CellsShape, KeysShape, OverlayScene, SceneRect, Shape } from '../../renderer/shared/scene.ts';
import type { Layout } from '../../vision/types.ts';
import { makeScene } from '../scene.ts';
import { Failure } from './Failure.ts';
import { reasonOf } from './input.ts';
import type { Situation } from './situation.ts';

/** Pixels of a cell and of the room around the board, where there is no picture to draw on. */
const cellSize = 32;
const margin = 40;

interface Canvas {
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
  const { width, height, layout, base } = await makeCanvas(situation);
  const [best] = candidates;
  const scene = makeScene(best ? { best, second: null, notHere: null, keys: best.inputs } : null, {
    seq: 0,
    piece: 0,
    layout,
    helpLevel: 2,
    region: { x: 0, y: 0, width, height },
    perPixel: 1,
    translucent: true,
  });
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
  if (picture) {
    const { autoOrient } = await sharp(picture.file).metadata();
    const base = sharp(picture.file, { autoOrient: true });
    return { ...autoOrient, layout: picture.layout, base };
  }
  const { columns, rows } = state.board;
  const board = { x: margin, y: margin, width: columns * cellSize, height: rows * cellSize };
  const layout: Layout = { game: 'tetris', board, columns, rows, next: [], hold: null, confidence: 1 };
  const [width, height] = [board.width + 2 * margin, board.height + 2 * margin];
  const svg = svgOf({ width, height, shapes: [] }, plainBoard(layout, cells));
  return { width, height, layout, base: sharp(Buffer.from(svg)) };
}

function plainBoard({ board }: Layout, cells: readonly string[]): string {
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

function svgOf(scene: Pick<OverlayScene, 'width' | 'height' | 'shapes'>, below = ''): string {
  const { width, height, shapes } = scene;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${below}${shapes.map(paint).join('')}</svg>`;
}

function paint(shape: Shape): string {
  if (shape.type === 'cells') return paintCells(shape);
  return shape.type === 'keys' ? paintKeys(shape) : '';
}

/** As on the overlay: a soft glow of wide faint strokes, a dark casing, the line, a thin fill. */
function paintCells({ cells, colour }: CellsShape): string {
  const [first] = cells;
  if (!first) return '';
  const d = outline(cells, 0.12 * Math.min(first.width, first.height));
  const stroke = (ink: string, width: number, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
  return (
    `<path d="${d}" fill="${colour}" fill-opacity="0.18"/>` +
    stroke(colour, 10, 0.1) +
    stroke(colour, 6, 0.16) +
    stroke('#14161A', 4, 0.4) +
    stroke(colour, 2, 1)
  );
}

function paintKeys({ keys, x, y }: KeysShape): string {
  const caps = capsOf(keys);
  return capRects(caps, x, y)
    .map((rect, index) => paintCap(caps[index]!, rect))
    .join('');
}

function paintCap({ key, times }: Cap, { x, y, width, height }: SceneRect): string {
  const icon = iconOf(key);
  const face = icon
    ? `<path d="${icon}" transform="translate(${x + 4} ${y + 4})" fill="none" stroke="#E8EAED" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>`
    : label(labelOf(key), x + width / 2, y + height / 2 + 4, 'middle');
  const count = times > 1 ? label(`×${times}`, x + width - 6, y + 16, 'end') : '';
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="#14161A" stroke="#4A5260"/>` +
    face +
    count
  );
}

function label(text: string, x: number, y: number, anchor: 'middle' | 'end'): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="sans-serif" font-size="11" font-weight="600" fill="#E8EAED">${text}</text>`;
}
