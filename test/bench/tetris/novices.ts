/**
 * `npm run bench -- novices [SLIPS] [GAMES] [EVALUATOR] [SEED]`: simulated beginners (whose hands slip off, low or high: low)
 * on the same pieces (20 games) with hints of ours, with those of thesis-2021 and without: how long each lasts.
 */
import { carefully, hintsOf, mostly } from './novice/guides.ts';
import { LearningHints } from './novice/LearningHints.ts';
import { ignoredShare, novices, recognitionMs, usualCare } from './novice/hands.ts';
import { type NoviceRecord, simulateNovice } from './novice/simulate.ts';
import type { Guide } from './novice/novice.ts';
import { randomStream } from '../../../engine/tetris/random.ts';
import { misdropRates, type MisdropLevel } from '../../../engine/tetris/advice/misdrop.ts';
import { spread } from '../../../electron/cli/timing/spread.ts';

const [slips = 'low', count = 20, evaluator = 'okiba', firstSeed = 1] = process.argv.slice(2);
/** How often the beginner's hands slip; hints suppose as much before they have learned it. */
const novice = slips as MisdropLevel;
const hands = novices[novice];
/** The speed of tetris-bsd ends every game before that. */
const game = { pieces: 100_000, previews: 1, hold: false, randomizer: '7bag' } as const;

/** The baselines: hints of the thesis, and no hints at all. */
const baseline = 'thesis-2021';
const unaided = 'no hints';

interface Follower {
  hints: string;
  games: NoviceRecord[];
  medianPieces: number;
}

/** Whom the beginner follows in a game with these random numbers, and how much later than the piece the advice comes. */
interface Advised {
  guide: (random: () => number) => Guide;
  delayMs: number;
}

const byOwnIdeas = (random: () => number): Guide => carefully(usualCare, random);

function advisedBy(hints: Guide): Advised {
  return {
    guide: (random) => mostly(hints, byOwnIdeas(random), ignoredShare, random),
    delayMs: recognitionMs,
  };
}

/** As the app's: of hands it is learned how often they slip; who says that they never do is believed. */
function ownHints(): Guide {
  if (novice === 'off') return hintsOf({ evaluator, misdrops: novice });
  const learning = new LearningHints({ evaluator }, misdropRates[novice]);
  return (state) => learning.aim(state);
}

function follow(hints: string, { guide, delayMs }: Advised): Follower {
  const games = Array.from({ length: Number(count) }, (_, index) => {
    const seed = Number(firstSeed) + index;
    return simulateNovice({ ...game, guide: guide(randomStream(seed)), hands, delayMs, seed });
  });
  return { hints, games, medianPieces: spread(games.map(({ pieces }) => pieces)).median };
}

function printFollower({ hints, games, medianPieces }: Follower): void {
  const each = games.map(({ pieces, end }) => `${pieces}${end === 'cap' ? '+' : ''}`);
  console.log(`${hints}: median ${medianPieces} pieces (${each.join(', ')})`);
}

const percent = (share: number) => `${Math.round(100 * share)} %`;

console.log(
  `assumed hands: ${hands.reactionMs} ms to the first key and ${hands.keyMs} ms a key, ${percent(hands.slips.column)} one ` +
    `column off and ${percent(hands.slips.turn)} without the last turn; hints come ${recognitionMs} ms late and ` +
    `${percent(ignoredShare)} are ignored; who has none avoids holes at ${percent(usualCare)} of the pieces`,
);
const followers = [
  follow(evaluator, advisedBy(ownHints())),
  follow(baseline, advisedBy(hintsOf({ evaluator: baseline }))),
  follow(unaided, { guide: byOwnIdeas, delayMs: 0 }),
];
followers.forEach(printFollower);
const [first, ...others] = followers;
for (const { hints, medianPieces } of others)
  console.log(
    `${evaluator} lasts ${(first!.medianPieces / medianPieces).toFixed(1)} times as long as ${hints}`,
  );
