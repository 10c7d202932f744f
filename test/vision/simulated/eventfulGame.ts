import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { Location } from '../../../engine/tetris/types.ts';
import type { Doubt, TetrisObservation } from '../../../vision/types.ts';
import type { GameOptions } from './gameFilm.ts';
import { columns, emptyRow, rows, SimulatedGame } from './simulatedGame.ts';

/** What else happens in a game; shares are of its pieces. */
export interface EventfulOptions extends GameOptions {
  /** Rows come up from below while a piece falls. */
  garbage?: number;
  /** Rows come up when a piece has locked. */
  revenge?: number;
  /** The game stands still for longer than any effect, behind a cover. */
  pauses?: number;
  /** Something covers the board for a moment. */
  notices?: number;
  /** Share of the steps between which the piece is drawn between two cells for some frames. */
  slides?: number;
  /** Rounds that end when the stack reaches the top. */
  rounds?: number;
}

/** Something that the player saw happen, in the words of a track; `frame` is the first one that can show it. */
export interface Happening {
  frame: number;
  text: string;
}

type Cover = 'menu' | 'blank' | 'text' | 'slide';

const menu: Doubt = 'looks like a menu or a finished game';
const covered: Doubt = 'something covers the board';
const coverFrames = { pause: 45, notice: 8, over: 60, slide: 2 };
const mostGarbage = 4;

/** A simulated game with garbage, pauses and several rounds, and a list of all that happened. */
export class EventfulGame extends SimulatedGame {
  readonly happenings: Happening[] = [];
  private cover: Cover | null = null;
  private isFresh = true;

  constructor(private readonly events: EventfulOptions) {
    super(events);
  }

  override play(): this {
    for (let round = 0; round < (this.events.rounds ?? 1); round++) {
      super.play();
      this.forgetLastLock();
      if (this.events.rounds) this.end();
    }
    return this;
  }

  /** Without another piece a lock is seen where rows vanish only, and what the next piece would come with is not. */
  private forgetLastLock(): void {
    const last = this.happenings.findLastIndex(({ text }) => text === 'lock');
    const after = this.happenings.slice(last + 1).map(({ text }) => text);
    if (last < 0 || !after.every((text) => /^(clear|garbage)/.test(text))) return;
    const { effect, delay, rounds } = this.events;
    const isClear = /^clear/.test(after[0] ?? '');
    if (rounds) this.happenings.splice(last, isClear ? 0 : 1);
    else this.happenings.length = isClear && (effect || delay) ? last + 2 : last;
  }

  /** The stack stands there for a moment, then it is covered. */
  private end(): void {
    this.film(null, 4);
    this.happen('gameOver');
    this.filmCovered(null, this.random() < 0.5 ? 'menu' : 'blank', coverFrames.over);
    this.grid = this.grid.map(emptyRow);
    this.isFresh = true;
  }

  protected override isOver(): boolean {
    if (!this.events.rounds) return super.isOver();
    return this.grid.slice(rows - 3).some((row) => row.some(Boolean));
  }

  protected override spawned(kind: 'spawn' | 'hold'): void {
    const first = this.happenings.length === 0 ? 'found' : 'restart';
    this.happen(this.isFresh ? first : kind);
    this.isFresh = false;
  }

  protected override locked(cleared: number): void {
    this.happen('lock');
    if (cleared) this.happen(`clear ${cleared}`);
    if (this.random() < (this.events.revenge ?? 0)) this.rise();
  }

  protected override meanwhile(at: Location): Location {
    const { garbage = 0, pauses = 0, notices = 0 } = this.events;
    if (this.happenings.length === 1) return at;
    if (this.random() < pauses) this.pause(at);
    if (this.random() < notices) this.filmCovered(at, 'text', coverFrames.notice);
    if (this.random() >= garbage) return at;
    this.rise();
    let free = at;
    while (!this.fits(cellsOf(free))) free = { ...free, y: free.y + 1 };
    this.film(free, 3);
    return free;
  }

  protected override between(at: Location): void {
    if (this.random() < (this.events.slides ?? 0)) this.filmCovered(at, 'slide', coverFrames.slide);
  }

  private pause(at: Location): void {
    this.happen('pause');
    const covers = ['menu', 'blank', 'text'] as const;
    this.filmCovered(at, covers[Math.floor(this.random() * covers.length)]!, coverFrames.pause);
    this.happen('resume');
    this.film(at, 3);
  }

  private filmCovered(at: Location | null, cover: Cover, frames: number): void {
    this.cover = cover;
    this.film(at, frames);
    this.cover = null;
  }

  /** Equal rows with one gap, as long as they leave room for a piece. */
  private rise(): void {
    const count = 1 + Math.floor(this.random() * mostGarbage);
    if (this.grid.slice(rows - 4 - count).some((row) => row.some(Boolean))) return;
    const gap = Math.floor(this.random() * columns);
    const row = emptyRow().map((_, x) => x !== gap);
    this.grid = [...Array.from({ length: count }, () => [...row]), ...this.grid].slice(0, rows + 8);
    this.happen(`garbage ${count}`);
  }

  private happen(text: string): void {
    this.happenings.push({ frame: this.frames.length, text });
  }

  protected override altered(observation: TetrisObservation): TetrisObservation {
    const hidden = { ...observation, current: null, confidence: 0.6 };
    const empty = observation.cells.map((row) => row.replace(/./g, '.'));
    switch (this.cover) {
      case 'menu':
        return { ...hidden, cells: empty.map((row) => row.replace(/./g, 'X')), next: [], doubts: [menu] };
      case 'blank':
        return { ...hidden, cells: empty, next: [] };
      case 'text':
        return { ...hidden, cells: withText(observation.cells), doubts: [covered] };
      case 'slide':
        return this.random() < 0.5 ? hidden : { ...hidden, cells: withHalf(observation) };
      case null:
        return observation;
    }
  }
}

const withText = (cells: readonly string[]): string[] =>
  cells.map((row, y) => (y === 8 || y === 10 ? '.XX.XXX.X.' : y === 9 ? 'X.XXX.X.XX' : row));

/** Half of the falling piece can be made out. */
function withHalf({ cells, current }: TetrisObservation): string[] {
  const half = (current?.cells ?? []).slice(2);
  return cells.map((row, y) =>
    [...row]
      .map((cell, x) => (half.some(([cx, cy]) => cx === x && rows - 1 - cy === y) ? 'X' : cell))
      .join(''),
  );
}
