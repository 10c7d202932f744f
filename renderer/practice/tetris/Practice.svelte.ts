/** The practice game on the screen: the clock, driven by frames and keys. */
import { ghost } from '../../../engine/tetris/rules/play.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { Input, Location } from '../../../engine/tetris/types.ts';
import {
  advance,
  keyDown,
  keyUp,
  levelOf,
  releaseAll,
  startClock,
  togglePause,
  type Clock,
} from './clock.ts';
import { mostLevel } from './timing.ts';
import type { PieceView } from '../../shared/board/boardView.ts';

/** A picture that took longer than this doesn't make up for the time. */
const longestFrame = 100;

export class Practice {
  readonly #seeds: () => number;
  #clock: Clock = $state.raw(startClock(0));
  readonly game = $derived(this.#clock.game);
  readonly rows = $derived(this.#clock.rows);
  readonly score = $derived(this.#clock.score);
  readonly level = $derived(levelOf(this.#clock));
  readonly isPaused = $derived(this.#clock.isPaused);
  readonly current = $derived(view(this.game.active));
  readonly ghost = $derived(view(ghost(this.game)));

  /** `seeds` answers the seed of the next game. */
  constructor(seeds: () => number) {
    this.#seeds = seeds;
    this.#clock = startClock(seeds());
  }

  /** One frame later; `ms` since the last one. */
  frame(ms: number): void {
    this.#clock = advance(this.#clock, Math.min(ms, longestFrame));
  }

  down(input: Input): void {
    this.#clock = keyDown(this.#clock, input);
  }

  up(input: Input): void {
    this.#clock = keyUp(this.#clock, input);
  }

  /** Keys that go up elsewhere are not heard here. */
  releaseAll(): void {
    this.#clock = releaseAll(this.#clock);
  }

  pause(): void {
    if (!this.isPaused) this.#clock = togglePause(this.#clock);
  }

  togglePause(): void {
    this.#clock = togglePause(this.#clock);
  }

  restart(): void {
    this.#clock = startClock(this.#seeds(), this.#clock.startLevel);
  }

  /** Faster or slower from now on. */
  changeLevel(by: number): void {
    const { startLevel } = this.#clock;
    const level = Math.max(1, Math.min(mostLevel, this.level + by));
    this.#clock = { ...this.#clock, startLevel: startLevel + level - this.level };
  }
}

function view(location: Location | null): PieceView | null {
  return location && { kind: location.type, cells: cellsOf(location) };
}
