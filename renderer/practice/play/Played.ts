import type { Command } from '../../../electron/contract/practice/keys.ts';
import type { PracticeOptions } from '../../../electron/contract/practice/options.ts';
import type { FinishedGame, Outcome } from '../../../electron/contract/practice/finished.ts';
import type { Failure } from '../../shared/failing/Failure.ts';
import type { Sound } from '../sound/sounds.ts';
import type { Flow } from './Flow.svelte.ts';

/** A sound that is due; `step`: of a chain, or of clears in a row. */
export type Heard = readonly [sound: Sound, step?: number];

/** A question to a worker that failed; `of`: what was asked for. */
export interface Trouble extends Failure {
  of: 'hint' | 'rival' | 'puzzle';
}

/** What both games are to the page that plays them. */
export interface Played {
  readonly flow: Flow;
  readonly isOver: boolean;
  /** null: nothing failed. */
  readonly trouble: Trouble | null;
  /** How the game has ended; null while it goes on. */
  readonly outcome: Outcome | null;
  /** The game as it is kept, once it has ended. */
  readonly finished: FinishedGame | null;
  /** Pieces can be taken back, and the level changed. */
  readonly isFree: boolean;
  /** A new game, counted in. */
  begin(): void;
  /** Keys of the game itself; others do nothing. */
  down(command: Command): void;
  up(command: Command): void;
  /** Keys that go up elsewhere are not heard here. */
  releaseAll(): void;
  undo(): void;
  /** Faster or slower from now on. */
  changeLevel(by: number): void;
  /** One frame later; `ms` since the last one. */
  frame(ms: number): void;
  /** `drawsHints`: the page shows them itself, as far as the options want any. */
  configure(options: PracticeOptions, drawsHints: boolean): void;
  /** What has become audible since it was last asked for. */
  takeSounds(): readonly Heard[];
}
