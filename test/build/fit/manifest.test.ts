import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  digestOfNumbers,
  manifestFile,
  readManifest,
  writeManifest,
  type Making,
} from '../../../build/fit/manifest.ts';
import { filesBelow, root } from '../../imports.ts';

/** Numbers by hand, and types alone. */
const notFitted = [
  'engine/tetris/evaluate/attackers/tetrisWeights.ts',
  'engine/tetris/evaluate/classic/weights.ts',
  'engine/puyo/evaluate/weights.ts',
];
const saysSo = /\b(?:Made|Found|Written) by `?(?:npm run (?:fit|tune)|build\/(?:fit|tune))/;

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const sources = ['engine', 'vision'].flatMap(filesBelow).filter((file) => file.endsWith('.ts'));
const fitted = sources.filter(
  (file) => (/[wW]eights\.ts$/.test(file) && !notFitted.includes(file)) || saysSo.test(textOf(file)),
);

describe('the manifests of fitted numbers', () => {
  it.each(fitted)('describe what %s was made from, and match it', async (file) => {
    const manifest = readManifest(join(root, file));
    expect(manifest?.sha256).toBe(await digestOfNumbers(join(root, file)));
    expect(manifest?.command).not.toBe('');
    expect(manifest?.madeAgain === true || Boolean(manifest?.note)).toBe(true);
  });

  it('exist beside fitted numbers only, and beside all of them', () => {
    const manifests = ['engine', 'vision'].flatMap(filesBelow).filter((file) => /\.manifest\./.test(file));
    expect(manifests.sort()).toEqual(fitted.map(manifestFile).sort());
  });
});

describe('a manifest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'okiba-manifest-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'toyWeights.ts');
  const making: Making = {
    command: 'npm run fit -- --toys 3',
    seed: 1,
    data: { what: 'toys', size: { toys: 3 }, sha256: null },
    scores: { right: 2 },
  };

  it('notes whether the same command has given the same numbers again', async () => {
    writeFileSync(file, 'export const weights = [1, 0.25];\n');
    expect((await writeManifest(file, making)).madeAgain).toBe(false);
    expect((await writeManifest(file, making)).madeAgain).toBe(true);
    expect((await writeManifest(file, { ...making, command: 'npm run fit' })).madeAgain).toBe(false);
    expect(readManifest(file)).toMatchObject({ ...making, command: 'npm run fit' });
  });

  it('detects numbers changed by hand, but ignores line breaks and comments', async () => {
    writeFileSync(file, 'export const weights = [1, 0.25];\n');
    const { sha256 } = await writeManifest(file, making);
    writeFileSync(file, '/** Told better. */\nexport const weights = [\n  1, 0.25,\n];\n');
    expect(await digestOfNumbers(file)).toBe(sha256);
    writeFileSync(file, 'export const weights = [1, 0.26];\n');
    expect(await digestOfNumbers(file)).not.toBe(sha256);
  });
});
