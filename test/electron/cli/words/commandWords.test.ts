import { describe, expect, it } from 'vitest';
import { commandLanguage } from '../../../../electron/cli/words/commandLanguage.ts';
import { doubtWords, keysWords, whyWords, wordsIn } from '../../../../electron/cli/words/commandWords.ts';
import { doubts } from '../../../../vision/types.ts';

const [en, ja] = [wordsIn('en'), wordsIn('ja')];

describe('the language', () => {
  it.each([
    [{ LANG: 'ja_JP.UTF-8' }, 'en-GB', 'ja'],
    [{ LANG: 'ja' }, 'en-GB', 'ja'],
    [{ LANG: 'jam_JM.UTF-8' }, 'ja-JP', 'en'],
    [{ LC_ALL: 'C', LANG: 'ja_JP.UTF-8' }, 'ja-JP', 'en'],
    [{ LC_ALL: '', LC_MESSAGES: 'ja_JP', LANG: 'en_GB.UTF-8' }, 'en-GB', 'ja'],
    [{}, 'ja-JP', 'ja'],
    [{}, 'de-DE', 'en'],
  ] as const)('of %j on a system of %s is %s', (environment, locale, language) => {
    expect(commandLanguage(environment, locale)).toBe(language);
  });
});

describe('words', () => {
  const keys = ['hold', 'left', 'left', 'left', 'cw', 'hardDrop'] as const;

  it('names keys as people do, and counts those in a row', () => {
    expect(keysWords(keys, en)).toBe('hold, left x3, turn right, drop');
    expect(keysWords(keys, ja)).toBe('ホールド、左×3、右回転、落とす');
  });

  it('say why in the language', () => {
    const facts = [
      { kind: 'clearsRows', value: 2 },
      { kind: 'keepsWell', value: 9 },
    ] as const;
    expect(whyWords(facts, 10, en)).toBe('clears 2 rows, keeps the right side open');
    expect(whyWords(facts, 10, ja)).toBe('2段消えます、右端が空いたままになります');
  });

  it('say every doubt in Japanese, and let others be', () => {
    for (const doubt of doubts) expect(doubtWords([doubt], ja)).toMatch(/[ぁ-ん]/);
    expect(doubtWords(['1 floating puyo was let down'], ja)).toBe('1 floating puyo was let down');
  });

  it('are the same ones in both languages', () => {
    const paths = (node: object, path = ''): string[] =>
      Object.entries(node).flatMap(([key, value]) =>
        typeof value === 'object' && value !== null
          ? paths(value as object, `${path}.${key}`)
          : [`${path}.${key}`],
      );
    expect(paths(ja.command).sort()).toEqual(paths(en.command).sort());
  });
});
