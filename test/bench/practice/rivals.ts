/**
 * `npm run bench -- rivals [MATCHES] [tetris|puyo] [STRENGTH]`: each of the practice games' five other players, or one,
 * against the next weaker one (10 matches). Their own pace, thinking not counted; a match that is undecided after so many
 * minutes is a draw. The share of the decided matches is told with its 95 % range (Wilson).
 */
import { suggest as suggestPuyo } from '../../../engine/puyo/advice/suggest.ts';
import { suggest } from '../../../engine/tetris/advice/suggest.ts';
import { startPuyo } from '../../../renderer/practice/puyo/clock.ts';
import { puyoDuel } from '../../../renderer/practice/puyo/rival.ts';
import { outcomeOf as puyoOutcome } from '../../../renderer/practice/puyo/clock.ts';
import { outcomeOf, startClock } from '../../../renderer/practice/tetris/clock.ts';
import { tetrisDuel } from '../../../renderer/practice/tetris/rival.ts';
import { usualShift } from '../../../renderer/practice/autoShift.ts';
import type { Duel } from '../../../renderer/practice/versus/Duel.ts';
import { modeOf, strengths } from '../../../electron/contract/practice/modes.ts';

const matches = Number(process.argv[2] ?? 10);
const wanted = process.argv[3];
const only = Number(process.argv[4] ?? 0);
const frameMs = 25;
const mostMs = 15 * 60_000;

interface Side {
  sent: number;
  elapsed: number;
}

interface Kind<Now extends Side> {
  start(seed: number): Now;
  duel(start: Now, strength: number, seed: number): Duel<Now>;
  hasLost(clock: Now): boolean;
}

interface Told {
  won: number;
  lost: number;
  minutes: number;
  sent: [number, number];
}

/** One match: `strong` sits where the player does, and is driven as the other one is. */
async function play<Now extends Side>(
  kind: Kind<Now>,
  strong: number,
  seed: number,
  told: Told,
): Promise<void> {
  const start = kind.start(seed);
  const own = kind.duel(start, strong, seed + 1).rival;
  const duel = kind.duel(start, strong - 1, seed);
  let ms = 0;
  for (; ms < mostMs; ms += frameMs) {
    own.frame(frameMs);
    own.clock = duel.frame(own.clock, frameMs);
    await Promise.resolve();
    if (kind.hasLost(own.clock) || kind.hasLost(duel.rival.clock)) break;
  }
  if (kind.hasLost(own.clock)) told.lost++;
  else if (kind.hasLost(duel.rival.clock)) told.won++;
  told.minutes += ms / 60_000;
  told.sent[0] += own.clock.sent;
  told.sent[1] += duel.rival.clock.sent;
}

/** Wilson's interval at 95 %. */
function shareOf({ won, lost }: Told): string {
  const decided = won + lost;
  const z = 1.96 ** 2;
  const middle = (won + z / 2) / (decided + z);
  const half = (1.96 / (decided + z)) * Math.sqrt((won * lost) / decided + z / 4);
  const percent = (share: number) => (100 * share).toFixed(0);
  return `${percent(won / decided)} % (${percent(middle - half)} to ${percent(middle + half)})`;
}

async function tell<Now extends Side>(name: string, kind: Kind<Now>): Promise<void> {
  for (let strong = strengths.least + 1; strong <= strengths.most; strong++) {
    if (only && strong !== only) continue;
    const told: Told = { won: 0, lost: 0, minutes: 0, sent: [0, 0] };
    for (let match = 0; match < matches; match++) await play(kind, strong, 1000 * strong + match, told);
    const [more, less] = told.sent.map((sent) => (sent / told.minutes).toFixed(1));
    console.log(
      `${name}: ${strong} against ${strong - 1}: ${told.won} won, ${told.lost} lost of ${matches}; ` +
        `${shareOf(told)}; ${(told.minutes / matches).toFixed(1)} min each; garbage a minute ${more} and ${less}`,
    );
  }
}

const mode = modeOf('versus', 1);
if (wanted !== 'puyo')
  await tell('tetris', {
    start: (seed) => startClock(seed, 1, usualShift, mode),
    duel: (start, strength, seed) =>
      tetrisDuel(start, strength, seed, async (state, options) => suggest(state, options)),
    hasLost: (clock) => outcomeOf(clock) === 'over',
  });
if (wanted !== 'tetris')
  await tell('puyo', {
    start: (seed) => startPuyo(seed, 1, usualShift, mode),
    duel: (start, strength, seed) =>
      puyoDuel(start, strength, seed, async (state, options) => suggestPuyo(state, options)),
    hasLost: (clock) => puyoOutcome(clock) === 'over',
  });
