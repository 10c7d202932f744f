import { describe, expect, it } from 'vitest';
import { placementsOf } from '../../../../engine/puyo/evaluate/plan.ts';
import { okibaWeights } from '../../../../engine/puyo/evaluate/okibaWeights.ts';
import { type Weights, listed } from '../../../../engine/puyo/evaluate/weights.ts';
import { type Chain, resolve } from '../../../../engine/puyo/rules/chain.ts';
import { emptyField, heightsOf, stacksOf } from '../../../../engine/puyo/rules/field.ts';
import { allPlacements, findMoves } from '../../../../engine/puyo/rules/moves.ts';
import { isDead } from '../../../../engine/puyo/options.ts';
import { dropPair, restingCells } from '../../../../engine/puyo/rules/place.ts';
import { bestTrigger, openColumns } from '../../../../engine/puyo/triggers.ts';
import { randomFrom } from '../../../../engine/puyo/random.ts';
import { visibleRows } from '../../../../engine/puyo/rules/rules.ts';
import {
  type Pair,
  type Placement,
  type PuyoField,
  type RuleSet,
  ruleSets,
} from '../../../../engine/puyo/types.ts';
import { Kernel, mostWidth } from '../../../../engine/puyo/wasm/kernel.ts';
import { Palette } from '../../../../engine/puyo/wasm/planes.ts';
import { rounds } from '../../../rounds.ts';
import { randomFields } from '../cases.ts';

const kernel = new Kernel();
const colours = ['R', 'G', 'B', 'Y', 'P'] as const;
const palette = new Palette(colours);

/** Nothing is left out, and the best chain that waits is the one of most steps. */
const everything: Weights = {
  ...okibaWeights,
  ...{ needed: -100, triggerHeight: 0, second: 0, room: 0, leftPair: 0, leftTriple: 0, left: 0 },
  ...{ margin: 1e6, alike: 255 },
};

/** What pairs can get to without climbing. */
function placementsOn(field: PuyoField, rules: RuleSet): Placement[] {
  const heights = heightsOf(stacksOf(field));
  const open = openColumns(heights, rules);
  const highest = rules === 'tsu' ? visibleRows : visibleRows - 1;
  return allPlacements().filter((placement) =>
    restingCells(placement, heights).every(
      ([x, y]) =>
        open.includes(x) && y <= (placement.direction.match(/left|right/) ? visibleRows - 1 : highest),
    ),
  );
}

/** What the placements of a pair lead to. */
function childrenOf(field: PuyoField, pair: Pair, rules: RuleSet) {
  return placementsOn(field, rules).map((placement) => resolve(dropPair(field, pair, placement, rules)));
}

function worthOf({ steps, score }: Chain): number {
  return steps.length === 0 ? 0 : steps.length * 1000 + Math.min(900, Math.floor(score / 200));
}

/** The best chain that these pairs fire, found by trying everything. */
function firedPlainly(field: PuyoField, [pair, ...rest]: readonly Pair[], rules: RuleSet): number {
  if (!pair) return 0;
  const worths = childrenOf(field, pair, rules).map((chain) => {
    const goesOn = chain.steps.length < everything.lastSteps && !isDead(chain.after);
    return Math.max(worthOf(chain), goesOn ? firedPlainly(chain.after, rest, rules) : 0);
  });
  return Math.max(0, ...worths);
}

/** The best chain that waits on the field or after one pair. */
function waitedPlainly(field: PuyoField, pair: Pair, rules: RuleSet): number {
  const children = childrenOf(field, pair, rules).filter(
    ({ steps, after }) => steps.length < everything.lastSteps && !isDead(after),
  );
  const triggers = [field, ...children.map(({ after }) => after)].map((one) => bestTrigger(one, rules));
  return Math.max(...triggers.map((one) => (one ? one.chain.steps.length * 1000 - one.puyos * 100 : 0)));
}

function randomPairs(count: number, random: () => number): Pair[] {
  const one = () => colours[Math.floor(random() * 4)]!;
  return Array.from({ length: count }, () => ({ axis: one(), child: one() }));
}

function search(
  field: PuyoField,
  pairs: readonly Pair[],
  rules: RuleSet,
  weights: Weights,
  width = mostWidth,
) {
  kernel.begin([field], palette, rules, listed(weights));
  kernel.run(pairs, palette, width);
  return kernel.prospects();
}

const settled = (count: number, seed: number) =>
  randomFields(count, seed)
    .map((field) => resolve(field).after)
    .filter((field) => !isDead(field));

describe('the compiled search', () => {
  it.each(ruleSets)('finds what a plain search of everything finds, in the rules of %s', (rules) => {
    const random = randomFrom(3);
    const fields = settled(rounds(16, 3), 11).filter(
      (field) => rules === 'tsu' || !/[^.]/.test(field.cells[0]!),
    );
    expect(fields.length).toBeGreaterThan(rounds(7, 1));
    for (const field of fields) {
      const [first, second] = randomPairs(2, random);
      expect(search(field, [first!], rules, everything).waited[0]).toBe(waitedPlainly(field, first!, rules));
      const { fired } = search(field, [first!, second!], rules, everything);
      expect(fired[0]).toBe(firedPlainly(field, [first!, second!], rules));
    }
  });

  it('gives the way to what it fires: its placements can be reached and fire just that', () => {
    const random = randomFrom(4);
    let fired = 0;
    for (const start of settled(rounds(60, 20), 12)) {
      const pairs = randomPairs(4, random);
      const seen = search(start, pairs, 'tsu', okibaWeights, 100);
      const way = placementsOf(seen.firedWays[0]!);
      let field = start;
      let worth = 0;
      for (const [turn, placement] of way.entries()) {
        const reached = findMoves(heightsOf(stacksOf(field)), { axis: 'R', child: 'G' });
        expect(reached.map((one) => one.placement)).toContainEqual(placement);
        const chain = resolve(dropPair(field, pairs[turn]!, placement, 'tsu'));
        worth = worthOf(chain);
        field = chain.after;
      }
      expect(worth).toBe(seen.fired[0]);
      if (worth > 0) fired++;
    }
    expect(fired).toBeGreaterThan(rounds(20, 6));
  });

  it('notes no placements of unseen pairs', () => {
    const [first, second, third] = randomPairs(3, randomFrom(5));
    kernel.begin([emptyField()], palette, 'tsu', listed(okibaWeights));
    kernel.run([first!, second!], palette, 50);
    kernel.keep();
    kernel.restore(kernel.prospects());
    kernel.run([third!, third!, third!, third!], palette, 50);
    const { fired, firedWays, waitedWays } = kernel.prospects();
    expect(fired[0]).toBeGreaterThan(0);
    expect(placementsOf(firedWays[0]!)).toHaveLength(2);
    expect(placementsOf(waitedWays[0]!)).toHaveLength(2);
  });

  it('continues with no more than a few lines of one outline', () => {
    const pairs: Pair[] = [
      { axis: 'R', child: 'G' },
      { axis: 'B', child: 'Y' },
    ];
    const nodes = (alike: number) => {
      search(emptyField(), pairs, 'tsu', { ...okibaWeights, alike });
      return kernel.nodes;
    };
    expect([nodes(1), nodes(2)]).toEqual([1 + 22 + 11 * 22, 1 + 22 + 22 * 22]);
  });
});
