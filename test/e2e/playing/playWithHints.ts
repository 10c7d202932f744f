/** A beginner who does what the overlay says, one key at a time, and a bystander who checks the screen. */
import type { Page } from 'playwright-core';
import type { PanelState } from '../../../electron/contract/panel.ts';
import type { Cell, Input, Piece } from '../../../engine/tetris/types.ts';
import type { Image, Rect } from '../../../vision/types.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import { offBy } from './places.ts';
import { differences, illegal, lockCells, rowsDown, withoutKinds } from './boards.ts';
import { sleep } from '../stage/desktop.ts';
import type { PanelPage } from '../stage/PanelPage.ts';
import type { RealGame } from '../stage/RealGame.ts';
import {
  cellColour,
  changedOnTop,
  drawn,
  outlineShare,
  Recorder,
  type BoardOnScreen,
} from '../stage/Recorder.ts';
import { distance, type Rgb, type Screen } from '../stage/Screen.ts';
import { drawnColour } from '../stage/drawnColour.ts';

/** What one piece showed. */
export interface Turn {
  piece: number;
  kind: Piece;
  /** The hinted cells. */
  cells: Cell[];
  keys: Input[];
  /** The hint stood elsewhere by the time that a hand could follow it. */
  isChanged: boolean;
  /** From the falling piece's first pixels to the hint's, both read off the screen; null where the film missed one. */
  hintMs: number | null;
  /** Share of the hint's outline that stood on the right cells' edges. */
  outline: number;
  /** What the panel and the overlay had instead, where that was too little; '' otherwise. */
  instead: string;
  /** Why the hinted cells are no place of the game's board; '' where they are one. */
  illegal: string;
  /** The hinted cells filled on the screen when the piece was dropped. */
  landed: boolean;
  /** Where the board under the next hint is not as the rules have it; '' where it is. */
  read: string;
  cleared: number;
}

export interface Played {
  turns: Turn[];
  rowsCleared: number;
}

/** A piece further down may come to rest before its keys are pressed. */
const lowestToPlay = 6;
/** A piece that is dropped, or lowered and left to come to rest, is in its place by then. */
const landingMs = 2500;
/** Nobody presses a key sooner after a hint; some games take none while a new piece slides in. */
const reactionMs = 200;
/** A hint that the panel tells is drawn by then, however busy the machine. */
const drawingMs = 2000;

const whole = ({ x, y, width, height }: Rect): Rect => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});

/** The watched board in screen pixels: the panel's own figures plus where the game's window stands. */
export function boardOnScreen(state: PanelState, game: RealGame): BoardOnScreen {
  const seen = state.observation;
  if (!seen?.game) throw new Error('no board is watched');
  const origin = state.source?.kind === 'window' ? game.area() : { x: 0, y: 0 };
  const rect = whole({ ...seen.board, x: origin.x + seen.board.x, y: origin.y + seen.board.y });
  return { rect, columns: seen.columns, rows: seen.rows };
}

/** In cells: a board that is found farther off is measured once pieces are moved. */
const mostOff = 0.1;

/** Where the hints' cells are: on the watched board, or on the game's own if that is found too far off. */
function hintedBoard(state: PanelState, game: RealGame): BoardOnScreen {
  const watched = boardOnScreen(state, game);
  const own = game.kind.board?.(game.area());
  const isOff = own && offBy(watched.rect, own, watched.columns, watched.rows) > mostOff;
  return isOff ? { ...watched, rect: whole(own) } : watched;
}

/** The board as the hint takes it, '.' and 'X', top row first. */
const boardOf = (state: PanelState): string[] => withoutKinds(state.state?.cells ?? []);
const pieceOf = (state: PanelState): Cell[] => {
  const active = state.state?.position.active;
  return active ? cellsOf(active) : [];
};
export const hintOf = (state: PanelState) => state.suggestion?.candidates[0];
export const isReady = (state: PanelState) =>
  state.status === 'ready' && (hintOf(state)?.inputs.length ?? 0) > 0;

/** What a beginner looks at before the next key: where the piece stands, and the keys. */
function glance(state: PanelState): string {
  const { x, orientation } = state.state?.position.active ?? {};
  return JSON.stringify([hintOf(state)?.inputs, x, orientation]);
}

