import { type Suggestion, type TetrisState } from '../../tetris/types.ts';
import { type SuggestOptions } from '../../tetris/advice/suggest.ts';
import { adoptMoves, checkForBot } from './adopt.ts';
import { type BotTimes, BotFailure, BotProcess } from './BotProcess.ts';

/** `onEarlier` is told answers that come before the final one, where there are some. */
export type Ask = (
  state: TetrisState,
  options: SuggestOptions,
  onEarlier?: (suggestion: Suggestion) => void,
) => Promise<Suggestion>;

export interface BotPorts {
  /** Answers where the bot doesn't. */
  fallback: Ask;
  /** Why the bot was replaced, in one line; null: it plays along again. */
  told(reason: string | null): void;
}

/** A bot that fails so often in a row is not started again. */
const mostFailures = 3;

/** A TBP bot as engine. Whatever it does wrong, the question is answered. */
export class BotEngine {
  readonly #command: readonly string[];
  readonly #ports: BotPorts;
  readonly #times: Partial<BotTimes>;
  #bot: BotProcess | null = null;
  #failures = 0;
  #before: Promise<unknown> = Promise.resolve();

  /** `command`: a line with the program and its arguments; words with spaces stand in quotes. */
  constructor(command: string, ports: BotPorts, times: Partial<BotTimes> = {}) {
    this.#command = splitCommand(command);
    this.#ports = ports;
    this.#times = times;
  }

  /** One question after the other. Rejects only where the fallback does. */
  ask(state: TetrisState, options: SuggestOptions = {}): Promise<Suggestion> {
    const answer = this.#before.then(() => this.#answer(state, options));
    this.#before = answer.catch(() => {});
    return answer;
  }

  close(): void {
    this.#bot?.close();
    this.#bot = null;
    this.#failures = mostFailures;
  }

  async #answer(state: TetrisState, options: SuggestOptions): Promise<Suggestion> {
    if (this.#failures >= mostFailures) return this.#ports.fallback(state, options);
    try {
      const suggestion = await this.#askBot(state, options);
      this.#failures = 0;
      this.#ports.told(null);
      return suggestion;
    } catch (error) {
      this.#failures++;
      this.#bot?.close();
      this.#bot = null;
      this.#ports.told(error instanceof Error ? error.message : String(error));
      return this.#ports.fallback(state, options);
    }
  }

  async #askBot(state: TetrisState, options: SuggestOptions): Promise<Suggestion> {
    checkForBot(state);
    if (this.#command.length === 0) throw new BotFailure('the bot has no command');
    const started = performance.now();
    const bot = (this.#bot ??= new BotProcess(this.#command, this.#times));
    const { moves, info } = await bot.ask(state);
    const elapsedMs = performance.now() - started;
    return adoptMoves(state, { name: bot.name, moves, nodes: info.nodes ?? 0, elapsedMs }, options);
  }
}

/** The words of a command line: spaces part them, single or double quotes keep them together. */
export function splitCommand(line: string): string[] {
  return [...line.matchAll(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g)].map(([word]) =>
    word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'),
  );
}
