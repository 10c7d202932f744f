import { describe, expect, it } from 'vitest';
import { judgeThesis2018 } from '../../../../engine/puyo/evaluate/thesis2018.ts';
import { readPosition } from '../../../../engine/puyo/notation/position.ts';
import { findOptions } from '../../../../engine/puyo/options.ts';

const rows = ['RRR...', 'GBYYBG', 'BGGBYY', 'YBBGGB'];

function judged(cells: string[], pair = 'RY') {
  const { state } = readPosition({ game: 'puyo', cells, pairs: [pair] });
  return judgeThesis2018(state.field, findOptions(state));
}

describe('the evaluator of 2018', () => {
  it('has no answer before 24 puyos are on the field, and says how many there are', () => {
    expect(judged(rows)).toEqual({ kind: 'tooFew', needed: 24, puyos: 21 });
  });

  it('has no answer if none of them fires', () => {
    const quiet = ['GBYYBG', 'BGGBYY', 'YBBGGB', 'GYYBBG'];
    expect(judged(quiet, 'RP')).toEqual({ kind: 'noChain' });
  });

  it('takes the placement with most steps, of equal ones the one that pops most', () => {
    const answer = judged([...rows, 'OOOOOO']);
    if (!Array.isArray(answer)) throw new Error(answer.kind);
    const told = answer.map(({ option: { result } }) => [result.chains, result.popped] as const);
    expect(told.length).toBeGreaterThan(0);
    expect(told.every(([chains]) => chains > 0)).toBe(true);
    expect(told).toEqual([...told].sort((a, b) => b[0] - a[0] || b[1] - a[1]));
    expect(answer.map(({ score }) => score)).toEqual(told.map(([chains, popped]) => 100 * chains + popped));
    expect(answer[0]!.plan).toEqual([]);
  });

  it('has the best first for any order of the placements', () => {
    const { state } = readPosition({ game: 'puyo', cells: [...rows, 'OOOOOO'], pairs: ['RY'] });
    const [option] = findOptions(state);
    const chains = [
      [1, 4],
      [3, 12],
      [2, 20],
      [3, 13],
    ] as const;
    const options = chains.map(([steps, popped]) => ({
      ...option!,
      result: { ...option!.result, chains: steps, popped },
    }));
    const answer = judgeThesis2018(state.field, options);
    if (!Array.isArray(answer)) throw new Error(answer.kind);
    expect(answer.map(({ score }) => score)).toEqual([313, 312, 220, 104]);
    expect(judgeThesis2018(state.field, options.toReversed())).toEqual(answer);
  });
});
