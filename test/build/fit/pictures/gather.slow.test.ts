import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { gatherKept, type Job } from '../../../../build/fit/pictures/gather.ts';
import { drawPicture, loadLabelled, readLabels } from '../../../../build/fit/pictures/pictures.ts';
import { Chance } from '../../../vision/synthetic/drawing/random.ts';
import { toyGroup } from '../toy.ts';

const folder = mkdtempSync(join(tmpdir(), 'okiba-fit-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('gatherKept', () => {
  const file = join(folder, 'kept');
  const jobs: Job[] = [{ folder: null, index: 1, variant: 0 }];
  const groups = [[toyGroup(new Chance(1))]];

  it('makes the groups once, and again for other pictures or facts', async () => {
    let made = 0;
    const make = () => Promise.resolve((made += 1) ? groups : []);
    expect(await gatherKept(file, ['a'], jobs, make)).toEqual(groups);
    expect(existsSync(file)).toBe(true);
    expect(await gatherKept(file, ['a'], jobs, make)).toEqual(groups);
    expect(made).toBe(1);
    await gatherKept(file, ['a', 'b'], jobs, make);
    await gatherKept(file, ['a', 'b'], [...jobs, ...jobs], make);
    expect(made).toBe(3);
  });
});

describe('labelled pictures', () => {
  it('are read with all boards of each picture, in the pixels that are searched', async () => {
    const board = { x: 600, y: 0, width: 1200, height: 2400 };
    const line = { image: 'wide.png', client: 'someone', game: 'tetris', board, columns: 10, rows: 20 };
    const none = { image: 'none.png', client: 'other', game: 'none' };
    const lines = [line, { ...line, board: { ...board, x: 3000 } }, none];
    writeFileSync(join(folder, 'labels.jsonl'), lines.map((one) => JSON.stringify(one)).join('\n'));
    await sharp({ create: { width: 6144, height: 2400, channels: 3, background: '#123' } })
      .png()
      .toFile(join(folder, 'wide.png'));
    const [wide, empty] = readLabels(folder);
    expect(empty).toMatchObject({ client: 'other', truth: { boards: [] } });
    const { boards, source } = await loadLabelled(wide!);
    expect(source).toBe('someone');
    expect(boards.map((grid) => grid.board)).toEqual([
      { x: 500, y: 0, width: 1000, height: 2000 },
      { x: 2500, y: 0, width: 1000, height: 2000 },
    ]);
  });
});

describe('drawn pictures', () => {
  it('are of all kinds', () => {
    const sources = Array.from({ length: 10 }, (_, i) => drawPicture(70 + i));
    expect(new Set(sources.map(({ source }) => source))).toEqual(new Set(['nothing', 'puyo', 'tetris']));
    for (const { source, boards } of sources) expect(boards.length > 0).toBe(source !== 'nothing');
  });
});
