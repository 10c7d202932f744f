/** The practice game on the screen: the clock, driven by frames and keys. */
import type { TetrisStart } from '../../../electron/contract/asking/practice.ts';
import { ghost } from '../../../engine/tetris/rules/play.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type {
  Candidate,
  FinesseInput,
  Input,
  Location,
  Suggestion,
  TetrisState,
} from '../../../engine/tetris/types.ts';
import type { PieceView } from '../../shared/board/boardView.ts';
import { readOwn } from '../../shared/pasted/ownGame.ts';
import { modeOf, type TetrisMode } from '../../../electron/contract/practice/modes.ts';
import {
  usualOptions,
  type FinesseWay,
  type OwnGame,
  type PracticeOptions,
} from '../../../electron/contract/practice/options.ts';
import { TimedGame } from '../play/TimedGame.svelte.ts';
import type { Duel } from '../versus/Duel.ts';
import { retake, startFrom, type Clock } from './clock.ts';
import { garbageIn } from './round.ts';
import { slipIn, turnOf, type JudgeMove, type Slip } from './helping/slip.ts';
import { TetrisHints } from './helping/TetrisHints.svelte.ts';
import { tetrisDuel, type AskRival } from './rival.ts';
import { tetrisRules } from './tetrisRules.ts';

/** The engine, as this game uses it. */
export interface TetrisThinking {
  /** For the player, by the settings. */
  ask(state: TetrisState): Promise<Suggestion>;
  judge: JudgeMove;
  /** For the other player. */
  rival: AskRival;
}

export class Practice extends TimedGame<Clock, Input, Slip> {
  readonly #thinking: TetrisThinking;
  readonly #hints: TetrisHints;
  readonly game = $derived(this.clock.game);
  readonly rows = $derived(this.clock.rows);
  readonly score = $derived(this.clock.score);
  readonly attack = $derived(this.clock.attack);
  readonly last = $derived(this.clock.last);
  /** Whether keys are counted; a piece comes back where nobody else waits for it. */
  finesseWay: FinesseWay = $state(usualOptions.finesse);
  #own: OwnGame = usualOptions.own;
  readonly splits = $derived(this.clock.splits);
  readonly faults = $derived(this.clock.faults);
  /** The last piece, where it took too many keys. */
  readonly finesse = $derived(this.clock.finesse?.faults ? this.clock.finesse : null);
  /** Where a piece was that came back. */
  readonly target = $derived(this.#targetOfAgain());
  /** Rows of garbage that are on their way. */
  readonly incoming = $derived(this.clock.incoming.length);
  readonly current = $derived(view(this.game.active));
  readonly ghost = $derived(view(ghost(this.game)));

  /** null while there is none, and where none is wanted. */
  readonly best = $derived(this.#bestPlace());
  readonly keys = $derived(this.#keysToBest());

  constructor(seeds: () => number, thinking: TetrisThinking) {
    super(tetrisRules, seeds);
    this.#thinking = thinking;
    this.#hints = new TetrisHints(
      (state) => thinking.ask({ ...state, incoming: this.incoming }),
      (why) => this.failed('hint', why, () => this.#thinkAgain()),
    );
  }

  /** Training that goes on from a position. */
  goOnFrom(position: TetrisStart): void {
    this.beginFrom('free', modeOf('free', 0), (clock) => startFrom(clock, position));
  }

  /** A game of one's own begins as it was written down; what can't be read begins nothing. */
  override begin(): void {
    if (this.chosenMode !== 'own') return super.begin();
    const read = readOwn(this.#own);
    if (!read.ok) return;
    this.beginFrom('own', modeOf('own', this.#own.garbage), (clock) =>
      startFrom(clock, { ...read.begin, cells: [...read.begin.cells, ...garbageIn(clock.rows)] }),
    );
  }

  override configure(options: PracticeOptions, drawsHints: boolean): void {
    this.finesseWay = options.finesse;
    this.#own = options.own;
    super.configure(options, drawsHints);
  }

  protected modeIn({ tetrisMode }: PracticeOptions): TetrisMode {
    return tetrisMode;
  }

  protected duelFrom(start: Clock, strength: number, seed: number): Duel<Clock, Input> {
    return tetrisDuel(start, strength, seed, this.#thinking.rival);
  }

  #thinkAgain(): void {
    this.#hints.forget();
    this.think();
  }

  protected think(): void {
    if (this.isHelped && this.flow.phase !== 'ready') this.#hints.think(this.game);
  }

  /** The game stops where another place was clearly better; an answer that comes too late says nothing. */
  protected judge(before: Clock): void {
    const { last, came } = this.clock;
    if (last === before.last) return;
    this.slip = null;
    if (this.#comesBack()) {
      this.clock = retake(this.clock);
      return;
    }
    const turn = this.judgesMoves && last && came.before ? turnOf(came.before, last) : null;
    if (!turn) return;
    const { columns, rows } = this.game.board;
    this.#thinking.judge(turn, columns, rows).then(
      (judged) => {
        if (this.clock.came !== came || this.isOver) return;
        this.slip = slipIn(judged, came.before!, last!);
        if (this.slip) this.flow.halt();
      },
      ({ message }: Error) => this.failed('hint', message, () => this.judge(before)),
    );
  }

  #comesBack(): boolean {
    const isMatch = this.mode.goal?.kind === 'win';
    return this.finesseWay === 'again' && this.finesse !== null && !isMatch && !this.isOver;
  }

  #targetOfAgain(): PieceView | null {
    const { isAgain, finesse } = this.clock;
    const kind = isAgain && finesse?.entered.active?.type;
    return kind ? { kind, cells: finesse!.cells } : null;
  }

  #bestPlace(): Candidate | null {
    if (!this.isHelped) return null;
    return this.#hints.suggestionFor(this.game)?.candidates[0] ?? null;
  }

  #keysToBest(): readonly FinesseInput[] | null {
    return this.best && this.#hints.keysTo(this.best, this.game, this.finesseWay !== 'off');
  }
}

export function view(location: Location | null): PieceView | null {
  return location && { kind: location.type, cells: cellsOf(location) };
}
