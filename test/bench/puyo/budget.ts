/**
 * `npm run bench -- budget [PAIRS] [MILLISECONDS ...]`: whether Puyo's hints keep to the time that they are given: by the
 * clock, over one game that follows them, as shares of that time (median, 99 of 100, most), and how many took over a tenth
 * more; of these, how many took that much of the processor too, and were not only kept waiting by other programs.
 */
import { loadavg } from 'node:os';
import { processorMilliseconds } from '../../../electron/cli/timing/processorTime.ts';
import { followHints, simulate } from '../../../engine/puyo/playing/simulate.ts';

const [pairs = 40, ...given] = process.argv.slice(2).map(Number);
const budgets = given.length > 0 ? given : [50, 100, 400];

interface Taken {
  clock: number;
  processor: number;
}

/** Milliseconds of each decision; the first ones, while nothing is compiled, are left out. */
function timesOf(milliseconds: number): Taken[] {
  const times: Taken[] = [];
  const follow = followHints({ evaluator: 'okiba', milliseconds });
  simulate(
    { rules: 'tsu', dealer: 'esports', colours: 4, previews: 2, pairs, seed: 1001, endless: true },
    (state) => {
      const [clock, processor] = [performance.now(), processorMilliseconds()];
      const placement = follow(state);
      times.push({ clock: performance.now() - clock, processor: processorMilliseconds() - processor });
      return placement;
    },
  );
  return times.slice(3);
}

for (const budget of budgets) {
  const times = timesOf(budget);
  const shares = times.map(({ clock }) => clock / budget).sort((a, b) => a - b);
  const at = (share: number): string => shares[Math.floor(share * (shares.length - 1))]!.toFixed(2);
  const over = times.filter(({ clock }) => clock > 1.1 * budget);
  const own = over.filter(({ processor }) => processor > 1.1 * budget);
  console.log(
    `${budget} ms: median ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)} of it; ${over.length} of ${times.length} took over a tenth more, ${own.length} of the processor`,
  );
}
console.log(`load ${loadavg()[0]!.toFixed(1)}`);
