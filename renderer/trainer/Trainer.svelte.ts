/** The trainer: what is practised, the puzzle on the table, and what follows it. */
import type { TrainerMode } from '../../electron/contract/asking/training.ts';
import type { Served } from '../../engine/protocol/puzzleJobs.ts';
import type { Input } from '../../engine/tetris/types.ts';
import type { Pane } from './panes.ts';
import type { Supply, TrainerParts } from './parts.ts';
import { Ladder } from './ladder/Ladder.svelte.ts';
import { Dealer } from './modes/Dealer.ts';
import { isRound, rulesOf } from './modes/rules.ts';
import { Flash } from './play/Flash.svelte.ts';
import { PageTime } from './play/PageTime.ts';
import { Pause, pauses } from './play/Pause.ts';
import { Round } from './play/Round.svelte.ts';
import { SlotTable } from './play/SlotTable.svelte.ts';
import { Table } from './play/Table.svelte.ts';
import { keptOf, roundRecord } from './records/attemptOf.ts';
import { Attempts } from './records/Attempts.ts';
import type { RecordStore } from './records/RecordStore.svelte.ts';
import { readRecords } from './records/readRecords.ts';
import { slotsTried } from './records/known.ts';
import { Choices } from './records/Choices.svelte.ts';
import type { Preferences } from './records/preferences.ts';
import { sourceFor } from './records/sitting.ts';
import { curatedAfter } from './sets/sets.ts';

export class Trainer {
  readonly supply: Supply;
  readonly #seed: number;
  readonly #time = new PageTime();
  readonly #now: () => number;
  readonly #choices: Choices;
  readonly recordStore: RecordStore;
  readonly ladder: Ladder;
  readonly flash = new Flash(() => void this.nextPuzzle());
  readonly #pause = new Pause();
  readonly #attempts: Attempts;
  pane: Pane = $state('play');
  /** null: a puzzle is on its way, or there is none. */
  table: Table | null = $state.raw(null);
  slot: SlotTable | null = $state.raw(null);
  round: Round | null = $state.raw(null);
  isOutOfPuzzles = $state(false);
  /** Why no puzzle came, in one line; null: nothing failed. */
  failure: string | null = $state(null);
  #dealer!: Dealer;
  #asked = 0;
  #sittings = 0;

  constructor({ supply, recordStore, seed, preferences, remember, now }: TrainerParts) {
    this.supply = supply;
    this.recordStore = recordStore;
    this.ladder = new Ladder(recordStore);
    this.#attempts = new Attempts(recordStore);
    this.#seed = seed;
    this.#now = now ?? this.#time.now;
    this.#choices = new Choices(preferences, remember);
    const { seeing, answering } = this.preferences;
    Object.assign(this.flash, { seeing, answering });
  }

  get preferences(): Preferences {
    return this.#choices.now;
  }

  get mode(): TrainerMode {
    return this.preferences.mode;
  }

  /** The first puzzle, and all that is known of the player; resolves when the puzzle is there. */
  open(): Promise<void> {
    const { opened } = this.preferences;
    this.change({ opened: opened + 1 });
    void readRecords(this.recordStore, this.supply);
    return this.#begin(null, opened);
  }

  close(): void {
    this.flash.end();
    this.#pause.end();
    this.#leave();
    this.supply.close();
  }

  change(change: Partial<Preferences>): void {
    this.#choices.change(change);
  }

  /** What runs against the clock is not left for another pane: it is given up. */
  show(pane: Pane): void {
    if (pane !== 'play' && this.round?.phase === 'running') void this.#begin();
    this.pane = pane;
  }

  /** Another mode or kind, or the same anew. */
  choose(change: Partial<Preferences>): void {
    this.#leave();
    this.#choices.choose(change, this.recordStore.history);
    this.pane = 'play';
    void this.#begin();
  }

  /** Puzzles from elsewhere, one after the other. */
  give(mode: 'given' | 'games', puzzles: readonly Served[]): void {
    this.#leave();
    this.change({ mode });
    this.pane = 'play';
    void this.#begin(puzzles);
  }

  startRound(): void {
    const { round } = this;
    if (round?.phase === 'over') return void this.#begin();
    if (round?.phase !== 'ready') return;
    round.start();
    void this.nextPuzzle();
  }

