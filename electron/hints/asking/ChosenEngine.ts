import { ThinkingTime } from './ThinkingTime.ts';
import { BotEngine, type Ask } from '../../../engine/protocol/tbp/BotEngine.ts';

/** Our own engine, or another bot that the user has chosen, with ours behind it. */
export class ChosenEngine {
  readonly #own: Ask;
  readonly #told: (reason: string | null) => void;
  readonly thinking = new ThinkingTime();
  #command: string | null = null;
  #bot: BotEngine | null = null;

  /** `told`: why the bot was replaced, in one line; null where all is well. */
  constructor(own: Ask, told: (reason: string | null) => void) {
    this.#own = own;
    this.#told = told;
  }

  /** The command of a bot; null for our own engine. */
  choose(command: string | null): void {
    if (command === this.#command) return;
    this.#bot?.close();
    this.#command = command;
    this.#bot =
      command === null
        ? null
        : new BotEngine(command, { fallback: this.#own, told: (why) => this.#told(why) });
    this.#told(null);
  }

  readonly ask: Ask = (state, options, onEarlier) =>
    this.thinking.of(this.#bot ? this.#bot.ask(state, options) : this.#own(state, options, onEarlier));

  close(): void {
    this.#bot?.close();
  }
}
