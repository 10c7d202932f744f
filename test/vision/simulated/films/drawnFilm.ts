/** Films of games that nobody has: a look, a player and a program drawn at random, with the truth beside each picture. */
import type { Frame, Image, Rect } from '../../../../vision/types.ts';
import { blank, fill, grey, mix, paste, text, type Colour } from '../../synthetic/drawing/paint.ts';
import { Chance } from '../../synthetic/drawing/random.ts';
import { cellRect, drawPlayfield } from '../../synthetic/games/playfield.ts';
import { drawPiece } from '../../synthetic/games/sidebar.ts';
import { landing, type TetrisScene } from '../../synthetic/games/states.ts';
import { scenery } from '../../synthetic/skins/backdrops.ts';
import type { BoardStyle } from '../../synthetic/skins/boards.ts';
import { drawFrame } from '../../synthetic/skins/frames.ts';
import { randomTheme, type Theme } from '../../synthetic/skins/theme.ts';
import { drawnBehind, liquidCrystal, withWords } from '../../synthetic/varied.ts';
import {
  effectKinds,
  effectsOf,
  ghostKinds,
  ghostOf,
  shaken,
  shine,
  wiped,
  type Effects,
  type GhostKind,
} from './effects.ts';
import type { Filmed } from './Filmed.ts';
import { playedGame, type Moment, type Pace } from './playedGame.ts';

/** Between two pictures, in milliseconds. */
const pictureMs = 66;

/** What is hard about a film: what stands behind the well, what happens, what lies over it, or how the ghost looks. */
export const filmTraps = [
  'plain',
  'behind',
  'crystal',
  'words',
  'events',
  'rounds',
  'window',
  ...ghostKinds,
  ...effectKinds,
] as const;
export type FilmTrap = (typeof filmTraps)[number];

interface Look {
  theme: Theme;
  cell: number;
  board: Rect;
  /** Of the next piece; null: it is not shown. */
  slot: Rect | null;
  /** Everything but blocks and what changes. */
  ground: Image;
  rows: number;
  hasGhost: boolean;
  effects: Effects;
  /** A picture of something else in front, from the film's middle on. */
  inFront: Rect | null;
}

/** `pieces` are played in it. The same seed gives the same film. */
export function* drawnFilm(seed: number, trap: FilmTrap, pieces: number): Generator<Filmed> {
  const chance = new Chance(seed ^ 0x51f15eed);
  const look = drawLook(trap, chance);
  const pace = randomPace(trap, chance);
  const missed = chance.of([0, 0, 6, 15, 25]);
  const rows = look.rows + look.effects.hidden;
  const since = { landing: Infinity, full: 0 };
  let [seq, count] = [0, 1];
  for (const whole of playedGame({ seed, rows, pieces, missed, pace }, chance)) {
    const moment = inSight(whole, look.effects.hidden);
    since.landing = moment.count === count || seq === 0 ? since.landing + 1 : 0;
    since.full = moment.full.length > 0 ? since.full + 1 : 0;
    count = moment.count;
    const image = draw(look, moment, { seq, since, vanish: pace.vanish });
    yield { frame: frameOf(image, seq), truth: truthOf(moment, look) };
    seq += 1;
  }
}

/** Without the rows at the top that the game doesn't show. */
function inSight(moment: Moment, hidden: number): Moment {
  const { stack, ids } = moment.lying;
  const lying = { stack: stack.slice(hidden), ids: ids.slice(hidden) };
  return { ...moment, lying, full: moment.full.map((y) => y - hidden) };
}

function frameOf(image: Image, seq: number): Frame {
  const full = { width: image.width, height: image.height };
  return { ...image, seq, capturedAt: 1e6 + seq * pictureMs, origin: { x: 0, y: 0 }, full };
}

function truthOf(
  { lying, falling, next, count, shows, full }: Moment,
  { board, slot, rows }: Look,
): Filmed['truth'] {
  const stack = lying.stack.map((row) => row.map((kind) => (kind ? 'X' : '.')).join(''));
  const isOn = shows !== 'pause' && full.length === 0 && falling !== null;
  return {
    board,
    columns: 10,
    rows,
    count,
    stack,
    kind: isOn ? falling.piece : null,
    next: slot ? next[0]! : null,
  };
}

