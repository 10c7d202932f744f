/** The review: the list of games, the chosen one with its ratings as they come, and the move that is looked at. */
import type { StartingPosition } from '../../electron/contract/asking/practice.ts';
import type { Bridge } from '../../electron/contract/Bridge.ts';
import type { ReviewAnswer, ReviewRequest } from '../../engine/protocol/reviewJobs.ts';
import type { Puzzle } from '../../engine/puzzle/types.ts';
import { letteredBoards } from '../../engine/review/letters.ts';
import type { PairPlace, RecordedGame, Turn } from '../../engine/review/record.ts';
import type { GameSummary, JudgedTurn } from '../../engine/review/review.ts';
import type { Location } from '../../engine/tetris/types.ts';
import type { Failure } from '../shared/failing/Failure.ts';
import { Patience, tooLate } from '../../engine/protocol/asking/Patience.ts';
import { Games } from './games/Games.svelte.ts';
import { startAt } from './startAt.ts';
import { tryingAt, type TriedMove, type TryEngine } from './trying/tryingAt.ts';

/** What a worker is used for; tests put their own in its place. */
export type ReviewWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

export class Review {
  readonly #bridge: Bridge;
  readonly #makeWorker: () => ReviewWorker;
  readonly #engine: TryEngine;
  #worker: ReviewWorker | null = null;
  #cutter: ReviewWorker | null = null;
  readonly #ratingPatience = new Patience(() => this.#notRated(tooLate));
  readonly #cuttingPatience = new Patience(() => this.#notCut(tooLate));
  readonly games: Games;
  /** A game was not read, kept, removed or rated, or no puzzle cut. */
  failure: Failure | null = $state.raw(null);
  id: string | null = $state(null);
  game: RecordedGame | null = $state.raw(null);
  judged: readonly JudgedTurn[] = $state.raw([]);
  summary: GameSummary | null = $state.raw(null);
  /** The move that is looked at. */
  at = $state(0);
  isRating = $state(false);
  /** In one line: why something could not be done. */
  trouble: string | null = $state(null);
  /** What could be made of the position; null: not asked for. */
  puzzles: readonly Puzzle[] | null = $state.raw(null);
  readonly boards = $derived(this.game ? letteredBoards(this.game) : []);
  readonly turn: Turn | null = $derived(this.game?.turns[this.at] ?? null);
  readonly judgement = $derived(this.judged[this.at] ?? null);
  readonly board = $derived(this.boards[this.at] ?? []);

  /** The move that is tried once more; null: none is. */
  trying: TriedMove | null = $state.raw(null);
  /** Turns that were none of the good ones: what can be tried once more. */
  readonly mistakes = $derived(this.judged.flatMap((judged, at) => (isBad(judged) ? [at] : [])));
  /** Which of them is looked at, from 1; 0: none. */
  readonly mistakeNumber = $derived(this.mistakes.indexOf(this.at) + 1);
  readonly hasNextMistake = $derived(this.mistakes.some((at) => at > this.at));

  /** `engine`: of moves that are tried once more. */
  constructor(bridge: Bridge, makeWorker: () => ReviewWorker, engine: TryEngine) {
    this.#bridge = bridge;
    this.#makeWorker = makeWorker;
    this.#engine = engine;
    this.games = new Games(bridge);
  }

  /** Where a piece would have been better; null where nothing is. */
  get betterPiece(): Location | null {
    const { judgement } = this;
    return judgement?.game === 'tetris' && judgement.loss > 0 ? judgement.best.placed : null;
  }

  /** The same of a pair. */
  get betterPair(): PairPlace | null {
    const { judgement } = this;
    return judgement?.game === 'puyo' && judgement.loss > 0 ? judgement.best.placed : null;
  }

  /** The list, and the latest game. */
  async open(): Promise<void> {
    await this.games.list();
    const latest = this.games.at(0);
    if (latest && this.id === null) await this.choose(latest.id);
  }

  close(): void {
    this.#stop();
    this.#stopCutting();
  }

