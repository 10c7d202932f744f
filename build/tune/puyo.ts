import { okibaWeights } from '../../engine/puyo/evaluate/okibaWeights.ts';
import { type Weights, listed } from '../../engine/puyo/evaluate/weights.ts';
import { emptyField } from '../../engine/puyo/rules/field.ts';
import { pairsOf } from '../../engine/puyo/rules/pairs.ts';
import { followHints, simulate } from '../../engine/puyo/playing/simulate.ts';
import { type Pair, type PuyoField } from '../../engine/puyo/types.ts';
import { findKernel } from '../../engine/puyo/wasm/kernel.ts';
import { Palette } from '../../engine/puyo/wasm/planes.ts';
import { type Tuning } from './tuning.ts';

/** The usual size of each weight that is tuned. The others are units, or bounds that trade quality for speed. */
const scales = {
  needed: 275,
  triggerHeight: 102,
  pair: 146,
  triple: 268,
  bowl: 111,
  well: 84,
  bump: 107,
  puyo: 60,
  tear: 143,
  waste: 80,
  second: 100,
  spawn: 126,
  room: 213,
  leftPair: 60,
  leftTriple: 120,
  form: 60,
  left: 40,
} as const satisfies Partial<Record<keyof Weights, number>>;
const shapeScale = 6;

type Tuned = keyof typeof scales;
const names = Object.keys(scales) as Tuned[];

/** From where the rest of a game is searched: pairs that were placed before, pairs that are known, lines, games, and what they count. */
const stages = [
  { placed: 22, known: 15, width: 60, games: 120, share: 0.5 },
  { placed: 10, known: 27, width: 50, games: 70, share: 0.3 },
  { placed: 0, known: 36, width: 40, games: 40, share: 0.2 },
] as const;

const colours = 4;
const firstGame = 20_000;
/** Beyond all games that are tuned on. */
const firstCheck = 60_000;

/** What is placed before is placed quickly. */
const quick = followHints({ evaluator: 'okiba', nodes: 4000 });

function weightsFrom(point: readonly number[]): Weights {
  const tuned = Object.fromEntries(
    names.map((name, index) => [name, Math.round(point[index]! * scales[name])]),
  ) as Pick<Weights, Tuned>;
  const shape = point.slice(names.length).map((value) => Math.round(value * shapeScale));
  return { ...okibaWeights, ...tuned, shape: shape as unknown as Weights['shape'] };
}

interface Start {
  field: PuyoField;
  pairs: Pair[];
  palette: Palette;
}

function startAfter(placed: number, known: number, seed: number): Start {
  const pairAt = pairsOf('esports', seed, colours);
  const pairs = Array.from({ length: known }, (_, turn) => pairAt(placed + turn));
  const palette = new Palette([...new Set(pairs.flatMap(({ axis, child }) => [axis, child]))]);
  let field = emptyField();
  const game = { rules: 'tsu', dealer: 'esports', colours, previews: 2, seed, endless: true } as const;
  simulate({ ...game, pairs: placed + 1 }, (state) => {
    field = state.field;
    return quick(state);
  });
  return { field, pairs, palette };
}

/** Steps of the best chain that is found where all pairs are known. */
function longestFrom({ field, pairs, palette }: Start, weights: readonly number[], width: number): number {
  const kernel = findKernel()!;
  kernel.begin([field], palette, 'tsu', weights);
  kernel.run(pairs, palette, width);
  return kernel.prospects().fired[0]! / 1000;
}

function startsFrom(first: number): Start[][] {
  return stages.map(({ placed, known, games }) =>
    Array.from({ length: games }, (_, game) => startAfter(placed, known, first + game)),
  );
}

function meanLongest(point: readonly number[], starts: readonly Start[][]): number {
  const weights = listed(weightsFrom(point));
  return stages.reduce((total, { width, games, share }, stage) => {
    const sum = starts[stage]!.reduce((steps, start) => steps + longestFrom(start, weights, width), 0);
    return total + (share * sum) / games;
  }, 0);
}

/** The search for Puyo chains: the mean length of the chains that a narrow search finds where all pairs are known. */
export const puyo: Tuning = {
  start: [
    ...names.map((name) => okibaWeights[name] / scales[name]),
    ...okibaWeights.shape.map((value) => value / shapeScale),
  ],
  sigma: 0.2,
  population: 12,
  judge(points, generation) {
    const starts = startsFrom(firstGame + generation * stages[0].games);
    return points.map((point) => meanLongest(point, starts));
  },
  check: (point) => meanLongest(point, startsFrom(firstCheck)),
  games: `games by seeds from ${firstGame} on, ${stages[0].games} in each generation`,
  checked: `steps of the longest chains that are found in games from seed ${firstCheck} on`,
  file: 'engine/puyo/evaluate/okibaWeights.ts',
  write(point) {
    const { shape, ...weights } = weightsFrom(point);
    const lines = Object.entries(weights).map(([name, weight]) => `  ${name}: ${weight},\n`);
    return `import { type Weights } from './weights.ts';

/** Where \`npm run tune -- puyo\` begins, and what it writes; okibaWeights.manifest.json says how they were found. */
export const okibaWeights: Weights = {
${lines.join('')}  shape: [${shape.join(', ')}],
};
`;
  },
};
