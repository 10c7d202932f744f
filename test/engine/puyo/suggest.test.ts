import { describe, expect, it } from 'vitest';
import { parseField } from '../../../engine/puyo/field.ts';
import { readPosition } from '../../../engine/puyo/position.ts';
import { evaluators, suggest } from '../../../engine/puyo/suggest.ts';
import { type PuyoState } from '../../../engine/puyo/types.ts';

function stateOf(rows: string[], pairs: string[], more: Partial<PuyoState> = {}): PuyoState {
  const cells = parseField(rows).field.cells;
  return { ...readPosition({ game: 'puyo', cells, pairs }).state, ...more };
}

/** 24 puyos: a red on column 1 fires a chain of three. */
const three = [...Array.from({ length: 4 }, () => '.....O'), '.GBYYO', '.RGBPO', '.RGBYO', '.RGBPO'];

describe('thesis-2018', () => {
  const judge = (rows: string[], pair: string) =>
    suggest(stateOf(rows, [pair]), { evaluator: 'thesis-2018' });

  it('says nothing before 24 puyos lie on the field', () => {
    const { candidates, silence } = judge(['RRR...'], 'RG');
    expect(candidates).toEqual([]);
    expect(silence?.ja).toContain('24個');
  });

  it('takes the longest chain, in the words of the thesis', () => {
    const [best] = judge(three, 'RY').candidates;
    expect(best?.result.chains).toBe(3);
    expect(best?.words.ja).toMatch(/^(横そのまま|横逆向きに|縦そのまま|縦逆向きに)：[1-6]列に置いて下さい$/);
  });

  it('says so where nothing fires', () => {
    expect(judge(three, 'PG').silence).toEqual({ en: 'No chain possible.', ja: '連鎖はありません' });
  });
});

describe('suggestions', () => {
  it.each(evaluators)('%s: gives the same answer twice, with keys, words and reasons', (evaluator) => {
    const state = stateOf(three, ['RY', 'GG', 'BY']);
    const [first, second] = [1, 2].map(() => suggest(state, { evaluator, count: 22 }));
    expect(first!.candidates).toEqual(second!.candidates);
    expect(first!.candidates.length).toBeGreaterThan(0);
    for (const { inputs, reasons, words, cells } of first!.candidates) {
      expect(inputs.at(-1)).toBe('hardDrop');
      expect(reasons.length).toBeGreaterThan(0);
      expect(words.en).toMatch(/: column [1-6]$/);
      expect(cells).toHaveLength(2);
    }
  });

  it.each(evaluators)('%s: says that a dead field is dead', (evaluator) => {
    const dead = stateOf(
      Array.from({ length: 12 }, (_, row) => (row % 2 ? '..RG..' : '..GR..')),
      ['RG'],
    );
    const { candidates, silence } = suggest(dead, { evaluator });
    expect(candidates).toEqual([]);
    expect(silence?.en).toContain('dead');
  });

  it('names what fires, what waits and what joins', () => {
    const { candidates } = suggest(stateOf(three, ['RY']), { evaluator: 'potential', count: 22 });
    const facts = candidates.flatMap((candidate) => candidate.facts);
    expect(facts.some(({ kind }) => kind === 'fires')).toBe(true);
    expect(facts.some(({ kind }) => kind === 'prepares')).toBe(true);
    expect(facts.some(({ kind }) => kind === 'joins')).toBe(true);
  });

  it('tells which puyo waits for which', () => {
    const state = stateOf(['R.....', 'RG....', 'RG....', 'BG....'], ['GB']);
    const { candidates } = suggest(state, { evaluator: 'potential', count: 22 });
    const onTop = candidates.find(
      ({ placement }) => placement.column === 1 && placement.direction === 'down',
    );
    expect(onTop?.reasons).toContain('the green in column 1 waits for the red to pop (step 2)');
    expect(onTop?.facts).toContainEqual({ kind: 'waits', colour: 'G', column: 1, step: 2, waitsFor: 'R' });
  });

  it('refuses an unknown evaluator', () => {
    expect(() => suggest(stateOf(['......'], ['RG']), { evaluator: 'none' })).toThrow(RangeError);
  });
});

describe('positions', () => {
  const position = (fields: object) => () =>
    readPosition({ game: 'puyo', cells: ['......'], pairs: ['RG'], ...fields });

  it.each([
    [{ cells: ['.......'] }, '"cells": row 1'],
    [{ cells: 'RG' }, '"cells" has to be a list'],
    [{ pairs: [] }, '"pairs" has to be a list'],
    [{ pairs: ['RX'] }, '"pairs", pair 1: "X"'],
    [{ pairs: ['R'] }, 'two letters'],
    [{ pairs: [{ axis: 'O', child: 'R' }] }, '"pairs", pair 1, axis: "O"'],
    [{ rules: 'fever' }, '"rules" is "fever"'],
    [{ incoming: -1 }, '"incoming"'],
    [{ rules: 'thesis', cells: ['R.....', ...Array.from({ length: 12 }, () => 'G.....')] }, 'no hidden row'],
  ])('refuses %j', (fields, message) => {
    expect(position(fields)).toThrow(message);
  });

  it('lets floating puyos down and says so', () => {
    expect(position({ cells: ['RG....', '......'] })().doubts).toEqual(['2 floating puyos were let down']);
  });
});
