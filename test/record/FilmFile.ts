/** A labelled film of a real game as it is kept: a lossless animated picture and a JSON file. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Image, Rect } from '../../vision/types.ts';
import { bytesOf } from '../bytes.ts';

export const filmFolder = fileURLToPath(new URL('../fixtures/games/', import.meta.url));

export interface FilmPicture {
  /** Milliseconds from the film's start. */
  at: number;
  /** Which of the film's different pictures it is. */
  page: number;
}

/** The pictures that differ from the one before, and when each was seen. */
export function pagesOf(shots: readonly { at: number; image: Image }[]): {
  pages: Image[];
  pictures: FilmPicture[];
} {
  const pages: Image[] = [];
  const pictures = shots.map(({ at, image }) => {
    if (pages.at(-1) !== image) pages.push(image);
    return { at: at - shots[0]!.at, page: pages.length - 1 };
  });
  return { pages, pictures };
}

async function encode(pages: readonly Image[]): Promise<Buffer> {
  const { width, height } = pages[0]!;
  const strip = Buffer.concat(pages.map(({ data }) => bytesOf(data)));
  return sharp(strip, {
    raw: { width, height: height * pages.length, channels: 4, pageHeight: height },
    limitInputPixels: false,
  })
    .removeAlpha()
    .webp({ lossless: true, effort: 3, loop: 0 })
    .toBuffer();
}

/** The different pictures of a kept film. */
export async function readPages(name: string): Promise<Image[]> {
  return decode(readFileSync(join(filmFolder, name, 'film.webp')));
}

async function decode(file: Buffer): Promise<Image[]> {
  const { pages = 1, pageHeight } = await sharp(file, { pages: -1 }).metadata();
  const { data, info } = await sharp(file, { pages: -1, limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const height = pageHeight ?? info.height;
  const size = info.width * height * 4;
  return Array.from({ length: pages }, (_, page) => ({
    width: info.width,
    height,
    data: data.subarray(page * size, (page + 1) * size),
  }));
}

/** Keeps a film; throws where a picture would not come back as it was. */
export async function keepFilm(name: string, pages: readonly Image[], labels: object): Promise<void> {
  const file = await encode(pages);
  const again = await decode(file);
  const isExact =
    again.length === pages.length &&
    again.every(({ data }, i) => bytesOf(data).equals(bytesOf(pages[i]!.data)));
  if (!isExact) throw new Error(`the film of ${name} can't be kept exactly`);
  mkdirSync(join(filmFolder, name), { recursive: true });
  writeFileSync(join(filmFolder, name, 'film.webp'), file);
  writeFileSync(join(filmFolder, name, 'labels.json'), `${JSON.stringify(labels)}\n`);
}

/** What is kept of a film besides its pictures. */
export interface BoardLabel {
  board: Rect;
  columns: number;
  rows: number;
}

export function readLabels<Labels>(name: string): Labels {
  return JSON.parse(readFileSync(join(filmFolder, name, 'labels.json'), 'utf8')) as Labels;
}