function randomPace(trap: FilmTrap, chance: Chance): Pace {
  const isEventful = trap === 'events';
  const key = chance.whole(1, 3);
  return {
    // What comes in above the board is seen before it is dropped.
    fall: trap === 'above' ? chance.whole(2, 4) : chance.whole(3, 14),
    think: trap === 'above' ? chance.whole(10, 16) : chance.whole(4, 10),
    key,
    vanish: chance.of([0, 0, 3, 6, 9]),
    enter: chance.of([0, 0, 0, 2, 6]),
    slips: chance.of([0, 0.1, 0.25]),
    garbage: isEventful ? 0.12 : 0,
    pauses: isEventful ? 0.06 : 0,
    notices: isEventful ? 0.15 : 0,
    rounds: trap === 'rounds' ? 0.15 : 0,
  };
}

function drawLook(trap: FilmTrap, chance: Chance): Look {
  const cell = chance.whole(13, 32);
  const rows = chance.is(0.8) ? 20 : chance.of([16, 18, 22]);
  const theme = themeFor(trap, randomTheme(chance, cell, false), chance);
  const [left, top] = [
    Math.round(cell * chance.between(0.5, 6)),
    Math.round(cell * chance.between(0.5, 2.5)),
  ];
  const board = { x: left, y: top, width: 10 * cell, height: rows * cell };
  const width = Math.round(board.x + board.width + cell * chance.between(6, 9));
  const height = Math.round(board.y + board.height + cell * chance.between(0.5, 2));
  const ground = blank(width, height, theme.panel);
  scenery(ground, { x: 0, y: 0, width, height }, theme.panel, cell, chance);
  drawFrame(ground, board, { w: cell, h: cell }, theme.board, chance, { panel: theme.panel });
  theme.board.draw(ground, board, 10, rows);
  const slot = chance.is(0.85)
    ? { x: board.x + board.width + cell, y: board.y + 2 * cell, width: 4.6 * cell, height: 3 * cell }
    : null;
  if (slot) {
    fill(ground, slot, theme.board.base);
    text(ground, slot.x, slot.y - 1.2 * cell, cell * 0.7, 4, theme.ink, chance);
  }
  const inFront = trap === 'window' ? windowOver(board, cell, chance) : null;
  const ghost = ghostKinds.find((kind) => kind === trap);
  const look = { cell, board, slot, ground, rows, inFront, effects: effectsOf(trap, pictureMs, chance) };
  // What comes in above the board is not to be seen there.
  const unspilt = look.effects.hidden > 0 ? { ...theme, spills: false } : theme;
  if (!ghost) return { ...look, theme: unspilt, hasGhost: chance.is(0.5) };
  return { ...look, theme: withGhost(theme, ghost), hasGhost: true };
}

const withGhost = (theme: Theme, kind: GhostKind): Theme => ({ ...theme, ghost: ghostOf(kind, theme) });

/** Something that covers a part of the board, at its lower half or a side of it. */
function windowOver({ x, y, width, height }: Rect, cell: number, chance: Chance): Rect {
  const isBelow = chance.is(0.5);
  const share = chance.between(0.15, 0.5);
  if (isBelow)
    return {
      x: x - 3 * cell,
      y: y + height * (1 - share),
      width: width + 9 * cell,
      height: height * share + 2 * cell,
    };
  return { x: x - 5 * cell, y: y + 2 * cell, width: 5 * cell + width * share, height: height };
}

function themeFor(trap: FilmTrap, theme: Theme, chance: Chance): Theme {
  if (trap === 'crystal') return liquidCrystal(theme, chance);
  const board: BoardStyle =
    trap === 'behind'
      ? drawnBehind(theme.board, chance)
      : trap === 'words'
        ? withWords(theme.board, chance)
        : theme.board;
  return { ...theme, board };
}

