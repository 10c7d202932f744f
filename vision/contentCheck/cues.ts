/** What a reading shows of whether there is a game at all. */
import type { CellChances } from '../cells/learned/cellChances.ts';
import { surprise } from '../cells/learned/surprise.ts';
import { oddsOfChance, type Limits } from '../locating/detecting/cues.ts';
import type { Layout, PuyoObservation, TetrisObservation } from '../types.ts';

export interface GameCues {
  /** The place's confidence, as the logarithm of its odds. */
  place: number;
  /** The logarithm of the network's surprise by the reading, for each cell; see `surprise`. */
  surprise: number;
  /** The logarithm of the mean entropy of the network's chances for a cell: it is sure of a game's cells. */
  unsure: number;
  /** 1 if a falling piece, or a part of one, was read; otherwise 0. */
  piece: number;
  /** 1 if a next piece was read; otherwise 0. */
  next: number;
  /** 1 for Puyo, 0 for Tetris. */
  puyo: number;
}

export const gameLimits: Limits<keyof GameCues> = {
  place: [-4, 7],
  surprise: [-8, 1],
  unsure: [-6, 0],
  piece: [0, 1],
  next: [0, 1],
  puyo: [0, 1],
};

/** No place is more certain than this, nor its opposite. */
const mostCertain = 0.9999;
/** No logarithm is taken of less. */
const least = 1e-4;

export function gameCues(
  { confidence }: Layout,
  seen: TetrisObservation | PuyoObservation,
  learned: CellChances,
): GameCues {
  const cells = learned.empty.length;
  const hasPart = seen.game === 'tetris' ? seen.cut !== undefined : Boolean(seen.entering);
  return {
    place: oddsOfChance(Math.max(1 - mostCertain, Math.min(mostCertain, confidence))),
    surprise: Math.log(surprise(learned, seen) / cells + least),
    unsure: Math.log(entropy(learned) / cells + least),
    piece: seen.current || hasPart ? 1 : 0,
    next: seen.next.length > 0 ? 1 : 0,
    puyo: seen.game === 'puyo' ? 1 : 0,
  };
}

/** Of the contents of all cells together, in nats. */
function entropy(learned: CellChances): number {
  let sum = 0;
  for (const chances of Object.values(learned))
    for (const chance of chances) if (chance > 0) sum -= chance * Math.log(chance);
  return sum;
}
