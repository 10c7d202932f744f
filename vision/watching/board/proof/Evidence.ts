import type { Cell, Location, TetrisState } from '../../../../engine/tetris/types.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import { readMasks, sameMasks, withCells, type Masks } from '../../../tracking/explaining/masks.ts';
import { countBits } from '../../../tracking/explaining/mismatch.ts';
import { isSure } from '../../../trust.ts';
import type { Track, TetrisObservation, TrackEvent } from '../../../types.ts';

/**
 * What speaks for a position or against it, by name. agreed: a reading has been the position to the cell since its stack
 * lies so; apart: cells in which this reading is not, in pieces; landed: pieces that have come to rest since the stack was
 * taken from single readings, as a logarithm, one for sure readings that agree while the piece moves; leapt: pieces that would have had to land at once to lead to it then;
 * unled: how often of late the rules have not led to a stack, as a logarithm.
 */
export const cues = ['agreed', 'apart', 'landed', 'leapt', 'unled'] as const;
type Cue = (typeof cues)[number];
export type Cues = Readonly<Record<Cue, number>>;

/** More cells apart or at a leap, more pieces, and more stacks that came of nothing say no more. */
const most = { apart: 12, leapt: 24, landed: 7, unled: 7 } as const;
const cellsOfPiece = 4;
/** A stack that is surely read to the cell under a piece at so many places in turn is borne out as by a landing. */
const placesThatBearOut = 3;

/** Gathers, reading by reading, what speaks for the position that is followed. */
export class Evidence {
  private board: Masks | null = null;
  private hasAgreed = false;
  private landed = 0;
  private leapt = 0;
  private unled = 0;
  private hasLocked = false;
  /** Where the piece was in readings that were sure and the position to the cell, since its stack lies so. */
  private readonly places = new Set<string>();

  /** Readings in their order, each with what it has come to; null where no position is followed. */
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

  /** Whether the rules have led to what is there now. */
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
