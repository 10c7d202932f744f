/** `see --explain`: pictures and a text of what each stage of recognition saw. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Explanation } from '../../../vision/explain.ts';
import type { Image, Observation, Rect } from '../../../vision/types.ts';
import { Failure } from '../console/Failure.ts';
import { reasonOf } from '../console/input.ts';
import { plainBoard, plainCanvas } from '../drawing/drawing.ts';
import { plainField } from '../drawing/puyoDrawing.ts';
import { svgOfMarks } from './marks.ts';
import { meaningsOf } from './meanings.ts';
import { stagesOf, type Stage } from './stages.ts';
import { textOf } from './text.ts';

const textFile = 'explanation.txt';
/** Small parts are enlarged by whole numbers to about this many pixels a side. */
const wantedSide = 900;
const mostScale = 8;

/** Makes the folder where it isn't there. Throws a Failure where that can't be done. */
export function makeFolder(folder: string): void {
  inFolder(folder, () => void mkdirSync(folder, { recursive: true }));
}

/** Writes the stages' pictures, numbered in their order, and a text; answers their names. Throws a Failure. */
export async function writeExplanation(folder: string, image: Image, told: Explanation): Promise<string[]> {
  const pictures = await Promise.all(stagesOf(told, image).map((stage) => pictureOf(image, stage)));
  const reading = await readingPicture(told.answer);
  const files = [...pictures, ...(reading ? [reading] : [])].map(({ name, bytes }, i) => ({
    name: `${i + 1}-${name}.png`,
    bytes,
  }));
  const all = [...files, { name: textFile, bytes: Buffer.from(textOf(told, image)) }];
  inFolder(folder, () => {
    for (const { name, bytes } of all) writeFileSync(join(folder, name), bytes);
  });
  return all.map(({ name }) => name);
}

function inFolder(folder: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new Failure(`--explain ${folder}: can't be written (${whyNot(error)})`);
  }
}

function whyNot(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'is a file, not a folder';
  return code === 'EACCES' || code === 'EROFS' ? 'may not be written' : reasonOf(error);
}

interface Drawn {
  name: string;
  bytes: Buffer;
}

async function pictureOf(image: Image, { name, part, marks }: Stage): Promise<Drawn> {
  const scale = scaleOf(part);
  const shown = { left: part.x, top: part.y, width: part.width, height: part.height };
  const base = await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 4 } })
    .extract(shown)
    .resize(part.width * scale, part.height * scale, { kernel: 'nearest' })
    .png()
    .toBuffer();
  const over = { input: Buffer.from(svgOfMarks(marks, part, scale)), left: 0, top: 0 };
  return { name, bytes: await sharp(base).composite([over]).png().toBuffer() };
}

const scaleOf = ({ width, height }: Rect): number =>
  Math.max(1, Math.min(mostScale, Math.floor(wantedSide / Math.max(width, height))));

/** The position by itself, as it was read; null where there is none. */
async function readingPicture(answer: Observation): Promise<Drawn | null> {
  if (answer.game === null) return null;
  const { game, columns, rows } = answer;
  const cells = Array.from({ length: rows }, () => Array.from({ length: columns }, () => '.'));
  for (const {
    cell: [x, y],
    kind,
  } of meaningsOf(answer))
    cells[rows - 1 - y]![x] = kind;
  const text = cells.map((row) => row.join(''));
  const canvas = plainCanvas(game, { columns, rows }, (layout) =>
    game === 'puyo' ? plainField(layout, ['.'.repeat(columns), ...text]) : plainBoard(layout, text),
  );
  return { name: 'reading', bytes: await canvas.base.png().toBuffer() };
}
