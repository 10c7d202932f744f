import { WorkerClient } from '../../../engine/protocol/asking/WorkerClient.ts';
import type { Guide, GuideQuestion, Liked, Order, Served } from '../../../engine/protocol/puzzleJobs.ts';
import type { PuzzleWork } from '../../../engine/protocol/puzzleWorker.ts';
import type { Verdict } from '../../../engine/puzzle/judging/verdict.ts';
import type { PlayedMoment } from '../../../engine/puzzle/missed.ts';
import type { SlotTask } from '../../../engine/puzzle/sets/slotTask.ts';
import type { Learned } from '../../../engine/puzzle/sets/taste.ts';
import type { Task } from '../../../engine/puzzle/types.ts';
import type { Location } from '../../../engine/tetris/types.ts';

/** Puzzles that are there before any worker is; null where there is none for the order. */
export type Ready = (order: Order) => Served | null;

const keyOf = (order: Order): string => JSON.stringify(order);

/** Workers, so that judging never waits for a puzzle that is being made; the next ones are made ahead. */
export class PuzzleWorkers {
  readonly #makeWorker: () => Worker;
  readonly #ready: Ready;
  readonly #soon: (run: () => void) => void;
  readonly #judge: WorkerClient<PuzzleWork>;
  readonly #maker: WorkerClient<PuzzleWork>;
  /** The order that is waited for, and those after it. */
  #wanted: readonly Order[] = [];
  #making: string | null = null;
  /** What was asked for so far: what was put off for one of them is not done for another. */
  #asked = 0;
  readonly #stock = new Map<string, Served | null>();
  #waiting: { key: string; serve: (served: Served | null) => void; fail: (error: Error) => void } | null =
    null;
  #learned: readonly Learned[] = [];

  /** `soon`: runs something once the page has drawn what it was given; at once where absent. */
  constructor(
    makeWorker: () => Worker,
    ready: Ready = () => null,
    soon: (run: () => void) => void = (run) => run(),
  ) {
    this.#makeWorker = makeWorker;
    this.#ready = ready;
    this.#soon = soon;
    this.#maker = new WorkerClient(makeWorker);
    this.#judge = new WorkerClient(makeWorker);
  }

  /** That puzzle; null where there is none. Rejects where making it fails. One that was waited for is forgotten with the next question. */
  fetch(order: Order, ahead: () => readonly Order[] = () => []): Promise<Served | null> {
    const ready = this.#ready(order);
    if (ready) return this.#giveReady(ready, ahead);
    const [key, after] = [keyOf(order), ahead()];
    this.expect([order, ...after]);
    const served = this.#stock.get(key);
    if (served === undefined) return new Promise((serve, fail) => (this.#waiting = { key, serve, fail }));
    this.#stock.delete(key);
    this.#wanted = after;
    return Promise.resolve(served);
  }

  /** Nothing that takes time is begun before it is drawn. */
  #giveReady(ready: Served, ahead: () => readonly Order[]): Promise<Served> {
    const asked = ++this.#asked;
    this.#waiting = null;
    this.#soon(() => asked === this.#asked && this.expect(ahead()));
    return Promise.resolve(ready);
  }

  /** Makes these ahead; nothing is waited for any more. */
  expect(orders: readonly Order[]): void {
    this.#asked++;
    this.#wanted = orders;
    this.#waiting = null;
    this.#clear();
    this.#judge.start();
    this.#make();
  }

  judge(task: Task, placed: readonly Location[]): Promise<Verdict> {
    return this.#judge.ask('judge', task, placed);
  }

  /** A way to the goal from where these placements lead; null where none is left. */
  guide(question: GuideQuestion): Promise<Guide | null> {
    return this.#judge.ask('guide', question);
  }

  slot(number: number): Promise<SlotTask> {
    return this.#judge.ask('slot', number);
  }

  /** A task from elsewhere; `why` says what is wrong with it. */
  read(task: unknown): Promise<{ served: Served | null; why: string | null }> {
    return this.#judge.ask('read', task);
  }

  /** What was missed in these games, one after the other, until there are enough puzzles. */
  async cut(games: readonly (readonly PlayedMoment[])[], most: number): Promise<Served[]> {
    return this.#aside(async (asked) => {
      const found: Served[] = [];
      for (const moments of games) {
        if (found.length >= most) break;
        found.push(...(await asked.ask('cut', moments, most - found.length)));
      }
      return found;
    });
  }

  /** T-spins in each of these games. */
  count(games: readonly (readonly PlayedMoment[])[]): Promise<number[]> {
    return this.#aside((asked) => asked.ask('count', games));
  }

  /** What ratings teach; puzzles that are made from then on are chosen by it. */
  async learn(liked: readonly Liked[]): Promise<readonly Learned[]> {
    this.#learned = await this.#aside((asked) => asked.ask('learn', liked));
    this.#use();
    return this.#learned;
  }

  close(): void {
    this.#asked++;
    this.#maker.close();
    this.#judge.close();
  }

  /** In a worker of its own: nobody waits behind it. */
  async #aside<Answer>(work: (asked: WorkerClient<PuzzleWork>) => Promise<Answer>): Promise<Answer> {
    const asked = new WorkerClient<PuzzleWork>(this.#makeWorker);
    try {
      return await work(asked);
    } finally {
      asked.close();
    }
  }

  /** Without what is not wanted any more. Making it can take seconds: a maker that is at it is given up. */
  #clear(): void {
    const keys = new Set(this.#wanted.map(keyOf));
    for (const key of this.#stock.keys()) if (!keys.has(key)) this.#stock.delete(key);
    if (this.#making === null || keys.has(this.#making)) return;
    this.#maker.close();
    this.#making = null;
    if (this.#learned.length > 0) this.#use();
  }

  #make(): void {
    if (this.#making !== null) return;
    const order = this.#wanted.find((one) => !this.#stock.has(keyOf(one)) && !this.#ready(one));
    if (order) void this.#makeOne(order, keyOf(order));
  }

  async #makeOne(order: Order, key: string): Promise<void> {
    this.#making = key;
    const served = await this.#maker.ask('make', order).catch((error: Error) => this.#failed(key, error));
    if (served === undefined) return;
    this.#making = null;
    if (this.#waiting?.key === key) {
      this.#waiting.serve(served);
      this.#waiting = null;
      this.#wanted = this.#wanted.filter((one) => keyOf(one) !== key);
    } else this.#stock.set(key, served);
    this.#make();
  }

  /** Puzzles are chosen as for a stranger where it fails. */
  #use(): void {
    this.#maker.ask('use', this.#learned).catch(() => {});
  }

  /** Nothing further is made ahead until the next question. */
  #failed(key: string, error: Error): void {
    this.#making = null;
    if (this.#waiting?.key !== key) return;
    this.#waiting.fail(error);
    this.#waiting = null;
  }
}
