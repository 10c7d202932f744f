import { place } from '../../../engine/protocol/referee/place.ts';
import { newGame, stateOf } from '../../../engine/tetris/rules/play.ts';
import type { BotEngine } from '../../../engine/protocol/tbp/BotEngine.ts';
import type { Randomizer } from '../../../engine/tetris/rules/bag.ts';
import { otherBot } from '../otherBot.ts';
import { DecisionTimes } from '../timing/DecisionTimes.ts';
import { print, printJson } from '../console/output.ts';
import { countEnds, spread } from '../timing/spread.ts';

export interface BotGames {
  bot: string;
  evaluator: string;
  games: number;
  pieces: number;
  seed: number;
  previews: number;
  hold?: true;
  randomizer: Randomizer;
  json?: true;
}

interface Played {
  seed: number;
  pieces: number;
  lines: number;
  end: 'cap' | 'toppedOut';
  /** Whoever placed the last piece. */
  playedBy: string;
}

/**
 * Plays games with another bot; pieces that it has no good answer for are placed by our engine. Times are those from the question
 * to the answer, time to think included.
 */
export async function simulateBot(flags: BotGames): Promise<void> {
  const bot = otherBot(flags.bot);
  const times = new DecisionTimes();
  const played: Played[] = [];
  try {
    for (let seed = flags.seed; seed < flags.seed + flags.games; seed++)
      played.push(await playOne(bot, seed, flags, times));
  } finally {
    bot.close();
  }
  if (flags.json) printJson(summarise(flags, played, times));
  else printGames(played, times);
}

async function playOne(
  bot: BotEngine,
  seed: number,
  { previews, randomizer, hold, pieces, evaluator }: BotGames,
  times: DecisionTimes,
): Promise<Played> {
  let game = newGame(seed, { previews, randomizer });
  let name = evaluator;
  while (!game.over && game.locked < pieces) {
    const state = stateOf(hold ? game : { ...game, canHold: false })!;
    const { candidates, info } = await bot.ask(state, { evaluator, skill: 'spins', count: 1 });
    times.add(info.elapsedMs);
    name = info.evaluator;
    game = candidates[0] ? place(game, candidates[0]) : { ...game, over: true };
  }
  return {
    seed,
    pieces: game.locked,
    lines: game.lines,
    end: game.over ? 'toppedOut' : 'cap',
    playedBy: name,
  };
}

function summarise(flags: BotGames, games: readonly Played[], times: DecisionTimes): object {
  const { bot, seed, previews, randomizer, hold = false, pieces: mostPieces } = flags;
  return {
    ...{ game: 'tetris', bot, seed, previews, hold, randomizer, mostPieces, games },
    overall: {
      games: games.length,
      pieces: spread(games.map(({ pieces }) => pieces)),
      lines: spread(games.map(({ lines }) => lines)),
      ends: countEnds(games),
      decision: times.summary,
    },
  };
}

function printGames(games: readonly Played[], times: DecisionTimes): void {
  for (const { playedBy, seed, pieces, lines, end } of games)
    print(
      `${playedBy}, seed ${seed}: ${pieces} pieces, ${lines} rows, ${end === 'cap' ? 'reached the cap' : 'topped out'}`,
    );
  const { medianMs, p99Ms } = times.summary;
  print(`${medianMs} ms a piece (p99 ${p99Ms} ms)`);
}
