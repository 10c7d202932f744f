import { type Game, lock, newGame, press, stateOf } from '../../engine/tetris/play.ts';
import type { Randomizer } from '../../engine/tetris/bag.ts';
import type { Skill } from '../../engine/tetris/skill.ts';
import type { Candidate } from '../../engine/tetris/types.ts';
import { otherBot } from './otherBot.ts';
import { print, printJson } from './output.ts';

export interface BotGames {
  bot: string;
  evaluator: string;
  skill?: Skill;
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
}

/** Plays games with another bot; pieces that it has no good answer for are placed by our engine. */
export async function simulateBot(flags: BotGames): Promise<void> {
  const bot = otherBot(flags.bot);
  const played: Played[] = [];
  let name = flags.evaluator;
  try {
    for (let seed = flags.seed; seed < flags.seed + flags.games; seed++) {
      let game = newGame(seed, { previews: flags.previews, randomizer: flags.randomizer });
      while (!game.over && game.locked < flags.pieces) {
        const state = stateOf(flags.hold ? game : { ...game, canHold: false })!;
        const options = { evaluator: flags.evaluator, skill: flags.skill ?? 'spins', count: 1 } as const;
        const { candidates, info } = await bot.ask(state, options);
        name = info.evaluator;
        game = candidates[0] ? place(game, candidates[0]) : { ...game, over: true };
      }
      played.push({ seed, pieces: game.locked, lines: game.lines, end: game.over ? 'toppedOut' : 'cap' });
    }
  } finally {
    bot.close();
  }
  report(flags, name, played);
}

/** A candidate's place is where the piece rests. */
function place(game: Game, { placement, useHold }: Candidate): Game {
  const at = useHold ? press(game, 'hold') : game;
  return lock({ ...at, active: placement.location, spin: placement.spin });
}

function report(
  { json, bot, seed, previews, randomizer, hold }: BotGames,
  name: string,
  games: Played[],
): void {
  if (json)
    return printJson({ game: 'tetris', bot, name, seed, previews, hold: hold ?? false, randomizer, games });
  for (const { seed: one, pieces, lines, end } of games)
    print(
      `${name}, seed ${one}: ${pieces} pieces, ${lines} rows, ${end === 'cap' ? 'reached the cap' : 'topped out'}`,
    );
}
