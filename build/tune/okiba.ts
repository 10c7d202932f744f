import { type OkibaFeature, type OkibaWeights, okibaFeatures } from '../../engine/tetris/evaluate/okiba.ts';
import { DropGames, gameSeed } from './dropGames.ts';
import { type Tuning, weightsText } from './tuning.ts';

/** Few games distinguish points at first; later ones differ by less. */
const gamesAt = (generation: number) => (generation < 83 ? 8 : 32);
const checkGames = 100;
const firstGame = 1000;
/** Far beyond all games that are tuned on. */
const firstCheck = 1e8;
const mostPieces = 1e9;

/** The usual size of each weight, and where the search begins in that unit: at the published DT-20, as far as it goes. */
// prettier-ignore
const scales: Readonly<Record<OkibaFeature, readonly [size: number, start: number]>> = {
  landingHeight: [2.68, -1], erodedCells: [1.38, 1], rowTransitions: [2.41, -1], columnTransitions: [6.32, -1],
  holes: [2.03, 1], wells: [2.71, -1], holeDepth: [0.43, -1], rowsWithHoles: [9.48, -1], diversity: [1, 0.89],
  height: [1.5, 0], deepWells: [4, 0], cliffs: [1.5, 0], fitsSZ: [2, 0], fitsSZTwice: [1, 0], fitsO: [1, 0],
  fitsOTwice: [1, 0], fitsT: [1, 0], fitsJL: [1, 0], fitsI: [1, 0], topHoleDepth: [1, 0],
};

const games = new DropGames(10, 10);

function weightsFrom(point: readonly number[]): OkibaWeights {
  const part = (from: number) =>
    Object.fromEntries(
      okibaFeatures.map((name, index) => [name, point[from + index]! * scales[name][0]]),
    ) as Record<OkibaFeature, number>;
  return { empty: part(0), full: part(okibaFeatures.length) };
}

function meanLines(point: readonly number[], first: number, count: number): number {
  games.weigh(weightsFrom(point));
  let sum = 0;
  for (let number = first; number < first + count; number++)
    sum += games.play(gameSeed(number), mostPieces).lines;
  return sum / count;
}

/** The default evaluator, on the cheap yardstick: rows cleared on a 10x10 board, uniform, one piece, hard drops. */
export const okiba: Tuning = {
  start: [...okibaFeatures.map((name) => scales[name][1]), ...okibaFeatures.map(() => 0)],
  sigma: 0.25,
  population: 40,
  judge: (points, generation) =>
    points.map((point) =>
      meanLines(point, firstGame + generation * gamesAt(generation), gamesAt(generation)),
    ),
  check: (point) => meanLines(point, firstCheck, checkGames),
  games: `games by number from ${firstGame} on, 8 for each point, after generation 83 32`,
  checked: `rows cleared in the mean of ${checkGames} games from number ${firstCheck} on, on a 10x10 board`,
  file: 'engine/tetris/evaluate/okibaWeights.ts',
  write(point) {
    const { empty, full } = weightsFrom(point);
    return `import { type OkibaWeights } from './okiba.ts';

/** Made by \`npm run tune -- okiba\`; its log is build/tune/okiba.jsonl, and okibaWeights.manifest.json says how. */
export const tuned: OkibaWeights = {
  empty: ${weightsText(empty, '  ')},
  full: ${weightsText(full, '  ')},
};
`;
  },
};
