/** Closer looks at small boards: from afar they cover too few points of the network's input. */
import { contains, middleOf } from '../pixels/rects.ts';
import type { Image, Rect, Size } from '../types.ts';
import { areRivals } from '../grids.ts';
import { unlike } from './decode.ts';
import { boardsIn } from './detect.ts';
import type { DetectedBoard, Detection } from './types.ts';

/** A board is small if it covers less than this share of both sides of what was looked at. */
const small = 0.45;
/**
 * The least chance of a board, from afar and from near, that is worth a closer look; `beside`: the least from afar once a
 * board from near is certain.
 */
const least = { afar: 0.05, near: 0.2, beside: 0.2 };
/** From these chances on, a board from near is clear, and certain. */
const clear = 0.8;
const certain = 0.9;
/** The number of places that are looked at closely, and the looks at each: each is around the board of the one before. */
const most = { places: 4, looks: 3 };
/**
 * The height of a look, in heights of its board, and its width in its own heights. A detected board is at least so many
 * times as high as wide in this, as small ones are detected too wide.
 */
const shown = { height: 1.8, shape: 12 / 7, slender: 1.2 };
/**
 * The middle of a look, as a share of its sides: boards in it need no look of their own, and what was detected there from
 * afar no longer counts.
 */
const middle = { covered: 0.5, replaced: 0.6 };

/** What the detector sees in the whole picture, with the small boards as they look from near. In pixels of the picture. */
export function lookCloser(image: Image, afar: Detection): Detection {
  const found = placesOf(afar, image);
  const near: DetectedBoard[] = [];
  for (const { board, chance, place } of found) {
    const isBeside = chance < least.beside && near.some((one) => one.chance >= certain);
    if (!isBeside && !near.some((one) => isInstead(one, board))) near.push(...seenAt(image, place));
  }
  const places = found.map(({ place }) => place);
  const rest = afar.boards.filter(({ board }) => !isWithin(places, middle.replaced, board));
  const likeliest = [...near, ...rest].sort((a, b) => b.chance - a.chance);
  return { ...afar, boards: unlike(likeliest, ({ board }) => board) };
}

/** A board from afar, and the place around it. */
interface Place {
  board: Rect;
  chance: number;
  place: Rect;
}

/** Small boards from afar, the likeliest first, and the places around them. */
function placesOf({ boards }: Detection, image: Image): Place[] {
  const places: Rect[] = [];
  const found: Place[] = [];
  for (const { board, chance } of boards) {
    if (chance < least.afar || !isSmall(board, image) || isWithin(places, middle.covered, board)) continue;
    const place = around(board);
    places.push(place);
    found.push({ board, chance, place });
  }
  return found.slice(0, most.places);
}

/** Whether a board that is clear from near leaves no room for one that was seen from afar. */
const isInstead = ({ board, chance }: DetectedBoard, other: Rect): boolean =>
  chance >= clear && areRivals(board, other);

function seenAt(image: Image, first: Rect): readonly DetectedBoard[] {
  let place = first;
  let boards = boardsIn(image, place);
  for (let look = 1; look < most.looks; look += 1) {
    const [best] = boards;
    if (!best || best.chance < least.near || !isSmall(best.board, place)) break;
    place = around(best.board);
    boards = boardsIn(image, place);
  }
  return boards;
}

const isSmall = (board: Rect, { width, height }: Size): boolean =>
  board.height < small * height && board.width < small * width;

function around(board: Rect): Rect {
  const height = shown.height * Math.max(board.height, shown.slender * board.width);
  const width = shown.shape * height;
  const { x, y } = middleOf(board);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Whether the board's middle is in the middle of a place. */
const isWithin = (places: readonly Rect[], share: number, board: Rect): boolean =>
  places.some(({ x, y, width, height }) => {
    const edge = (1 - share) / 2;
    const inner = { x: x + edge * width, y: y + edge * height, width: share * width, height: share * height };
    return contains(inner, middleOf(board));
  });
