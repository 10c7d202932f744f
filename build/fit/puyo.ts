/**
 * Fits the network that tells puyo from what lies behind them, to games that it draws itself, and writes
 * vision/puyo/spriteWeights.ts: `node --import tsx build/fit/puyo.ts [GAMES]`. Takes about half an hour.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { Chance } from '../../test/vision/synthetic/random.ts';
import { contents } from '../../vision/puyo/sprites.ts';
import { inputs } from '../../vision/puyo/window.ts';
import { drawExamples } from './puyoExamples.ts';
import { fit, pack, randomNetwork } from './puyoNetwork.ts';

const games = Number(process.argv[2] ?? 1600);
/** Far from the seeds of the tests and of the measurements. */
const firstSeed = 3_000_000;
const hidden = [24, 12];
const epochs = 16;
/** How much an example of each of `contents` counts. */
const weights = [1, 1, 1.5, 0.7];

const file = fileURLToPath(new URL('../../vision/puyo/spriteWeights.ts', import.meta.url));
const examples = drawExamples(firstSeed, firstSeed + games);
const count = examples.answers.length;
const pick = (i: number) => ({
  input: examples.inputs.subarray(i * inputs, (i + 1) * inputs),
  answer: examples.answers[i]!,
  weight: weights[examples.answers[i]!]!,
});
console.log(`${count} places of ${games} games`);
const chance = new Chance(5);
const network = randomNetwork([inputs, ...hidden, contents.length], chance);
fit(network, { count, pick, epochs, chance }, (epoch, loss) =>
  console.log(`epoch ${epoch + 1}: loss ${loss.toFixed(4)}`),
);
const source = `/** Written by build/fit/puyo.ts: the layers of the network in \`sprites.ts\`. */
import type { Packed } from './network.ts';

export const spriteWeights: readonly Packed[] = ${JSON.stringify(network.map(pack))};
`;
writeFileSync(file, await format(source, { ...(await resolveConfig(file)), parser: 'typescript' }));
