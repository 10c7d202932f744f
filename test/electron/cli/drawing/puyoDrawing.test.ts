import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPuyoHint } from '../../../../electron/cli/drawing/puyoDrawing.ts';
import { fromPuyoPicture } from '../../../../electron/cli/positions/puyoSituation.ts';
import { suggest } from '../../../../engine/puyo/advice/suggest.ts';
import type { Cell } from '../../../../engine/puyo/types.ts';
import { puyoColourOf } from '../../../../electron/contract/colours/puyo.ts';
import { position, sightOf } from '../../hints/puyo/fields.ts';
import type { PuyoObservation } from '../../../../vision/types.ts';
import { folderOfFile } from '../../../folders.ts';
import { cellsAt } from '../../../cellsAt.ts';

const folder = folderOfFile();

const state = position('RRRBB.\nGGGBR.', 'RG BY');
const hint = suggest(state, { evaluator: 'potential', count: 22 });

async function pixels(file: string): Promise<(x: number, y: number) => string> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x, y) => `#${data.subarray((y * info.width + x) * 3).toString('hex', 0, 3)}`.toUpperCase();
}

/** The middle of a cell, in pixels of a plain field. */
const middle = ([x, y]: Cell): [number, number] => [40 + x * 32 + 16, 40 + (11 - y) * 32 + 16];

describe('a position by itself', () => {
  it('is drawn with its puyos and the pair where it comes to rest, a dot in the child only', async () => {
    const file = join(folder, 'plain.png');
    await drawPuyoHint({ state, picture: null, doubts: [] }, hint, file);
    const at = await pixels(file);
    expect(at(...middle([3, 1]))).toBe(puyoColourOf('B'));
    const [axis, child] = hint.candidates[0]!.cells as [Cell, Cell];
    expect(at(...middle(child))).toBe(puyoColourOf('G'));
    expect(at(...middle(axis))).not.toBe(puyoColourOf('R'));
    const [x, y] = middle(axis);
    expect(at(x, y - 7)).toBe(puyoColourOf('R'));
  });
});

describe('a picture', () => {
  const observation = (change: Partial<PuyoObservation>): PuyoObservation => ({
    ...(sightOf(0, 1, state).observation as PuyoObservation),
    current: {
      axis: 'R',
      child: 'G',
      cells: cellsAt('4,9 5,9'),
    },
    ...change,
  });

  it('knows where the pair is, so that the keys begin there', () => {
    const seen = fromPuyoPicture('a.png', observation({}))!;
    expect(seen.state.active).toEqual({ x: 4, y: 9, direction: 'right' });
    const here = suggest(seen.state, { evaluator: 'potential', count: 22 }).candidates;
    expect(here.find(({ cells }) => cells.join(' ') === '4,2 5,0')!.inputs).toEqual(['hardDrop']);
  });

  it('in which the pair overlaps filled cells leaves it at its spawn', () => {
    const cells = cellsAt('4,1 5,1');
    const sunk = observation({ current: { axis: 'R', child: 'G', cells } });
    expect(fromPuyoPicture('a.png', sunk)!.state.active).toBeUndefined();
  });

  it('is kept as large as it was, with the hint on its field', async () => {
    const [picture, file] = [join(folder, 'game.png'), join(folder, 'hint.png')];
    await sharp({ create: { width: 400, height: 500, channels: 3, background: '#203040' } })
      .png()
      .toFile(picture);
    const situation = fromPuyoPicture(picture, observation({}))!;
    await drawPuyoHint(situation, hint, file);
    expect(await sharp(file).metadata()).toMatchObject({ width: 400, height: 500 });
    const at = await pixels(file);
    expect(at(5, 5)).toBe('#203040');
    const [, child] = hint.candidates[0]!.cells as [Cell, Cell];
    const { board } = situation.picture!.layout;
    const [x, y] = [
      board.x + ((child[0] + 0.5) * board.width) / 6,
      board.y + ((11.5 - child[1]) * board.height) / 12,
    ];
    expect(at(Math.round(x), Math.round(y))).toBe(puyoColourOf('G'));
  });
});
