import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reachFor } from '../../../../engine/puyo/evaluate/budget.ts';
import { decide, outlookOf, roomIn } from '../../../../engine/puyo/evaluate/firing.ts';
import { coloursOf, sampleFutures, seedOf } from '../../../../engine/puyo/evaluate/futures.ts';
import { type Effort, judgeByBeam } from '../../../../engine/puyo/evaluate/okiba.ts';
import { okibaWeights } from '../../../../engine/puyo/evaluate/okibaWeights.ts';
import { placementsOf } from '../../../../engine/puyo/evaluate/plan.ts';
import { listed } from '../../../../engine/puyo/evaluate/weights.ts';
import { readPosition } from '../../../../engine/puyo/notation/position.ts';
import { findOptions } from '../../../../engine/puyo/options.ts';
import type { PuyoState } from '../../../../engine/puyo/types.ts';
import { NotedKernel } from './noted.ts';

/** A red on column 1 fires a chain of three. */
const stairs = ['.GBYYO', '.RGBPO', '.RGBYO', '.RGBPO'];

const read = (cells: string[], pairs: string[], more = {}): PuyoState =>
  readPosition({ game: 'puyo', cells, pairs, ...more }).state;

const state = read(stairs, ['RY', 'GG', 'BP']);

const answers = (kernel: NotedKernel | null, effort: Effort = {}, of = state) => [
  ...judgeByBeam(of, findOptions(of), effort, kernel && kernel.asKernel),
];

/** Widths of the searches that value about so many fields; those of a search are alike. */
const widthFor = (nodes: number, of = state): number =>
  reachFor(nodes, of.pairs.length - 1, roomIn(of)).width;
const widthsOf = (kernel: NotedKernel) =>
  kernel.runs.map(({ width }) => width).filter((width, index, all) => width !== all[index - 1]);

it('says that it needs a kernel if there is none', () => {
  expect(() => answers(null)).toThrow(
    new RangeError('there is no WebAssembly with 128-bit words here; use another evaluator'),
  );
});

describe('an effort in fields', () => {
  it.each([
    [20_000, [2500, 20_000]],
    [19_999, [19_999]],
    [undefined, [2500, 50_000]],
  ])('of %s has a first look where it is large', (nodes, expected) => {
    const kernel = new NotedKernel();
    const told = answers(kernel, nodes === undefined ? {} : { nodes });
    expect(widthsOf(kernel)).toEqual(expected.map((budget) => widthFor(budget)));
    expect(told.map(({ final }) => final)).toEqual(expected.map((_, at) => at === expected.length - 1));
  });

  it('reports how many fields were valued', () => {
    const kernel = new NotedKernel();
    const [told] = answers(kernel, { nodes: 5000 });
    expect(told!.nodes).toBe(kernel.nodes);
    expect(told!.nodes).toBeGreaterThan(4000);
  });
});

