/** Finds the next pairs beside a Puyo board. */
import type { DetectedPart } from '../../detect/types.ts';
import { clip } from '../../pixels/image.ts';
import { contains, grown, middleOf } from '../../pixels/rects.ts';
import type { Image, Rect } from '../../types.ts';
import { measureBoard } from '../fitting/measureBoard.ts';
import { cluster, manyKinds, tintAt } from '../cells/tints.ts';
import { chanceOf, lookAtField } from '../cells/fieldCells.ts';
import { perCell, sample, sampleBoard, type Lattice, type PuyoGrid } from '../cells/lattice.ts';
import { bodyAt, familiarity, type Known } from './likeness.ts';
import { chancesAt } from '../cells/sprites.ts';
import { placeAt, type Place } from '../cells/window.ts';

/** Sizes of a previewed puyo, in board cells. */
const sizes = [1.2, 1, 0.86, 0.74, 0.63];
/** The range of previews: cells beside the board, and rows from its top. */
const near = 0.05;
const range = { far: 4.2, from: -1.6, to: 7.2 };
/** The same where the detector sees next pieces; only these and a cell around them are searched there. */
const seenRange = { far: 6.5, from: -1.6, to: 10 };
/** Samples between the places that are tried. */
const stride = 2;
/** The places that are tried are too far apart to hit a pair exactly, so that its chance there may be as low as this. */
const leastChance = 0.02;
/** This many of the likeliest places of one size are examined closely. */
const closely = 10;
/** The least colourfulness of puyo. */
const leastChroma = 30;
/** The least chance of both puyo of a pair together, including their similarity with those on the board. */
const leastFamiliar = 0.08;
/** Pairs of one list differ by less than this many cells in their distance from the board. */
const sameList = 1.7;
const mostPairs = 4;
/**
 * Pairs of a list follow each other from top to bottom, or in a row away from the board: a cell of distance counts as
 * this share of a height of two puyo. Places in a row differ less in height, and in a column in distance.
 */
const slant = 0.15;
/**
 * A pair this likely by itself counts beside a known pair, whatever its colours, unless the board shows so many colours
 * that it would be of one of them: bricks look like puyo too.
 */
const surelySeen = 0.6;
/** Relative to the chance of the list's best pair: a less likely one counts only if it is clearly visible. */
const likelyBeside = 0.4;
/** The part of its chance that a pair loses with each cell of distance from the board. */
const worthPerCell = 0.25;
/** A puyo on the board counts as known from this chance on: others are compared with it. */
const surelyKnown = 0.9;
/** Boxes show the same pair if their middles are closer than this share of both widths, and of both heights. */
const meeting = { across: 0.4, down: 0.45 };
/**
 * The next pair of a list: its greatest distance below, relative to a box's height, and to the side, relative to its
 * width; how much larger it may be, in board cells, and the least share of the size of the one above it.
 */
const following = { gap: 0.7, aside: 1.6, larger: 0.15, least: 0.6 };
/**
 * One of about the same size straight below may be farther away, as a heading and the frames of two boxes may be between
 * them. Relative to the height, the width and the size of the one above it.
 */
const straightBelow = { gap: 1.4, aside: 0.2, least: 0.8 };

/**
 * The detector sees next pieces in a whole picture: the best pair of a list must be at a place where its chance is at
 * least this share of the best one, and the others at places where it sees any at all.
 */
const leastOfBest = 0.7;

interface Found {
  box: Rect;
  /** Size of a puyo in board cells. */
  size: number;
  /** The chance that it is a pair of this game, including its similarity with the puyo on the board. */
  chance: number;
  /** The same by the network alone, while few colours are known. */
  seen: number;
  /** From the board's side to the box, in cells. */
  away: number;
}

/** The facts about the game from its board. */
interface Game {
  known: readonly Known[];
  kinds: number;
}

/**
 * Boxes of the next pairs, the first one first, each exactly two puyo high: the upper half contains the child, the
 * lower half the axis. Empty if nothing beside the board looks like a pair. `parts`: the detector's parts of the
 * picture.
 */
export function findPuyoPreviews(image: Image, found: PuyoGrid, parts: readonly DetectedPart[] = []): Rect[] {
  const grid = { ...found, board: measureBoard(image, found) ?? found.board };
  const known = knownPuyo(image, grid);
  const game = { known, kinds: cluster(known.map(({ tint }) => tint)).length };
  const nextParts = parts.filter(({ kind }) => kind === 'next');
  const sides = searchedBeside(image, grid, nextParts).map((rects) => pairsIn(image, grid, rects, game));
  const sights = sightsOf(nextParts, sides.flat());
  const lists = sides.map((pairs) => listOf(pairs, sights));
  const [left, right] = lists.map((list) => Math.max(-Infinity, ...list.map(worthOf)));
  return lists[left! > right! ? 0 : 1]!.map(({ box }) => box);
}

/** The places where the detector sees any of these pairs, and where it is almost surest; everywhere if it sees none. */
interface Sights {
  sees: (pair: Found) => boolean;
  seesBest: (pair: Found) => boolean;
}

