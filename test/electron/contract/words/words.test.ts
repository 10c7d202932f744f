import { describe, expect, it } from 'vitest';
import { en } from '../../../../electron/contract/words/messages.en.ts';
import { ja } from '../../../../electron/contract/words/messages.ja.ts';
import {
  doubtWords,
  notHereWords,
  placeWords,
  secondWords,
  whyWords,
} from '../../../../electron/contract/words/words.ts';
import { type Cell, reasonKinds } from '../../../../engine/tetris/types.ts';
import { candidate } from '../../../renderer/candidate.ts';
import { cellsAt } from '../../../cellsAt.ts';

describe('placeWords', () => {
  const lying = candidate('T', cellsAt('3,0 4,0 5,0 4,1'));
  const upright = candidate('I', cellsAt('9,0 9,1 9,2 9,3'));

  it('counts columns from 1', () => {
    expect(placeWords(lying, en)).toBe('T to columns 4–6');
    expect(placeWords(upright, en)).toBe('I to column 10');
    expect(placeWords(lying, ja)).toBe('Tを左から4〜6列目へ');
  });

  it('says hold first', () => {
    expect(placeWords({ ...upright, useHold: true }, en)).toBe('Hold, then I to column 10');
    expect(placeWords({ ...upright, useHold: true }, ja)).toContain('ホールド');
  });
});

describe('whyWords', () => {
  it('keeps to one line of two facts', () => {
    const facts = [
      { kind: 'clearsRows', value: 1 },
      { kind: 'makesHoles', value: 2 },
      { kind: 'keepsLow', value: 4 },
    ] as const;
    const given = { ...candidate('T', []), facts: [...facts] };
    expect(whyWords(given, 10, en)).toBe('Clears 1 row and leaves 2 holes under it.');
    expect(whyWords(given, 10, ja)).toBe('1段消えて、下に穴が2つ残ります。');
  });
});

describe('other places', () => {
  const cells: Cell[] = [[3, 0], [4, 0], [5, 0], [4, 1]]; // prettier-ignore
  const second = candidate('T', cells);

  it.each([
    ['safe', 'Safer if you slip: T to columns 4–6', 'ミスしても安全：'],
    ['clears', 'To clear rows now: T to columns 4–6', '今すぐ消すなら：'],
    [null, 'Next best: T to columns 4–6', '次に良い場所：'],
  ] as const)('say what they are good for: %s', (role, english, japanese) => {
    expect(secondWords({ ...second, role }, en)).toBe(english);
    expect(secondWords({ ...second, role }, ja)).toContain(japanese);
  });

  it('warn of the holes that a place makes, before its other effects', () => {
    const facts = [
      { kind: 'clearsRows', value: 1 },
      { kind: 'makesHoles', value: 2 },
    ] as const;
    const notHere = { ...second, facts: [...facts] };
    expect(notHereWords(notHere, 10, en)).toBe('Not here: T to columns 4–6. Leaves 2 holes under it.');
    expect(notHereWords(notHere, 10, ja)).toContain('下に穴が2つ残ります。');
  });
});

it('every fact has its words in both languages', () => {
  for (const kind of reasonKinds)
    for (const words of [en, ja]) {
      const sentence = words.sentence([words.reason[kind](2, 10)]);
      expect(sentence.length).toBeGreaterThan(5);
      expect(sentence).not.toMatch(/undefined|NaN/);
    }
});

describe('doubtWords', () => {
  it('says each doubt once', () => {
    const observation = {
      seq: 0,
      game: null,
      confidence: 0,
      doubts: ['no playfield found', 'no playfield found'],
    } as const;
    expect(doubtWords({ ...observation, doubts: [...observation.doubts] }, en)).toHaveLength(1);
    expect(doubtWords(null, en)).toEqual([]);
  });
});