/** When a picture is taken, and for how many pictures what happens in it has gone on. */
interface Time {
  seq: number;
  since: { landing: number; full: number };
  /** For how many full rows stay. */
  vanish: number;
}

function draw(look: Look, moment: Moment, time: Time): Image {
  const { board, theme, ground, slot, cell, rows } = look;
  const image = { ...ground, data: ground.data.slice() };
  const { falling, lying, next, shows, lines } = moment;
  const ghost = look.hasGhost && falling ? landing(lying.stack, falling.cells) : null;
  const scene: TetrisScene = { columns: 10, rows, ...lying, falling, ghost, next: [...next], hold: null };
  drawPlayfield(image, board, scene, { ...theme, board: { ...theme.board, draw: () => {} } });
  drawFullRows(image, look, scene, moment, time);
  if (time.since.landing < look.effects.flash) drawShine(image, look, scene, moment, time);
  if (slot) drawPiece(image, slot, next[0]!, Math.round(cell * 0.8), 1, theme);
  drawNumber(image, look, lines);
  if (shows === 'pause') curtain(image, board, cell, theme.ink);
  if (shows === 'notice') notice(image, board, cell, new Chance(moment.count));
  if (look.inFront && time.seq > 60) inFront(image, look.inFront);
  return time.since.landing < look.effects.shake ? shake(image, look.effects.reach, time.seq) : image;
}

function drawFullRows(
  image: Image,
  { board, rows, effects, theme }: Look,
  scene: TetrisScene,
  { full }: Moment,
  { seq, since, vanish }: Time,
): void {
  const all = Array.from({ length: 10 }, (_, x) => x);
  for (const y of full) {
    const rect = (x: number) => cellRect(board, scene, [x, rows - 1 - y]);
    if (effects.sweeps)
      for (const x of wiped(10, since.full / vanish)) fill(image, rect(x), theme.board.base);
    else if (seq % 4 < 2) for (const x of all) fill(image, rect(x), grey(250), 0.8);
  }
}

/** The piece that has landed last shines, where its rows have not vanished. */
function drawShine(
  image: Image,
  { board, rows, effects }: Look,
  scene: TetrisScene,
  { lying, count }: Moment,
  { since }: Time,
): void {
  const cells = lying.ids.flatMap((row, y) =>
    row.flatMap((id, x) => (id === count - 1 ? [cellRect(board, scene, [x, rows - 1 - y])] : [])),
  );
  shine(image, cells, since.landing / effects.flash);
}

function shake(image: Image, reach: number, seq: number): Image {
  const chance = new Chance(seq);
  return shaken(image, chance.whole(-reach, reach), chance.whole(-reach, reach));
}

function drawNumber(image: Image, { board, cell, theme }: Look, lines: number): void {
  const at = { x: board.x + board.width + cell, y: board.y + 8 * cell };
  text(image, at.x, at.y, cell * 0.7, 4, theme.ink, new Chance(1 + lines));
}

function curtain(image: Image, board: Rect, cell: number, ink: Colour): void {
  fill(image, board, mix(ink, grey(0), 0.85), 0.93);
  text(image, board.x + 2.5 * cell, board.y + 8 * cell, cell, 6, grey(240), new Chance(5));
}

function notice(image: Image, board: Rect, cell: number, chance: Chance): void {
  const y = board.y + chance.between(0.15, 0.6) * board.height;
  text(
    image,
    board.x + chance.between(0.5, 2) * cell,
    y,
    cell * chance.between(0.7, 1.3),
    7,
    grey(255),
    chance,
  );
}

function inFront(image: Image, rect: Rect): void {
  const page = blank(Math.round(rect.width), Math.round(rect.height), [246, 246, 244]);
  const chance = new Chance(3);
  fill(page, { x: 0, y: 0, width: page.width, height: 24 }, [70, 90, 140]);
  for (let y = 36; y < page.height; y += 20)
    text(page, 10, y, 12, Math.floor(page.width / 9), grey(40), chance);
  paste(image, page, Math.round(rect.x), Math.round(rect.y));
}