function sightsOf(parts: readonly DetectedPart[], pairs: readonly Found[]): Sights {
  const chanceAt = ({ box }: Found): number => {
    const middle = middleOf(box);
    return Math.max(0, ...parts.filter(({ rect }) => contains(rect, middle)).map(({ chance }) => chance));
  };
  const best = Math.max(0, ...pairs.filter(isFamiliar).map(chanceAt));
  return {
    sees: (pair) => best === 0 || chanceAt(pair) > 0,
    seesBest: (pair) => best === 0 || chanceAt(pair) >= leastOfBest * best,
  };
}

const isFamiliar = ({ chance }: Found): boolean => chance >= leastFamiliar;

/** The next pair is a likely one close to the board. */
const worthOf = ({ chance, away }: Found): number => chance - worthPerCell * away;

/** The puyo that reliably rest on the board. */
function knownPuyo(image: Image, { board, columns, rows }: PuyoGrid): Known[] {
  const field = lookAtField(sampleBoard(image, board, columns, rows), columns, rows);
  const { lattice } = field;
  const cells = Array.from({ length: columns * rows }, (_, cell) => cell);
  return cells
    .filter((cell) => chanceOf(field, cell, 'colour') > surelyKnown)
    .map((cell) => placeAt(cell, columns))
    .map((place) => ({ body: bodyAt(lattice, place), tint: tintAt(lattice, place) }));
}

/** The parts of the picture left and right of the board that are searched. */
function searchedBeside(image: Image, grid: PuyoGrid, parts: readonly DetectedPart[]): Rect[][] {
  const { board, columns, rows } = grid;
  const farther = besideWithin(image, grid, seenRange);
  return besideWithin(image, grid, range).map((close, i) => {
    const seen = parts.filter(({ rect }) => {
      const middle = middleOf(rect);
      return contains(farther[i]!, middle) && !contains(close, middle);
    });
    const around = seen.map(({ rect }) => grown(rect, board.width / columns, board.height / rows));
    return [close, ...around.map((rect) => clip(rect, image))];
  });
}

/** Left and right of the board. */
function besideWithin(
  image: Image,
  { board, columns, rows }: PuyoGrid,
  { far, from, to }: typeof range,
): Rect[] {
  const [width, height] = [board.width / columns, board.height / rows];
  const right = board.x + board.width;
  const y = Math.max(0, board.y + from * height);
  const bottom = Math.min(image.height, board.y + to * height);
  const sides = [
    [Math.max(0, board.x - far * width), board.x - near * width],
    [right + near * width, Math.min(image.width, right + far * width)],
  ] as const;
  return sides.map(([x, end]) => ({ x, y, width: end - x, height: bottom - y }));
}

/** Everything that looks like a pair in these parts of the picture, the likeliest first. */
function pairsIn(image: Image, grid: PuyoGrid, searched: readonly Rect[], game: Game): Found[] {
  const found = searched.flatMap((rect) =>
    sizes.flatMap((size) => pairsOfSize(image, grid, rect, size, game)),
  );
  found.sort((a, b) => b.chance - a.chance);
  const kept: Found[] = [];
  for (const one of found) if (!kept.some(({ box }) => meets(box, one.box))) kept.push(one);
  return kept;
}

const meets = (a: Rect, b: Rect): boolean =>
  Math.abs(a.x + a.width / 2 - b.x - b.width / 2) < meeting.across * (a.width + b.width) &&
  Math.abs(a.y + a.height / 2 - b.y - b.height / 2) < meeting.down * (a.height + b.height);

function pairsOfSize(
  image: Image,
  { board, columns, rows }: PuyoGrid,
  searched: Rect,
  size: number,
  game: Game,
): Found[] {
  const cell = { width: board.width / columns, height: board.height / rows };
  const step = { x: (size * cell.width) / perCell, y: (size * cell.height) / perCell };
  const width = Math.floor(searched.width / step.x);
  const height = Math.floor(searched.height / step.y);
  if (width < perCell || height < 2 * perCell) return [];
  const area = { ...searched, width: width * step.x, height: height * step.y };
  const lattice = sample(image, area, width, height);
  return peaks(lattice, game).map(({ x, y, chance, seen }) => {
    const box = {
      x: searched.x + x * step.x,
      y: searched.y + y * step.y,
      width: perCell * step.x,
      height: 2 * perCell * step.y,
    };
    const away = Math.max(board.x - box.x - box.width, box.x - board.x - board.width);
    return { box, size, chance, seen: game.kinds < manyKinds ? seen : chance, away: away / cell.width };
  });
}

interface Peak {
  x: number;
  y: number;
  chance: number;
  seen: number;
}

