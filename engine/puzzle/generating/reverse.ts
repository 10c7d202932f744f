import type { Board, Location, Piece } from '../../tetris/types.ts';
import { randomStream } from '../../tetris/random.ts';
import { cellsOf } from '../../tetris/rules/pieces.ts';
import type { Pattern } from '../family.ts';
import { finishesOn, isReady } from '../goals.ts';
import { type Category, type Goal, type GoalKind, type Rating, goals } from '../types.ts';
import { droppedPlaces, removePiece, slidPlaces } from './removals.ts';
import {
  type Random,
  type Site,
  addHolesBelow,
  addNoiseAbove,
  donationSlot,
  doubleSlot,
  tripleSlot,
  wellSlot,
} from './slots.ts';

/** What is to be made. */
export interface Recipe {
  category: Category;
  moves: number;
  /** One of the pieces has to be slid or turned in under something. */
  slides: boolean;
  /** Which estimates are wanted; any where absent. */
  suits?: (predicted: Rating) => boolean;
  /** Which drafts are wanted; any where absent. */
  fits?: (draft: Draft) => boolean;
}

/** A board and the pieces that were taken from it, in the order in which they are to be placed. */
export interface Draft {
  board: Board;
  placed: Location[];
  queue: Piece[];
}

export const goalOf: Readonly<Record<Category, GoalKind>> = {
  tsd: 'tsd',
  donation: 'tsd',
  tst: 'tst',
  four: 'four',
};

/** A finished board, and whether the pieces taken from it, the last placed first, make such a puzzle. */
interface Start {
  board: Board;
  accepts: (taken: readonly Location[]) => boolean;
}

function plainStart(slot: (random: Random, floor: number) => Site, random: Random): Start {
  const site = slot(random, 1);
  addHolesBelow(site, random);
  addNoiseAbove(site, random, 2);
  return { board: site.board, accepts: () => true };
}

/** Some taken piece covered the cell right above the well, and the T-spin opens the well again. */
function donationStart(random: Random): Start {
  const site = donationSlot(random);
  const { board, well, depth } = site;
  addNoiseAbove(site, random, 1);
  const isOverWell = ([x, y]: readonly [number, number]): boolean => x === well && y === depth;
  return { board, accepts: (taken) => taken.some((location) => cellsOf(location).some(isOverWell)) };
}

const starts: Readonly<Record<Category, (random: Random) => Start>> = {
  tsd: (random) => plainStart(doubleSlot, random),
  tst: (random) => plainStart(tripleSlot, random),
  four: (random) => plainStart(wellSlot, random),
  donation: donationStart,
};

/** A board on which the goal of this category stands ready; null where the noise got in its way. */
export function readyBoard(seed: number, category: Category): Board | null {
  const { board } = starts[category](randomStream(seed));
  return finishesOn(board, goals[goalOf[category]]).length > 0 ? board : null;
}

/** Takes the pieces away, the last placed first; null where one can't be or the goal is still ready without it. */
function takeAway(board: Board, goal: Goal, { moves, slides }: Recipe, random: Random): Draft | null {
  const slid = slides ? Math.floor(random() * moves) : -1;
  const placed: Location[] = [];
  let left = board;
  for (let move = 0; move < moves; move++) {
    const removal = removePiece(left, random, move === slid ? slidPlaces : droppedPlaces);
    if (!removal || isReady(removal.board, goal)) return null;
    placed.unshift(removal.location);
    left = removal.board;
  }
  return { board: left, placed, queue: placed.map(({ type }) => type) };
}

/**
 * One try of the reverse method: a board on which the goal stands ready, less the pieces that could have been placed
 * last. null where the try fails. The same seed makes the same draft.
 */
export function draftFrom(seed: number, recipe: Recipe): Draft | null {
  const random = randomStream(seed);
  const goal = goals[goalOf[recipe.category]];
  const { board, accepts } = starts[recipe.category](random);
  if (finishesOn(board, goal).length === 0) return null;
  const draft = takeAway(board, goal, recipe, random);
  return draft && accepts(draft.placed) && !hasFloating(draft.board) ? draft : null;
}

/** What a draft practises, by the answer that was taken from it. */
export function patternOf({ board, placed }: Draft, category: Category): Pattern {
  return { board, kind: goalOf[category], category, answer: placed };
}

/** Whether some block hangs together with nothing that stands on the floor. */
function hasFloating({ masks }: Board): boolean {
  const held = new Uint16Array(masks.length);
  for (let changed = true; changed;) {
    changed = false;
    for (let y = 0; y < masks.length; y++) {
      const near = held[y]! | (held[y]! << 1) | (held[y]! >> 1);
      const beside = near | (y === 0 ? 0xffff : held[y - 1]!) | (held[y + 1] ?? 0);
      const now = masks[y]! & (held[y]! | beside);
      changed ||= now !== held[y];
      held[y] = now;
    }
  }
  return masks.some((mask, y) => mask !== held[y]);
}
