import { describe, expect, it } from 'vitest';
import { lookAtCells } from '../../../../../vision/cells/cellLooks.ts';
import { LearnedBackground } from '../../../../../vision/cells/ground/learnedBackground.ts';
import type { Image, Layout, Rect } from '../../../../../vision/types.ts';
import { Cover } from '../../../../../vision/watching/board/proof/Cover.ts';
import { blank, fill, type Colour } from '../../../synthetic/drawing/paint.ts';

const side = 12;
const board = { x: 8, y: 8, width: 10 * side, height: 20 * side };
const layout: Layout = { game: 'tetris', board, columns: 10, rows: 20, next: [], hold: null, confidence: 1 };
const [dark, light, page]: readonly Colour[] = [
  [12, 14, 20],
  [60, 90, 160],
  [246, 246, 244],
];
const empty = new Uint8Array(200).fill(1);

const well = (colour: Colour): Image => blank(136, 256, colour);

function covered(image: Image, { x, y, width, height }: Rect, colour: Colour): Image {
  const rect = { x: board.x + x * side, y: board.y + y * side, width: width * side, height: height * side };
  fill(image, rect, colour);
  return image;
}

/** A cover over a board whose empty cells are dark, known but for its three lowest rows. */
function watched(): (image: Image, falling?: readonly number[]) => boolean {
  const background = new LearnedBackground(10, 20);
  const known = empty.map((_, cell) => (cell < 170 ? 1 : 0));
  for (let i = 0; i < 6; i += 1) background.learn(well(dark!), layout, known);
  const cover = new Cover();
  return (image, falling = []) => {
    const isEmpty = empty.map((_, cell) => (falling.includes(cell) ? 0 : 1));
    return cover.lies(lookAtCells(image, layout), background, isEmpty, falling);
  };
}

describe('an overlay on a part of a board', () => {
  it.each<[string, Rect]>([
    ['its lower half', { x: 0, y: 10, width: 10, height: 10 }],
    ['its right third', { x: 7, y: 0, width: 3, height: 20 }],
    ['a corner', { x: 5, y: 15, width: 5, height: 5 }],
  ])('is detected over %s until it disappears', (_, part) => {
    const lies = watched();
    expect(lies(well(dark!))).toBe(false);
    expect(lies(covered(well(dark!), part, page!))).toBe(true);
    expect(lies(covered(well(dark!), part, page!))).toBe(true);
    expect(lies(well(dark!))).toBe(false);
  });

  it('is not detected where a stack has gone and the cells below look like the others', () => {
    expect(watched()(covered(well(dark!), { x: 0, y: 17, width: 10, height: 3 }, [16, 18, 24]))).toBe(false);
  });

  it('is not detected in art that was there from the start, under a reported stack', () => {
    const background = new LearnedBackground(10, 20);
    const art: Rect = { x: 2, y: 8, width: 6, height: 12 };
    const image = covered(well(dark!), art, light!);
    const toldFirst = empty.map((_, cell) => (cell < 80 || cell % 10 < 2 || cell % 10 > 7 ? 1 : 0));
    for (let i = 0; i < 6; i += 1) background.learn(image, layout, toldFirst);
    const cover = new Cover();
    expect(cover.lies(lookAtCells(image, layout), background, toldFirst, [])).toBe(false);
    expect(cover.lies(lookAtCells(image, layout), background, empty, [])).toBe(false);
    const page = covered(
      covered(well(dark!), art, light!),
      { x: 0, y: 12, width: 10, height: 8 },
      [246, 246, 244],
    );
    expect(cover.lies(lookAtCells(page, layout), background, empty, [])).toBe(true);
  });

  it('is not detected in a small notice', () => {
    expect(watched()(covered(well(dark!), { x: 3, y: 6, width: 5, height: 3 }, page!))).toBe(false);
  });

  it('is no longer detected once a piece has fallen through a new background', () => {
    const lies = watched();
    lies(well(dark!));
    expect(lies(well(light!))).toBe(true);
    expect(lies(well(light!), [4, 5, 14, 15])).toBe(true);
    expect(lies(well(light!), [24, 25, 34, 35])).toBe(false);
  });

  it('is still detected while pieces fall beside it', () => {
    const lies = watched();
    const half = (): Image => covered(well(dark!), { x: 0, y: 10, width: 10, height: 10 }, page!);
    lies(half());
    for (const top of [0, 2, 4, 6]) expect(lies(half(), [top * 10 + 4, top * 10 + 5])).toBe(true);
  });
});
