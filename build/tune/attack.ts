import { simulate } from '../../engine/tetris/simulate.ts';
import { type VersusWeights, versusFeatures } from '../../engine/tetris/evaluate/versus.ts';
import { attacking } from '../../engine/tetris/evaluate/styles.ts';
import { attackTables } from '../../engine/tetris/rules/attack.ts';
import { type Tuning, weightsText } from './tuning.ts';

const pieces = 200;
const previews = 5;
const width = 40;
const gamesPerPoint = 2;
const checkGames = 6;
const firstGame = 1000;
const firstCheck = 1e6;
/** Where the search begins: by hand. The usual size of a weight is its size here, and at least `leastSize`. */
// prettier-ignore
const start: VersusWeights = {
  attack: 100, clearsOne: -80, clearsTwo: -80, clearsThree: -50, clearsFour: 50,
  miniClear: -100, spinSingle: -50, spinDouble: 100, spinTriple: 100, wastedT: -100,
  perfectClear: 300, backToBack: 50, combo: 20, height: -10, overHalf: -30,
  overHalfSquared: -5, rowTransitions: -12, columnTransitions: -8, holes: -70, holeDepth: -10,
  rowsWithHoles: -50, topHoleDepth: -5, bumpiness: -6, steepness: -4, wellDepth: 10,
  slot: 50, slotForOne: 90, slotForTwo: 180, lowestColumn: 0,
};
const leastSize = 8;

const sizes = versusFeatures.map((name) => Math.max(leastSize, Math.abs(start[name])));

function weightsFrom(point: readonly number[]): VersusWeights {
  return Object.fromEntries(
    versusFeatures.map((name, index) => [name, point[index]! * sizes[index]!]),
  ) as VersusWeights;
}

function attackPerPiece(point: readonly number[], first: number, count: number): number {
  const style = attacking(weightsFrom(point), attackTables.guideline);
  let sum = 0;
  for (let seed = first; seed < first + count; seed++)
    sum += simulate({
      evaluator: 'tspin', style, pieces, seed, previews, width, hold: true, randomizer: '7bag',
    }).attack; // prettier-ignore
  return sum / (count * pieces);
}

/** The style that lives by spins: garbage rows sent per piece, with few lines so that it is cheap. */
export const tspin: Tuning = {
  start: versusFeatures.map((name, index) => start[name] / sizes[index]!),
  sigma: 0.15,
  population: 24,
  judge: (points, generation) =>
    points.map((point) => attackPerPiece(point, firstGame + generation * gamesPerPoint, gamesPerPoint)),
  check: (point) => attackPerPiece(point, firstCheck, checkGames),
  games: `games of ${pieces} pieces by seeds from ${firstGame} on, ${gamesPerPoint} for each point`,
  checked: `garbage rows sent per piece in ${checkGames} games from seed ${firstCheck} on`,
  file: 'engine/tetris/evaluate/tspinWeights.ts',
  write: (point) => `import { type VersusWeights } from './versus.ts';

/** T-spin doubles, back-to-back and combos. Made by \`npm run tune -- tspin\`; its log is build/tune/tspin.jsonl, and tspinWeights.manifest.json says how. */
export const tspin: VersusWeights = ${weightsText(weightsFrom(point), '')};
`,
};
