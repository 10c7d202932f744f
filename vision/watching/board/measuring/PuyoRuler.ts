import { fitCells } from '../../../puyo/fitting/fitCells.ts';
import { standsInFrame, standsOnFloor } from '../../../puyo/fitting/standsInFrame.ts';
import type { PuyoGrid } from '../../../puyo/cells/lattice.ts';
import { standings, type Place, type Standing } from '../../../puyo/fitting/standing.ts';
import type { Frame, Layout, Rect } from '../../../types.ts';
import { layoutIn } from '../../pictureParts.ts';

/** The time between two looks, in milliseconds. */
const everyMs = 250;
/**
 * A puyo at the same place for this long, within a part of a cell, is at rest: the slowest pair falls half a row
 * meanwhile.
 */
const restMs = 1000;
/** In cells. */
const still = 0.05;
/** This many puyo are better evidence than a single picture; until there are, each is measured repeatedly. */
const enough = 8;
/** The most puyo that are measured in one look, and in all. */
const most = { atOnce: 12, inAll: 40 };

interface Seen extends Standing {
  since: number;
}

/**
 * Measures a Puyo board by its resting puyo: each one shows the place of its cell, and counts once however long it
 * rests. A look at an empty board learns nothing and costs little.
 */
export class PuyoRuler {
  /** The place where the board was found: everything is measured from there. */
  private found: PuyoGrid | null = null;
  /** It filled its frame there. */
  private isFramed = false;
  private lookedAt = -Infinity;
  private seen = new Map<string, Seen>();
  /** Gave no measure in the last look, so that others are measured in the next one. */
  private unclear = new Set<string>();
  private readonly measured = new Map<string, Standing>();
  /** Resting puyo don't show other numbers of columns and rows. */
  readonly redivided = null;

  /** The puyo show the cells so clearly that no single picture could locate them better. */
  get isSure(): boolean {
    return this.measured.size >= enough;
  }

  /** Processes a frame; returns the board's place by all puyo so far, if that is clearly different, or null. */
  measureFrame(frame: Frame, layout: Layout): Rect | null {
    const now = frame.capturedAt;
    if (this.measured.size >= most.inAll || now - this.lookedAt < everyMs) return null;
    this.lookedAt = now;
    if (!this.found) this.isFramed = standsInFrame(frame, layoutIn(layout, frame));
    this.found ??= layout;
    const isTold = this.learnFrom(frame, { ...layout, board: this.found.board });
    if (!isTold) return null;
    const inFrame = (board: Rect): Rect => layoutIn({ ...layout, board }, frame).board;
    return fitCells(this.found, [...this.measured.values()], layout.board, {
      isFramed: this.isFramed,
      hasFloorAt: (board) => standsOnFloor(frame, layout, inFrame(board), inFrame(layout.board)),
    });
  }

  /** Whether it gave new information. */
  private learnFrom(frame: Frame, layout: Layout): boolean {
    const { measured, seen, unclear, isSure } = this;
    const isWanted = (place: Place) =>
      !unclear.has(nameOf(place)) && !(isSure && measured.has(nameOf(place)));
    this.seen = new Map();
    this.unclear = new Set();
    let isTold = false;
    for (const one of standings(frame, layoutIn(layout, frame), most.atOnce, isWanted)) {
      const name = nameOf(one);
      const known = seen.get(name);
      const since = known && isStill(known, one) ? known.since : frame.capturedAt;
      this.seen.set(name, { ...one, since });
      if (one.x === null && one.y === null) this.unclear.add(name);
      else if (frame.capturedAt - since >= restMs) {
        measured.set(name, one);
        isTold = true;
      }
    }
    return isTold;
  }
}

const nameOf = ({ column, row }: Place): string => `${column},${row}`;

const isStill = (a: Standing, b: Standing): boolean => isSame(a.x, b.x) && isSame(a.y, b.y);

const isSame = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) < still;
