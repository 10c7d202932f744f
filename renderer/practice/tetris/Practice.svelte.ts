/** The practice game on the screen: the clock, driven by frames and keys. */
import { ghost } from '../../../engine/tetris/rules/play.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import { inputs, type Candidate, type Input, type Location } from '../../../engine/tetris/types.ts';
import type { Command } from '../../shared/practice/keys.ts';
import { usualOptions, type PracticeOptions } from '../../shared/practice/options.ts';
import { Flow } from '../play/Flow.svelte.ts';
import type { Heard, Played } from '../play/Played.ts';
import type { FinishedGame } from '../../shared/practice/finished.ts';
import { modeOf, type TetrisMode } from '../../shared/practice/modes.ts';
import {
  advance,
  keyDown,
  keyUp,
  levelOf,
  outcomeOf,
  releaseAll,
  startClock,
  undo,
  type Clock,
} from './clock.ts';
import { heardBetween } from './heard.ts';
import { slipIn, turnOf, type JudgeMove, type Slip } from './helping/slip.ts';
import { TetrisHints, type AskTetris } from './helping/TetrisHints.svelte.ts';
import { mostLevel } from './timing.ts';
import type { PieceView } from '../../shared/board/boardView.ts';

/** A picture that took longer than this doesn't make up for the time. */
const longestFrame = 100;

const isInput = (command: Command): command is Command & Input =>
  (inputs as readonly string[]).includes(command);

export class Practice implements Played {
  readonly #seeds: () => number;
  readonly flow = new Flow();
  #clock: Clock = $state.raw(startClock(0));
  #options: PracticeOptions = usualOptions;
  #heard: Heard[] = [];
  readonly #hints: TetrisHints;
  /** Hints are drawn on the board. */
  #isHelped = $state(false);
  /** Moves are judged when they are made. */
  #isJudged = false;
  readonly #judge: JudgeMove;
  /** The last move, where it was worse than another one. */
  slip: Slip | null = $state.raw(null);
  readonly game = $derived(this.#clock.game);
  readonly rows = $derived(this.#clock.rows);
  readonly score = $derived(this.#clock.score);
  readonly last = $derived(this.#clock.last);
  readonly level = $derived(levelOf(this.#clock));
  readonly mode = $derived(this.#clock.mode);
  readonly isFree = $derived(this.mode.isFree);
  readonly elapsed = $derived(this.#clock.elapsed);
  readonly outcome = $derived(outcomeOf(this.#clock));
  readonly isOver = $derived(this.outcome !== null);
  readonly finished = $derived(this.#finishedGame());
  #name: TetrisMode = 'free';
  readonly current = $derived(view(this.game.active));
  readonly ghost = $derived(view(ghost(this.game)));
  readonly canUndo = $derived(this.#clock.came.before !== null);

  /** null while there is none, and where none is wanted. */
  readonly best = $derived(this.#bestPlace());
  readonly keys = $derived(this.#keysToBest());

  /** `seeds` answers the seed of the next game. */
  constructor(seeds: () => number, ask: AskTetris, judge: JudgeMove) {
    this.#seeds = seeds;
    this.#judge = judge;
    this.#hints = new TetrisHints(ask);
    this.#clock = startClock(seeds());
  }

  begin(): void {
    const { tetrisMode, chain } = this.#options;
    this.#name = tetrisMode;
    const level = tetrisMode === 'free' ? this.#clock.startLevel : 1;
    this.#clock = startClock(this.#seeds(), level, this.#options, modeOf(tetrisMode, chain));
    this.slip = null;
    this.flow.begin();
    this.#think();
  }

  frame(ms: number): void {
    const { count } = this.flow;
    const left = this.flow.frame(Math.min(ms, longestFrame));
    if (this.flow.count !== count) this.#heard.push([this.flow.count > 0 ? 'count' : 'begin']);
    if (left > 0) this.#become(advance(this.#clock, left));
  }

  down(command: Command): void {
    if (this.flow.phase === 'running' && isInput(command)) this.#become(keyDown(this.#clock, command));
  }

  up(command: Command): void {
    if (isInput(command)) this.#become(keyUp(this.#clock, command));
  }

  releaseAll(): void {
    this.#clock = releaseAll(this.#clock);
  }

  undo(): void {
    if (!this.isFree) return;
    this.#clock = undo(this.#clock);
    this.slip = null;
    this.flow.goOn();
    this.#think();
  }

  changeLevel(by: number): void {
    if (!this.isFree) return;
    const { startLevel } = this.#clock;
    const level = Math.max(1, Math.min(mostLevel, this.level + by));
    this.#clock = { ...this.#clock, startLevel: startLevel + level - this.level };
  }

  configure(options: PracticeOptions, drawsHints: boolean): void {
    this.#options = options;
    this.#isHelped = drawsHints && (options.help === 'place' || options.help === 'full');
    this.#isJudged = drawsHints && options.help === 'after';
    this.#think();
    this.#clock = { ...this.#clock, shiftTimes: options };
  }

  takeSounds(): readonly Heard[] {
    const heard = this.#heard;
    this.#heard = [];
    return heard;
  }

  #become(clock: Clock): void {
    const before = this.#clock;
    this.#heard.push(...heardBetween(before, clock));
    this.#clock = clock;
    if (clock.last !== before.last) this.#judgeLast();
    this.#think();
  }

  /** The game stops where another place was clearly better; an answer that comes too late says nothing. */
  #judgeLast(): void {
    const { last, came } = this.#clock;
    this.slip = null;
    const turn = this.#isJudged && this.isFree && last && came.before ? turnOf(came.before, last) : null;
    if (!turn) return;
    const { columns, rows } = this.game.board;
    this.#judge(turn, columns, rows).then(
      (judged) => {
        if (this.#clock.came !== came) return;
        this.slip = slipIn(judged, came.before!, last!);
        if (this.slip && this.isFree) this.flow.halt();
      },
      () => {},
    );
  }

  #finishedGame(): FinishedGame | null {
    const { outcome, score, game } = this;
    if (!outcome) return null;
    return {
      game: 'tetris',
      mode: this.#name,
      chain: 0,
      outcome,
      helped: this.#options.help !== 'off',
      score: Math.round(score),
      cleared: game.lines,
      placed: game.locked,
      milliseconds: Math.round(this.elapsed),
    };
  }

  #bestPlace(): Candidate | null {
    if (!this.#isHelped) return null;
    return this.#hints.suggestionFor(this.game)?.candidates[0] ?? null;
  }

  #keysToBest(): readonly Input[] | null {
    return this.best && this.#hints.keysTo(this.best, this.game);
  }

  #think(): void {
    if (this.#isHelped && this.flow.phase !== 'ready') this.#hints.think(this.game);
  }
}

function view(location: Location | null): PieceView | null {
  return location && { kind: location.type, cells: cellsOf(location) };
}
