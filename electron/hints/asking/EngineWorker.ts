import { Worker } from 'node:worker_threads';
import type { Answer, Question } from '../../../engine/protocol/answers.ts';
import type { SuggestOptions as PuyoOptions } from '../../../engine/puyo/advice/suggest.ts';
import type { PuyoState, Suggestion as PuyoSuggestion } from '../../../engine/puyo/types.ts';
import type { SuggestOptions } from '../../../engine/tetris/advice/suggest.ts';
import type { Suggestion, TetrisState } from '../../../engine/tetris/types.ts';
import { KeptThread, type Thread } from '../../supervision/KeptThread.ts';
import { Watchdog } from '../../supervision/Watchdog.ts';

/** The engine did not survive a question; another one has been started. */
export class EngineDied extends Error {
  override name = 'EngineDied';
}

export interface EngineEvents {
  /** The thread runs, or runs again. */
  ready(): void;
  /** It has died or hangs; another one is on its way. */
  gone(reason: string): void;
}

interface Waiting {
  question: Question;
  resolve(suggestion: Suggestion | PuyoSuggestion): void;
  reject(error: Error): void;
  onEarlier(suggestion: Suggestion | PuyoSuggestion): void;
}

/** No search without a time limit takes so long, nor the start of a thread: it hangs. */
const patienceMs = 8000;
/** So much later than asked for an answer may come on a slow machine. */
const latenessMs = 1500;

const startThread = (): Worker => new Worker(new URL('./engineWorker.js', import.meta.url));

/** The engine in a thread of its own. A thread that dies or hangs is replaced, and fails what it was asked. */
export class EngineWorker {
  readonly #kept: KeptThread<Question, Answer>;
  /** In the order in which they are answered: one after the other. */
  readonly #waiting = new Map<number, Waiting>();
  readonly #watchdog = new Watchdog(patienceMs, () => this.#kept.replace('the engine gave no answer'));
  #hasAnswered = false;
  #isClosed = false;
  #lastId = 0;

  constructor(events: EngineEvents, spawn: () => Thread<Question, Answer> = startThread) {
    this.#kept = new KeptThread('the engine', spawn, {
      started: () => this.#askAll(),
      ready: () => events.ready(),
      heard: (answer) => this.#settle(answer),
      gone: (reason) => {
        this.#fail(reason);
        events.gone(reason);
      },
    });
  }

  /** To be called before the first question: the thread takes a moment to get ready. */
  warmUp(): void {
    this.#kept.start();
  }

  /**
   * The final suggestion; `onEarlier` gets those before it, the first after a few milliseconds. Rejects with
   * `EngineDied`, or with the engine's own word on a position that it can't use.
   */
  ask(
    state: TetrisState,
    options: SuggestOptions,
    onEarlier: (suggestion: Suggestion) => void = () => {},
  ): Promise<Suggestion> {
    return this.#answered(
      (id) => ({ id, state, options }),
      (earlier) => onEarlier(earlier as Suggestion),
    ) as Promise<Suggestion>;
  }

  /** The same for a position of Puyo. */
  askPuyo(
    state: PuyoState,
    options: PuyoOptions,
    onEarlier: (suggestion: PuyoSuggestion) => void = () => {},
  ): Promise<PuyoSuggestion> {
    return this.#answered(
      (id) => ({ id, state, options }),
      (earlier) => onEarlier(earlier as PuyoSuggestion),
    ) as Promise<PuyoSuggestion>;
  }

  close(): void {
    this.#isClosed = true;
    this.#kept.close();
    this.#fail('closed');
  }

  #answered(
    question: (id: number) => Question,
    onEarlier: Waiting['onEarlier'],
  ): Promise<Suggestion | PuyoSuggestion> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new EngineDied('closed'));
      const id = ++this.#lastId;
      const waiting = { question: question(id), resolve, reject, onEarlier };
      this.#waiting.set(id, waiting);
      this.#kept.send(waiting.question);
      if (this.#waiting.size === 1) this.#expectAnswer();
    });
  }

  /** What is asked while there is no thread waits for it. */
  #askAll(): void {
    this.#hasAnswered = false;
    for (const { question } of this.#waiting.values()) this.#kept.send(question);
    this.#expectAnswer();
  }

  /** Only the question whose turn it is keeps the thread busy. */
  #expectAnswer(): void {
    const [first] = this.#waiting.values();
    if (!first || !this.#kept.isThere) return this.#watchdog.rest();
    const { milliseconds } = first.question.options ?? {};
    const isTimed = this.#hasAnswered && milliseconds !== undefined;
    this.#watchdog.feed(isTimed ? milliseconds + latenessMs : patienceMs);
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    this.#hasAnswered = true;
    const isLast = 'error' in answer || answer.suggestion.final;
    if (isLast) this.#waiting.delete(answer.id);
    this.#expectAnswer();
    if ('error' in answer) waiting.reject(new Error(answer.error));
    else if (isLast) waiting.resolve(answer.suggestion);
    else waiting.onEarlier(answer.suggestion);
  }

  #fail(reason: string): void {
    this.#watchdog.rest();
    const failed = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of failed) reject(new EngineDied(reason));
  }
}
