import { describe, expect, it } from 'vitest';
import { resolve } from '../../../engine/puyo/rules/chain.ts';
import { reachFor } from '../../../engine/puyo/evaluate/budget.ts';
import { type Outlook, type Prospect, decide, outlookOf } from '../../../engine/puyo/evaluate/firing.ts';
import { coloursOf, sampleFutures } from '../../../engine/puyo/evaluate/futures.ts';
import { heightsOf, stacksOf } from '../../../engine/puyo/rules/field.ts';
import { findMoves } from '../../../engine/puyo/rules/moves.ts';
import { findOptions, isDead } from '../../../engine/puyo/options.ts';
import { dropPair } from '../../../engine/puyo/rules/place.ts';
import { readPosition } from '../../../engine/puyo/notation/position.ts';
import { suggest, suggestions } from '../../../engine/puyo/advice/suggest.ts';
import {
  type Pair,
  type Placement,
  type PuyoField,
  type PuyoState,
  type RuleSet,
  ruleSets,
} from '../../../engine/puyo/types.ts';
import { mostWidth } from '../../../engine/puyo/wasm/kernel.ts';
import { randomFields } from './cases.ts';

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

  it('takes the time that it is given, and no less than a first look', () => {
    const { info, final } = suggest(read(stairs, ['RY']), { milliseconds: 1 });
    expect(final).toBe(true);
    expect(info.nodes).toBeGreaterThan(100);
  });

  it('never loses where it needn’t', () => {
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

  it.each(ruleSets)(
    'plans placements of the pairs that are seen, and they can be made, in the rules of %s',
    (rules) => {
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
    },
  );

  it('plans nothing where it fires what it was built for', () => {
    const { candidates } = suggest(read(stairs, ['RY', 'GG', 'BP']), { nodes: 3000, count: 30 });
    const fires = candidates.filter(({ result }) => result.chains >= 3);
    expect(fires.map(({ plan }) => plan)).toEqual(fires.map(() => []));
    expect(fires.length).toBeGreaterThan(0);
  });

  it('leaves pairs beyond the sixth aside', () => {
    const pairs = ['RY', 'GG', 'BP', 'RR', 'YB', 'GP'];
    const answer = (more: string[]) => suggest(read(stairs, [...pairs, ...more]), { nodes: 3000 }).candidates;
    expect(answer(['BB']).map(({ placement }) => placement)).toHaveLength(answer([]).length);
  });
});

