import type { Answer, Question } from '../../../engine/protocol/worker.ts';
import type { SuggestOptions as PuyoOptions } from '../../../engine/puyo/advice/suggest.ts';
import type { PuyoState, Suggestion as PuyoSuggestion } from '../../../engine/puyo/types.ts';
import type { SuggestOptions } from '../../../engine/tetris/advice/suggest.ts';
import type { Suggestion, TetrisState } from '../../../engine/tetris/types.ts';

/** What is used of a worker thread; tests put their own in its place. */
export interface Thread {
  postMessage(message: Question): void;
  on(event: 'message', listener: (message: Answer) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
  terminate(): unknown;
}

/** The engine did not survive a question; another one has been started. */
export class EngineDied extends Error {
  override name = 'EngineDied';
}

interface Waiting {
  resolve(suggestion: Suggestion | PuyoSuggestion): void;
  reject(error: Error): void;
  onEarlier(suggestion: Suggestion | PuyoSuggestion): void;
  timeout: NodeJS.Timeout;
}

/** No search takes so long: the thread hangs. */
const patienceMs = 8000;

/** The engine in a thread of its own. A thread that dies is replaced, and fails what it was asked. */
export class EngineWorker {
  readonly #spawn: () => Thread;
  readonly #waiting = new Map<number, Waiting>();
  #thread: Thread | null = null;
  #lastId = 0;

  constructor(spawn: () => Thread) {
    this.#spawn = spawn;
  }

  /** Starts the thread before its first question, as it takes a moment to get ready. */
  warmUp(): void {
    this.#running();
  }

  /**
   * The final suggestion; `onEarlier` is told those before it, the first after a few milliseconds. Rejects with
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

  #answered(
    question: (id: number) => Question,
    onEarlier: Waiting['onEarlier'],
  ): Promise<Suggestion | PuyoSuggestion> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      const timeout = setTimeout(() => this.#replace('the engine gave no answer'), patienceMs);
      this.#waiting.set(id, { resolve, reject, onEarlier, timeout });
      this.#running().postMessage(question(id));
    });
  }

  close(): void {
    this.#replace('closed');
  }

  #running(): Thread {
    if (this.#thread) return this.#thread;
    const thread = this.#spawn();
    thread.on('message', (answer) => this.#settle(answer));
    thread.on('error', (error) => this.#thread === thread && this.#replace(error.message));
    thread.on('exit', () => this.#thread === thread && this.#replace('the engine ended'));
    return (this.#thread = thread);
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    if ('suggestion' in answer && !answer.suggestion.final) return waiting.onEarlier(answer.suggestion);
    this.#waiting.delete(answer.id);
    clearTimeout(waiting.timeout);
    if ('error' in answer) waiting.reject(new Error(answer.error));
    else waiting.resolve(answer.suggestion);
  }

  /** The next question starts a new thread. */
  #replace(reason: string): void {
    const thread = this.#thread;
    this.#thread = null;
    thread?.terminate();
    const failed = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject, timeout } of failed) {
      clearTimeout(timeout);
      reject(new EngineDied(reason));
    }
  }
}
