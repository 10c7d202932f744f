import { describe, expect, it } from 'vitest';
import { en } from '../../../../electron/contract/words/messages.en.ts';
import { ja } from '../../../../electron/contract/words/messages.ja.ts';
import { doubts } from '../../../../vision/types.ts';

const anyArguments = ['T', 3, 5];

/** Has a part for each thing that advice on Puyo tells. */
const anyAdvice = {
  ...{ steps: 3, score: 5, puyos: 2, step: 2, size: 4, garbage: 6, rows: 2, later: 1, pairs: 2, needed: 24 },
  ...{ incoming: 6, met: 4, sent: 0, certain: true, present: 3, total: 5, missing: null, waits: null },
  ...{ colour: 'R', waitsFor: 'G', form: 'gtr', column: 3, direction: 'left' },
};

/** Every text by its path; those that are made of figures with sample figures. */
function textsOf(node: unknown, path = ''): Map<string, string> {
  if (typeof node === 'string') return new Map([[path, node]]);
  if (node === null) return new Map([[`${path} is left out`, '-']]);
  if (path === '.sentence' || path === '.list' || path === '.puyo.advice.facts') return new Map();
  if (node instanceof Function)
    return textsOf(node(...(path.startsWith('.puyo.advice.') ? [anyAdvice] : anyArguments)), path);
  const entries = Object.entries(node as object).flatMap(([key, value]) => [
    ...textsOf(value, `${path}.${key}`),
  ]);
  return new Map(entries);
}

describe('messages', () => {
  it('says the same things in both languages', () => {
    expect([...textsOf(ja).keys()].sort()).toEqual([...textsOf(en).keys()].sort());
  });

  it('leaves no text empty', () => {
    for (const texts of [textsOf(ja), textsOf(en)])
      expect([...texts.values()].filter((text) => !text)).toEqual([]);
  });

  it('says 段 of rows and 列 of columns in Japanese', () => {
    const { reason, practice } = ja;
    for (const kind of ['clearsRows', 'spins', 'lowersStack', 'keepsLow'] as const)
      expect(Object.values(reason[kind](2, 10)).join()).toMatch(/^[^列]*2段[^列]*$/);
    expect(practice.lines).not.toContain('列');
    expect(reason.readiesFour(3, 10).last).toBe('左から4列目にIが来れば4段消せます');
  });

  it('has words for every doubt', () => {
    for (const doubt of doubts) expect(en.doubt[doubt]).not.toBe(ja.doubt[doubt]);
  });

  it.each([
    [en, 'Clears 2 rows and keeps the right side open.'],
    [ja, '2段消えて、右端が空いたままになります。'],
  ])('joins reasons into one sentence', (language, sentence) => {
    const facts = [language.reason.clearsRows(2, 10), language.reason.keepsWell(9, 10)];
    expect(language.sentence(facts)).toBe(sentence);
    expect(language.sentence([])).toBe('');
  });
});
