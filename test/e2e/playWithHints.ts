/** A beginner who does what the overlay says, one key at a time, and a bystander who checks the screen. */
import type { PanelState } from '../../electron/ipc.ts';
import { colourOf } from '../../renderer/shared/colours.ts';
import type { Cell, Input } from '../../engine/tetris/types.ts';
import type { Image } from '../../vision/types.ts';
import { sleep } from './desktop.ts';
import type { Okiba } from './Okiba.ts';
import type { RealGame } from './RealGame.ts';
import { cellColour, changedOnTop, outlineShare, Recorder, type BoardOnScreen } from './Recorder.ts';
import { distance, parseColour, type Screen } from './Screen.ts';

/** What one piece showed. */
export interface Turn {
  piece: number;
  kind: string;
  /** The hinted cells. */
  cells: Cell[];
  keys: Input[];
  /** From the falling piece's first pixels to the hint's, both read off the screen; null where the film missed one. */
  hintMs: number | null;
  /** Share of the hint's outline that stood on the right cells' edges. */
  outline: number;
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

const filledRow = (row: string) => !row.includes('.');

/** Board after the cells are locked, as '.' and 'X', top row first; and how many rows went. */
function lockCells(rows: readonly string[], cells: readonly Cell[]): { rows: string[]; cleared: number } {
  const grid = rows.map((row) => [...row.replace(/[^.]/g, 'X')]);
  for (const [x, y] of cells) if (grid[rows.length - 1 - y]) grid[rows.length - 1 - y]![x] = 'X';
  const kept = grid.map((row) => row.join('')).filter((row) => !filledRow(row));
  const cleared = rows.length - kept.length;
  return { rows: [...Array<string>(cleared).fill('.'.repeat(rows[0]!.length)), ...kept], cleared };
}

/** Cells that differ, as "x,y is S, not S"; '' where none does. */
function differences(expected: readonly string[], actual: readonly string[]): string {
  const found = expected.flatMap((row, r) =>
    [...row].flatMap((letter, x) =>
      actual[r]?.[x] === letter ? [] : [`${x},${expected.length - 1 - r} is ${actual[r]?.[x]}`],
    ),
  );
  return found.join(' ');
}

/** The watched board in screen pixels: the panel's own figures plus where the game's window stands. */
export function boardOnScreen(state: PanelState, game: RealGame): BoardOnScreen {
  const seen = state.observation;
  if (!seen?.game) throw new Error('no board is watched');
  const origin = state.source?.kind === 'window' ? game.area() : { x: 0, y: 0 };
  const rect = {
    x: Math.round(origin.x + seen.board.x),
    y: Math.round(origin.y + seen.board.y),
    width: Math.round(seen.board.width),
    height: Math.round(seen.board.height),
  };
  return { rect, columns: seen.columns, rows: seen.rows };
}

/** The board as the hint takes it, '.' and 'X', top row first. */
const boardOf = (state: PanelState): string[] =>
  (state.state?.cells ?? []).map((row) => row.replace(/[^.]/g, 'X'));
export const hintOf = (state: PanelState) => state.suggestion?.candidates[0];
export const isReady = (state: PanelState) =>
  state.status === 'ready' && (hintOf(state)?.inputs.length ?? 0) > 0;

/** What a beginner looks at before the next key: where the piece stands, and the keys. */
function glance(state: PanelState): string {
  const { x, orientation } = state.state?.position.active ?? {};
  return JSON.stringify([hintOf(state)?.inputs, x, orientation]);
}

/**
 * Presses the hint's keys one by one, looking at the hint again after each, until the drop. A key that a game doesn't
 * take (a turn at the very top, say) is pressed again.
 */
async function followKeys(
  okiba: Okiba,
  game: RealGame,
  start: PanelState,
): Promise<{ keys: Input[]; last: PanelState }> {
  const keys: Input[] = [];
  let state = start;
  while (keys.length < 24) {
    const key = hintOf(state)!.inputs[0]!;
    game.press(key);
    keys.push(key);
    if (key === 'hardDrop') break;
    const before = glance(state);
    const isOver = (now: PanelState) => now.piece !== start.piece;
    const answered = (now: PanelState) => isOver(now) || (isReady(now) && glance(now) !== before);
    await okiba.until(answered, `an answer to ${keys.join(' ')}`, 600).catch(() => {});
    const now = await okiba.until(
      (later) => isOver(later) || isReady(later),
      `the keys after ${keys.join(' ')}`,
      3000,
    );
    if (isOver(now)) break;
    state = now;
  }
  return { keys, last: state };
}

export class Beginner {
  readonly #okiba: Okiba;
  readonly #game: RealGame;
  readonly #recorder: Recorder;
  /** The board's top as it looks when empty: taken while the first piece is far below it. */
  readonly #empty: Image;
  #piece = -1;
  #dropped = 0;
  /** When the last piece was seen in its place: what is in the top rows from then on is the next one. */
  #landed = 0;

