import { simulate } from '../../engine/tetris/simulate.ts';
import { type VersusFeature, type VersusWeights } from '../../engine/tetris/evaluate/versus.ts';
import { attacking } from '../../engine/tetris/evaluate/styles.ts';
import { type AttackName, attackTables } from '../../engine/tetris/rules/attack.ts';
import { type Tuning, weightsText } from './tuning.ts';

const pieces = 200;
const previews = 5;
const width = 60;
const gamesPerPoint = 2;
const checkGames = 8;
const firstGame = 1000;
const firstCheck = 1e6;
/**
 * Where the search begins: at what an earlier one found, but for the kept piece, which is by hand. The usual size of a weight
 * is its size here.
 */
// prettier-ignore
const start: VersusWeights = {
  attack: 49.56, clearsOne: -58.08, clearsTwo: -96.46, clearsThree: -49.64, clearsFour: 43.1,
  miniClear: -97.63, spinSingle: -69.4, spinDouble: 98.4, spinTriple: 122.57, wastedT: -94.11,
  perfectClear: 300, backToBack: 33.66, combo: 23.04, height: -10.9, overHalf: -39.25,
  overHalfSquared: -6.71, rowTransitions: -14.89, columnTransitions: -7.35, holes: -66.72, holeDepth: -12.12,
  rowsWithHoles: -31.53, topHoleDepth: -5.1, bumpiness: -5.28, steepness: -4.42, wellDepth: 7.35,
  slot: 65.26, slotForOne: 128.63, slotForTwo: 245.37, lowestColumn: -0.93, keptT: 60, keptTForTwo: 20, keptI: 30,
};
/** What is rewarded; what keeps the stack in shape stays, so that fewer games are enough. */
const rewards = [
  'attack', 'clearsOne', 'clearsTwo', 'clearsThree', 'clearsFour', 'spinSingle', 'spinDouble', 'spinTriple', 'wastedT',
  'perfectClear', 'backToBack', 'combo', 'wellDepth', 'slot', 'slotForOne', 'slotForTwo', 'keptT', 'keptTForTwo', 'keptI',
] as const satisfies readonly VersusFeature[]; // prettier-ignore

/** The style that lives by spins: garbage rows sent per piece by one table, with few lines so that it is cheap. */
function attackTuning(
  name: string,
  attack: AttackName,
  searched: readonly VersusFeature[],
  what: string,
): Tuning {
  const weightsFrom = (point: readonly number[]): VersusWeights => ({
    ...start,
    ...Object.fromEntries(searched.map((name, at) => [name, point[at]! * Math.abs(start[name])])),
  });
  const attackPerPiece = (point: readonly number[], first: number, count: number): number => {
    const style = attacking(weightsFrom(point), attackTables[attack]);
    let sum = 0;
    for (let seed = first; seed < first + count; seed++)
      sum += simulate({
        evaluator: 'tspin', style, attack, pieces, seed, previews, width, hold: true, randomizer: '7bag',
      }).attack; // prettier-ignore
    return sum / (count * pieces);
  };
  return {
    start: searched.map((name) => Math.sign(start[name])),
    sigma: 0.2,
    population: 16,
    judge: (points, generation) =>
      points.map((point) => attackPerPiece(point, firstGame + generation * gamesPerPoint, gamesPerPoint)),
    check: (point) => attackPerPiece(point, firstCheck, checkGames),
    games: `games of ${pieces} pieces by seeds from ${firstGame} on, ${gamesPerPoint} for each point`,
    checked: `garbage rows sent per piece in ${checkGames} games from seed ${firstCheck} on, table ${attack}`,
    file: `engine/tetris/evaluate/attackers/${name}Weights.ts`,
    write: (point) => `import { type VersusWeights } from '../versus.ts';

/** ${what} Made by \`npm run tune -- ${name}\`; its log is build/tune/${name}.jsonl, and ${name}Weights.manifest.json says how. */
export const ${name}: VersusWeights = ${weightsText(weightsFrom(point), '')};
`,
  };
}

export const tspin = attackTuning(
  'tspin',
  'guideline',
  rewards,
  'Perfect clears, T-spin doubles and back-to-back, where a perfect clear sends ten rows.',
);

/** What a perfect clear is worth would be noise where it sends nothing more. */
export const plain = attackTuning(
  'plain',
  'plain',
  rewards.filter((name) => name !== 'perfectClear'),
  'T-spin doubles and back-to-back, where a perfect clear sends little.',
);
