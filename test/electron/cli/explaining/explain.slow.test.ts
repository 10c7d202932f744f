import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeExplanation } from '../../../../electron/cli/explaining/writeExplanation.ts';
import { explain } from '../../../../vision/explain.ts';
import { see } from '../../../../vision/see.ts';
import type { Image } from '../../../../vision/types.ts';
import { drawPuyo, drawTetris } from '../../../vision/synthetic.ts';
import { okiba } from '../program.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'okiba-explain-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inner = (name: string): string => join(folder, name);

const savePicture = (name: string, { width, height, data }: Image): Promise<unknown> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(inner(name));

/** A seed whose board the detector sees as well. */
const { image } = drawTetris(50_001);
const told = explain(image);

const stages = ['detector', 'close-look-1', 'search', 'board', 'cells', 'previews', 'reading'];

describe('an explanation', () => {
  it('ends in the same reading as without an explanation', () => {
    expect(told.answer).toEqual(see(image));
    const puyo = drawPuyo(50_000).image;
    expect(explain(puyo).answer).toEqual(see(puyo));
  });

  it('is a picture for each stage, in their order, and a text', async () => {
    const target = mkdtempSync(inner('stages-'));
    const names = await writeExplanation(target, image, told);
    expect(readdirSync(target).sort()).toEqual([...names].sort());
    expect(names.at(-1)).toBe('explanation.txt');
    expect(names.slice(0, -1).map((name) => name.replace(/^\d-|\.png$/g, ''))).toEqual(stages);
  });

  it('shows the whole picture where boards are searched, and an enlarged part where one is read', async () => {
    const target = mkdtempSync(inner('sizes-'));
    const names = await writeExplanation(target, image, told);
    const sizeOf = async (stage: string) => {
      const file = names.find((name) => name.includes(stage))!;
      const { width, height } = await sharp(join(target, file)).metadata();
      return { width: width!, height: height! };
    };
    const whole = await sizeOf('detector');
    expect(await sizeOf('board')).toEqual(whole);
    expect(whole.width % image.width).toBe(0);
    expect(whole.width / image.width).toBe(whole.height / image.height);
    const { board } = told.attempts[0]!.layout;
    const cells = await sizeOf('cells');
    expect(cells.width).toBeGreaterThanOrEqual(board.width);
    expect(cells.height).toBeGreaterThanOrEqual(board.height);
  });

  it('marks what was seen: the pictures differ from the input', async () => {
    const target = mkdtempSync(inner('marked-'));
    const names = await writeExplanation(target, image, told);
    const bytes = names
      .filter((name) => name.endsWith('.png'))
      .map((name) => readFileSync(join(target, name)));
    expect(new Set(bytes.map((one) => one.toString('base64'))).size).toBe(bytes.length);
  });

  it('says in its text where the board is, and why', async () => {
    const target = mkdtempSync(inner('text-'));
    await writeExplanation(target, image, told);
    const text = readFileSync(join(target, 'explanation.txt'), 'utf8');
    const { columns, rows } = told.boards[0]!;
    expect(text).toMatch(/^Picture: \d+x\d+ pixels\n\nDetector:/);
    expect(text).toContain(`tetris ${columns}x${rows} at `);
    expect(text).toContain(': a game, confidence ');
  });

  it('has no reading where nothing is recognised, and says so', async () => {
    const target = mkdtempSync(inner('nothing-'));
    const blank = { width: 90, height: 120, data: new Uint8Array(90 * 120 * 4).fill(255) };
    const names = await writeExplanation(target, blank, explain(blank));
    expect(names).toEqual(['1-detector.png', '2-search.png', '3-board.png', 'explanation.txt']);
    expect(readFileSync(join(target, 'explanation.txt'), 'utf8')).toContain('Answer: no playfield found');
  });

  it('takes pictures of any size', async () => {
    const target = mkdtempSync(inner('dot-'));
    const dot = { width: 1, height: 1, data: new Uint8Array(4) };
    expect(await writeExplanation(target, dot, explain(dot))).toContain('explanation.txt');
  });
});

describe('okiba see --explain', () => {
  beforeAll(async () => {
    await savePicture('game.png', image);
    writeFileSync(inner('file'), 'not a folder');
    mkdirSync(inner('taken/1-detector.png'), { recursive: true });
  });

  it('makes the folder, and writes the same JSON as without it', async () => {
    const plain = await okiba(['see', '--json', inner('game.png')]);
    const told = await okiba(['see', '--json', '--explain', inner('new/folder'), inner('game.png')]);
    expect(told).toMatchObject({ code: 0, stdout: plain.stdout });
    expect(told.stderr).toMatch(/^okiba: .*new.folder: wrote \d files [^\n]*\n$/);
    expect(readdirSync(inner('new/folder'))).toContain('explanation.txt');
  });

  it.each([
    [
      'a file',
      ['--explain', 'file', 'game.png'],
      /^okiba: --explain [^\n]*file: can't be written \(is a file[^\n]*\n$/,
    ],
    [
      'below a file',
      ['--explain', 'file/in', 'game.png'],
      /^okiba: --explain [^\n]*: can't be written [^\n]*\n$/,
    ],
    [
      'where a folder is in the way',
      ['--explain', 'taken', 'game.png'],
      /^okiba: --explain [^\n]*taken: can't be written \(is a folder[^\n]*\n$/,
    ],
    [
      'for two pictures',
      ['--explain', 'two', 'game.png', 'game.png'],
      /^okiba: --explain: takes one [^\n]*\n$/,
    ],
    [
      'of no picture',
      ['--explain', 'none', 'missing.png'],
      /^okiba: [^\n]*missing.png: there is no such file\n$/,
    ],
  ])('%s ends with 2 and one line', async (_, args, line) => {
    const paths = args.map((arg) => (arg.startsWith('--') ? arg : inner(arg)));
    const { code, stdout, stderr } = await okiba(['see', ...paths]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(line);
  });
});
