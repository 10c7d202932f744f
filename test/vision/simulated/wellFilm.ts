/** A game drawn over a picture that shows through its well, as a stream of frames with the truth beside each. */
import { suggest } from '../../../engine/tetris/advice/suggest.ts';
import {
  fall,
  isGrounded,
  lock,
  newGame,
  press,
  stateOf,
  type Game,
} from '../../../engine/tetris/rules/play.ts';
import { parseBoard } from '../../../engine/tetris/rules/board.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { Cell, Input, Piece } from '../../../engine/tetris/types.ts';
import type { Frame, Image, Layout, Rect } from '../../../vision/types.ts';
import {
  blank,
  disc,
  fill,
  gradient,
  grey,
  photo,
  polygon,
  type Colour,
} from '../synthetic/drawing/paint.ts';
import { Chance } from '../synthetic/drawing/random.ts';

const full = { width: 620, height: 700 };
const cell = 30;
const [columns, rows] = [10, 20];
const board: Rect = { x: 70, y: 50, width: columns * cell, height: rows * cell };
const nextBox: Rect = { x: 420, y: 70, width: 150, height: 110 };
const frameMs = 50;
/** Frames between two rows of gravity, before the first key of a piece, and between two keys. */
const pace = { fall: 10, think: 14, key: 3 };

const colours: Record<Piece, Colour> = {
  I: [64, 190, 220],
  O: [222, 196, 50],
  T: [160, 76, 200],
  S: [96, 186, 66],
  Z: [214, 64, 70],
  J: [70, 96, 210],
  L: [226, 136, 44],
};

export interface WellFilmOptions {
  seed: number;
  pieces: number;
  /** How much the well darkens what shows through it, 0..1. */
  veil: number;
  /** Pieces played before the first frame. */
  missed?: number;
  /** 'pagoda': drawn art in the well; 'photo': light and shade alone. */
  art?: 'pagoda' | 'photo';
  /** Nobody touches the pieces; they fall the faster, or a row in so many frames. */
  isIdle?: boolean;
  rowFrames?: number;
  /** What lies is lit from aside, what falls from above; blocks of one colour lie in grey. */
  isSettledOtherwise?: boolean;
  /** Blocks are of one colour, without light and shade. */
  isFlat?: boolean;
  /** Full rows of grey blocks at the bottom, which never clear; the game goes on above them, and so many of its rows are not shown. */
  solid?: number;
  /** A map: text rows that lie there at first, the lowest ones, top row first. */
  map?: readonly string[];
}

/** One frame and the game that it shows. */
export interface WellFrame {
  frame: Frame;
  game: Game;
}

/** Where the board stands in every frame of the films. */
export const wellLayout: Layout = {
  game: 'tetris',
  board,
  columns,
  rows,
  next: [],
  hold: null,
  confidence: 0.5,
};

/** The frames of a game, 20 a second. */
export function* wellFilm({
  seed,
  pieces,
  veil,
  missed = 0,
  art = 'pagoda',
  isIdle = false,
  rowFrames,
  isSettledOtherwise = false,
  isFlat = false,
  solid = 0,
  map,
}: WellFilmOptions): Generator<WellFrame> {
  const scenery = drawScenery(seed, veil, art);
  const falling = isFlat ? unlit : litAbove;
  const settled = isSettledOtherwise && !isFlat ? litAside : falling;
  const lying = isSettledOtherwise && isFlat ? () => grey(150) : lockedColour;
  let game = playOn(begun(seed, map), missed);
  const last = game.locked + pieces;
  let seq = 0;
  for (const now of isIdle ? idle(game, rowFrames) : played(game)) {
    game = now;
    if (game.over || game.locked >= last) return;
    yield { frame: frameOf(draw(scenery, game, { falling, settled, lying, solid }), seq), game };
    seq += 1;
  }
}

function frameOf(image: Image, seq: number): Frame {
  return { ...image, seq, capturedAt: 1e6 + seq * frameMs, origin: { x: 0, y: 0 }, full };
}

function keysFor(game: Game): readonly Input[] {
  const state = stateOf(game);
  return state
    ? (suggest({ ...state, canHold: false }, { evaluator: 'dellacherie' }).candidates[0]?.inputs ?? [])
    : [];
}

const begun = (seed: number, map: readonly string[] = ['..........']): Game => ({
  ...newGame(seed, { previews: 1 }),
  board: parseBoard(map, rows),
});

function playOn(game: Game, pieces: number): Game {
  let now = game;
  for (const end = now.locked + pieces; now.locked < end;) now = placed(now);
  return now;
}

/** A piece is put where a good player puts it. */
function placed(game: Game): Game {
  const moved = keysFor(game).reduce((now, key) => (key === 'hardDrop' ? now : press(now, key)), game);
  return lock(moved);
}

/** The game in each frame: a player thinks, then presses a key now and then, while the piece falls. */
function* played(first: Game): Generator<Game> {
  let game = first;
  for (let piece = -1, age = 0, keys: Input[] = []; !game.over; age += 1) {
    if (game.locked !== piece) [piece, age, keys] = [game.locked, 0, [...keysFor(game)]];
    if (age > 0 && age % pace.fall === 0) game = isGrounded(game) ? lock(game) : fall(game);
    else if (age >= pace.think && age % pace.key === 0) game = press(game, keys.shift() ?? 'hardDrop');
    yield game;
  }
}

