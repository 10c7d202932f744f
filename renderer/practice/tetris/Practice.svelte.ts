/** The practice game on the screen: the clock, driven by frames and keys. */
import type { TetrisStart } from '../../../electron/contract/asking/practice.ts';
import { ghost } from '../../../engine/tetris/rules/play.ts';
import type { FinesseInput, Input, Suggestion, TetrisState } from '../../../engine/tetris/types.ts';
import { pieceAt, type PieceView } from '../../shared/board/boardView.ts';
import { readOwn } from '../../shared/pasted/ownGame.ts';
import { drillMode, modeOf, type TetrisMode } from '../../../electron/contract/practice/modes.ts';
import {
  usualOptions,
  type FinesseWay,
  type PracticeOptions,
} from '../../../electron/contract/practice/options.ts';
import { TimedGame } from '../play/TimedGame.svelte.ts';
import type { Duel } from '../versus/Duel.ts';
import type { Drill, DrillWish } from '../../../engine/drill/dealing.ts';
import { backTo, retake, startFrom, type Came, type Clock } from './clock.ts';
import { wishOf, type Driller } from './drill/drilled.ts';
import { Drilling } from './drill/Drilling.svelte.ts';
import { garbageIn } from './round.ts';
import { slipIn, turnOf, type JudgeMove, type Slip } from './helping/slip.ts';
import { type Hint, type Hinted, hintOf, TetrisHints } from './helping/TetrisHints.svelte.ts';
import { tetrisDuel, type AskRival } from './rival.ts';
import { tetrisRules } from './tetrisRules.ts';

/** The engine, as this game uses it. */
export interface TetrisThinking extends Driller {
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
  #options: PracticeOptions = usualOptions;
  /** Drills that were asked for. */
  #asked = 0;
  /** null: what is played is none. */
  drilling: Drilling<Came> | null = $state.raw(null);
  readonly splits = $derived(this.clock.splits);
  readonly faults = $derived(this.clock.faults);
  /** The last piece, where it took too many keys. */
  readonly finesse = $derived(this.clock.finesse?.faults ? this.clock.finesse : null);
  /** Where a piece was that came back. */
  readonly target = $derived(this.#targetOfAgain());
  /** Rows of garbage that are on their way. */
  readonly incoming = $derived(this.clock.incoming.length);
  readonly current = $derived(pieceAt(this.game.active));
  readonly ghost = $derived(pieceAt(ghost(this.game)));
  /** The drill's goal can't be reached any more. */
  readonly isLost = $derived(this.#isLost());

  /** null while there is none, and where none is wanted. */
  readonly best = $derived(this.#bestPlace());
  readonly keys = $derived(this.#keysToBest());

  constructor(seeds: () => number, thinking: TetrisThinking) {
    super(tetrisRules, seeds);
    this.#thinking = thinking;
    this.#hints = new TetrisHints(
      (state) =>
        this.drilling ? this.#askWay(this.drilling) : thinking.ask({ ...state, incoming: this.incoming }),
      (why) => this.failed('hint', why, () => this.#thinkAgain()),
    );
  }

  /** Training that goes on from a position. */
  goOnFrom(position: TetrisStart): void {
    this.#endDrill();
    this.beginFrom('free', modeOf('free', 0), (clock) => startFrom(clock, position));
  }

  override begin(): void {
    const wish = wishOf(this.chosenMode, this.#options);
    if (wish) return this.#askDrill(wish);
    this.#endDrill();
    if (this.chosenMode === 'own') this.#beginOwn();
    else super.begin();
  }

  /** As it was written down; what can't be read begins nothing. */
  #beginOwn(): void {
    const { own } = this.#options;
    const read = readOwn(own);
    if (!read.ok) return;
    this.beginFrom('own', modeOf('own', own.garbage), (clock) =>
      startFrom(clock, { ...read.begin, cells: [...read.begin.cells, ...garbageIn(clock.rows)] }),
    );
  }

  /** A drill is made first. */
  #askDrill(wish: DrillWish): void {
    const asked = ++this.#asked;
    this.#thinking.drill(wish).then(
      (drill) => asked === this.#asked && this.#beginDrill(drill),
      ({ message }: Error) => asked === this.#asked && this.failed('puzzle', message, () => this.begin()),
    );
  }

  #beginDrill(drill: Drill): void {
    const { opening, goal, cells, queue, hold } = drill;
    this.drilling = new Drilling(drill, this.#thinking);
    this.#hints.forget();
    this.beginFrom(opening ? 'opening' : 'perfect', drillMode(goal), (clock) =>
      startFrom(clock, { cells, queue, ...(hold && { hold }) }),
    );
  }

  #endDrill(): void {
    this.#asked++;
    this.drilling = null;
  }

  /** The same drill from its beginning. */
  repeatDrill(): void {
    if (this.drilling) this.#beginDrill(this.drilling.drill);
  }

  /** To where the drill's goal could still be reached. */
  takeBack(): void {
    const place = this.drilling?.possible;
    if (place) this.goBackTo(backTo(this.clock, place));
  }

  override configure(options: PracticeOptions, drawsHints: boolean): void {
    this.finesseWay = options.finesse;
    this.#options = options;
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
    const isWanted = this.drilling ? !this.isOver : this.isHelped;
    if (isWanted && this.flow.phase !== 'ready') this.#hints.think(this.game);
  }

  /** The game stops where nothing leads to the goal. */
  async #askWay(drilling: Drilling<Came>): Promise<Hinted> {
    const { game, rows } = this;
    const way = await drilling.wayFrom(game, rows, this.clock.came);
    if (!way && this.game.board === game.board) this.flow.halt();
    return { candidates: way ? way.slice(0, 1).map((step) => hintOf(step, game)) : [] };
  }

  #isLost(): boolean {
    return this.drilling !== null && this.#hints.suggestionFor(this.game)?.candidates.length === 0;
  }

  protected override get hadHelp(): boolean {
    return this.drilling ? this.drilling.hadHelp : super.hadHelp;
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

  #bestPlace(): Hint | null {
    if (!(this.drilling ? this.drilling.showsWay : this.isHelped)) return null;
    return this.#hints.suggestionFor(this.game)?.candidates[0] ?? null;
  }

  #keysToBest(): readonly FinesseInput[] | null {
    return this.best && this.#hints.keysTo(this.best, this.game, this.finesseWay !== 'off');
  }
}
