/** Measures a detected board: its sides, and its division into cells. */
import { putPart } from '../../network/picture/resample.ts';
import { readLayers } from '../../network/layers.ts';
import type { GameKind, Grid, Image, Rect } from '../../types.ts';
import { alike } from '../../grids.ts';
import { divisionsOf, type Division } from './divisions.ts';
import { looked as points, MeasuringNetwork, type Said } from './MeasuringNetwork.ts';
import { logSoftmax } from './peaks.ts';
import * as packed from './weights.ts';

/** A board to the pixel, and the logarithm of how likely it is. */
interface Found {
  grid: Grid;
  score: number;
}

export interface Measured extends Found {
  /** How much lower the score of the best board with other sides, or another division, is. */
  ahead: number;
  /** The boards that may be there instead, the likeliest first. */
  others: readonly Found[];
}

/** The share of the board's width, and height, that is included on each side of it. */
const margin = { across: 0.18, down: 0.09 };
/** The fewest columns and rows that the network distinguishes, and its number of counts for each. */
const columns = { fewest: 6, many: 10 };
const rows = { fewest: 9, many: 22 };
/** Of the labelled games of Tetris (309) none has fewer columns, and of those of Puyo (104) none more. */
const width = { ofTetris: 8, ofPuyo: 9 };
/** Rows for each column, at least: of the labelled boards (413) none has fewer than 1.29. Sudokus, chess and snake have one. */
const leastSlender = 1.2;
/** Cells are square in most games: the spread of the logarithm of the ratio of their sides, and the share of other games. */
const square = { spread: 0.03, others: 0.02 };
/**
 * The usual sizes, with or without Puyo's hidden row: 77 % of the labelled boards of Tetris (309) and 96 % of Puyo's (104), but a third and
 * half of the drawn ones that the network has learned from. Half of that difference, in the logarithm, counts against other sizes.
 */
const usual = { tetris: ['10x20'], puyo: ['6x12', '6x13'], others: -1.5 };
/**
 * Each look is centred on the result of the previous one, as the detector's sides may be rows off. One is enough if it is
 * clear and was centred well; another would show the same once the sides hardly move, in cells. A board with a lower score
 * than `hopeless` at a look, or at two in a row, is not there: of 460 that are measured rightly in labelled pictures none
 * had one at any thorough look.
 */
const looks = { thorough: 5, brief: 2 };
const hardly = 0.02;
const clear = { score: 3, ahead: 4, moved: 0.04 };
const hopeless = { thorough: -6, brief: -4, twice: -4 };
/** Sides that differ by at most this, in cells, are the same. */
const sameSides = 0.3;
/** The other boards differ from each other by more than this, in cells; less likely ones are not reported. */
const others = { apart: 0.15, most: 1, within: 5 };

let network: MeasuringNetwork | null = null;

/**
 * The likeliest board near there; null if nothing looks like one. `board`: roughly its inside, in pixels of the picture;
 * `care`: brief for one that is not among the first.
 */
export function measure(image: Image, board: Rect, care: keyof typeof looks = 'thorough'): Measured | null {
  network ??= new MeasuringNetwork(readLayers(packed));
  let found: Measured | null = null;
  for (let look = 0; look < looks[care]; look += 1) {
    const looked = found?.grid.board ?? board;
    const window = around(looked);
    const { input, kernel, end } = network.begin();
    putPart(kernel, input, image, window, end);
    const next = measuredOf(network.answer(), window);
    if (!next) break;
    const isLast = isClear(next, looked) || isHopeless(next, found, hopeless[care]) || isAlike(next, found);
    found = next;
    if (isLast) break;
  }
  return found;
}

const isAlike = ({ grid }: Measured, before: Measured | null): boolean =>
  before !== null && alike(grid, before.grid, hardly);

const isHopeless = ({ score }: Measured, before: Measured | null, least: number): boolean =>
  score < least || (before !== null && Math.max(score, before.score) < hopeless.twice);

const isClear = ({ grid: { board }, score, ahead }: Measured, looked: Rect): boolean =>
  score >= clear.score &&
  ahead >= clear.ahead &&
  Math.abs(board.x - looked.x) < clear.moved * looked.width &&
  Math.abs(board.width - looked.width) < clear.moved * looked.width &&
  Math.abs(board.y - looked.y) < clear.moved * looked.height &&
  Math.abs(board.height - looked.height) < clear.moved * looked.height;

