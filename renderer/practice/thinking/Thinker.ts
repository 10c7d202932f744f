import type { Answer, Question } from '../../../engine/protocol/answers.ts';
import type { SuggestOptions as PuyoOptions } from '../../../engine/puyo/advice/suggest.ts';
import type { PuyoState, Suggestion as PuyoSuggestion } from '../../../engine/puyo/types.ts';
import type { SuggestOptions } from '../../../engine/tetris/advice/suggest.ts';
import type { Suggestion, TetrisState } from '../../../engine/tetris/types.ts';

type Unnumbered = Question extends infer One ? (One extends { id: number } ? Omit<One, 'id'> : never) : never;

interface Waiting {
  question: Question;
  resolve(suggestion: Suggestion | PuyoSuggestion): void;
  reject(error: Error): void;
}

/** The part of a worker that is used; tests put their own in its place. */
export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** The engine in a worker of the page. A worker that dies fails what it was asked, and is replaced with the next question. */
export class Thinker {
  readonly #spawn: () => Thread;
  readonly #waiting = new Map<number, Waiting>();
  #thread: Thread | null = null;
  #lastId = 0;

  constructor(spawn: () => Thread) {
    this.#spawn = spawn;
  }

  /** The final suggestion. Rejects with the engine's own word on a position that it can't use. */
  tetris(state: TetrisState, options: SuggestOptions): Promise<Suggestion> {
    return this.#ask({ state, options }) as Promise<Suggestion>;
  }

  puyo(state: PuyoState, options: PuyoOptions): Promise<PuyoSuggestion> {
    return this.#ask({ state, options }) as Promise<PuyoSuggestion>;
  }

  close(): void {
    this.#end('closed');
  }

  #ask(unnumbered: Unnumbered): Promise<Suggestion | PuyoSuggestion> {
    const question = { ...unnumbered, id: ++this.#lastId } as Question;
    return new Promise((resolve, reject) => {
      this.#waiting.set(question.id, { question, resolve, reject });
      this.#thread ??= this.#start();
      this.#thread.postMessage(question);
    });
  }

  #start(): Thread {
    const thread = this.#spawn();
    thread.onmessage = ({ data }: MessageEvent<Answer>) => this.#hear(data);
    thread.onerror = (event) => this.#end(event.message);
    return thread;
  }

  #hear(answer: Answer): void {
    const asked = this.#waiting.get(answer.id);
    if (!asked || ('suggestion' in answer && !answer.suggestion.final)) return;
    this.#waiting.delete(answer.id);
    if ('suggestion' in answer) asked.resolve(answer.suggestion);
    else asked.reject(new Error(answer.error));
  }

  #end(reason: string): void {
    this.#thread?.terminate();
    this.#thread = null;
    const failed = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of failed) reject(new Error(reason));
  }
}
