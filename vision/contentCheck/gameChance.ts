/** Whether a reading shows a game at all: blocks in a grid may be a page, a puzzle or another game. */
import type { CellChances } from '../cells/learned/cellChances.ts';
import { chanceOf } from '../locating/detecting/cues.ts';
import type { Layout, PuyoObservation, TetrisObservation } from '../types.ts';
import { gameCues, gameLimits } from './cues.ts';
import * as gameWeights from './gameWeights.ts';

/** The chance that the board of `layout`, which was read as `seen`, is a game's, 0..1; calibrated on labelled pictures. */
export const gameChance = (
  layout: Layout,
  seen: TetrisObservation | PuyoObservation,
  learned: CellChances,
): number => chanceOf(gameCues(layout, seen, learned), gameLimits, gameWeights);
