import type { Guide, PuzzleAnswer, PuzzleRequest } from '../../../engine/protocol/puzzleJobs.ts';
import type { Verdict } from '../../../engine/puzzle/judging/verdict.ts';
import type { PuzzleKind } from '../../../engine/puzzle/sets/modes.ts';
import type { Puzzle, Task } from '../../../engine/puzzle/types.ts';
import type { Location } from '../../../engine/tetris/types.ts';

/** What puzzles are wanted. */
export interface Wanted {
  kind: PuzzleKind;
  onlyInteresting: boolean;
}

type Unnumbered<Request> = Request extends { id: number } ? Omit<Request, 'id'> : never;

/** A worker that is asked and answers; what it can't do any more is never answered. */
class Asked {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, (answer: PuzzleAnswer) => void>();
  #id = 0;

  constructor(makeWorker: () => Worker) {
    this.#worker = makeWorker();
    this.#worker.onmessage = ({ data }: MessageEvent<PuzzleAnswer>) => {
      this.#waiting.get(data.id)?.(data);
      this.#waiting.delete(data.id);
    };
  }

  get isBusy(): boolean {
    return this.#waiting.size > 0;
  }

  ask<Tells extends PuzzleAnswer['tells']>(
    tells: Tells,
    request: Unnumbered<PuzzleRequest>,
  ): Promise<PuzzleAnswer & { tells: Tells }> {
    const id = ++this.#id;
    return new Promise((resolve) => {
      this.#waiting.set(id, (answer) => {
        if (answer.tells === tells) resolve(answer as PuzzleAnswer & { tells: Tells });
      });
      this.#worker.postMessage({ ...request, id });
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}

/** Two workers, so that judging never waits for a puzzle that is being made; made ones are kept ahead. */
export class PuzzleWorkers {
  readonly #makeWorker: () => Worker;
  readonly #ahead: number;
  readonly #judge: Asked;
  #maker: Asked;
  readonly #seed: number;
  #number = 0;
  #wanted: Wanted | null = null;
  #key = '';
  readonly #stock = new Map<string, Puzzle[]>();
  /** Told of the next puzzle that is made, in place of the stock. */
  #next: ((puzzle: Puzzle | null) => void) | null = null;

  /** `seed`: of the puzzles; `ahead`: how many are kept ready. */
  constructor(makeWorker: () => Worker, seed: number, ahead = 3) {
    this.#makeWorker = makeWorker;
    this.#ahead = ahead;
    this.#seed = seed;
    this.#maker = new Asked(makeWorker);
    this.#judge = new Asked(makeWorker);
  }

  /** Another puzzle; null where there are no more. A puzzle that was waited for is forgotten with the next question. */
  take(wanted: Wanted): Promise<Puzzle | null> {
    this.#want(wanted);
    this.#next = null;
    const made = this.#stock.get(this.#key)?.shift();
    const taken = made
      ? Promise.resolve(made)
      : new Promise<Puzzle | null>((resolve) => (this.#next = resolve));
    this.#make();
    return taken;
  }

  async judge(task: Task, placed: readonly Location[]): Promise<Verdict> {
    const { verdict } = await this.#judge.ask('verdict', { do: 'judge', task, placed });
    return verdict;
  }

  /** A way to the goal from where these placements lead; null where none is left. */
  async guide(question: GuideQuestion): Promise<Guide | null> {
    return (await this.#judge.ask('guide', { do: 'guide', ...question })).guide;
  }

  close(): void {
    this.#maker.close();
    this.#judge.close();
  }

  /** Making others can take seconds: a maker that is at it is given up. */
  #want(wanted: Wanted): void {
    const key = JSON.stringify(wanted);
    if (key === this.#key) return;
    this.#wanted = wanted;
    this.#key = key;
    if (!this.#maker.isBusy) return;
    this.#maker.close();
    this.#maker = new Asked(this.#makeWorker);
  }

  #make(): void {
    if (!this.#wanted || this.#maker.isBusy) return;
    if (!this.#next && (this.#stock.get(this.#key)?.length ?? 0) >= this.#ahead) return;
    void this.#makeOne(this.#wanted, this.#key);
  }

  async #makeOne(wanted: Wanted, key: string): Promise<void> {
    const number = this.#number++;
    const { puzzle } = await this.#maker.ask('puzzle', { do: 'make', seed: this.#seed, number, ...wanted });
    const next = key === this.#key ? this.#next : null;
    if (next) this.#next = null;
    if (next) next(puzzle);
    else if (puzzle) this.#stock.set(key, [...(this.#stock.get(key) ?? []), puzzle]);
    if (puzzle) this.#make();
  }
}

export interface GuideQuestion {
  task: Task;
  placed: readonly Location[];
  intended: readonly Location[];
}
