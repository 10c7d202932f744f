import type { Cell, Location, TetrisState } from '../../../../engine/tetris/types.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import { readMasks, sameMasks, withCells, type Masks } from '../../../tracking/explaining/masks.ts';
import { countBits } from '../../../tracking/explaining/mismatch.ts';
import { isSure } from '../../../trust.ts';
import type { Track, TetrisObservation, TrackEvent } from '../../../types.ts';

/**
 * The evidence for or against a position, by name. agreed: a reading has matched the position in every cell since its
 * stack has been the same; apart: cells that differ in this reading, in pieces; landed: pieces that have landed since
 * the stack came from single readings, as a logarithm, and one more for sure readings that agree while the piece
 * moves; leapt: pieces that would have had to land at once to lead to it then; unled: how often recently the rules
 * have not led to a stack, as a logarithm.
 */
export const cues = ['agreed', 'apart', 'landed', 'leapt', 'unled'] as const;
type Cue = (typeof cues)[number];
export type Cues = Readonly<Record<Cue, number>>;

/** The limits of the evidence: more cells apart or at a leap, more pieces, and more stacks from nowhere count like these. */
const most = { apart: 12, leapt: 24, landed: 7, unled: 7 } as const;
const cellsOfPiece = 4;
/** A stack that is read reliably in every cell under a piece at this many consecutive places is confirmed as by a landing. */
const placesThatBearOut = 3;

/** Collects, reading by reading, the evidence for the tracked position. */
export class Evidence {
  private board: Masks | null = null;
  private hasAgreed = false;
  private landed = 0;
  private leapt = 0;
  private unled = 0;
  private hasLocked = false;
  /**
   * The piece's places in readings that were sure and matched the position in every cell, since its stack has been
   * the same.
   */
  private readonly places = new Set<string>();

  /** Readings in their order, each with its track; null if no position is tracked. */
  cuesFor(observation: TetrisObservation, { state, events }: Track): Cues | null {
    const isLed = this.note(events);
    if (state?.game !== 'tetris') return null;
    this.keepStack(state.board.masks, isLed);
    const apart = cellsApart(observation, state);
    this.hasAgreed ||= apart === 0;
    if (apart === 0 && state.active && isSure(observation)) this.agreeAt(state.active);
    return {
      agreed: Number(this.hasAgreed),
      apart: Math.min(most.apart, apart) / cellsOfPiece,
      landed: Math.log2(1 + Math.min(most.landed, this.landed)),
      leapt: this.leapt / cellsOfPiece,
      unled: Math.log2(1 + this.unled),
    };
  }

  private keepStack(masks: Masks, isLed: boolean): void {
    const { board } = this;
    if (!isLed && board) {
      this.leapt = Math.min(most.leapt, cellsBeyond(masks, board));
      this.unled = Math.min(most.unled, this.unled + 1);
    }
    if (!board || !sameMasks(masks, board)) {
      this.hasAgreed = false;
      this.places.clear();
    }
    this.board = masks;
  }

  private agreeAt({ x, y }: Location): void {
    this.places.add(`${x} ${y}`);
    if (this.places.size < placesThatBearOut || this.landed > 0) return;
    this.leapt = 0;
    this.unled /= 2;
    this.landed = 1;
  }

  /** Whether the rules have led to the present stack. */
  private note(events: readonly TrackEvent[]): boolean {
    let isLed = true;
    for (const { kind } of events) {
      if (kind === 'lock') this.land();
      if (kind !== 'found' && kind !== 'restart' && kind !== 'spawn') continue;
      isLed = kind === 'spawn' && this.hasLocked;
      if (!isLed) this.landed = 0;
      this.hasLocked = false;
    }
    return isLed;
  }

  private land(): void {
    this.hasLocked = true;
    this.leapt = 0;
    this.unled /= 2;
    this.landed += 1;
  }
}

function cellsApart(observation: TetrisObservation, { board, active }: TetrisState): number {
  const falling: readonly Cell[] = active ? cellsOf(active) : [];
  const told = withCells(board.masks, falling);
  return readMasks(observation).reduce((sum, mask, y) => sum + countBits(mask ^ (told[y] ?? 0)), 0);
}

const cellsBeyond = (now: Masks, before: Masks): number =>
  now.reduce((sum, mask, y) => sum + countBits(mask & ~(before[y] ?? 0)), 0);
