import { expect, it } from 'vitest';
import { type Fact } from '../../../../../engine/puyo/types.ts';
import { factWords } from '../../../../../electron/contract/words/puyo/adviceWords.ts';
import { languages } from '../../../../../electron/contract/words/languages.ts';

const tell = (fact: Fact) => ({
  en: factWords(fact, languages.en.puyo.advice),
  ja: factWords(fact, languages.ja.puyo.advice),
});

it.each<[Fact, string, string]>([
  [
    { kind: 'offsets', incoming: 30, met: 8, sent: 0 },
    'cancels 8 of the 30 garbage puyos on their way',
    '予告30個のうち8個を打ち消します',
  ],
  [
    { kind: 'offsets', incoming: 6, met: 6, sent: 0 },
    'cancels all 6 garbage puyos on their way',
    '予告6個をすべて打ち消します',
  ],
  [
    { kind: 'offsets', incoming: 6, met: 6, sent: 12 },
    'cancels all 6 garbage puyos on their way and sends 12 more',
    '予告6個をすべて打ち消し、12個を送り返します',
  ],
  [{ kind: 'sends', garbage: 1 }, 'sends 1 garbage puyo', 'おじゃまぷよを1個送ります'],
  [{ kind: 'buries', garbage: 72 }, 'buries the opponent under 72', '72個で相手を埋めます'],
  [
    { kind: 'answered', garbage: 90 },
    'the opponent can answer with 90 before it falls',
    '落ちる前に相手は90個ほど返せます',
  ],
  [
    { kind: 'falls', garbage: 1, rows: 1, later: 0 },
    '1 garbage puyo falls after this turn, 1 row high',
    'この後おじゃまぷよが1個（1段）降ります',
  ],
  [
    { kind: 'falls', garbage: 30, rows: 5, later: 70 },
    '30 garbage puyos fall after this turn, 5 rows high, 70 more later',
    'この後おじゃまぷよが30個（5段）降ります。残り70個はその後です',
  ],
  [
    { kind: 'waitsToFall', garbage: 12, pairs: 1 },
    '12 garbage puyos fall after 1 more pair',
    'おじゃまぷよ12個はあと1手で降ります',
  ],
  [
    { kind: 'covers', colour: 'R', column: 1, steps: 8, certain: true },
    'the garbage buries what starts the 8-chain: red on column 1',
    '8連鎖を始める所（1列の赤）がおじゃまぷよで埋まります',
  ],
  [
    { kind: 'covers', colour: 'B', column: 6, steps: 2, certain: false },
    'the garbage may bury what starts the 2-chain: blue on column 6',
    '2連鎖を始める所（6列の青）がおじゃまぷよで埋まりそうです',
  ],
  [
    {
      kind: 'form',
      form: 'gtr',
      present: 8,
      total: 9,
      missing: { colour: 'R', column: 1 },
      waits: { colour: 'B', column: 2, waitsFor: 'R', falls: true },
    },
    'builds the turn at the end of a chain (GTR), 8 of 9; next a red on column 1; the blue in column 2 falls when the red below it pops',
    '折り返し（GTR）を作ります（8/9）。次は1列に赤。2列の青は下の赤が消えると落ちます',
  ],
  [
    {
      kind: 'form',
      form: 'sandwich',
      present: 7,
      total: 7,
      missing: { colour: 'R', column: 2 },
      waits: { colour: 'B', column: 1, waitsFor: 'R', falls: false },
    },
    'completes a sandwich, 7 of 7; a red on column 2 fires it; the blue in column 1 waits for the blue above to fall when the red pops',
    '挟み込みが完成します（7/7）。2列の赤で連鎖が始まります。1列の青は赤が消えて上の青が落ちるのを待ちます',
  ],
  [
    { kind: 'form', form: 'key', present: 7, total: 13, missing: null, waits: null },
    'builds hooks that hold each other (key stacking), 7 of 13',
    'かぎ形（鍵積み）を作ります（7/13）',
  ],
])('%j has words in both languages', (fact, en, ja) => {
  expect(tell(fact)).toEqual({ en, ja });
});

it.each(['leads', 'ripe', 'early'] as const)(
  'an estimate (%s) names no number, so that two looks at one field never contradict each other',
  (kind) => {
    expect(tell({ kind, steps: 5 })).toEqual(tell({ kind, steps: 11 }));
    expect(Object.values(tell({ kind, steps: 5 })).join()).not.toMatch(/\d/);
  },
);

it('no reason uses a word that only experts know', () => {
  const jargon = /trigger|offset|発火|相殺/i;
  const facts: Fact[] = [
    { kind: 'fires', steps: 3, score: 1000 },
    { kind: 'offsets', incoming: 6, met: 6, sent: 3 },
    { kind: 'covers', colour: 'R', column: 1, steps: 3, certain: true },
    { kind: 'form', form: 'gtr', present: 9, total: 9, missing: { colour: 'R', column: 2 }, waits: null },
    { kind: 'prepares', steps: 4, puyos: 1, colour: 'G', column: 2 },
  ];
  for (const fact of facts) for (const text of Object.values(tell(fact))) expect(text).not.toMatch(jargon);
});

it('a place is named by its pattern and its left column, as in the thesis of 2018', () => {
  const [en, ja] = [languages.en.puyo.advice, languages.ja.puyo.advice];
  const turned = { column: 4, direction: 'left' } as const;
  expect(en.place(turned)).toBe('Side by side, turned round: column 3');
  expect(ja.place(turned)).toBe('横逆向きに：3列に置いて下さい');
  expect([en.placeWithin(turned), ja.placeWithin(turned)]).toEqual([
    'column 3, side by side, turned round',
    '3列に横逆向きに',
  ]);
});