describe('a search', () => {
  const search = (of: PuyoState, nodes = 5000, effort: Effort = {}) => {
    const kernel = new NotedKernel();
    const told = answers(kernel, { nodes, ...effort }, of);
    return { kernel, told: told.at(-1)!, reach: reachFor(nodes, of.pairs.length - 1, roomIn(of)) };
  };

  it('places the visible pairs, keeps the results, and continues from there with each future', () => {
    const { kernel, reach } = search(state);
    const [begun, seen, kept, ...rest] = kernel.asked;
    expect(begun).toMatchObject({ rules: 'tsu', weights: listed(okibaWeights) });
    expect(seen).toEqual({ run: state.pairs.slice(1), width: reach.width });
    expect(kept).toEqual({ keep: true });
    const futures = sampleFutures(coloursOf(state), 48, reach.depth, seedOf(state));
    expect(rest.filter((one) => 'run' in one)).toEqual(
      futures.slice(0, reach.futures).map((run) => ({ run, width: reach.width })),
    );
    const restored = rest.filter((one) => 'restore' in one);
    expect(restored.map(({ restore }) => restore.firedWays[0])).toEqual(restored.map(() => 3));
    expect(rest.map((one) => 'restore' in one)).toEqual(rest.map((_, at) => at % 2 === 0));
  });

  it('follows the named rules', () => {
    const unnamed = { ...state };
    delete unnamed.rules;
    const rulesOf = (of: PuyoState) => search(of).kernel.begins[0]!.rules;
    expect([rulesOf(unnamed), rulesOf({ ...state, rules: 'thesis' })]).toEqual(['tsu', 'thesis']);
  });

  it('ignores pairs beyond the sixth', () => {
    const many = read(stairs, ['RY', 'GG', 'BP', 'RR', 'YB', 'GP', 'BB', 'YY']);
    expect(search(many).kernel.runs[0]!.run).toEqual(many.pairs.slice(1, 6));
  });

  it.each([
    ['three steps', 3, 0],
    ['six in a match', 6, 1],
  ])('continues from all placements but those that lose or fire %s', (_, longest, incoming) => {
    const options = findOptions(state).map((option, index) => ({
      ...option,
      result: { ...option.result, lost: index === 1, chains: [0, 0, 2, 3, 5, 6][index] ?? 0 },
    }));
    const kernel = new NotedKernel();
    judgeByBeam({ ...state, incoming }, options, { nodes: 1000 }, kernel.asKernel).next();
    const isLeft = kernel.begins[0]!.begin.map((field) => field === null);
    expect(isLeft).toEqual(options.map(({ result }) => result.lost || result.chains >= longest));
  });

  it('continues from the fields after the placements, except dead ones', () => {
    const full = Array.from({ length: 11 }, (_, row) => ['RGYBRG', 'GYBRGY'][row % 2]!);
    const high = read(['......', ...full], ['RB', 'YG']);
    const options = findOptions(high).map((option) => ({
      ...option,
      result: { ...option.result, lost: false },
    }));
    const kernel = new NotedKernel();
    const [told] = [...judgeByBeam(high, options, { nodes: 1000 }, kernel.asKernel)];
    const dead = options.map(({ chain }) => chain.after.cells[1]![2] !== '.');
    expect(new Set(dead)).toEqual(new Set([true, false]));
    expect(kernel.begins[0]!.begin).toEqual(
      options.map(({ chain }, index) => (dead[index] ? null : chain.after)),
    );
    const lost = told!.judged.filter(({ score }) => score < -1e5).map(({ option }) => option);
    expect(new Set(lost)).toEqual(new Set(options.filter((_, index) => dead[index])));
  });

  it('looks at more futures, up to 48, until nearly all of the effort is spent', () => {
    const spending = (nodesPerRun: number) => {
      const kernel = new NotedKernel(undefined, () => (kernel.nodes = kernel.runs.length * nodesPerRun));
      answers(kernel, { nodes: 1000 });
      return kernel.runs.length - 1;
    };
    expect(reachFor(1000, 2, roomIn(state)).futures).toBe(2);
    expect([spending(0), spending(95), spending(96), spending(1000)]).toEqual([48, 10, 9, 2]);
  });

  it('reports what the kernel has found, and the ways there', () => {
    const kernel = new NotedKernel((asked) => 1000 * asked.length);
    const [told] = answers(kernel, { nodes: 1000 });
    const sampled = kernel.asked.filter((one) => 'restore' in one).length;
    const futures = Array.from({ length: sampled }, (_, at) => ({ fired: 1000 * (5 + 2 * at), waited: 0 }));
    const prospects = findOptions(state).map((option) => ({ option, lost: false, certain: 3000, futures }));
    const expected = decide(prospects, outlookOf(state));
    expect(told!.judged).toEqual(expected.map((one) => ({ ...one, plan: placementsOf(5) })));
  });

  it('keeps room for garbage against an invisible opponent', () => {
    const high = read(Array<string>(8).fill('OOOOOO'), ['RY']);
    const best = (effort: Effort) => {
      const kernel = new NotedKernel((asked) => (asked.length > 3 ? 9000 : 0));
      return answers(kernel, { nodes: 1000, ...effort }, high)[0]!.judged[0]!.score;
    };
    expect([best({}), best({ versus: true })]).toEqual([9000, 9000 - 30 * 105]);
  });
});

