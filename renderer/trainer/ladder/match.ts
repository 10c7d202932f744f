/** A player meets a puzzle: Glicko-2 (Glickman, "Example of the Glicko-2 system", 2022), each meeting a period of its own. */
import glicko2, { type Player } from 'glicko2';

export interface Strength {
  /** On Glicko's scale: 400 points above another one, ten times the chance. */
  rating: number;
  /** How unsure the rating is: the truth is within twice as much, 19 times of 20. */
  deviation: number;
  /** How much it is expected to change from one meeting to the next. */
  volatility: number;
}

/** Of somebody, or a pattern, of whom nothing is known; and how quickly that changes, as Glickman proposes. */
export const usualVolatility = 0.06;
const tau = 0.5;

const table = new glicko2.Glicko2({ tau, rating: 1500, rd: 350, vol: usualVolatility });
const player = seat();
const puzzle = seat();

function seat(): Player {
  return table.makePlayer(1500, 350, usualVolatility);
}

function sit(at: Player, { rating, deviation, volatility }: Strength): void {
  at.setRating(rating);
  at.setRd(deviation);
  at.setVol(volatility);
}

function strengthOf(at: Player): Strength {
  return { rating: at.getRating(), deviation: at.getRd(), volatility: at.getVol() };
}

export interface Met {
  player: Strength;
  puzzle: Strength;
}

/** `score`: 1 where the player solved it, 0 where the puzzle won, 0.5 where help was needed. */
export function meet(strengths: Met, score: number): Met {
  sit(player, strengths.player);
  sit(puzzle, strengths.puzzle);
  table.updateRatings([[player, puzzle, score]]);
  return { player: strengthOf(player), puzzle: strengthOf(puzzle) };
}

/** The chance that a player of this rating solves a puzzle of that one at the first go, both of them known well. */
export function chanceOf(rating: number, ofPuzzle: number): number {
  return 1 / (1 + 10 ** ((ofPuzzle - rating) / 400));
}
