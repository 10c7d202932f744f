import { describe, expect, it } from 'vitest';
import { nextChances } from '../../../../engine/tetris/search/chances.ts';
import { styleFor, styles } from '../../../../engine/tetris/evaluate/styles.ts';
import { choicesOf } from '../../../../engine/tetris/rules/lines.ts';
import { PlainWorkbench } from '../../../../engine/tetris/search/plainWorkbench.ts';
import { Search } from '../../../../engine/tetris/search/search.ts';
import { type Piece, type TetrisState, pieces } from '../../../../engine/tetris/types.ts';
import { searchKernelFor } from '../../../../engine/tetris/search/searchKernel.ts';
import {
  type SearchRules,
  type Workbench,
  packSupply,
  pieceOfCode,
  placementCode,
  unpackSupply,
} from '../../../../engine/tetris/search/workbench.ts';
import { rounds } from '../../../rounds.ts';
import { randomBoard, randomNumbers } from '../randomBoards.ts';
import { makePosition } from '../../../../engine/tetris/position.ts';

const kernel = searchKernelFor(10)!;

function randomState(random: () => number, columns: number): TetrisState {
  return makePosition({
    board: randomBoard(random, columns, 20),
    queue: Array.from({ length: 3 }, () => pieces[Math.floor(random() * 7)]!),
    hold: random() < 0.5 ? null : pieces[Math.floor(random() * 7)]!,
    canHold: true,
    combo: Math.floor(random() * 4),
    backToBack: random() < 0.5,
    incoming: random() < 0.3 ? Math.floor(random() * 8) : 0,
  });
}

/** Everything that was tried, in an order that both workbenches share. */
function triedOn(bench: Workbench): string[] {
  const { count, ...tried } = bench.tried();
  return Array.from({ length: count }, (_, at) =>
    [
      tried.values[at]!.toFixed(6),
      tried.gains[at]!.toFixed(6),
      pieceOfCode(tried.codes[at]!),
      placementCode(tried.codes[at]!),
      tried.roots[at],
      tried.supplies[at],
    ].join(' '),
  ).sort();
}

const ruleSets: [string, SearchRules][] = [
  ['survive, drops', { style: styles.survive!, reach: 'drops', spins: false }],
  ['survive, slides', { style: styles.survive!, reach: 'slides', spins: false }],
  ['tspin, spins', { style: styles.tspin!, reach: 'slides', spins: true }],
  ['tspin, spins, half turns', { style: styles.tspin!, reach: 'slides', kicks: 'srs+', spins: true }],
  ['survive, slides, NES', { style: styles.survive!, reach: 'slides', kicks: 'nes', spins: false }],
  ['tetris, slides, ARS', { style: styles.tetris!, reach: 'slides', kicks: 'ars', spins: false }],
  ['tspin by TETR.IO’s attack', { style: styleFor('tspin', 'tetrio'), reach: 'slides', spins: true }],
  ['tetris, drops', { style: styles.tetris!, reach: 'drops', spins: false }],
];