describe('a match', () => {
  it('is searched under the garbage and before it falls, within the pairs that there is time for', () => {
    const of = { ...state, incoming: 12, garbageIn: 1 };
    const kernel = new NotedKernel();
    const [told] = answers(kernel, { nodes: 10_000 }, of);
    expect(kernel.begins).toHaveLength(2);
    const seen = kernel.runs.filter(({ run }) => run[0] === state.pairs[1]);
    const [under, before] = seen;
    expect([under!.run.length, before!.run.length]).toEqual([2, 1]);
    expect(under!.width).toBe(reachFor(5000, 2, roomIn(state)).width);
    expect(before!.width).toBe(reachFor(5000, 1, roomIn(state)).width);
    expect(kernel.runs.at(-1)!.run).toEqual([]);
    expect(told!.nodes).toBeGreaterThan(kernel.nodes);
    expect(told!.judged[0]!.stakes).toEqual({ now: 3005, answer: null, buries: false });
    expect(new Set(told!.judged.map(({ plan }) => JSON.stringify(plan)))).toEqual(
      new Set([JSON.stringify(placementsOf(5))]),
    );
  });

  it('asks what the opponent can answer, with a sixth of the effort', () => {
    const opponent = {
      field: read(['......'], ['RY']).field,
      pairs: read(stairs, ['YB', 'RR', 'GG', 'BB']).pairs,
    };
    const of = { ...state, opponent: { ...opponent, incoming: 0 } };
    const kernel = new NotedKernel();
    answers(kernel, { nodes: 6000 }, of);
    const asked = kernel.runs.find(({ run }) => run[0] === opponent.pairs[0]);
    expect(asked).toEqual({ run: opponent.pairs, width: Math.round(1000 / 19 / 8) });
  });
});

describe('an effort in time', () => {
  let now = 0;
  /** Fields of the first look. */
  let first = 0;
  beforeEach(() => {
    now = 1000;
    first = answers(new NotedKernel(), { nodes: 2500 })[0]!.nodes;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => vi.restoreAllMocks());

  /** Takes so long for a thousand fields. */
  const timed = (msPerThousand: number) =>
    new NotedKernel(undefined, (nodes) => (now += (nodes / 1000) * msPerThousand));

  it('is a first look alone if there is no time for more', () => {
    const kernel = timed(10);
    const told = answers(kernel, { milliseconds: 30 });
    expect(told).toMatchObject([{ final: true, nodes: first }]);
    expect(widthsOf(kernel)).toEqual([widthFor(2500)]);
  });

  it('is a first look alone if that took longer than all of the time', () => {
    expect(answers(timed(10), { milliseconds: 5 })).toMatchObject([{ final: true, nodes: first }]);
  });

  it('is enough for more if nine tenths of what is left are another first look', () => {
    const spent = (10 * first) / 1000;
    const enough = spent + (10 * 2500) / 1000 / 0.9;
    expect(answers(timed(10), { milliseconds: enough - 0.1 })).toHaveLength(1);
    expect(answers(timed(10), { milliseconds: enough + 0.1 })).toHaveLength(2);
  });

  it('is a first look, a trial of how fast wider searches are, and a search for what is left', () => {
    const kernel = timed(1);
    const [early, late] = answers(kernel, { milliseconds: 200 });
    expect(early).toMatchObject({ final: false, nodes: first });
    const [, trial, last] = widthsOf(kernel);
    const affordable = 200_000 - first;
    expect(trial).toBe(widthFor(affordable * 0.08));
    const tried = answers(new NotedKernel(), { nodes: affordable * 0.08 }).at(-1)!.nodes;
    expect(last).toBe(widthFor((affordable - tried) * 0.9));
    expect(late!.final).toBe(true);
    expect(late!.nodes).toBeCloseTo((now - 1000) * 1000, 3);
    expect(now - 1000).toBeLessThan(200);
    const searched = kernel.asked.slice(kernel.asked.findLastIndex((one) => 'begin' in one));
    const { futures } = reachFor((affordable - tried) * 0.9, 2, roomIn(state));
    expect(futures).toBeGreaterThan(1);
    expect(searched.filter((one) => 'restore' in one)).toHaveLength(futures);
  });

  it('tries at least as much as at first', () => {
    const kernel = timed(1);
    answers(kernel, { milliseconds: 10 });
    const runs = kernel.begins.length;
    expect(runs).toBe(3);
    expect(kernel.runs.filter(({ width }) => width === widthFor(2500)).length).toBeGreaterThan(3);
  });

  it.each([
    ['the last search', 3],
    ['the trial', 2],
  ])('ends with the pair in which the time ends, and answers what was known before %s', (_, slow) => {
    // Each search promises five steps more than the one before, and from one of them on all takes fifty times as long.
    const kernel: NotedKernel = new NotedKernel(
      () => 5000 * kernel.begins.length,
      (nodes) => (now += (nodes / 1000) * (kernel.begins.length >= slow ? 50 : 1)),
    );
    const told = answers(kernel, { milliseconds: 200 });
    expect(told.map(({ final }) => final)).toEqual([false, true]);
    expect(told[1]!.judged[0]!.expected).toBe(5 * (slow - 1));
    const { run, width } = kernel.runs.findLast(({ run: pairs }) => pairs.length === 1)!;
    expect(now - 1000).toBeLessThan(200 + (run.length * width * 19 * 50) / 1000);
  });
});
