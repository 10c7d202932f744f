/** Other bots as the engine of a command. */
import { BotEngine } from '../../engine/protocol/tbp/BotEngine.ts';
import { type SuggestOptions, suggest } from '../../engine/tetris/advice/suggest.ts';
import type { Suggestion, TetrisState } from '../../engine/tetris/types.ts';

/** A bot that is replaced by our own engine where it doesn't play along; each reason is printed once. */
export function otherBot(command: string): BotEngine {
  let last: string | null = null;
  return new BotEngine(command, {
    fallback: (state, options) => Promise.resolve(suggest(state, options)),
    told: (reason) => {
      if (reason && reason !== last)
        process.stderr.write(`okiba: --bot: ${reason}; our own engine answers\n`);
      last = reason;
    },
  });
}

export async function askOnce(
  command: string,
  state: TetrisState,
  options: SuggestOptions,
): Promise<Suggestion> {
  const bot = otherBot(command);
  try {
    return await bot.ask(state, options);
  } finally {
    bot.close();
  }
}
