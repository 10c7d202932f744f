import { carefully, hintsOf, mostly } from '../../../engine/tetris/novice/guides.ts';
import { LearningHints } from '../../../engine/tetris/novice/LearningHints.ts';
import { ignoredShare, novices, recognitionMs, usualCare } from '../../../engine/tetris/novice/hands.ts';
import { type NoviceRecord, simulateNovice } from '../../../engine/tetris/novice/simulate.ts';
import type { Guide } from '../../../engine/tetris/novice/novice.ts';
import { randomStream } from '../../../engine/tetris/random.ts';
import type { Randomizer } from '../../../engine/tetris/rules/bag.ts';
import { misdropRates, type MisdropLevel } from '../../../engine/tetris/advice/misdrop.ts';
import { print, printJson } from '../console/output.ts';
import { spread } from '../timing/spread.ts';

export interface NoviceGames {
  /** How often the beginner's hands slip. */
  novice: MisdropLevel;
  evaluator: string;
  misdrops: MisdropLevel;
  games: number;
  pieces: number;
  seed: number;
  previews: number;
  hold?: true;
  randomizer: Randomizer;
  json?: true;
}

/** The baselines: hints of the thesis, and no hints at all. */
const baseline = 'thesis-2021';
const unaided = 'no hints';

interface Follower {
  hints: string;
  games: (NoviceRecord & { seed: number })[];
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

/** The same beginner on the same pieces, with hints, with the thesis's hints, and without: how long each lasts. */
export function compareNovices(flags: NoviceGames): void {
  const { evaluator, misdrops } = flags;
  const guides: [string, Advised][] = [
    [evaluator, advisedBy(ownHints(evaluator, misdrops))],
    [baseline, advisedBy(hintsOf({ evaluator: baseline }))],
    [unaided, { guide: byOwnIdeas, delayMs: 0 }],
  ];
  const followers = guides
    .filter(([name], index) => guides.findIndex(([other]) => other === name) === index)
    .map(([name, advised]) => follow(name, advised, flags));
  if (flags.json) printJson(summarise(flags, followers));
  else printFollowers(flags, followers);
}

function follow(hints: string, { guide, delayMs }: Advised, flags: NoviceGames): Follower {
  const { novice, pieces, seed, previews, hold = false, randomizer } = flags;
  const games = Array.from({ length: flags.games }, (_, index) => {
    const dealt = { pieces, previews, hold, randomizer, seed: seed + index };
    const player = { guide: guide(randomStream(dealt.seed)), hands: novices[novice], delayMs };
    const record = simulateNovice({ ...player, ...dealt });
    process.stderr.write(`${hints}, seed ${dealt.seed}: ${record.pieces} pieces\n`);
    return { seed: dealt.seed, ...record };
  });
  return { hints, games, medianPieces: spread(games.map(({ pieces: played }) => played)).median };
}

/** As the app's: who says that they never slip is believed, and of others it is learned how often they do. */
function ownHints(evaluator: string, misdrops: MisdropLevel): Guide {
  if (misdrops === 'off') return hintsOf({ evaluator, misdrops });
  const learning = new LearningHints({ evaluator }, misdropRates[misdrops]);
  return (state) => learning.aim(state);
}

interface Ratio {
  to: string;
  ratio: number;
  /** The median game was stopped at the cap: the true ratio is higher. */
  atLeast: boolean;
}

function ratiosOf([first, ...others]: readonly Follower[], cap: number): Ratio[] {
  return others.map(({ hints, medianPieces }) => ({
    to: hints,
    ratio: Math.round((first!.medianPieces / medianPieces) * 10) / 10,
    atLeast: first!.medianPieces >= cap,
  }));
}

function summarise(flags: NoviceGames, followers: readonly Follower[]): object {
  const { novice, evaluator, misdrops, seed, previews, hold = false, randomizer, pieces } = flags;
  const ratios = ratiosOf(followers, pieces);
  return {
    ...{
      game: 'tetris',
      novice,
      hands: novices[novice],
      model: { recognitionMs, ignoredShare, usualCare },
      evaluator,
      misdrops,
      seed,
      previews,
      hold,
      randomizer,
    },
    ...{ mostPieces: pieces, followers, ratios },
  };
}

function printFollowers(flags: NoviceGames, followers: readonly Follower[]): void {
  for (const { hints, games, medianPieces } of followers) {
    print(`${hints}: median ${medianPieces} pieces`);
    print(
      `  ${games.map(({ seed, pieces, end }) => `seed ${seed}: ${pieces}${end === 'cap' ? '+' : ''}`).join(', ')}`,
    );
  }
  for (const { to, ratio, atLeast } of ratiosOf(followers, flags.pieces))
    print(`${flags.evaluator} lasts ${atLeast ? 'at least ' : ''}${ratio} times as long as ${to}`);
  for (const line of limitsOf(flags)) print(line);
}

/** What the figures rest on. */
function limitsOf({ novice }: NoviceGames): string[] {
  const { reactionMs, keyMs, slips } = novices[novice];
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  return [
    `the model: ${reactionMs} ms to the first key and ${keyMs} ms a key, ${percent(slips.column)} one column off and ` +
      `${percent(slips.turn)} without the last turn; hints come ${recognitionMs} ms late and ${percent(ignoredShare)} ` +
      `are ignored; who has none avoids holes at ${percent(usualCare)} of the pieces`,
    'its limits: assumed hands, not measured ones; the speed of tetris-bsd, which ends every game within the hour ' +
      'however well it is played; nobody learns, tires, or slips twice at a piece',
  ];
}
