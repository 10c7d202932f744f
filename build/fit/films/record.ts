/**
 * Films web games that report their own state, each played by a beginner, as `gather.ts --recorded FOLDER` reads them:
 * FOLDER/NAME/truth.json, 0000.png and on. The same seed and seconds make the same films. Needs `npm run setup`.
 *   --out FOLDER [--seconds N] [--seed N] [NAME...]   without a name, all games that are here
 */
import { join } from 'node:path';
import { randomStream } from '../../../engine/tetris/random.ts';
import { startDesktop, type Desktop } from '../../../test/e2e/stage/desktop.ts';
import { installedRuntime } from '../../runtime.ts';
import { Beginner } from './recording/Beginner.ts';
import { ClockedGame } from './recording/ClockedGame.ts';
import { filmedKinds, missingKinds } from './recording/filmedKinds.ts';
import { orderOf, type Order } from './recording/order.ts';
import { recordFilm } from './recording/recordFilm.ts';

function readOrder(): Order {
  try {
    if (!installedRuntime()) throw new Error("Electron's runtime is not here; run `npm run setup` first");
    return orderOf(process.argv.slice(2), [...filmedKinds.keys()]);
  } catch (error) {
    console.error(`record: ${(error as Error).message}`);
    process.exit(2);
  }
}

/** Returns a line that reports the result. */
async function record(desktop: Desktop, name: string, { out, seconds, seed }: Order): Promise<string> {
  const kind = filmedKinds.get(name)!;
  const game = await ClockedGame.open(desktop, kind, seed);
  try {
    const player = new Beginner(kind.keys.hardDrop !== undefined, randomStream(seed));
    const { frames } = await recordFilm(name, game, player, seconds, join(out, name));
    return `${frames.length} pictures, ${frames.at(-1)!.pieces} pieces`;
  } finally {
    await game.close();
  }
}

const order = readOrder();
if (missingKinds.length > 0) console.error(`record: these games are not here: ${missingKinds.join(', ')}`);
const desktop = await startDesktop();
for (const name of order.names)
  try {
    const started = Date.now();
    const done = await record(desktop, name, order);
    console.log(`${name}: ${done}, ${Math.round((Date.now() - started) / 1000)} s`);
  } catch (error) {
    console.error(`record: ${name}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
await desktop.stop();
process.exit();