describe.each(ruleSets)('the search kernel: %s', (_, rules) => {
  it('tries and judges what its twin does, two pieces deep', () => {
    const random = randomNumbers(7);
    const plain = new PlainWorkbench();
    for (let round = 0; round < rounds(60, 2); round++) {
      const state = randomState(random, round % 2 ? 10 : 4 + (round % 9));
      for (const bench of [kernel, plain]) {
        bench.start(state, rules, 64, round % 3 === 0);
        bench.expand(0, state.queue[0]!, packSupply({ index: 1, hold: state.hold }));
      }
      expect(triedOn(kernel)).toEqual(triedOn(plain));
      if (plain.tried().count === 0) continue;
      const seconds = [kernel, plain].map((bench) => {
        const kept = indexOfBest(bench);
        bench.keep(kept);
        bench.turn();
        bench.expand(0, state.queue[1]!, packSupply({ index: 2, hold: state.hold }));
        const forecast = (piece: Piece) =>
          bench.forecast(0, piece, packSupply({ index: 3, hold: state.hold })).toFixed(6);
        return [...triedOn(bench), pieces.map(forecast).join()];
      });
      expect(seconds[0]).toEqual(seconds[1]);
      expect(kernel.nodes).toBe(plain.nodes);
    }
  });

  it('chooses as its twin does', () => {
    const random = randomNumbers(8);
    for (let round = 0; round < rounds(12, 1); round++) {
      const state = randomState(random, 10);
      const [fast, slow] = [kernel, new PlainWorkbench()].map((bench) =>
        new Search(state, rules, bench).choose({ width: 12, forecasts: 3 }),
      );
      expect(fast).toEqual(slow);
    }
  });

  it('judges in each future as if that were searched alone', () => {
    const random = randomNumbers(9);
    const effort = { width: 12, forecasts: 3 };
    for (let round = 0; round < rounds(12, 1); round++) {
      const state = randomState(random, 10);
      const futures = [[], ['T', 'I'], ['O'], ['I', 'S', 'T']].map((more) => ({
        ...state,
        queue: [...state.queue, ...(more as Piece[])],
      }));
      const alone = futures.map((future) => new Search(future, rules).rank(effort));
      for (const bench of [kernel, new PlainWorkbench()])
        expect([...new Search(state, rules, bench).rankEach(futures, effort)]).toEqual(alone);
    }
  });
});

/** The best value; among equals the smallest code. */
function indexOfBest(bench: Workbench): number {
  const { count, values, codes } = bench.tried();
  let best = 0;
  for (let at = 1; at < count; at++)
    if (values[at]! > values[best]! || (values[at] === values[best] && codes[at]! < codes[best]!)) best = at;
  return best;
}

describe('supply', () => {
  it.each([
    { index: 0, hold: null },
    { index: 6, hold: 'I' as const },
    { index: 3, hold: 'L' as const },
  ])('is the same after packing: %o', (supply) => {
    expect(unpackSupply(packSupply(supply))).toEqual(supply);
  });

  it('past the end of the queue has the kept piece alone', () => {
    expect(choicesOf(['T'], { index: 1, hold: 'S' }, true)).toEqual([
      { piece: 'S', useHold: true, index: 2, hold: null },
    ]);
    expect(choicesOf(['T'], { index: 1, hold: 'S' }, false)).toEqual([]);
  });
});

describe('nextChances', () => {
  const chanceOf = (queue: string, piece: Piece, bag?: readonly Piece[]) =>
    nextChances({ queue: [...queue] as Piece[], ...(bag && { bag }) })[pieces.indexOf(piece)]!;

  it('draws from the known bag', () => {
    expect(chanceOf('TI', 'S', ['S', 'Z'])).toBe(0.5);
    expect(chanceOf('TI', 'T', ['S', 'Z'])).toBe(0);
  });

  it('knows the last piece of a bag that the queue shows to its end', () => {
    expect(chanceOf('TTIOSZJ', 'L')).toBeCloseTo(1);
    expect(chanceOf('TTIOSZJ', 'T')).toBe(0);
  });

  it('weighs the beginnings of a bag equally', () => {
    const fresh = 1 / 7;
    const afterOne = (1 / 7 + 1 / 6) / 2;
    expect(chanceOf('TT', 'T')).toBeCloseTo(0);
    expect(chanceOf('TT', 'I')).toBeCloseTo(1 / 6);
    expect(chanceOf('T', 'I')).toBeGreaterThan(fresh);
    expect(afterOne).toBeGreaterThan(fresh);
  });

  it('takes all pieces as equally likely if the queue comes from no bag', () => {
    for (const piece of pieces) expect(chanceOf('TTT', piece)).toBeCloseTo(1 / 7);
  });

  it('always sums to one', () => {
    const random = randomNumbers(3);
    for (let round = 0; round < 200; round++) {
      const queue = Array.from({ length: 1 + (round % 7) }, () => pieces[Math.floor(random() * 7)]!);
      expect(nextChances({ queue }).reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
    }
  });
});