/** Places with one puyo directly above another, likelier than their surroundings. */
function peaks(lattice: Lattice, game: Game): Peak[] {
  const across = Math.floor((lattice.width - perCell) / stride) + 1;
  const down = Math.floor((lattice.height - perCell) / stride) + 1;
  const below = (perCell / stride) * across;
  const chances = chancesOf(lattice, across, down);
  const pairs = chances.map((chance, i) => chance * (chances[i + below] ?? 0));
  return [...pairs.keys()]
    .filter((i) => pairs[i]! >= leastChance && isPeak(pairs, i, across))
    .sort((a, b) => pairs[b]! - pairs[a]!)
    .slice(0, closely)
    .map((i) => sharpen(lattice, (i % across) * stride, Math.floor(i / across) * stride, game))
    .filter(({ chance, seen }) => chance >= leastFamiliar || seen >= surelySeen);
}

/**
 * The chance of a coloured puyo at each place; 0 if there is hardly one above or below it, as a pair needs both: the
 * network is not asked there.
 */
function chancesOf(lattice: Lattice, across: number, down: number): Float32Array {
  const chances = new Float32Array(across * down);
  const apart = perCell / stride;
  const look = (isFirst: boolean, isWorth: (i: number) => boolean): void => {
    for (let y = 0; y < down; y += 1)
      if ((Math.floor(y / apart) % 2 === 0) === isFirst)
        for (let x = 0, i = y * across; x < across; x += 1, i += 1)
          if (isWorth(i)) chances[i] = colourAt(lattice, x * stride, y * stride);
  };
  const beyond = apart * across;
  look(true, () => true);
  look(false, (i) => Math.max(chances[i - beyond] ?? 0, chances[i + beyond] ?? 0) >= leastChance);
  return chances;
}

/** Nothing around it is larger. */
function isPeak(values: Float32Array, i: number, across: number): boolean {
  const x = i % across;
  for (const row of [i - across, i, i + across])
    for (let u = x === 0 ? 0 : -1; u <= (x === across - 1 ? 0 : 1); u += 1)
      if ((values[row + u] ?? 0) > values[i]!) return false;
  return true;
}

/** The best place within one sample: it looks like puyo, and like those on the board. */
function sharpen(lattice: Lattice, x: number, y: number, { known, kinds }: Game): Peak {
  let best: Peak = { x, y, chance: 0, seen: 0 };
  const likeThose = (place: Place): number =>
    familiarity(lattice, place, tintAt(lattice, place), known, kinds);
  for (let v = Math.max(0, y - 1); v <= Math.min(lattice.height - 2 * perCell, y + 1); v += 1)
    for (let u = Math.max(0, x - 1); u <= Math.min(lattice.width - perCell, x + 1); u += 1) {
      const [upper, lower] = [
        { x: u, y: v, cell: 0 },
        { x: u, y: v + perCell, cell: 0 },
      ];
      const above = chancesAt(lattice, upper, null)[1]!;
      if (above <= best.chance) continue;
      const seen = above * chancesAt(lattice, lower, null)[1]!;
      if (seen <= best.chance) continue;
      const chance = seen * likeThose(upper) * likeThose(lower);
      if (chance > best.chance) best = { x: u, y: v, chance, seen };
    }
  return best;
}

/** The chance of a coloured puyo; grey places are skipped. */
function colourAt(lattice: Lattice, x: number, y: number): number {
  const place = { x, y, cell: 0 };
  return tintAt(lattice, place).chroma < leastChroma ? 0 : chancesAt(lattice, place, null)[1]!;
}

/** The pairs that form a list with the best one: above, below and beside it, without a gap wider than a pair. */
function listOf(found: readonly Found[], { sees, seesBest }: Sights): Found[] {
  const anchor = found
    .filter((one) => isFamiliar(one) && seesBest(one))
    .reduce<Found | null>((best, one) => (best && worthOf(best) >= worthOf(one) ? best : one), null);
  if (!anchor) return [];
  const close = found
    .filter(
      ({ away, chance, seen }) =>
        Math.abs(away - anchor.away) < sameList &&
        (chance > likelyBeside * anchor.chance || seen >= surelySeen),
    )
    .sort((a, b) => orderOf(a) - orderOf(b));
  const at = close.indexOf(anchor);
  const list = [anchor];
  for (const one of close.slice(0, at).reverse()) if (sees(one) && follows(one, list[0]!)) list.unshift(one);
  for (const one of close.slice(at + 1)) if (sees(one) && follows(list.at(-1)!, one)) list.push(one);
  return list.slice(0, mostPairs);
}

const orderOf = ({ box, away }: Found): number => box.y + slant * away * box.height;

/** The second is beside the first or directly below it, not larger, and not much smaller. */
function follows(first: Found, second: Found): boolean {
  const gap = (second.box.y - first.box.y - first.box.height) / first.box.height;
  const aside = Math.abs(second.box.x - first.box.x) / first.box.width;
  const [smaller, larger] = [Math.min(first.size, second.size), Math.max(first.size, second.size)];
  const isStraight = aside < straightBelow.aside && smaller >= straightBelow.least * larger;
  return (
    gap < (isStraight ? straightBelow.gap : following.gap) &&
    second.size <= first.size + following.larger &&
    second.size >= following.least * first.size &&
    aside < following.aside
  );
}
