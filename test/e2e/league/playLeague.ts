/** Follows the hints in a game whose own state is known, and compares what they rest on with the truth. */
import type { PanelState } from '../../../electron/contract/panel.ts';
import type { Cell } from '../../../engine/tetris/types.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import { lockCells, rowsDown, withoutKinds } from '../playing/boards.ts';
import { offBy } from '../playing/places.ts';
import { boardOnScreen, hintOf, isReady } from '../playing/playWithHints.ts';
import { sleep } from '../stage/desktop.ts';
import type { PanelPage } from '../stage/PanelPage.ts';
import type { Score } from './Score.ts';
import type { Truth, WebGame } from './WebGame.ts';

/** What was true so long ago may still be told: a piece has just locked. Milliseconds. */
const lagMs = 500;
/** Nobody presses keys faster; a key that was not taken is pressed again. */
const paceMs = { key: 130, again: 700 };
/** Who has no hint for a piece after so long plays on alone, with a key now and then. */
const aloneMs = { from: 1500, key: 500 };
/** In cells: so far off it is another board that is hinted, and none that is misread. */
const otherBoard = 5;
const lookMs = 25;

export interface Limits {
  pieces: number;
  ms: number;
}

interface Moment {
  at: number;
  stack: string;
  kind: string;
}

/** A hint that is being followed. */
interface Followed {
  count: number;
  pressedAt: number;
  glance: string;
  /** What it comes to, once the piece was dropped. */
  wanted: string | null;
}

export class LeaguePlayer {
  readonly #okiba: PanelPage;
  readonly #web: WebGame;
  readonly #score: Score;
  readonly #moments: Moment[] = [];
  readonly #firstHints = new Map<number, number>();
  readonly #hints = new Map<number, Set<string>>();
  readonly #misread = new Map<number, string>();
  #followed: Followed | null = null;
  #pressedAloneAt = -Infinity;
  #pressesAlone = 0;

  constructor(okiba: PanelPage, web: WebGame) {
    this.#okiba = okiba;
    this.#web = web;
    const name = web.game.kind.name;
    this.#score = { name, offBy: null, firstHint: null, pieces: 0, hinted: 0, hints: 0, misread: [], dropped: 0, landed: 0, latencies: [] }; // prettier-ignore
  }

  async play({ pieces, ms }: Limits): Promise<Score> {
    for (const end = Date.now() + ms; Date.now() < end; await sleep(lookMs)) {
      const truth = await this.#web.truth();
      const state = await this.#okiba.state();
      this.#check(truth);
      if (truth.isOver || truth.pieces.length > pieces) break;
      if (truth.pieces.length > 0) this.#look(state, truth);
    }
    return this.#summed(await this.#web.truth());
  }

  #look(state: PanelState, truth: Truth): void {
    const { count, kind } = truth.pieces.at(-1)!;
    const now = Date.now();
    this.#moments.push({ at: now, stack: truth.stack.join('/'), kind });
    const isOther = isReady(state) && this.#isOtherBoard(state, truth);
    if (!isReady(state) || isOther) return this.#playAlone(truth, now);
    const told = { stack: withoutKinds(state.state!.cells).join('/'), kind: state.state!.position.queue[0] };
    const isTrue = this.#moments.some(
      (one) => one.at >= now - lagMs && one.stack === told.stack && one.kind === told.kind,
    );
    if (!isTrue) this.#misread.set(count, `piece ${count} ${kind}: ${told.kind} over ${told.stack}`);
    if (told.kind !== kind || told.stack !== truth.stack.join('/')) return;
    this.#score.offBy = this.#misplacement(state, truth);
    if (!this.#firstHints.has(count)) this.#firstHints.set(count, now);
    const hints = this.#hints.get(count) ?? new Set();
    this.#hints.set(count, hints.add(String(hintOf(state)!.cells)));
    this.#follow(state, count, truth.stack, now);
  }

  /** The piece goes to and fro, and falls by itself. */
  #playAlone({ pieces }: Truth, now: number): void {
    const { count, at } = pieces.at(-1)!;
    if (this.#followed?.count === count || now - at < aloneMs.from) return;
    if (now - this.#pressedAloneAt < aloneMs.key) return;
    this.#pressedAloneAt = now;
    this.#web.game.press(this.#pressesAlone++ % 4 < 2 ? 'left' : 'right');
  }

  /** In another window, where its place says nothing, or beside the own board. */
  #isOtherBoard(state: PanelState, truth: Truth): boolean {
    const isBeside = this.#score.name !== state.source?.name && state.source?.kind === 'window';
    return isBeside || this.#misplacement(state, truth) > otherBoard;
  }

  #misplacement(state: PanelState, { place, columns, rows }: Truth): number {
    const { x, y } = this.#web.game.area();
    return offBy(
      boardOnScreen(state, this.#web.game).rect,
      { ...place, x: x + place.x, y: y + place.y },
      columns,
      rows,
    );
  }

  /** The next key of the hint, when a hand could press it. */
  #follow(state: PanelState, count: number, stack: readonly string[], now: number): void {
    const { inputs, cells } = hintOf(state)!;
    const { active } = state.state!.position;
    if (!active) return;
    const glance = JSON.stringify([inputs, active.x, active.orientation]);
    const before = this.#followed?.count === count ? this.#followed : null;
    const waited = now - (before?.pressedAt ?? -Infinity);
    if (before?.wanted || waited < (before?.glance === glance ? paceMs.again : paceMs.key)) return;
    const isLast = inputs[0] === 'hardDrop';
    const wanted = isLast ? lockCells(stack, cells).rows.join('/') : null;
    this.#followed = { count, pressedAt: now, glance, wanted };
    if (!isLast) return this.#web.game.press(inputs[0]!);
    this.#score.dropped++;
    this.#drop(cellsOf(active), cells);
  }

  #drop(from: readonly Cell[], cells: readonly Cell[]): void {
    const { game } = this.#web;
    if (game.kind.keys.hardDrop) game.press('hardDrop');
    else game.press('softDrop', Math.max(0, (rowsDown(from, cells) ?? 0) - 1));
  }

  /** A dropped piece has landed where it was to, as the next one came in. */
  #check({ pieces }: Truth): void {
    const next = this.#followed && pieces.find(({ count }) => count === this.#followed!.count + 1);
    if (!next || !this.#followed?.wanted) return;
    if (this.#followed.wanted === next.stack.join('/')) this.#score.landed++;
    this.#followed = null;
  }

  #summed({ pieces }: Truth): Score {
    const [first] = pieces;
    const told = [...this.#firstHints.entries()];
    const latencies = told.map(([count, at]) => at - pieces.find((one) => one.count === count)!.at);
    const hints = [...this.#hints.values()].reduce((sum, { size }) => sum + size, 0);
    const firstHint =
      told.length > 0 && first ? (Math.min(...told.map(([, at]) => at)) - first.at) / 1000 : null;
    const misread = [...this.#misread.values()];
    return {
      ...this.#score,
      firstHint,
      pieces: Math.max(0, pieces.length - 1),
      hinted: told.length,
      hints,
      misread,
      latencies,
    };
  }
}
