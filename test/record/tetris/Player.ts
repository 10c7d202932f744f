/** Plays a game by its keys, looking at the screen after each: any rotation system will do. */
import { identify } from '../../../engine/tetris/rules/pieces.ts';
import type { Cell, Input, Piece } from '../../../engine/tetris/types.ts';
import { sleep } from '../../e2e/stage/desktop.ts';
import type { RealGame } from '../../e2e/stage/RealGame.ts';
import type { Camera } from '../Camera.ts';
import { filledRows, type EmptyLook } from './filled.ts';
import { bestPlace } from './place.ts';
import { dropped, Replay } from './Replay.ts';

/** Games slide a piece for up to this time. */
const keyMs = 220;
/** Nobody drops a piece sooner. */
const lookMs = 600;
const longestFallMs = 8000;

const leftOf = (cells: readonly Cell[]): number => Math.min(...cells.map(([x]) => x));
/** The same for the same piece in the same orientation, wherever it is. */
function pattern(cells: readonly Cell[]): string {
  const bottom = Math.min(...cells.map(([, y]) => y));
  const from = cells.map(([x, y]) => `${x - leftOf(cells)},${y - bottom}`);
  return from.sort().join(' ');
}

export class Player {
  readonly #game: RealGame;
  readonly #camera: Camera;
  readonly #look: EmptyLook;
  readonly #replay: Replay;

  /** `look.board` was empty when the camera took its picture `from`. */
  constructor(game: RealGame, camera: Camera, look: EmptyLook, from: number) {
    this.#game = game;
    this.#camera = camera;
    this.#look = look;
    this.#replay = new Replay(look.board.columns, look.board.rows);
    for (const { image } of camera.shots.slice(from)) this.#replay.next(filledRows(image, look));
  }

  /** Goes on until so many pieces have been placed; throws where a piece is lost sight of. */
  async play(pieces: number): Promise<void> {
    for (let piece = Math.max(0, this.#replay.pieces.length - 1); piece < pieces; piece += 1)
      await this.#place(await this.#wholePiece(piece));
    await this.#wholePiece(pieces);
  }

  async #see(): Promise<Cell[] | null> {
    const isExplained = this.#replay.next(filledRows(await this.#camera.next(), this.#look));
    return isExplained ? this.#replay.falling : null;
  }

  async #wholePiece(piece: number): Promise<Cell[]> {
    const since = Date.now();
    while (Date.now() - since < longestFallMs) {
      const cells = await this.#see();
      if (cells && identify(cells) && this.#replay.pieces.length > piece) return cells;
    }
    throw new Error(`no piece ${piece + 1} comes into ${this.#game.kind.name}`);
  }

  async #place(start: Cell[]): Promise<void> {
    await sleep(lookMs);
    const kind = identify(start)!.type as Piece;
    const goal = bestPlace(this.#replay.board, kind);
    let cells = start;
    for (let turn = 0; turn < 4 && pattern(cells) !== pattern(goal); turn += 1)
      cells = await this.#press('cw', cells);
    for (let step = 0; step < 10 && leftOf(cells) !== leftOf(goal); step += 1)
      cells = await this.#press(leftOf(cells) > leftOf(goal) ? 'left' : 'right', cells);
    if (this.#game.kind.keys.hardDrop) this.#game.press('hardDrop');
    else this.#game.press('softDrop', this.#rowsBelow(cells));
  }

  async #press(key: Input, before: Cell[]): Promise<Cell[]> {
    this.#game.press(key);
    await sleep(keyMs);
    return (await this.#see()) ?? before;
  }

  #rowsBelow(cells: readonly Cell[]): number {
    return Math.max(0, cells[0]![1] - dropped(this.#replay.board, cells)[0]![1] - 1);
  }
}
