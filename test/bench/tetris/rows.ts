/**
 * `npm run bench -- rows [GAMES] [ROWS] [MOST PIECES]`: rows cleared on a board of 10 columns, uniform, one piece at a
 * time, hard drops, by our weights and by the best published ones, with standard errors.
 */
import { bcts, dellacherie } from '../../../engine/tetris/evaluate/published.ts';
import { dt20 } from '../../engine/tetris/dt20.ts';
import {
  type OkibaWeights,
  type OkibaFeature,
  okibaFeatures,
} from '../../../engine/tetris/evaluate/okiba.ts';
import { tuned } from '../../../engine/tetris/evaluate/okibaWeights.ts';
import { DropGames, gameSeed } from '../../../build/tune/dropGames.ts';

const [games = 200, rows = 10, most = 1e9] = process.argv.slice(2).map(Number);
/** Games that no weights were tuned on. */
const firstGame = 2e8;

function constant(weights: Partial<Record<OkibaFeature, number>>): OkibaWeights {
  const part = (given: typeof weights) =>
    Object.fromEntries(okibaFeatures.map((name) => [name, given[name] ?? 0])) as OkibaWeights['empty'];
  return { empty: part(weights), full: part({}) };
}

const played = new DropGames(10, rows);
console.log(`10x${rows}, ${games} games`);
for (const [name, weights] of Object.entries({
  okiba: tuned,
  'dt-20': constant(dt20),
  bcts: constant(bcts),
  dellacherie: constant(dellacherie),
})) {
  played.weigh(weights);
  const before = process.cpuUsage();
  const records = Array.from({ length: games }, (_, number) =>
    played.play(gameSeed(firstGame + number), most),
  );
  const { user, system } = process.cpuUsage(before);
  const lines = records.map((record) => record.lines).sort((a, b) => a - b);
  const mean = lines.reduce((sum, count) => sum + count, 0) / games;
  const variance = lines.reduce((sum, count) => sum + (count - mean) ** 2, 0) / (games - 1);
  const error = Math.sqrt(variance / games);
  const pieces = records.reduce((sum, record) => sum + record.pieces, 0);
  const capped = records.filter((record) => record.pieces === most).length;
  const speed = `${Math.round((pieces * 1e3) / (user + system))} thousand pieces/s`;
  console.log(
    `${name.padEnd(12)} ${mean.toFixed(0).padStart(9)} +- ${error.toFixed(0)} rows, median ${lines[games >> 1]}, ` +
      `${speed}${capped > 0 ? `, ${capped} games cut off at ${most} pieces` : ''}`,
  );
}
