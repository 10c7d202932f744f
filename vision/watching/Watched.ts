/** What is known of the board that is being watched, and what follows from it. */
import { opponentsBoard } from '../puyo/opponent.ts';
import type { Layout } from '../types.ts';
import { sameBoard } from './searching/BoardSearch.ts';
import type { SecondSearches } from './searching/SecondSearches.ts';
import type { Trial } from './searching/Trial.ts';
import type { WatchedBoard } from './board/WatchedBoard.ts';

/** A search takes its share of the machine: it has time after a piece has got its hint and before the next one. */
const calmMs = { from: 80, to: 400 };
/** After so long without a legal state there is no hint to be late. */
const calmWithoutStateMs = 1000;
/** A board that led to legal states for no longer than this, and then to none, gives way to any other one. */
const fleetingMs = 5000;

/** A board that is read frame by frame. Times are in milliseconds of the frames' clock. */
export interface Watched {
  board: WatchedBoard;
  full: { width: number; height: number };
  /** Another board in the picture is as good. */
  isTied: boolean;
  /** The user pointed at it. */
  isPointed: boolean;
  /** null once it is trusted. Until then nothing is told of it. */
  trial: Trial | null;
  /** It has proved itself, and nothing has been told of it yet. */
  isNews: boolean;
  looks: SecondSearches;
  /** The board is searched for beside the reading, with the next whole picture. */
  wantsWhole: boolean;
  /** Frames in a row in which the board could not be verified. */
  missed: number;
  /** When the falling piece appeared. */
  spawnedAt: number;
  foundAt: number;
  /** When there was a legal state last, or the board was found. */
  stateAt: number;
}

/** Only Puyo is followed on both sides, and only beside a board that has proved itself. */
export const hasOpponent = ({ board, trial }: Watched): boolean => board.layout.game === 'puyo' && !trial;

/**
 * Another board than the watched one, and not the other side of its match: there is no state during a long chain, but the
 * player's own field stays the own one.
 */
export function isAnother(
  found: Layout,
  { board: { layout }, isPointed, stateAt, foundAt }: Watched,
): boolean {
  const isOwn = isPointed || stateAt > foundAt;
  return !sameBoard(found, layout) && !(isOwn && opponentsBoard([found], layout));
}

/** A search delays no hint now. */
export const isCalm = ({ spawnedAt, stateAt }: Watched, now: number): boolean =>
  isWithin(now - spawnedAt, calmMs) || now - stateAt > calmWithoutStateMs;

const isWithin = (ms: number, { from, to }: { from: number; to: number }): boolean => ms >= from && ms <= to;

/** Nobody pointed at it, and it led to legal states for moments only. */
export const isFleeting = ({ isPointed, stateAt, foundAt }: Watched): boolean =>
  !isPointed && stateAt - foundAt < fleetingMs;