/**
 * Presses the hint's keys one by one, looking at the hint again after each, until only the drop is left. A key that a
 * game doesn't take (a turn at the very top, say) is pressed again. `isOver`: the piece came to rest on the way.
 */
async function followKeys(
  okiba: PanelPage,
  game: RealGame,
  start: PanelState,
): Promise<{ keys: Input[]; last: PanelState; isOver: boolean }> {
  const keys: Input[] = [];
  let state = start;
  while (keys.length < 24) {
    const key = hintOf(state)!.inputs[0]!;
    if (key === 'hardDrop') return { keys, last: state, isOver: false };
    game.press(key);
    keys.push(key);
    const before = glance(state);
    const isOver = (now: PanelState) => now.piece !== start.piece;
    const answered = (now: PanelState) => isOver(now) || (isReady(now) && glance(now) !== before);
    await okiba.until(answered, `an answer to ${keys.join(' ')}`, 600).catch(() => {});
    const now = await okiba.until(
      (later) => isOver(later) || isReady(later),
      `the keys after ${keys.join(' ')}`,
      3000,
    );
    if (isOver(now)) return { keys, last: state, isOver: true };
    state = now;
  }
  return { keys, last: state, isOver: false };
}

/** Drops the piece; without a key for that it is lowered to its place and comes to rest by itself. */
function drop(game: RealGame, from: PanelState, cells: readonly Cell[]): void {
  if (game.kind.keys.hardDrop) game.press('hardDrop');
  else game.press('softDrop', Math.max(0, (rowsDown(pieceOf(from), cells) ?? 0) - 1));
}

/** The board when a piece's hint had come up. */
interface Before {
  image: Image;
  piece: readonly Cell[];
}

/** A running app, with the page that draws over the game. */
export type HintingApp = PanelPage & { page(name: string): Promise<Page> };

export class Beginner {
  readonly #okiba: PanelPage;
  readonly #overlay: Page;
  readonly #game: RealGame;
  readonly #recorder: Recorder;
  /** The board's top as it looks when empty: taken while the first piece is far below it. */
  readonly #empty: Image;
  #piece = -1;
  #dropped = 0;
  /** When the last piece was seen in its place: what is in the top rows from then on is the next one. */
  #landed = 0;

  private constructor(okiba: HintingApp, overlay: Page, game: RealGame, recorder: Recorder, empty: Image) {
    this.#okiba = okiba;
    this.#overlay = overlay;
    this.#game = game;
    this.#recorder = recorder;
    this.#empty = empty;
  }

  /** Waits for the first hint and for the first piece to have left the top rows. */
  static async sitDown(okiba: HintingApp, game: RealGame, screen: Screen): Promise<Beginner> {
    await okiba.until(isReady, 'the first hint', 30_000);
    const low = (now: PanelState) => {
      const { active, board } = now.state?.position ?? {};
      return isReady(now) && !!active && active.y < board!.rows - 6 && active.y > lowestToPlay;
    };
    const state = await okiba.until(low, 'the first piece below the top rows', 20_000);
    const recorder = new Recorder(screen, hintedBoard(state, game));
    return new Beginner(
      okiba,
      await okiba.page('overlay'),
      game,
      recorder,
      (await screen.grab(recorder.board.rect)) as Image,
    );
  }

  /** The board that Okiba watches. */
  get board(): BoardOnScreen {
    return this.#recorder.board;
  }

