/** Which puzzle comes next: one near the player's rating. */
import type { Category } from '../../../engine/puzzle/types.ts';
import type { Outline } from '../sets/outlines.ts';
import { themeOf } from './themes.ts';

/** How hard puzzles are to be, as seen from the player. */
export const aims = ['easier', 'now', 'harder'] as const;
export type Aim = (typeof aims)[number];

/** Points from the player's rating: of those "as now" about two of three are solved at the first go. */
const pointsTo: Readonly<Record<Aim, number>> = { easier: -300, now: -100, harder: 100 };

export const wantedRating = (rating: number, aim: Aim): number => rating + pointsTo[aim];

/** Points in which a puzzle is near enough to be chosen for something else than its rating. */
export const near = 150;
/** Among so many that are nearest chance decides. */
const among = 12;
/** How often each category comes where all of them may. */
const shares: Readonly<Record<Category, number>> = { tsd: 5, donation: 2, tst: 2, four: 1 };

export interface Wish {
  /** Of the puzzle, on the player's scale. */
  rating: number;
  ratingOf: (puzzle: Outline) => number;
  /** Puzzles that may come, the known ones left out. */
  puzzles: readonly Outline[];
  /** Themes that are wanted first, the most wanted one at the front; empty: any. */
  themes: readonly string[];
}

/** A puzzle, and how many points it differs from what is wanted. */
interface Measured {
  puzzle: Outline;
  far: number;
}

/** Up to so many puzzles of one kind, the first of them chosen for the wish; none where there are none. `random`: from 0 to 1. */
export function choose(wish: Wish, count: number, random: () => number): Outline[] {
  const all = measure(wish);
  const pool = nearest(poolOf(all, wish, random));
  const first = pool[Math.floor(random() * pool.length)]?.puzzle;
  if (!first) return [];
  if (count === 1) return [first];
  const { category, moves } = first;
  const alike = all.filter(
    ({ puzzle }) => puzzle !== first && puzzle.category === category && puzzle.moves === moves,
  );
  return [first, ...nearest(alike).map(({ puzzle }) => puzzle)].slice(0, count);
}

/**
 * One of the puzzles that are there at once, each visit another of those nearest: a Double where one may come, as that
 * is what the page is about. `ready`: so many of each set are there.
 */
export function chooseReady(wish: Wish, ready: number, visit: number): Outline | null {
  const all = wish.puzzles.filter(({ number }) => number < ready);
  const doubles = all.filter(({ category }) => category === 'tsd');
  const puzzles = doubles.length > 0 ? doubles : all;
  const there = nearest(measure({ ...wish, puzzles })).slice(0, ready);
  return there[visit % there.length]?.puzzle ?? null;
}

function measure({ puzzles, rating, ratingOf }: Wish): Measured[] {
  return puzzles.map((puzzle) => ({ puzzle, far: Math.abs(ratingOf(puzzle) - rating) }));
}

function nearest(from: readonly Measured[]): Measured[] {
  return [...from].sort((one, other) => one.far - other.far).slice(0, among);
}

/** Of what is near enough: the first theme that is there, else one category; all where nothing is. */
function poolOf(all: readonly Measured[], { themes }: Wish, random: () => number): readonly Measured[] {
  const close = all.filter(({ far }) => far <= near);
  if (close.length === 0) return all;
  return ofTheme(close, themes) ?? ofCategory(close, random);
}

function ofTheme(close: readonly Measured[], themes: readonly string[]): Measured[] | null {
  for (const theme of themes) {
    const those = close.filter(({ puzzle }) => themeOf(puzzle.family) === theme);
    if (those.length > 0) return those;
  }
  return null;
}

function ofCategory(close: readonly Measured[], random: () => number): Measured[] {
  const there = new Set(close.map(({ puzzle }) => puzzle.category));
  let left = random() * [...there].reduce((sum, one) => sum + shares[one], 0);
  const chosen = [...there].find((one) => (left -= shares[one]) < 0)!;
  return close.filter(({ puzzle }) => puzzle.category === chosen);
}