  /** Another puzzle; the one on the table is left. */
  async nextPuzzle(): Promise<void> {
    const asked = this.#sweep();
    if (this.recordStore.hasRead) this.change({ rating: Math.round(this.ladder.standing.player.rating) });
    try {
      await this.#bring(asked);
    } catch (error) {
      if (asked === this.#asked) this.failure = (error as Error).message;
    }
  }

  async #bring(asked: number): Promise<void> {
    if (this.mode === 'slot') {
      const number = slotsTried(this.recordStore.history);
      const task = await this.supply.slot(number);
      if (asked === this.#asked) this.slot = new SlotTable(number, task, this.#now);
      return;
    }
    const served = await this.#dealer.deal();
    if (asked !== this.#asked) return;
    this.isOutOfPuzzles = served === null;
    if (served) this.#lay(served);
  }

  /** What comes after a puzzle: in most modes another one. */
  goOn(): void {
    const { mode, preferences } = this;
    if (this.round && this.round.phase !== 'running') this.startRound();
    else if (mode === 'curated')
      this.choose({ number: curatedAfter(preferences.moves, preferences.number, 1) });
    else if (mode === 'daily') this.choose({ mode: 'practice' });
    else if (!this.round) void this.nextPuzzle();
  }

  /** "That was good" or "so-so", and the next puzzle. */
  rate(like: boolean): void {
    const { table } = this;
    if (!table?.hasSolved || !rulesOf[this.mode].asksForTaste) return;
    this.recordStore.keep({ kind: 'rating', puzzle: keptOf(table.puzzle), like });
    this.goOn();
  }

  press(input: Input, from: 'keys' | 'pad' = 'keys'): void {
    const { table } = this;
    this.slot?.press(input, (cell) => this.tapSlot(cell));
    if (!table || this.#pause.isOn || this.round?.phase === 'over') return;
    if (from === 'pad' && table.input === 'keys') table.input = 'pad';
    if (this.flash.phase === 'seeing') {
      if (input === 'hardDrop') this.flash.cover();
    } else if (this.flash.phase === 'answer') void this.nextPuzzle();
    else if (input === 'hardDrop' && this.canUndo && !table.run.game.active) table.rewind();
    else table.press(input);
  }

  /** Undo and reset are no part of placing from memory, nor of a run that a mistake ends. */
  get canUndo(): boolean {
    if (this.#pause.isOn || this.round?.phase === 'over') return false;
    return this.mode !== 'flash' && (this.round?.rules.afterMistake ?? 'again') === 'again';
  }

  /** The last piece, all of them, or those since it was last possible. */
  takeBack(how: 'undo' | 'reset' | 'rewind'): void {
    if (this.canUndo) this.table?.[how]();
  }

  help(): void {
    const { mostHint } = rulesOf[this.mode];
    if (mostHint > 0) void this.table?.help(mostHint);
  }

  get canShowAnswer(): boolean {
    return rulesOf[this.mode].showsAnswer || this.round?.phase === 'over';
  }

  /** Shows it, and ends that again. */
  toggleAnswer(): void {
    if (this.slot) this.slot.show();
    const { table } = this;
    if (!table || !(this.canShowAnswer || table.isReady)) return;
    if (table.pictures) table.leaveAnswer();
    else void table.showAnswer().then(() => table.isShown && this.#attempts.keepTable(table, this.mode));
  }

  /** In every frame, `ms` after the last one: clocks that run out. */
  tick(ms: number): void {
    const { round, table } = this;
    this.#time.pass(ms);
    if (!round || (this.#pause.isOn && round.rules.secondsEach !== null)) return;
    if (round.rules.secondsEach !== null && !table) return;
    const over = round.tick(table?.stopwatch.milliseconds ?? 0);
    if (over === 'all') this.#endRound();
    if (over === 'puzzle' && table) void this.#timeIsUp(table);
  }

  /** `own`: puzzles from elsewhere. `visit`: a puzzle is to come that is there at once. */
  async #begin(own: readonly Served[] | null = null, visit: number | null = null): Promise<void> {
    const { mode, recordStore, ladder } = this;
    const seed = this.#seed + this.#sittings++;
    const sat = { recordStore, ladder, preferences: () => this.preferences, seed };
    const isOwn = mode === 'games' || mode === 'given';
    const source = own ?? (isOwn ? [] : sourceFor({ ...sat, visit: mode === 'practice' ? visit : null }));
    this.#dealer = new Dealer(this.supply, source);
    this.round = isRound(mode) ? new Round(mode, this.#now) : null;
    if (!this.round) return this.nextPuzzle();
    this.#sweep();
    this.#dealer.warmUp();
  }

  /** Nothing is on the table; what was on its way is forgotten. */
  #sweep(): number {
    this.#pause.end();
    this.flash.end();
    this.#leave();
    this.table = null;
    this.slot = null;
    this.isOutOfPuzzles = false;
    this.failure = null;
    return ++this.#asked;
  }

  #lay(served: Served): void {
    this.table = new Table(served, this.supply, (table) => this.#judged(table), this.#now);
    if (this.mode === 'flash') this.flash.begin();
  }

  /** A cell of the board on which a slot is to be found. */
  tapSlot(cell: readonly [number, number]): void {
    this.slot?.tap([cell[0], cell[1]]);
    if (this.slot?.isFound) this.#attempts.keepSlot(this.slot);
  }

  #judged(table: Table): void {
    if (table !== this.table || this.#pause.isOn) return;
    const { round } = this;
    const isWrong = table.isOver || table.missed !== null;
    if (table.hasSolved) this.#attempts.keepTable(table, this.mode);
    if (round && table.hasSolved) this.#took(true, pauses.solved);
    else if (round && isWrong && round.rules.afterMistake !== 'again') this.#took(false, pauses.missed);
    if (this.mode === 'flash' && (table.isSolved || table.isOver)) void this.#answerFlash(table);
  }

  #took(isSolved: boolean, pause: number): void {
    const { round, table } = this;
    if (round?.phase !== 'running' || !table) return;
    this.#attempts.keepTable(table, this.mode);
    const isLast = round.took(isSolved);
    if (isLast && round.rules.afterMistake === 'end') this.#endRound();
    else this.#pause.begin(pause, () => (isLast ? this.#endRound() : void this.nextPuzzle()));
  }

  async #timeIsUp(table: Table): Promise<void> {
    const { round } = this;
    if (!round) return;
    const { showsAnswers } = round.rules;
    this.#took(false, showsAnswers ? pauses.answer : pauses.missed);
    if (!showsAnswers) return;
    await table.showAnswer();
    if (table === this.table) table.playToEnd();
  }

  #endRound(): void {
    const { round } = this;
    if (round?.phase !== 'running') return;
    this.#pause.end();
    this.#leave();
    round.end();
    this.recordStore.keep(roundRecord(round));
  }

  async #answerFlash(table: Table): Promise<void> {
    if (!table.isSolved) await table.showAnswer();
    if (table !== this.table) return;
    table.playToEnd();
    this.flash.answer();
  }

  #leave(): void {
    this.#attempts.leave(this.table, this.slot, this.mode);
  }
}