  async play(pieces: number): Promise<Played> {
    const turns: Turn[] = [];
    for (let i = 0; i < pieces; i += 1) turns.push(await this.#turn());
    await this.#recorder.stop();
    return { turns, rowsCleared: turns.reduce((sum, { cleared }) => sum + cleared, 0) };
  }

  async #turn(): Promise<Turn> {
    const next = (state: PanelState) => isReady(state) && state.piece !== this.#piece;
    const start = await this.#okiba.until(next, `a hint after piece ${this.#piece}`, 8000);
    this.#piece = start.piece;
    const kind = start.state!.position.queue[0]!;
    const first = hintOf(start)!.cells;
    const { outline, colour } = await this.#seeOutline(first);
    const instead = outline < drawn ? await this.#shownInstead() : '';
    const hintMs = this.#dropped > 0 && colour ? this.#timeHint(colour, first) : null;
    const before = { image: this.#recorder.latest().image, piece: pieceOf(start) };
    await sleep(reactionMs);
    const begun = await this.#okiba.until(isReady, 'a hint to follow', 3000);
    const { keys, last, isOver } = await followKeys(this.#okiba, this.#game, begun);
    const cells = hintOf(last)?.cells ?? first;
    this.#dropped = Date.now();
    if (!isOver) drop(this.#game, last, cells);
    return {
      piece: start.piece,
      kind,
      cells,
      keys,
      isChanged: String(hintOf(begun)!.cells) !== String(first),
      hintMs,
      outline,
      instead,
      illegal: illegal(boardOf(last), cells),
      ...(await this.#landing(last, cells, before)),
    };
  }

  /** Share of the hint's outline that stands on its cells' edges: looked at until it does, or for `drawingMs`. */
  async #seeOutline(cells: readonly Cell[]): Promise<{ outline: number; colour: Rgb | null }> {
    const { board } = this.#recorder;
    const since = Date.now();
    for (;;) {
      await sleep(40);
      const colour = await drawnColour(this.#overlay);
      const { image } = this.#recorder.latest();
      const outline = colour ? outlineShare(image, board, cells, colour) : 0;
      if (outline >= drawn || Date.now() - since > drawingMs * this.#okiba.patience)
        return { outline, colour };
    }
  }

  /** The hint and the board's place that the panel tells now, and what the overlay draws. */
  async #shownInstead(): Promise<string> {
    const now = await this.#okiba.until(() => true, 'a state', 1000);
    const cells = JSON.stringify(hintOf(now)?.cells);
    const { rect } = boardOnScreen(now, this.#game);
    const shown = await this.#overlay.evaluate(
      () => document.querySelector('[data-role="hint"]')?.outerHTML.slice(0, 400) ?? 'no hint',
    );
    return `${now.status} ${cells} on ${JSON.stringify(rect)}, filmed ${JSON.stringify(this.#recorder.board.rect)}, drawn ${shown}`;
  }

  /** From the first pixels of a new piece in the top rows to the first of its hint, as filmed. */
  #timeHint(colour: Rgb, cells: readonly Cell[]): number | null {
    const { board } = this.#recorder;
    const spawned = this.#recorder.first(
      this.#landed,
      (image) => changedOnTop(image, this.#empty, board, 2) >= 1,
    );
    const hinted =
      spawned &&
      this.#recorder.first(spawned.at, (image) => outlineShare(image, board, cells, colour) >= drawn);
    return spawned && hinted ? hinted.at - spawned.at : null;
  }

  /** Looks at the hinted cells on the screen after the drop, and at the board that the next hint stands on. */
  async #landing(
    last: PanelState,
    cells: Cell[],
    before: Before,
  ): Promise<Pick<Turn, 'landed' | 'read' | 'cleared'>> {
    const expected = lockCells(boardOf(last), cells);
    const landed = await this.#seeLanded(cells, before, expected.cleared);
    const next = (state: PanelState) => isReady(state) && state.piece !== this.#piece;
    const after = await this.#okiba.until(next, `a hint after piece ${this.#piece}`, 8000);
    const read = differences(expected.rows, boardOf(after));
    return { landed, read, cleared: read === '' ? expected.cleared.length : 0 };
  }

  /**
   * Whether all hinted cells look different from `before`, where the piece did not stand in them by then. Where rows
   * vanish, at once in some games, it is enough that the picture changes in them.
   */
  async #seeLanded(cells: Cell[], before: Before, vanishing: number[]): Promise<boolean> {
    const { board } = this.#recorder;
    const had = new Set(before.piece.map(String));
    const own = cells.filter((cell) => cell[1] < board.rows && !had.has(String(cell)));
    const gone = vanishing.flatMap((y) => Array.from({ length: board.columns }, (_, x): Cell => [x, y]));
    const changed = (image: Image) => (cell: Cell) =>
      distance(cellColour(image, board, cell), cellColour(before.image, board, cell)) > 20;
    const filled = (image: Image) => (gone.length ? gone.some(changed(image)) : own.every(changed(image)));
    while (Date.now() - this.#dropped < landingMs * this.#okiba.patience) {
      await sleep(20);
      const shot = this.#recorder.first(this.#dropped, filled);
      this.#landed = shot?.at ?? this.#dropped;
      if (shot) return true;
    }
    return false;
  }
}