  private constructor(okiba: Okiba, game: RealGame, recorder: Recorder, empty: Image) {
    this.#okiba = okiba;
    this.#game = game;
    this.#recorder = recorder;
    this.#empty = empty;
  }

  /** Waits for the first hint and for the first piece to have left the top rows. */
  static async sitDown(okiba: Okiba, game: RealGame, screen: Screen): Promise<Beginner> {
    const state = await okiba.until(isReady, 'the first hint', 30_000);
    const recorder = new Recorder(screen, boardOnScreen(state, game));
    const low = (now: PanelState) => {
      const y = now.state?.position.active?.y ?? 0;
      return isReady(now) && y < recorder.board.rows - 6 && y > lowestToPlay;
    };
    await okiba.until(low, 'the first piece below the top rows', 20_000);
    return new Beginner(okiba, game, recorder, (await screen.grab(recorder.board.rect)) as Image);
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
    await sleep(120);
    const { board } = this.#recorder;
    const kind = start.state!.position.queue[0]!;
    const first = hintOf(start)!.cells;
    const colour = parseColour(colourOf(kind));
    const drawn = (image: Image) => outlineShare(image, board, first, colour) >= 0.6;
    const spawned = this.#recorder.first(
      this.#landed,
      (image) => changedOnTop(image, this.#empty, board, 2) >= 1,
    );
    const hinted = this.#recorder.first(spawned?.at ?? this.#dropped, drawn);
    const outline = outlineShare(this.#recorder.latest().image, board, first, colour);
    const { keys, last } = await followKeys(this.#okiba, this.#game, start);
    const cells = hintOf(last)?.cells ?? first;
    const measured = this.#dropped > 0 && spawned && hinted ? hinted.at - spawned.at : null;
    return {
      piece: start.piece,
      kind,
      cells,
      keys,
      hintMs: measured,
      outline,
      ...(await this.#landing(last, cells)),
    };
  }

  /** Looks at the hinted cells on the screen after the drop, and at the board that the next hint stands on. */
  async #landing(before: PanelState, cells: Cell[]): Promise<Pick<Turn, 'landed' | 'read' | 'cleared'>> {
    const expected = lockCells(boardOf(before), cells);
    const landed = await this.#seeFilled(cells, expected.cleared > 0);
    const next = (state: PanelState) => isReady(state) && state.piece !== this.#piece;
    const after = await this.#okiba.until(next, `a hint after piece ${this.#piece}`, 8000);
    const read = differences(expected.rows, boardOf(after));
    return { landed, read, cleared: read === '' ? expected.cleared : 0 };
  }

  /** Whether the hinted cells change on the screen. Where rows vanish, it is enough that the board's picture changes there. */
  async #seeFilled(cells: Cell[], vanishing: boolean): Promise<boolean> {
    const { board } = this.#recorder;
    const old = this.#recorder.latest().image;
    this.#dropped = Date.now();
    const changed = (image: Image) => (cell: Cell) =>
      distance(cellColour(image, board, cell), cellColour(old, board, cell)) > 20;
    const visible = cells.filter(([, y]) => y < board.rows);
    const filled = (image: Image) =>
      vanishing ? visible.some(changed(image)) : visible.every(changed(image));
    while (Date.now() - this.#dropped < 1500) {
      await sleep(20);
      const shot = this.#recorder.first(this.#dropped, filled);
      this.#landed = shot?.at ?? this.#dropped;
      if (shot) return true;
    }
    return false;
  }
}
