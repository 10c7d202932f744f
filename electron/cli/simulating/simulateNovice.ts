import { greedily, hintsOf } from '../../../engine/tetris/novice/guides.ts';
import { novices } from '../../../engine/tetris/novice/hands.ts';
import { type NoviceRecord, simulateNovice } from '../../../engine/tetris/novice/simulate.ts';
import type { Guide } from '../../../engine/tetris/novice/novice.ts';
import type { Randomizer } from '../../../engine/tetris/rules/bag.ts';
import type { MisdropLevel } from '../../../engine/tetris/advice/misdrop.ts';
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

/** The same beginner on the same pieces, with hints, with the thesis's hints, and without: how long each lasts. */
export function compareNovices(flags: NoviceGames): void {
  const { evaluator, misdrops } = flags;
  const guides: [string, Guide][] = [
    [evaluator, hintsOf({ evaluator, misdrops })],
    [baseline, hintsOf({ evaluator: baseline })],
    [unaided, greedily],
  ];
  const followers = guides
    .filter(([name], index) => guides.findIndex(([other]) => other === name) === index)
    .map(([name, guide]) => follow(name, guide, flags));
  if (flags.json) printJson(summarise(flags, followers));
  else printFollowers(flags, followers);
}

function follow(hints: string, guide: Guide, flags: NoviceGames): Follower {
  const { novice, pieces, seed, previews, hold = false, randomizer } = flags;
  const games = Array.from({ length: flags.games }, (_, index) => {
    const dealt = { pieces, previews, hold, randomizer, seed: seed + index };
    const record = simulateNovice({ guide, hands: novices[novice], ...dealt });
    process.stderr.write(`${hints}, seed ${dealt.seed}: ${record.pieces} pieces\n`);
    return { seed: dealt.seed, ...record };
  });
  return { hints, games, medianPieces: spread(games.map(({ pieces: played }) => played)).median };
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
}