describe('when to fire', () => {
  const [option] = findOptions(read(stairs, ['RY'])).filter(({ result }) => result.chains === 3);
  const [quiet] = findOptions(read(stairs, ['RY'])).filter(({ result }) => result.chains === 0);
  const firing: Prospect = { option: option!, lost: false, certain: 0, futures: [{ fired: 0, waited: 0 }] };
  const building = (fired: number, waited: number, certain = 0): Prospect => ({
    option: quiet!,
    lost: false,
    certain,
    futures: [{ fired, waited }],
  });
  const hoping = (...fired: number[]): Prospect => ({
    ...building(0, 0),
    futures: fired.map((worth) => ({ fired: worth, waited: 0 })),
  });
  const calm = { guarded: false, seen: 3 };
  const first = (prospects: Prospect[], room: number, more: Partial<Outlook> = {}) =>
    decide(prospects, { room, ...calm, ...more })[0]!.option;

  it('builds on while more is to be had, and fires when it isn’t', () => {
    expect(first([firing, building(5000, 0)], 60)).toBe(quiet);
    expect(first([firing, building(2000, 2500)], 60)).toBe(option);
  });

  it('trusts the future less as room runs out, but not the pairs that it sees', () => {
    expect(first([firing, building(3500, 0)], 12)).toBe(option);
    expect(first([firing, building(0, 9000)], 12)).toBe(option);
    expect(first([firing, building(0, 0, 4500)], 12)).toBe(quiet);
  });

  it('trusts the future less where fewer pairs are seen', () => {
    const seeing = (seen: number) => first([firing, building(3900, 0)], 14, { seen });
    expect([1, 2, 3].map(seeing)).toEqual([option, quiet, quiet]);
  });

  it('goes by the empty cells without those that are kept for garbage', () => {
    const state = read(['RGBYRG'], ['RG', 'YB']);
    expect(outlookOf(state)).toEqual({ room: 72, guarded: false, seen: 2 });
    expect(outlookOf(state, 30)).toEqual({ room: 42, guarded: true, seen: 2 });
    expect(outlookOf(state, -6)).toEqual({ room: 78, guarded: false, seen: 2 });
  });

  it('burns no short chain on a nearly full field while most futures hold the long one', () => {
    expect(first([firing, hoping(9000, 9000, 0, 9000)], 7)).toBe(quiet);
    expect(first([firing, hoping(9000, 0, 0, 0)], 7)).toBe(option);
  });

  it('keeps a chain within reach where garbage may fall', () => {
    expect(first([firing, hoping(9000, 9000, 9000, 9000)], 6, { guarded: true })).toBe(option);
    expect(first([firing, building(0, 0, 4500)], 6, { guarded: true })).toBe(quiet);
    expect(first([firing, hoping(9000, 9000, 9000, 9000)], 30, { guarded: true })).toBe(quiet);
  });

  it('pops a little only where that promises a good deal more', () => {
    const [single] = findOptions(read(['......', 'RRR...', 'GBYYBG'], ['RY'])).filter(
      ({ result }) => result.chains === 1,
    );
    const popping = (fired: number): Prospect => ({ ...building(fired, 0), option: single! });
    expect(first([building(9000, 0), popping(9200)], 60)).toBe(quiet);
    expect(first([building(9000, 0), popping(9900)], 60)).toBe(single);
  });

  it('never prefers what loses', () => {
    expect(first([{ ...building(9000, 9000), lost: true }, firing], 60)).toBe(option);
  });
});

describe('futures', () => {
  it('have every colour equally often', () => {
    for (const future of sampleFutures(['R', 'G', 'B', 'Y'], 3, 8, 5)) {
      const puyos = future.flatMap(({ axis, child }) => [axis, child]);
      expect(['R', 'G', 'B', 'Y'].map((colour) => puyos.filter((one) => one === colour).length)).toEqual([
        4, 4, 4, 4,
      ]);
    }
  });

  it('have the colours that are seen, filled up to four, or five in the rules of the thesis', () => {
    expect(coloursOf(read(['PP....'], ['YY']))).toHaveLength(4);
    expect(coloursOf(read(['PP....'], ['YY']))).toEqual(expect.arrayContaining(['P', 'Y']));
    expect(coloursOf(read(['PP....'], ['YY'], { rules: 'thesis' }))).toHaveLength(5);
  });
});

describe('budgets', () => {
  it('are spent on more futures where lines end early', () => {
    const high = Array.from({ length: 10 }, (_, row) => ['RGYBRG', 'GYBRGY'][row % 2]!);
    const { info } = suggest(read(['RG..RG', 'GY..GY', ...high.slice(1)], ['RB', 'YG', 'BB']), {
      nodes: 10_000,
    });
    expect(info.nodes).toBeGreaterThan(8000);
    expect(info.nodes).toBeLessThan(12_000);
  });

  it('look at more futures, less far, where room is scarce', () => {
    const [calm, late] = [reachFor(100_000, 2, 40), reachFor(100_000, 2, 20)];
    expect(late.futures).toBeGreaterThan(calm.futures);
    expect(late.depth).toBeLessThan(calm.depth);
  });

  it.each([100, 1000, 5000, 50_000, 500_000])('%d fields are about what a search values', (nodes) => {
    const { futures, depth, width } = reachFor(nodes, 2, 60);
    expect(width).toBeLessThanOrEqual(mostWidth);
    if (nodes >= 5000) expect(Math.abs((futures * depth + 2) * width * 19 - nodes)).toBeLessThan(nodes / 10);
  });
});