const around = ({ x, y, width, height }: Rect): Rect => ({
  x: x - margin.across * width,
  y: y - margin.down * height,
  width: (1 + 2 * margin.across) * width,
  height: (1 + 2 * margin.down) * height,
});

/** The network's output for a window, in pixels of the picture, as a board. */
export function measuredOf({ across, down, counts }: Said, window: Rect): Measured | null {
  const [forRows, forGames] = [columns.many, columns.many + rows.many];
  const wide = divisionsOf(across, counts.slice(0, forRows), columns.fewest);
  const high = divisionsOf(down, counts.slice(forRows, forGames), rows.fewest);
  const [tetris, puyo] = logSoftmax(counts.slice(forGames)) as [number, number];
  const games = { tetris, puyo };
  const places = placesOf(wide, high, window, games);
  if (places.length === 0) return null;
  const best = foundAt(
    places.reduce((a, b) => (b.score > a.score ? b : a)),
    window,
  );
  return {
    ...best,
    ahead: best.score - rivalOf(best, places, window),
    others: othersThan(best, places, window),
  };
}

/** A division of both axes; there are so many that a grid is made only of those that are compared. */
interface Place {
  x: Division;
  y: Division;
  game: GameKind;
  score: number;
}

/** Those that are less likely than the best one by at most this, as logarithms, which is more than any use of them asks. */
const mostBehind = 12;

/** `wide` and `high`: the likeliest first. */
function placesOf(
  wide: readonly Division[],
  high: readonly Division[],
  window: Rect,
  games: Readonly<Record<GameKind, number>>,
): Place[] {
  const places: Place[] = [];
  let best = -Infinity;
  for (const x of wide)
    for (const y of high) {
      if (x.score + y.score < best - mostBehind) break;
      if (y.count < leastSlender * x.count) continue;
      const place = placeOf(x, y, window, games);
      best = Math.max(best, place.score);
      places.push(place);
    }
  return places;
}

function placeOf(x: Division, y: Division, window: Rect, games: Readonly<Record<GameKind, number>>): Place {
  const game = gameOf(x.count, games);
  const prior = usual[game].includes(`${x.count}x${y.count}`) ? 0 : usual.others;
  return { x, y, game, score: x.score + y.score + games[game] + squareness(x, y, window) + prior };
}

const foundAt = ({ x, y, game, score }: Place, window: Rect): Found => ({
  grid: { game, columns: x.count, rows: y.count, board: boardOf(x, y, window) },
  score,
});

/** The score of the best board with other sides, or another division. */
function rivalOf(best: Found, places: readonly Place[], window: Rect): number {
  let most = -Infinity;
  for (const place of places)
    if (place.score > most && !alike(foundAt(place, window).grid, best.grid, sameSides)) most = place.score;
  return most;
}

/** The likelier game of those that have boards of so many columns. */
function gameOf(count: number, { tetris, puyo }: Readonly<Record<GameKind, number>>): GameKind {
  if (count < width.ofTetris) return 'puyo';
  return count > width.ofPuyo || tetris >= puyo ? 'tetris' : 'puyo';
}

function othersThan(best: Found, places: readonly Place[], window: Rect): Found[] {
  const near = places.filter(({ score }) => score >= best.score - others.within);
  const kept = [best];
  for (const place of near.sort((a, b) => b.score - a.score)) {
    if (kept.length > others.most) break;
    const one = foundAt(place, window);
    if (!kept.some(({ grid }) => alike(grid, one.grid, others.apart))) kept.push(one);
  }
  return kept.slice(1);
}

/** Point 0 is the left, or upper, edge of the first. */
function boardOf(x: Division, y: Division, window: Rect): Rect {
  const [wide, high] = [window.width / points.width, window.height / points.height];
  return {
    x: window.x + x.first * wide,
    y: window.y + y.first * high,
    width: (x.last - x.first) * wide,
    height: (y.last - y.first) * high,
  };
}

/** Of the cells of a place, as the logarithm of a chance. */
function squareness(x: Division, y: Division, window: Rect): number {
  const [wide, high] = [lengthOf(x, window.width / points.width), lengthOf(y, window.height / points.height)];
  const tall = Math.log((high * x.count) / (wide * y.count)) / square.spread;
  if (Math.abs(tall) > far) return notSquare;
  return Math.log(square.others + (1 - square.others) * Math.exp((-tall * tall) / 2));
}

/** Beyond so many spreads a number of 64 bits is that of the other games. */
const far = 10;
const notSquare = Math.log(square.others);

const lengthOf = ({ first, last }: Division, point: number): number => (last - first) * point;
