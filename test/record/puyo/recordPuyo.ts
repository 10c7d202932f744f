/** A match of FloboPuyo against its easy computer: filmed, played at random, and labelled by replay. */
import { sleep, type Desktop } from '../../e2e/stage/desktop.ts';
import { flobopuyo } from '../../e2e/games/windows.ts';
import { RealGame } from '../../e2e/stage/RealGame.ts';
import type { Shot } from '../../e2e/stage/Recorder.ts';
import type { Screen } from '../../e2e/stage/Screen.ts';
import { Camera } from '../Camera.ts';
import { keepFilm, pagesOf, readLabels, type BoardLabel } from '../FilmFile.ts';
import { columns, field, fieldIn, nextIn, rows } from './puyoColours.ts';
import { PuyoReplay, type PlayedPair } from './PuyoReplay.ts';

export interface PuyoLabels extends BoardLabel {
  pairs: (Omit<PlayedPair, 'board'> & { board: string })[];
  /** Which pair falls; `isPlain`: the field and no more than the pair is seen, nothing pops or settles. */
  pictures: { at: number; page: number; piece: number; isPlain: boolean }[];
}

/** Where each pair goes: turns, and columns from where it comes in. */
const moves: readonly (readonly [turns: number, aside: number])[] = [
  [0, -2],
  [1, 3],
  [0, 0],
  [2, 2],
  [3, -2],
];
const longestMs = 20_000;
/** Puyos are drawn anew in each picture, which takes room. */
const pictureMs = 180;

class PuyoPlayer {
  readonly #replay = new PuyoReplay();

  constructor(
    private readonly game: RealGame,
    private readonly camera: Camera,
  ) {}

  async play(): Promise<void> {
    for (const [piece, [turns, aside]] of moves.entries()) {
      await this.#pair(piece);
      await this.#move(turns, aside);
    }
    await this.#pair(moves.length);
    await sleep(1000);
  }

  async #pair(piece: number): Promise<void> {
    const since = Date.now();
    while (this.#replay.pairs.length <= piece) {
      const image = await this.camera.next();
      this.#replay.next(fieldIn(image), nextIn(image));
      if (Date.now() - since > longestMs) throw new Error(`no pair ${piece + 1} comes in`);
    }
  }

  /** A key lowers the pair by half a row. */
  async #move(turns: number, aside: number): Promise<void> {
    await sleep(500);
    for (let turn = 0; turn < turns; turn += 1) await this.#press('ccw');
    for (let step = 0; step < Math.abs(aside); step += 1) await this.#press(aside < 0 ? 'left' : 'right');
    this.game.press('softDrop', 2 * rows);
  }

  async #press(key: 'ccw' | 'left' | 'right'): Promise<void> {
    this.game.press(key);
    await sleep(60);
  }
}

function labelsOf(shots: readonly Shot[]): PuyoLabels {
  const replay = new PuyoReplay();
  for (const { image } of shots) replay.next(fieldIn(image), nextIn(image));
  const { pairs, shown } = replay.labels();
  let piece = 0;
  return {
    board: field,
    columns,
    rows,
    pairs: pairs.map((one) => ({ ...one, board: one.board.join('/') })),
    pictures: pagesOf(shots).pictures.map(({ at, page }, i) => {
      piece = shown[i]?.piece ?? piece;
      return { at, page, piece, isPlain: Boolean(shown[i]) };
    }),
  };
}

/** Films a match on this desktop; the answer says what was kept. */
export async function recordPuyo(desktop: Desktop, screen: Screen): Promise<string> {
  const game = await RealGame.open(desktop, flobopuyo);
  await game.begin(screen);
  const camera = new Camera(screen, game.area(), pictureMs);
  await new PuyoPlayer(game, camera).play();
  const shots = await camera.stop();
  const labels = labelsOf(shots);
  const { pages } = pagesOf(shots);
  await keepFilm('flobopuyo', pages, labels);
  return `${labels.pairs.length} pairs, ${labels.pictures.length} pictures, ${pages.length} different`;
}

export const readPuyoLabels = (name: string): PuyoLabels => readLabels<PuyoLabels>(name);
