import { describe, expect, it } from 'vitest';
import { resolve } from '../../../../engine/puyo/rules/chain.ts';
import { heightsOf, stacksOf } from '../../../../engine/puyo/rules/field.ts';
import { findMoves } from '../../../../engine/puyo/rules/moves.ts';
import { findOptions, isDead } from '../../../../engine/puyo/options.ts';
import { dropPair } from '../../../../engine/puyo/rules/place.ts';
import { readPosition } from '../../../../engine/puyo/notation/position.ts';
import { suggest, suggestions } from '../../../../engine/puyo/advice/suggest.ts';
import {
  type Pair,
  type Placement,
  type PuyoField,
  type PuyoState,
  type RuleSet,
  ruleSets,
} from '../../../../engine/puyo/types.ts';
import { randomFields } from '../cases.ts';

const read = (cells: string[], pairs: string[], more = {}) =>
  readPosition({ game: 'puyo', cells, pairs, ...more }).state;

/** A red on column 1 fires a chain of three. */
const stairs = ['.GBYYO', '.RGBPO', '.RGBYO', '.RGBPO'];

/** Whether the placements can be reached one after the other. */
function replay(start: PuyoField, pairs: readonly Pair[], plan: readonly Placement[], rules: RuleSet): void {
  let field = start;
  for (const [turn, placement] of plan.entries()) {
    const reached = findMoves(heightsOf(stacksOf(field)), { axis: 'R', child: 'G' }, rules);
    expect(reached.map((one) => one.placement)).toContainEqual(placement);
    field = resolve(dropPair(field, pairs[turn]!, placement, rules)).after;
  }
}

describe('okiba', () => {
  it('answers at once and then better, the last answer final, the same every time', () => {
    const state = read(stairs, ['RY', 'GG', 'BP']);
    const all = [...suggestions(state, { nodes: 25_000 })];
    expect(all.map(({ final }) => final)).toEqual([false, true]);
    expect(all[1]!.info.nodes).toBeGreaterThan(4 * all[0]!.info.nodes);
    expect(suggest(state, { nodes: 25_000 }).candidates).toEqual(all[1]!.candidates);
  });

  it('uses the time that it is given, and at least a first look', () => {
    const { info, final } = suggest(read(stairs, ['RY']), { milliseconds: 1 });
    expect(final).toBe(true);
    expect(info.nodes).toBeGreaterThan(100);
  });

  it('never loses if it can avoid it', () => {
    const high = Array.from({ length: 11 }, (_, row) => ['RGYBRG', 'GYBRGY'][row % 2]!);
    const [best] = suggest(read(['......', ...high], ['RB', 'YG']), { nodes: 2000 }).candidates;
    expect(best?.result.lost).toBe(false);
  });

  it('fires before announced garbage buries it', () => {
    const cells = ['.GBYYO', '.RGBPO', '.RGBYO', '.RGBPO'];
    const state = read(cells, ['RR', 'YB', 'GB'], { incoming: 200 });
    const [best] = suggest(state, { nodes: 3000 }).candidates;
    expect(best?.role).toBe('fire');
    expect(best?.facts.some(({ kind }) => kind === 'offsets')).toBe(true);
  });

  it.each(ruleSets)('plans possible placements of the visible pairs, in the rules of %s', (rules) => {
    const lengths = new Set<number>();
    for (const start of randomFields(14, 8)) {
      const field = resolve(start).after;
      if (isDead(field) || (rules === 'thesis' && /[^.]/.test(field.cells[0]!))) continue;
      const state: PuyoState = { ...read(stairs, ['RG', 'BB', 'YR']), rules, field };
      const found = findOptions(state);
      for (const { placement, plan } of suggest(state, { nodes: 1500, count: 30 }).candidates) {
        const option = found.find((one) => JSON.stringify(one.placement) === JSON.stringify(placement))!;
        lengths.add(plan.length);
        replay(option.chain.after, state.pairs.slice(1), plan, rules);
      }
    }
    expect(lengths).toEqual(new Set([0, 1, 2]));
  });

  it('plans nothing if it fires what it was built for', () => {
    const { candidates } = suggest(read(stairs, ['RY', 'GG', 'BP']), { nodes: 3000, count: 30 });
    const fires = candidates.filter(({ result }) => result.chains >= 3);
    expect(fires.map(({ plan }) => plan)).toEqual(fires.map(() => []));
    expect(fires.length).toBeGreaterThan(0);
  });

  it('ignores pairs beyond the sixth', () => {
    const pairs = ['RY', 'GG', 'BP', 'RR', 'YB', 'GP'];
    const answer = (more: string[]) => suggest(read(stairs, [...pairs, ...more]), { nodes: 3000 }).candidates;
    expect(answer(['BB']).map(({ placement }) => placement)).toHaveLength(answer([]).length);
  });

  it('spends its budget on more futures where lines end early', () => {
    const high = Array.from({ length: 10 }, (_, row) => ['RGYBRG', 'GYBRGY'][row % 2]!);
    const { info } = suggest(read(['RG..RG', 'GY..GY', ...high.slice(1)], ['RB', 'YG', 'BB']), {
      nodes: 10_000,
    });
    expect(info.nodes).toBeGreaterThan(8000);
    expect(info.nodes).toBeLessThan(12_000);
  });
});
