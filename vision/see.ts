/** The complete recognition of one picture: finds the board, then reads it. */
import { indexAt } from '../engine/cell.ts';
import { cellChances, type CellChances } from './cells/learned/cellChances.ts';
import { likelierReading } from './cells/learned/learnedReading.ts';
import { surprise } from './cells/learned/surprise.ts';
import { gameChance } from './contentCheck/gameChance.ts';
import { countPale } from './cells/paleCells.ts';
import { once } from './locating/memoize.ts';
import { locate, type LocateOptions } from './locate.ts';
import { showsNoNext } from './locating/detecting/showsNoNext.ts';
import { isFloorCut } from './locating/floorCut.ts';
import { read } from './read.ts';
import { isLikelyGame, isSure, trust } from './trust.ts';
import type { Doubt, Image, Layout, Observation, PuyoObservation, TetrisObservation } from './types.ts';

export interface SeeOptions extends LocateOptions {
  seq?: number;
}

/** This many puyo may well have only two colours. */
const fewPuyo = 8;

/** A board that was read; only the reading of a game is a result. */
export interface Attempt {
  layout: Layout;
  reading: Observation;
  isGame: boolean;
}

/** The best board's reading, or the observation that there is none. */
export const see = (image: Image, options: SeeOptions = {}): Observation =>
  answerOf(readInTurn(image, locate(image, options), options), options);

/** The reading of the game among these, or the observation that there is none. */
export function answerOf(attempts: readonly Attempt[], { seq = 0 }: SeeOptions): Observation {
  const game = attempts.find(({ isGame }) => isGame);
  return game?.reading ?? { seq, game: null, confidence: 0, doubts: ['no playfield found'] };
}

/** Reads one board after the other, until one contains a game. */
export function readInTurn(image: Image, layouts: readonly Layout[], options: SeeOptions): Attempt[] {
  const attempts: Attempt[] = [];
  for (const layout of layouts) {
    const attempt = attemptAt(image, layout, options);
    attempts.push(attempt);
    if (attempt.isGame) break;
  }
  return attempts;
}

function attemptAt(image: Image, layout: Layout, { seq = 0 }: SeeOptions): Attempt {
  const learned = once(() => cellChances(image, layout));
  const seen = read(image, layout, {
    seq,
    learned,
    showsNoNext: isSure(layout) && showsNoNext(image, layout),
  });
  const isReal = isGame(seen) && isLikelyGame(gameChance(layout, seen, learned()));
  if (!isReal) return { layout, reading: seen, isGame: false };
  const judged = withPale(withSurprise(seen, learned()), image, layout);
  return { layout, reading: withFloor(judged, image, layout), isGame: true };
}

/**
 * A reading that differs from the network's expectation by more, all cells together, is not sure. See `surprise`. Of
 * Tetris the network's own reading may then be right.
 */
const mostSurprise = 8;

function withSurprise(seen: Observation, learned: CellChances): Observation {
  if (seen.game === null) return seen;
  if (surprise(learned, seen) <= mostSurprise) return seen;
  const likelier = seen.game === 'tetris' ? likelierReading(learned, seen) : seen;
  return withDoubt(likelier, 'cells not readable');
}

/** At least this many cells of a second colour, as many as a piece has, may be pale blocks. */
const leastPale = 4;

/** Pale blocks of Tetris that were read as ground; a ghost and a falling piece are known by their places. */
function withPale(seen: Observation, image: Image, layout: Layout): Observation {
  if (seen.game !== 'tetris' || !isSure(seen)) return seen;
  const own = [...(seen.current?.cells ?? []), ...(seen.ghost ?? []), ...(seen.cut ?? [])];
  const known = new Set(own.map((cell): number => indexAt(cell, seen)));
  const letters = seen.cells.join('');
  const empty = [...letters].flatMap((letter, at) => (letter === '.' && !known.has(at) ? [at] : []));
  return countPale(image, layout, empty) < leastPale ? seen : withDoubt(seen, 'cells not readable');
}

/** The landing places of pieces are unknown on a board whose floor is below the picture. */
function withFloor<Seen extends Observation>(seen: Seen, image: Image, layout: Layout): Seen {
  const { width, height } = image;
  if (!isFloorCut({ ...image, origin: { x: 0, y: 0 }, full: { width, height } }, layout)) return seen;
  return withDoubt(seen, 'floor out of sight');
}

const withDoubt = <Seen extends Observation>(seen: Seen, doubt: Doubt): Seen => ({
  ...seen,
  confidence: Math.min(trust.mostWithDoubt, seen.confidence),
  doubts: [...new Set([...seen.doubts, doubt])],
});

/** Whether the reading could be a game at all: not empty, and a Puyo stack has more than two colours. */
function isGame(seen: Observation): seen is TetrisObservation | PuyoObservation {
  if (seen.game === null) return false;
  const kinds = seen.cells.join('').replaceAll('.', '');
  if (seen.game === 'puyo') return kinds.length < fewPuyo || new Set(kinds).size > 2;
  return kinds.length > 0 || seen.current !== null || seen.cut !== undefined;
}
