import type { GameAnswer, GameQuestion } from '../gameJobs.ts';
import type { Drill, DrillWish } from '../../drill/dealing.ts';
import type { DrillGoal } from '../../drill/goal.ts';
import type { DrillPosition, Step } from '../../drill/way.ts';
import type { SuggestOptions as PuyoOptions } from '../../puyo/advice/suggest.ts';
import type { PuyoState, Suggestion as PuyoSuggestion } from '../../puyo/types.ts';
import type { Tsume } from '../../puyo/tsume.ts';
import type { JudgedPuyo } from '../../review/puyo/judgePair.ts';
import type { PuyoTurn, TetrisTurn } from '../../review/record.ts';
import type { JudgedTurn } from '../../review/review.ts';
import type { JudgedTetris } from '../../review/tetris/judgeTurn.ts';
import type { SuggestOptions } from '../../tetris/advice/suggest.ts';
import type { Suggestion, TetrisState } from '../../tetris/types.ts';
import { Patience, tooLate } from './Patience.ts';

type Unnumbered = GameQuestion extends infer One
  ? One extends { id: number }
    ? Omit<One, 'id'>
    : never
  : never;

type Thought = Suggestion | PuyoSuggestion | JudgedTurn | Tsume | Drill | Step[] | null;

interface Waiting {
  resolve(thought: Thought): void;
  reject(error: Error): void;
}

/** The part of a worker that is used; tests put their own in its place. */
export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** The slowest question, a puzzle of Puyo that is made, takes a fraction of it. Milliseconds. */
const patienceMs = 30_000;

/** The engine in a worker of the page. A worker that dies or hangs fails what it was asked, and is replaced with the next question. */
export class Thinker {
  readonly #spawn: () => Thread;
  readonly #waiting = new Map<number, Waiting>();
  readonly #patience = new Patience(() => this.#fail(tooLate), patienceMs);
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

  /** What a move on a board of this size lost against the best one. */
  judge(turn: TetrisTurn, columns: number, rows: number): Promise<JudgedTetris> {
    return this.#ask({ turn, columns, rows }) as Promise<JudgedTetris>;
  }

  /** The same of a pair. */
  judgePair(pair: PuyoTurn): Promise<JudgedPuyo> {
    return this.#ask({ pair }) as Promise<JudgedPuyo>;
  }

  /** A puzzle of this seed. */
  tsume(seed: number): Promise<Tsume> {
    return this.#ask({ tsume: seed }) as Promise<Tsume>;
  }

  /** A drill of this seed. */
  drill(wish: DrillWish, seed: number): Promise<Drill> {
    return this.#ask({ wish, seed }) as Promise<Drill>;
  }

  /** How the drill goes on from here; null where nothing leads to its goal. */
  way(goal: DrillGoal, position: DrillPosition): Promise<Step[] | null> {
    return this.#ask({ goal, position }) as Promise<Step[] | null>;
  }

  #ask(unnumbered: Unnumbered): Promise<Thought> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#thread ??= this.#start();
      this.#thread.postMessage({ ...unnumbered, id });
      if (this.#waiting.size === 1) this.#patience.expect(true);
    });
  }

  #start(): Thread {
    const thread = this.#spawn();
    thread.onmessage = ({ data }: MessageEvent<GameAnswer>) => this.#hear(data);
    thread.onerror = (event) => this.#fail(event.message);
    return thread;
  }

  #hear(answer: GameAnswer): void {
    const asked = this.#waiting.get(answer.id);
    const isLast = !('suggestion' in answer) || answer.suggestion.final;
    if (isLast) this.#waiting.delete(answer.id);
    this.#patience.expect(this.#waiting.size > 0);
    if (!asked || !isLast) return;
    if ('error' in answer) asked.reject(new Error(answer.error));
    else asked.resolve(thoughtIn(answer));
  }

  #fail(reason: string): void {
    this.#thread?.terminate();
    this.#thread = null;
    const failed = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#patience.expect(false);
    for (const { reject } of failed) reject(new Error(reason));
  }
}

function thoughtIn(answer: Exclude<GameAnswer, { error: string }>): Thought {
  if ('judged' in answer) return answer.judged;
  if ('drill' in answer) return answer.drill;
  if ('way' in answer) return answer.way;
  return 'tsume' in answer ? answer.tsume : answer.suggestion;
}
