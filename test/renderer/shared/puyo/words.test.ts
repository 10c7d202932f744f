import { describe, expect, it } from 'vitest';
import { en } from '../../../../electron/contract/words/messages.en.ts';
import { ja } from '../../../../electron/contract/words/messages.ja.ts';
import { factLines, pairWords, roleWords } from '../../../../renderer/shared/puyo/words.ts';
import { silenceWords } from '../../../../electron/contract/words/puyo/adviceWords.ts';
import { shownKeys } from '../../../../electron/contract/hint/puyoKeys.ts';
import { doubtWords } from '../../../../electron/contract/words/words.ts';
import type { Fact } from '../../../../engine/puyo/types.ts';
import { suggest } from '../../../../engine/puyo/advice/suggest.ts';
import { position, sightOf } from '../../../electron/hints/puyo/fields.ts';

const state = position('GG....\nRRRGG.\nGRGRR.', 'RG BY');
const candidates = suggest(state, { evaluator: 'potential', count: 22 }).candidates;

describe.each([['en', en] as const, ['ja', ja] as const])('in %s', (_, words) => {
  it('every candidate has one to three reasons', () => {
    for (const candidate of candidates) {
      const facts = factLines(candidate, words.puyo);
      expect(facts.length).toBeGreaterThan(0);
      expect(facts.length).toBeLessThanOrEqual(3);
      expect(facts.filter((fact) => fact[0] !== fact[0]!.toUpperCase())).toEqual([]);
    }
  });

  it('only what fires in its time is advised to fire now', () => {
    const firing = candidates.find(({ role }) => role === 'fire')!;
    const early = { ...firing, facts: [...firing.facts, { kind: 'early' as const, steps: 9 }] };
    const { role } = words.puyo;
    expect([roleWords(firing, words.puyo), roleWords(early, words.puyo)]).toEqual([role.fire, role.early]);
  });

  it('what pops and starts nothing is no chain to fire', () => {
    const firing = candidates.find(({ role }) => role === 'fire')!;
    const fact = { ...firing.facts.find(({ kind }) => kind === 'fires')!, steps: 1 } as Fact;
    const popping = { ...firing, facts: [fact] };
    expect(roleWords(popping, words.puyo)).toBe(words.puyo.role.pop);
    expect([roleWords(popping, words.puyo), ...factLines(popping, words.puyo)].join()).not.toMatch(
      /chain|fire|連鎖/i,
    );
  });

  it('says why there is no hint', () => {
    const { advice } = words.puyo;
    expect(silenceWords({ kind: 'tooFew', needed: 24, puyos: 3 }, advice)).toMatch(/24.*3/);
    expect(silenceWords({ kind: 'noChain' }, advice)).not.toBe(silenceWords({ kind: 'dead' }, advice));
  });

  it('a pair is named by its colours, and the doubts by the game', () => {
    expect(pairWords({ axis: 'R', child: 'G' }, words.puyo)).not.toBe(
      pairWords({ axis: 'G', child: 'R' }, words.puyo),
    );
    const { observation } = sightOf(1, 1, state);
    const unclear = { ...observation, doubts: ['falling piece not readable' as const] };
    expect(doubtWords(unclear, words)).toEqual([words.puyo.doubt['falling piece not readable']]);
    const covered = { ...observation, doubts: ['something covers the board' as const] };
    expect(doubtWords(covered, words)).toEqual([words.doubt['something covers the board']]);
  });
});

it('shows the drop as a key that is held down', () => {
  expect(shownKeys(['left', 'cw', 'hardDrop'])).toEqual(['left', 'cw', 'softDrop']);
});
