/**
 * Fits the network that distinguishes puyo from the ground behind them, to games that it draws itself, and writes
 * vision/puyo/cells/spriteWeights.ts: `node --import tsx build/fit/sprites/puyo.ts`. Takes about an hour.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { Chance } from '../../../test/vision/synthetic/drawing/random.ts';
import { unpack } from '../../../vision/puyo/cells/network.ts';
import { contents } from '../../../vision/puyo/cells/sprites.ts';
import { inputs } from '../../../vision/puyo/cells/window.ts';
import { digestOf, writeManifest } from '../manifest.ts';
import { drawExamples } from './puyoExamples.ts';
import { fit, pack, randomNetwork } from './puyoNetwork.ts';
import { sharesRight } from './score.ts';

/** Far from the seeds of the tests and of the measurements. */
const firstSeed = 3_000_000;
const hidden = [24, 12];
/** How much an example of each of `contents` counts. */
const weights = [1, 1, 1.5, 0.7];
/** Rounds one after another, each with games that were not seen before: this many times, in steps of at most this rate. */
const rounds = [
  { from: 0, games: 1600, epochs: 16, rate: 0.002 },
  { from: 200_000, games: 2200, epochs: 7, rate: 0.0012 },
  { from: 400_000, games: 3000, epochs: 7, rate: 0.001 },
];
/** The network is scored on these games, from which it never learned. */
const scored = { from: 600_000, games: 400 };

const file = fileURLToPath(new URL('../../../vision/puyo/cells/spriteWeights.ts', import.meta.url));
const chances = rounds.map((_, i) => new Chance(5 + i));
const learned: string[] = [];
let places = 0;
let network = randomNetwork([inputs, ...hidden, contents.length], chances[0]!);
for (const [i, { from, games, epochs, rate }] of rounds.entries()) {
  const examples = drawExamples(firstSeed + from, firstSeed + from + games);
  const count = examples.answers.length;
  const pick = (at: number) => ({
    input: examples.inputs.subarray(at * inputs, (at + 1) * inputs),
    answer: examples.answers[at]!,
    weight: weights[examples.answers[at]!]!,
  });
  console.log(`${count} places of ${games} games`);
  learned.push(digestOf(examples.inputs, examples.answers));
  places += count;
  fit(network, { count, pick, epochs, rate, chance: chances[i]! }, (epoch, loss) =>
    console.log(`epoch ${epoch + 1}: loss ${loss.toFixed(4)}`),
  );
  network = network.map((layer) => unpack(pack(layer)));
}
const source = `/** Made by build/fit/sprites/puyo.ts: the layers of the network in \`sprites.ts\`; spriteWeights.manifest.json says how. */
import type { Packed } from './network.ts';

export const spriteWeights: readonly Packed[] = ${JSON.stringify(network.map(pack))};
`;
writeFileSync(file, await format(source, { ...(await resolveConfig(file)), parser: 'typescript' }));

const [firstScored, lastScored] = [firstSeed + scored.from, firstSeed + scored.from + scored.games];
await writeManifest(file, {
  command: 'node --import tsx build/fit/sprites/puyo.ts',
  seed: firstSeed,
  data: {
    what: 'places of drawn games by seed, in three rounds; the hash is of the hashes of each',
    size: { games: rounds.reduce((sum, { games }) => sum + games, 0), places },
    sha256: digestOf(...learned),
  },
  scores: {
    how: `share of places named right, in ${scored.games} games from seed ${firstScored} on, none of them learned from`,
    ...sharesRight(
      network.map((layer) => unpack(pack(layer))),
      drawExamples(firstScored, lastScored),
    ),
  },
});
