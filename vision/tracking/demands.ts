import {
  couldBeGhost,
  couldBeOldPiece,
  isStraightDrop,
  type Explanation,
  type Known,
  type NextPiece,
} from './explaining/explanation.ts';
import type { Location } from '../../engine/tetris/types.ts';
import { isEmpty } from './explaining/masks.ts';
import { placeOf, topOf } from './explaining/pieceCells.ts';
import type { PreviewQueue } from './previewQueue.ts';
import { amends } from './explaining/UnsettledLanding.ts';

/** Equal readings, and their duration: pictures may come so fast that an animation lasts for several. */
export interface Demand {
  reads: number;
  ms: number;
}

const demands = {
  sure: { reads: 1, ms: 0 },
  likely: { reads: 2, ms: 30 },
  unexpected: { reads: 3, ms: 100 },
  faint: { reads: 3, ms: 100 },
  dropped: { reads: 2, ms: 100 },
  found: { reads: 2, ms: 100 },
  amended: { reads: 2, ms: 100 },
  corrected: { reads: 5, ms: 400 },
  ambiguous: { reads: 3, ms: 120 },
  unaccounted: { reads: 5, ms: 250 },
  garbage: { reads: 2, ms: 60 },
  garbageOnFloor: { reads: 3, ms: 120 },
} as const satisfies Record<string, Demand>;

/** Rows below the upper edge in which a piece comes in. */
const rowsToEnter = 4;

export interface Evidence {
  /** The game was out of sight. */
  lost: boolean;
  queue: PreviewQueue;
  /** The hold box shows the previous falling piece. */
  isHeld: boolean;
  /** The game is known to have a hold box. */
  hasHold: boolean;
  /** The supposed ghost of the piece has not moved with it. */
  hasStayed: boolean;
}

/** The equal readings that make an explanation sure, by the other evidence for it. */
export function demandFor(explanation: Explanation, known: Known, evidence: Evidence): Demand {
  if (evidence.lost) return demands.found;
  const change = demandForChange(explanation, known, evidence);
  if (!explanation.garbage) return change;
  return longer(change, isEmpty(known.stack.board) ? demands.garbageOnFloor : demands.garbage);
}

const longer = (a: Demand, b: Demand): Demand => ({
  reads: Math.max(a.reads, b.reads),
  ms: Math.max(a.ms, b.ms),
});

function demandForChange(explanation: Explanation, known: Known, evidence: Evidence): Demand {
  switch (explanation.kind) {
    case 'same':
      if (amends(explanation, known)) return demands.amended;
      if (isTurnedAbove(known, explanation.location)) return demands.faint;
      return couldBeGhost(known, explanation.location) ? demands.dropped : demands.sure;
    case 'locked':
      return demands.likely;
    case 'swap':
      return demandForSwap(explanation.location, known, evidence);
    case 'next':
      return demandForNext(explanation, known, evidence);
  }
}

/**
 * Without a hold box a falling piece can't disappear: it must land somewhere. And the visible part of a piece at the
 * upper edge may belong to the previous one.
 */
function demandForSwap(location: Location, known: Known, { isHeld, hasHold }: Evidence): Demand {
  if (isHeld) return demands.sure;
  if (!entersHere(known, location)) return demands.corrected;
  const top = (at: Location): number => topOf(placeOf(at).cells);
  const wasUnderWay = known.at !== null && top(known.at) <= top(location) - 2;
  const isCut = topOf(placeOf(location).cells) >= known.rows;
  return isCut || (wasUnderWay && !hasHold) ? demands.unaccounted : demands.likely;
}

/** A piece that has just come in is near the top; one further down is misread now, or was before. */
function entersHere({ rows }: Known, location: Location): boolean {
  return topOf(placeOf(location).cells) >= rows - rowsToEnter;
}

/** It seems to have turned: it is cut off by the upper edge, and may be caught turning. */
function isTurnedAbove({ at, rows }: Known, location: Location | null): boolean {
  if (!at || !location || at.orientation === location.orientation) return false;
  return placeOf(location).cells.some(([, y]) => y >= rows);
}

function demandForNext(explanation: NextPiece, known: Known, { queue, hasStayed }: Evidence): Demand {
  const { expected, hasMoved } = queue;
  if (hasStayed) return demands.likely;
  if (couldBeOldPiece(known, explanation) && !hasMoved) return demandForSameKind(known);
  const { location, inFlux, piece } = explanation;
  if (expected !== null && piece !== expected)
    return location && !entersHere(known, location) ? demands.corrected : demands.unexpected;
  const visible = location ? placeOf(location).cells.filter(([, y]) => y < known.rows).length : 0;
  if (visible < 4 && inFlux && !hasMoved) return demands.unaccounted;
  if (visible === 1) return demands.faint;
  return demandForLanding(explanation, known, visible === 4 && piece === expected);
}

/** Cells that burst apart look like any landing for a moment. `isExpected`: all of the announced piece is there. */
function demandForLanding({ landing, inFlux }: NextPiece, { at }: Known, isExpected: boolean): Demand {
  if (!inFlux) return isExpected ? demands.sure : demands.likely;
  return landing.placed && !isStraightDrop(at, landing) ? demands.ambiguous : demands.likely;
}

const demandForSameKind = (known: Known): Demand =>
  isVanishing(known) ? demands.corrected : demands.ambiguous;

/** Full rows of the last clear are still on the screen: they look as if the new piece had filled them. */
const isVanishing = ({ stack }: Known): boolean => stack.views.some(({ ignored }) => ignored.length > 0);