function* idle(first: Game, rowFrames = 3): Generator<Game> {
  let game = first;
  for (let age = 0; !game.over; age += 1) {
    if (age % rowFrames === rowFrames - 1) game = isGrounded(game) ? lock(game) : fall(game);
    yield game;
  }
}

/** How blocks are drawn: lit while they fall and once they lie, and in which colour then. */
interface Look {
  falling: Light;
  settled: Light;
  lying: (x: number, y: number) => Colour;
  solid: number;
}

function draw(
  scenery: Image,
  { board: { masks }, active, next }: Game,
  { falling, settled, lying, solid }: Look,
): Image {
  const image = { ...scenery, data: scenery.data.slice() };
  const all = Array.from({ length: columns }, (_, x) => x);
  for (let y = 0; y < solid; y += 1) for (const x of all) block(image, grey(86), [x, y], settled);
  masks.forEach((mask, y) => {
    for (const x of all) if (mask & (1 << x)) block(image, lying(x, y), [x, y + solid], settled);
  });
  for (const [x, y] of active ? cellsOf(active) : [])
    block(image, colours[active!.type], [x, y + solid], falling);
  for (const at of cellsOf({ type: next[0]!, orientation: 'north', x: 13, y: 17 }))
    block(image, colours[next[0]!], at, falling);
  return image;
}

const kinds = Object.values(colours);
/** What a piece was is not kept in a board: any of the colours will do. */
const lockedColour = (x: number, y: number): Colour =>
  kinds[(3 * x + 5 * y + ((x * y) >> 1)) % kinds.length]!;

/** The bright edge of a block and the dark one, in pixels of its cell. */
type Light = readonly [bright: Rect, dark: Rect] | readonly [];
const unlit: Light = [];
const litAbove: Light = [
  { x: 1, y: 1, width: cell - 2, height: 4 },
  { x: 1, y: cell - 5, width: cell - 2, height: 4 },
];
const litAside: Light = [
  { x: cell - 5, y: 1, width: 4, height: cell - 2 },
  { x: 1, y: 1, width: 4, height: cell - 2 },
];

function block(image: Image, colour: Colour, [x, y]: Cell, [bright, dark]: Light): void {
  if (y >= rows) return;
  const at = { x: board.x + x * cell, y: board.y + (rows - 1 - y) * cell, width: cell, height: cell };
  fill(image, at, [20, 20, 26]);
  fill(image, { x: at.x + 1, y: at.y + 1, width: cell - 2, height: cell - 2 }, colour);
  if (!bright || !dark) return;
  fill(image, { ...bright, x: at.x + bright.x, y: at.y + bright.y }, [255, 255, 255], 0.4);
  fill(image, { ...dark, x: at.x + dark.x, y: at.y + dark.y }, [0, 0, 0], 0.35);
}

function drawScenery(seed: number, veil: number, art: 'pagoda' | 'photo'): Image {
  const chance = new Chance(seed);
  const image = blank(full.width, full.height, [90, 120, 170]);
  gradient(image, { x: 0, y: 0, ...full }, [120, 160, 210], [230, 190, 150]);
  const ground = { x: 0, y: 560, width: full.width, height: full.height - 560 };
  photo(image, ground, [50, 80, 45], [150, 150, 90], 60, chance);
  disc(image, 150 + 240 * chance.next(), 130, 46, [250, 230, 190]);
  if (art === 'pagoda')
    pagoda(image, board.x + board.width * chance.between(0.35, 0.65), board.y + board.height, chance);
  fill(image, board, [10, 12, 18], veil);
  fill(image, { ...board, x: board.x - 5, width: 5 }, [235, 235, 235]);
  fill(image, { ...board, x: board.x + board.width, width: 5 }, [235, 235, 235]);
  fill(
    image,
    { x: board.x - 5, y: board.y + board.height, width: board.width + 10, height: 5 },
    [235, 235, 235],
  );
  fill(image, nextBox, [10, 12, 18], 0.8);
  return image;
}

/** Five storeys, each a wall with windows under a roof with turned-up ends. */
function pagoda(image: Image, middle: number, foot: number, chance: Chance): void {
  const storeys = 5;
  for (let storey = 0; storey < storeys; storey += 1) {
    const wide = 120 - storey * 17;
    const y = foot - storey * 84;
    fill(image, { x: middle - wide * 0.55, y: y - 52, width: wide * 1.1, height: 52 }, [226, 214, 190]);
    for (let post = -2; post <= 2; post += 1)
      fill(image, { x: middle + (post * wide) / 4 - 3, y: y - 52, width: 6, height: 52 }, [150, 44, 34]);
    fill(image, { x: middle - 10, y: y - 36, width: 20, height: 28 }, [60, 40, 34]);
    const [left, right] = [middle - wide, middle + wide];
    const lift = 10 + 6 * chance.next();
    polygon(
      image,
      [left, y - 60 - lift, middle - wide * 0.5, y - 84, middle + wide * 0.5, y - 84, right, y - 60 - lift, middle + wide * 0.7, y - 50, middle - wide * 0.7, y - 50], // prettier-ignore
      [54, 66, 74],
    );
    fill(image, { x: middle - wide * 0.7, y: y - 53, width: wide * 1.4, height: 4 }, [196, 160, 70]);
  }
  fill(image, { x: middle - 3, y: foot - storeys * 84 - 70, width: 6, height: 74 }, [196, 160, 70]);
}
