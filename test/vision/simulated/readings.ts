import type { Piece, TetrisState } from '../../../engine/tetris/types.ts';
import { Tracker } from '../../../vision/tracking/Tracker.ts';
import type { TetrisObservation, Track } from '../../../vision/types.ts';
import { told } from './told.ts';
import { tetrisSeen } from '../observed.ts';

const rows = 8;

/**
 * A reading of a board of eight rows from its lowest ones: '.' empty, 'X' filled, the falling piece's own
 * letter where the reading tells it apart.
 */
export function reading(
  lowest: string,
  next = '',
  options: Partial<TetrisObservation> = {},
): TetrisObservation {
  const drawn = lowest.trim().split(/\s+/);
  const all = [...Array<string>(rows - drawn.length).fill('..........'), ...drawn];
  const at = all.flatMap((row, top) =>
    [...row].flatMap((letter, x) => ('IOTSZJL'.includes(letter) ? [{ letter, x, y: rows - 1 - top }] : [])),
  );
  return tetrisSeen({
    seq: 0,
    board: { x: 0, y: 0, width: 100, height: 80 },
    rows,
    cells: all.map((row) => row.replace(/[IOTSZJL]/g, '.')),
    current: at.length ? { piece: at[0]!.letter as Piece, cells: at.map(({ x, y }) => [x, y]) } : null,
    next: [...next] as Piece[],
    confidence: 0.95,
    ...options,
  });
}

export interface Shown extends Track<TetrisState> {
  told: string;
}

/** Feeds a tracker with readings at an even pace. */
export class Feed {
  readonly tracker = new Tracker();
  private at = 0;

  constructor(
    private readonly hasHold = false,
    private readonly frameMs = 50,
  ) {}

  show(observation: TetrisObservation, frames = 1): Shown {
    let track: Track<TetrisState> | null = null;
    for (let frame = 0; frame < frames; frame++)
      track = this.tracker.followReading(observation, {
        at: (this.at += this.frameMs),
        hasHold: this.hasHold,
      });
    return { ...track!, told: told(track!) };
  }
}

export const floor = 'XX..XXXXXX';
export const highT = `....TTT...\n.....T....\n..........\n..........\n..........\n..........\n..........\n${floor}`;
export const lowT = `..........\n..........\n..........\n....TTT...\n.....T....\n..........\n..........\n${floor}`;
