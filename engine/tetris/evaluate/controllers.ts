import { type Board, type Location } from '../types.ts';
import { storedRows } from '../rules/board.ts';
import { footprints, placeInto } from '../moves/footprint.ts';
import { fill } from '../rules/lock.ts';
import { cellsOf, turnsOf } from '../rules/pieces.ts';
import { type OnePieceEvaluator } from '../evaluators.ts';
import { measure, noFeatures } from './features.ts';
import { compareThesis, scoreThesis } from './thesis2021.ts';
import { type Weights, bcts, dellacherie, weighBoard } from './published.ts';

/** Judges one placement of one piece, without looking ahead. */
export interface Controller {
  /** Higher is better. */
  score(board: Board, location: Location): number;
  /** Order among equals; where absent, fewer keys come first. */
  compare?(a: Location, b: Location): number;
}

function linear(weights: Weights): Controller {
  const after = new Uint16Array(storedRows);
  const features = noFeatures();
  return {
    score({ masks, columns, rows }, { type, orientation, x, y }) {
      const footprint = footprints[type][turnsOf(orientation)]!;
      const { eroded } = placeInto(masks, 0, after, 0, columns, footprint, x, y);
      measure(after, 0, columns, rows, features);
      const landing = y + footprint.bottom + (footprint.height - 1) / 2;
      return weights.landingHeight * landing + weights.erodedCells * eroded + weighBoard(weights, features);
    },
  };
}

/** The one-piece controllers by name. */
export const controllers: Readonly<Record<OnePieceEvaluator, Controller>> = {
  'thesis-2021': {
    score: (board, location) => scoreThesis(fill(board, cellsOf(location))),
    compare: compareThesis,
  },
  dellacherie: linear(dellacherie),
  bcts: linear(bcts),
};
