/**
 * `npm run bench -- decision`: milliseconds of CPU time from a position to its first suggestion and to its final one, as
 * the worker gives them; the first ever is told apart, as nothing is compiled then.
 */
import { newGame, press, stateOf } from '../../../engine/tetris/rules/play.ts';
import { type SuggestOptions, suggestions } from '../../../engine/tetris/advice/suggest.ts';

const decisions = 200;

interface Times {
  first: number[];
  final: number[];
}

function cpuMs(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e3;
}

function measure(previews: number, hold: boolean, options: SuggestOptions): Times {
  let game = newGame(7, { previews: Math.max(1, previews) });
  const times: Times = { first: [], final: [] };
  for (let count = 0; count < decisions; count++) {
    const state = stateOf(game);
    if (!state) break;
    const before = cpuMs();
    let best = null;
    for (const { candidates, final } of suggestions({ ...state, canHold: hold }, { ...options, previews })) {
      if (best === null) times.first.push(cpuMs() - before);
      if (final) times.final.push(cpuMs() - before);
      best = candidates[0]!;
    }
    for (const input of best!.inputs) game = press(game, input);
  }
  return times;
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const [median, p99] = [0.5, 0.99].map((share) => sorted[Math.floor(share * sorted.length)]!.toFixed(2));
  return `median ${median} ms, p99 ${p99} ms`;
}

for (const [previews, hold, options] of [
  [1, false, {}],
  [5, true, {}],
  [5, true, { evaluator: 'tspin', milliseconds: 40 }],
] as const) {
  const cold = measure(previews, hold, options);
  const { first, final } = measure(previews, hold, options);
  const kind = `${previews} previews${hold ? ' and hold' : ''}, ${Object.values(options).join(' in ms: ') || 'okiba'}`;
  console.log(`${kind}: first answer ${spread(first)} (first ever ${cold.first[0]!.toFixed(1)} ms)`);
  console.log(`${kind}: final answer ${spread(final)}`);
}
