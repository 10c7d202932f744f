import { fitCells } from '../../../puyo/fitting/fitCells.ts';
import { standsInFrame, standsOnFloor } from '../../../puyo/fitting/standsInFrame.ts';
import type { PuyoGrid } from '../../../puyo/cells/lattice.ts';
import { standings, type Place, type Standing } from '../../../puyo/fitting/standing.ts';
import type { Frame, Layout, Rect } from '../../../types.ts';
import { layoutIn } from '../../pictureParts.ts';

/** Between two looks, in milliseconds. */
const everyMs = 250;
/** What has stood still for so long, give or take a part of a cell, lies: the slowest pair falls half a row meanwhile. */
const restMs = 1000;
/** In cells. */
const still = 0.05;
/** So many puyo know better than a single picture; until there are, each is measured again and again. */
const enough = 8;
/** Puyo that are measured in one look, and in all. */
const most = { atOnce: 12, inAll: 40 };

interface Seen extends Standing {
  since: number;
}

/**
 * Measures a Puyo board by what lies on it: each puyo shows where its cell is, and counts once however long it lies. A
 * look at an empty board learns nothing and costs little.
 */
export class PuyoRuler {
  /** Where the board was found: all is measured from there. */
  private found: PuyoGrid | null = null;
  /** There it filled its frame. */
  private isFramed = false;
  private lookedAt = -Infinity;
  private seen = new Map<string, Seen>();
  /** Told nothing in the last look: others get their turn in the next one. */
  private unclear = new Set<string>();
  private readonly measured = new Map<string, Standing>();

  /** The puyo show the cells so clearly that no single picture could tell better where they are. */
  get isSure(): boolean {
    return this.measured.size >= enough;
  }

  /** Takes a frame; answers where the board stands by all puyo so far, where that is clearly elsewhere, or null. */
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

  /** Whether something more is known after it. */
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
