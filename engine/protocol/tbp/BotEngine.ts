import { type Suggestion, type TetrisState } from '../../tetris/types.ts';
import { type SuggestOptions } from '../../tetris/advice/suggest.ts';
import { pauseAfter } from '../pauses.ts';
import { adoptMoves, checkForBot } from './adopt.ts';
import { type BotTimes, BotFailure, BotProcess } from './BotProcess.ts';

/** `onEarlier` gets the answers before the final one, if any. */
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

/**
 * A TBP bot as engine. Whatever it does wrong, the question is answered. One that has failed is started again after growing
 * pauses, while the fallback answers in its place; it is asked again once it has given an answer meanwhile.
 */
export class BotEngine {
  readonly #command: readonly string[];
  readonly #ports: BotPorts;
  readonly #times: Partial<BotTimes>;
  #bot: BotProcess | null = null;
  #failures = 0;
  #triedAgainAt = 0;
  #isTrying = false;
  #isClosed = false;
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
    this.#isClosed = true;
    this.#bot?.close();
    this.#bot = null;
  }

  async #answer(state: TetrisState, options: SuggestOptions): Promise<Suggestion> {
    if (this.#failures === 0 && !this.#isClosed)
      try {
        const suggestion = await this.#askBot(state, options);
        this.#ports.told(null);
        return suggestion;
      } catch (error) {
        this.#failed(error);
      }
    else void this.#tryAgain(state, options);
    return this.#ports.fallback(state, options);
  }

  /** Nobody waits for the answer: it may never come. */
  async #tryAgain(state: TetrisState, options: SuggestOptions): Promise<void> {
    if (this.#isTrying || this.#isClosed || performance.now() < this.#triedAgainAt) return;
    this.#isTrying = true;
    try {
      await this.#askBot(state, options);
      this.#failures = 0;
      if (!this.#isClosed) this.#ports.told(null);
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#isTrying = false;
    }
  }

  #failed(error: unknown): void {
    this.#failures++;
    this.#triedAgainAt = performance.now() + pauseAfter(this.#failures);
    this.#bot?.close();
    this.#bot = null;
    if (!this.#isClosed) this.#ports.told(error instanceof Error ? error.message : String(error));
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
