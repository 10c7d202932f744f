import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAboutAsSure, isSure, lookChance, trust } from '../../vision/trust.ts';
import { filesBelow, layers, root } from '../imports.ts';

const level = String.raw`0?\.\d+`;
const claim = 'confidence';
/** A claim held against a number of the line's own. */
const compared = [
  new RegExp(String.raw`${claim}[\])!]*\s*([<>]=?|===|!==|-)\s*${level}`, 'i'),
  new RegExp(String.raw`${level}\s*([<>]=?|===|!==)\s*[\w.(!]*${claim}`, 'i'),
  new RegExp(String.raw`${claim}\)\.(not\.)?toBe(Less|Greater)\w*\(${level}`, 'i'),
];
/** A level of one's own, kept under a name. */
const named = [
  new RegExp(String.raw`\w*(confiden|trust)\w*\s*[:=]\s*${level}`, 'i'),
  new RegExp(String.raw`\b(un)?sure([A-Z]\w*)?\s*[:=]\s*${level}`),
];

const code = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');

const strays = (folder: string, patterns: readonly RegExp[]): string[] =>
  filesBelow(folder)
    .filter((file) => /\.(ts|svelte)$/.test(file) && file !== 'vision/trust.ts')
    .flatMap((file) =>
      code(readFileSync(join(root, file), 'utf8'))
        .split('\n')
        .map((line) => ({ file, line })),
    )
    .filter(({ line }) => patterns.some((pattern) => pattern.test(line)))
    .map(({ file, line }) => `${file}: ${line.trim()}`);

describe('the levels of trust', () => {
  it('are listed in ascending order, between 0 and 1', () => {
    for (const levels of [trust, lookChance].map((one) => Object.values(one))) {
      expect(levels).toEqual([...new Set(levels)].sort((a, b) => a - b));
      expect(levels.every((one) => one > 0 && one < 1)).toBe(true);
    }
  });

  it('keep doubtful boards from being sure, and are ordered by their purpose', () => {
    const { worthTelling, worthASecondLook, likelierThanNot, mostWithDoubt, sureEnoughToDraw } = trust;
    expect(isSure({ confidence: mostWithDoubt })).toBe(false);
    expect(worthTelling).toBeLessThan(worthASecondLook);
    expect(worthASecondLook).toBeLessThan(likelierThanNot);
    expect(likelierThanNot).toBeLessThan(mostWithDoubt);
    expect(mostWithDoubt).toBeLessThan(sureEnoughToDraw);
  });

  it('are sure from 0.9 on, as documented for the JSON of `see`', () => {
    expect([0.9, 1].map((confidence) => isSure({ confidence }))).toEqual([true, true]);
    expect([0, 0.89].map((confidence) => isSure({ confidence }))).toEqual([false, false]);
  });

  it('distinguish two boards only if one is clearly surer', () => {
    expect(isAboutAsSure({ confidence: 0.76 }, { confidence: 0.8 })).toBe(true);
    expect(isAboutAsSure({ confidence: 0.74 }, { confidence: 0.8 })).toBe(false);
  });
});

describe('the sources', () => {
  it.each([...layers, 'build'])('of %s/ compare no confidence with a level of their own', (folder) => {
    expect(strays(folder, [...compared, ...named])).toEqual([]);
  });

  it('of the tests compare no confidence with a level of their own', () => {
    expect(
      strays('test', compared).filter((found) => !found.startsWith('test/vision/trust.test.ts')),
    ).toEqual([]);
  });

  it.each([
    'if (layout.confidence >= 0.9) return;',
    'if (.5 < best!.confidence) return;',
    'boards[0]!.confidence<0.6',
    'expect(seen.confidence).toBeLessThan(0.9);',
    'second.confidence >= best.confidence - 0.05',
    'const sureConfidence = 0.9;',
    'const unsure = 0.85;',
    '{ confidence: 0.7, weight: 1 / 3 },',
  ])('are not allowed to contain `%s`', (line) => {
    expect([...compared, ...named].some((pattern) => pattern.test(line))).toBe(true);
  });
});
