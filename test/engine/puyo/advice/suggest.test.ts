import { describe, expect, it } from 'vitest';
import { parseField } from '../../../../engine/puyo/rules/field.ts';
import { readPosition } from '../../../../engine/puyo/notation/position.ts';
import { suggest } from '../../../../engine/puyo/advice/suggest.ts';
import { evaluatorNames as evaluators } from '../../../../engine/puyo/evaluators.ts';
import { type PuyoState } from '../../../../engine/puyo/types.ts';

function stateOf(rows: string[], pairs: string[], more: Partial<PuyoState> = {}): PuyoState {
  const cells = parseField(rows).field.cells;
  return { ...readPosition({ game: 'puyo', cells, pairs }).state, ...more };
}

/** 24 puyos: a red on column 1 fires a chain of three. */
const three = [...Array.from({ length: 4 }, () => '.....O'), '.GBYYO', '.RGBPO', '.RGBYO', '.RGBPO'];

describe('thesis-2018', () => {
  const judge = (rows: string[], pair: string) =>
    suggest(stateOf(rows, [pair]), { evaluator: 'thesis-2018' });

  it('has no hint before 24 puyos are on the field', () => {
    const { candidates, silence } = judge(['RRR...'], 'RG');
    expect(candidates).toEqual([]);
    expect(silence).toEqual({ kind: 'tooFew', needed: 24, puyos: 3 });
  });

  it('takes the longest chain', () => {
    const [best] = judge(three, 'RY').candidates;
    expect(best?.result.chains).toBe(3);
  });

  it('says that nothing fires', () => {
    expect(judge(three, 'PG').silence).toEqual({ kind: 'noChain' });
  });
});

describe('suggestions', () => {
  it.each(evaluators)('%s: gives the same answer twice, with keys and facts', (evaluator) => {
    const state = stateOf(three, ['RY', 'GG', 'BY']);
    const [first, second] = [1, 2].map(() => suggest(state, { evaluator, count: 22 }));
    expect(first!.candidates).toEqual(second!.candidates);
    expect(first!.candidates.length).toBeGreaterThan(0);
    for (const { inputs, facts, cells } of first!.candidates) {
      expect(inputs.at(-1)).toBe('hardDrop');
      expect(facts.length).toBeGreaterThan(0);
      expect(cells).toHaveLength(2);
    }
  });

  it('name what to build and what fires it, not only that it leads to a longer chain', () => {
    const kindsOf = (rows: string[], pairs: string[]) =>
      suggest(stateOf(rows, pairs), { count: 22 }).candidates.map(({ facts }) =>
        facts.map(({ kind }) => kind),
      );
    const building = kindsOf(three, ['PY', 'GP', 'BY']).filter(([first]) => first === 'prepares');
    expect(building.length).toBeGreaterThan(0);
    for (const kinds of building) expect(kinds).not.toContain('leads');
    const empty = kindsOf(['......'], ['RG', 'BY', 'RG']).filter((kinds) => kinds.includes('leads'));
    expect(empty.length).toBeGreaterThan(0);
    for (const kinds of empty) expect(kinds.at(-1)).toBe('leads');
  });

  it.each(evaluators)('%s: says that a dead field is dead', (evaluator) => {
    const dead = stateOf(
      Array.from({ length: 12 }, (_, row) => (row % 2 ? '..RG..' : '..GR..')),
      ['RG'],
    );
    const { candidates, silence } = suggest(dead, { evaluator });
    expect(candidates).toEqual([]);
    expect(silence).toEqual({ kind: 'dead' });
  });

  it('names what fires, what waits and what joins', () => {
    const { candidates } = suggest(stateOf(three, ['RY']), { evaluator: 'potential', count: 22 });
    const facts = candidates.flatMap((candidate) => candidate.facts);
    expect(facts.some(({ kind }) => kind === 'fires')).toBe(true);
    expect(facts.some(({ kind }) => kind === 'prepares')).toBe(true);
    expect(facts.some(({ kind }) => kind === 'joins')).toBe(true);
  });

  it('never says of its best place that waiting is better', () => {
    // Found among the positions of a simulated game: a single group that pops on the way to a long chain.
    const crowded = [
      ...['P...P.', 'GG..PY', 'GP.YPG', 'YP.RRG', 'GYGYRG', 'GGYYPY', 'RYPRPY', 'YYRPRP', 'RGRPYP', 'RRGPRP'],
    ];
    const { candidates } = suggest(stateOf(crowded, ['PY', 'PR']), { nodes: 6000, count: 22 });
    const [best, ...others] = candidates;
    expect(best!.facts.map(({ kind }) => kind)).toEqual(['fires', 'leads']);
    const firing = others.filter(({ role }) => role === 'fire');
    expect(firing.some(({ facts }) => facts.some(({ kind }) => kind === 'early'))).toBe(true);
  });

  it('name which puyo waits for which', () => {
    const state = stateOf(['R.....', 'RG....', 'RG....', 'BG....'], ['GB']);
    const { candidates } = suggest(state, { evaluator: 'potential', count: 22 });
    const onTop = candidates.find(
      ({ placement }) => placement.column === 1 && placement.direction === 'down',
    );
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
    [{ incoming: 1.5 }, '"incoming"'],
    [{ rules: 'thesis', incoming: 3 }, 'know neither garbage nor matches'],
    [{ rules: 'thesis', opponent: ['......'] }, 'know neither garbage nor matches'],
    [{ garbageIn: -1 }, '"garbageIn"'],
    [{ rate: 0 }, '"rate"'],
    [{ seconds: 'soon' }, '"seconds"'],
    [{ allClear: 'yes' }, '"allClear" has to be true or false'],
    [{ opponent: 5 }, '"opponent", "cells" has to be a list'],
    [{ opponent: { cells: ['.......'] } }, '"opponent", "cells": row 1'],
    [{ opponent: { cells: [], pairs: ['RQ'] } }, '"opponent", "cells": the field has no rows'],
    [{ opponent: { cells: ['......'], pairs: ['RQ'] } }, '"opponent", "pairs", pair 1: "Q"'],
    [{ opponent: { cells: ['......'], incoming: -3 } }, '"opponent", "incoming"'],
    [{ rules: 'thesis', cells: ['R.....', ...Array.from({ length: 12 }, () => 'G.....')] }, 'no hidden row'],
  ])('refuses %j', (fields, message) => {
    expect(position(fields)).toThrow(message);
  });

  it('read what is known of a match', () => {
    const opponent = { cells: ['R.....', '......'], pairs: ['RG', 'BB'], incoming: 4, name: 'Doppel' };
    const { state, doubts } = position({
      incoming: 12,
      garbageIn: 2,
      seconds: 100,
      allClear: true,
      opponent,
    })();
    expect(state).toMatchObject({ incoming: 12, garbageIn: 2, rate: 52, allClear: true });
    expect(state.opponent?.field.cells.at(-1)).toBe('R.....');
    expect(state.opponent?.pairs).toHaveLength(2);
    expect(state.opponent?.incoming).toBe(4);
    expect(doubts).toEqual(["the opponent's: 1 floating puyo was let down"]);
  });

  it('needs only rows of the opponent, and nothing of a match', () => {
    const { state } = position({ opponent: ['GG....'], rate: 35 })();
    expect(state.opponent).toMatchObject({ pairs: [], incoming: 0 });
    expect(state.rate).toBe(35);
    expect(position({ opponent: null })().state).not.toHaveProperty('opponent');
  });

  it('drops floating puyos and says so', () => {
    expect(position({ cells: ['RG....', '......'] })().doubts).toEqual(['2 floating puyos were let down']);
  });
});