  async choose(id: string): Promise<void> {
    this.#stop();
    this.trouble = this.failure = null;
    this.id = id;
    this.judged = [];
    this.summary = this.puzzles = this.trying = null;
    this.at = 0;
    await this.#try(async () => {
      const game = await this.#bridge.request('review:game', { id });
      if (this.id !== id) return;
      this.game = game;
      if (game) this.#rate(id, game);
    });
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  go(at: number): void {
    const last = (this.game?.turns.length ?? 1) - 1;
    this.at = Math.max(0, Math.min(last, at));
    this.puzzles = this.trying = null;
  }

  /** To the next move that is none of the good ones, or the one before. */
  goToMistake(direction: 1 | -1): void {
    const { mistakes } = this;
    const found =
      direction > 0 ? mistakes.find((at) => at > this.at) : mistakes.findLast((at) => at < this.at);
    if (found !== undefined) this.go(found);
  }

  /** The first of the costliest is number 0. */
  goToCostliest(number: number): void {
    const at = this.summary?.costliest[number];
    if (at !== undefined) this.go(at);
  }

  /** The move that is looked at, once more; nothing where it isn't judged. */
  tryAgain(): void {
    const { game, at, judgement, board: rows } = this;
    if (game) this.trying = tryingAt(game, at, judgement, { rows, engine: this.#engine });
  }

  /** All mistakes of the game one after the other, from the first. */
  tryMistakes(): void {
    const [first] = this.mistakes;
    if (first !== undefined) this.#tryAt(first);
  }

  /** Back to looking after the last one. */
  tryNextMistake(): void {
    const next = this.mistakes.find((at) => at > this.at);
    if (next === undefined) this.endTrying();
    else this.#tryAt(next);
  }

  endTrying(): void {
    this.trying = null;
  }

  #tryAt(at: number): void {
    this.go(at);
    this.tryAgain();
  }

  /** Where the practice game can go on from the position that is looked at; null where it can't. */
  get playablePosition(): StartingPosition | null {
    return this.game && startAt(this.game, this.at);
  }

  playOn(): void {
    const position = this.playablePosition;
    if (position) this.#bridge.request('practice:playOn', position).catch(() => {});
  }

  openPractice(): void {
    this.#bridge.request('practice:open', null).catch(() => {});
  }

  async remove(id: string): Promise<void> {
    await this.#try(async () => {
      await this.#bridge.request('review:remove', { id });
      await this.games.list();
      if (this.id !== id) return;
      this.#stop();
      this.id = this.game = this.summary = this.puzzles = this.trying = null;
      this.judged = [];
      await this.open();
    });
  }

  /** Recorded games, a fumen, a log or a replay, as text. */
  async importText(name: string, text: string): Promise<void> {
    await this.#try(async () => {
      const answer = await this.#bridge.request('review:import', { name: name.slice(0, 400), text });
      if (!answer.ok) {
        this.trouble = answer.error;
        return;
      }
      await this.games.list();
      await this.choose(answer.id);
      this.trouble = answer.left;
    });
  }

  stopRating(): void {
    this.#stop();
  }

  openTrainer(): void {
    this.#bridge.request('trainer:open', null).catch(() => {});
  }

  /** What T-spin or four rows could be made of the position. */
  cut(): void {
    const { game, turn } = this;
    if (!game || turn?.kind !== 'piece') return;
    this.#stopCutting();
    this.failure = null;
    const worker = (this.#cutter = this.#makeWorker());
    worker.onmessage = ({ data }: MessageEvent<ReviewAnswer>) => {
      if (data.tells === 'error') return this.#notCut(data.error);
      this.#stopCutting();
      if (data.tells === 'puzzles' && turn === this.turn) this.puzzles = data.puzzles;
    };
    worker.onerror = ({ message }) => this.#notCut(message);
    const request: ReviewRequest = { do: 'cut', header: game.header, turn };
    worker.postMessage(request);
    this.#cuttingPatience.expect(true);
  }

  /** Where it fails, the page says why, and it can be tried again. */
  async #try(work: () => Promise<void>): Promise<void> {
    this.failure = null;
    try {
      await work();
    } catch (error) {
      this.failure = { why: (error as Error).message, again: () => void this.#try(work) };
    }
  }

  #rate(id: string, game: RecordedGame): void {
    const worker = (this.#worker = this.#makeWorker());
    this.failure = null;
    this.judged = [];
    this.isRating = true;
    worker.onmessage = ({ data }: MessageEvent<ReviewAnswer>) => {
      if (worker === this.#worker) this.#hear(id, data);
    };
    worker.onerror = ({ message }) => worker === this.#worker && this.#notRated(message);
    const request: ReviewRequest = { do: 'review', game };
    worker.postMessage(request);
    this.#ratingPatience.expect(true);
  }

  #hear(id: string, answer: ReviewAnswer): void {
    if (answer.tells === 'error') return this.#notRated(answer.error);
    this.#ratingPatience.expect(true);
    if (answer.tells === 'turn') this.judged = [...this.judged, answer.judged];
    if (answer.tells !== 'summary') return;
    this.#stop();
    this.#keep(id, answer.summary);
  }

  #notRated(why: string): void {
    const { id, game } = this;
    this.#stop();
    this.failure = { why, again: () => id !== null && game && this.#rate(id, game) };
  }

  #notCut(why: string): void {
    this.#stopCutting();
    this.failure = { why, again: () => this.cut() };
  }

  #stopCutting(): void {
    this.#cuttingPatience.expect(false);
    this.#cutter?.terminate();
    this.#cutter = null;
  }

  #keep(id: string, summary: GameSummary): void {
    this.summary = summary;
    this.goToCostliest(0);
    this.games.summarise(id, summary);
  }

  #stop(): void {
    this.#ratingPatience.expect(false);
    this.#worker?.terminate();
    this.#worker = null;
    this.isRating = false;
  }
}

const isBad = ({ rating }: JudgedTurn): boolean => rating !== 'best' && rating !== 'good';
