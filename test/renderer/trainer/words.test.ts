import { describe, expect, it } from 'vitest';
import { en } from '../../../renderer/trainer/words/trainerMessages.en.ts';
import { ja } from '../../../renderer/trainer/words/trainerMessages.ja.ts';

/** Every text by its path; those that are made of figures with sample figures. */
function textsOf(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') return textsOf((node as (...given: unknown[]) => unknown)(2, 'T'), path);
  return Object.entries(node as object).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;

describe('the words of the trainer', () => {
  it('are there in both languages, and keep them apart', () => {
    const [english, japaneseTexts] = [textsOf(en), textsOf(ja)];
    expect(japaneseTexts.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
    expect(english.filter(([, text]) => text === '' || japanese.test(text))).toEqual([]);
    expect(japaneseTexts.filter(([, text]) => text.length > 8 && !japanese.test(text))).toEqual([]);
  });
});
