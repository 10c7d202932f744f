/** One round of a game for one player: filmed from its first piece on, played, and labelled by replay. */
import type { Image } from '../../../vision/types.ts';
import { sleep, type Desktop } from '../../e2e/stage/desktop.ts';
import { RealGame } from '../../e2e/stage/RealGame.ts';
import type { Screen } from '../../e2e/stage/Screen.ts';
import type { BoardOnScreen, Shot } from '../../e2e/stage/Recorder.ts';
import { Camera } from '../Camera.ts';
import { touchedBoard, usualPicture } from './emptyBoard.ts';
import { filledRows, type EmptyLook } from './filled.ts';
import type { Scene } from './scenes.ts';
import { Player } from './Player.ts';
import { Replay, type Labels } from './Replay.ts';

export interface Film {
  board: BoardOnScreen;
  shots: readonly Shot[];
  labels: Labels;
}

/** The first piece is moved to both walls, so that each pixel is seen without it, and its way measures the board. */
async function learnEmpty(game: RealGame): Promise<void> {
  await sleep(500);
  for (const key of ['left', 'right'] as const) {
    game.press(key, 9);
    await sleep(900);
  }
}

const mostPictures = 15;

function spread<T>(all: readonly T[], most: number): T[] {
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(most, all.length) }, (_, i) => all[Math.floor(i * step)]!);
}

/** Where the game doesn't tell where its board is, the first piece is dropped to its floor. */
async function lookOf(scene: Scene, game: RealGame, camera: Camera, picture: Image): Promise<EmptyLook> {
  const area = game.area();
  const own = scene.kind.board?.(area);
  const { contrast } = scene;
  if (own) {
    const rect = { ...own, x: own.x - area.x, y: own.y - area.y };
    return { picture, contrast, board: { rect, columns: 10, rows: 20 } };
  }
  const falling = camera.shots.map(({ image }) => image);
  game.press('hardDrop');
  await sleep(600);
  const landed = camera.shots.slice(-3).map(({ image }) => image);
  return { picture, contrast, board: touchedBoard(falling, landed, picture) };
}

/** Each picture's filled cells must follow from the rules; of two that are equal in a row one is read. */
function label(shots: readonly Shot[], look: EmptyLook): Labels {
  const replay = new Replay(look.board.columns, look.board.rows);
  let rows: string[] = [];
  shots.forEach(({ image }, i) => {
    if (image !== shots[i - 1]?.image) rows = filledRows(image, look);
    replay.next(rows);
  });
  return replay.labels();
}

/** The film without its first piece, by which the board was learnt. */
function fromSecondPiece({ board, shots, labels }: Film): Film {
  const from = labels.pieces[1]!.from;
  const shown = labels.shown.slice(from).map((one) => (one ? { ...one, piece: one.piece - 1 } : null));
  const pieces = labels.pieces.slice(1).map((piece) => ({ ...piece, from: piece.from - from }));
  return { board, shots: shots.slice(from), labels: { pieces, shown } };
}

/** Plays and films a game on this desktop. Throws where its pictures don't follow from the rules. */
export async function recordTetris(scene: Scene, desktop: Desktop, screen: Screen): Promise<Film> {
  scene.prepare?.(desktop.home);
  const game = await RealGame.open(desktop, scene.kind);
  await game.begin(screen);
  const camera = new Camera(screen, game.area());
  await learnEmpty(game);
  const alone = camera.shots.map(({ image }) => image);
  const picture = usualPicture(spread(alone, mostPictures));
  const start = camera.shots.length;
  await sleep(400);
  const look = await lookOf(scene, game, camera, picture);
  await new Player(game, camera, look, start).play(scene.pieces);
  const shots = (await camera.stop()).slice(start);
  return fromSecondPiece({ board: look.board, shots, labels: label(shots, look) });
}
