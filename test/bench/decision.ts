/** `npm run bench -- decision`: milliseconds from a position to its suggestion, first ones included, as the worker sees them. */
import { newGame, press, stateOf } from '../../engine/tetris/play.ts';
import { suggest } from '../../engine/tetris/suggest.ts';

const decisions = 200;

function measure(previews: number, hold: boolean): number[] {
  let game = newGame(7, { previews: Math.max(1, previews) });
  const times: number[] = [];
  for (let count = 0; count < decisions; count++) {
    const state = stateOf(game);
    if (!state) break;
    const { candidates, info } = suggest({ ...state, canHold: hold }, { previews });
    times.push(info.elapsedMs);
    for (const input of candidates[0]!.inputs) game = press(game, input);
  }
  return times;
}

for (const [previews, hold] of [
  [1, false],
  [3, true],
  [5, true],
] as const) {
  // prettier-ignore
  const [first] = measure(previews, hold);
  const sorted = measure(previews, hold).sort((a, b) => a - b);
  const [median, p99] = [0.5, 0.99].map((share) => sorted[Math.floor(share * sorted.length)]!.toFixed(2));
  const kind = `${previews} previews${hold ? ' and hold' : ''}`;
  console.log(`${kind}: first ${first!.toFixed(1)} ms, then median ${median} ms, p99 ${p99} ms`);
}
