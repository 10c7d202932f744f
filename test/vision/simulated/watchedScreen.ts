/** A simulated game on a screen, and a stream of its pictures for a watcher. */
import type { Frame, Layout, Observation, Rect, Sighting } from '../../../vision/types.ts';
import type { Drawn } from '../../../vision/previews/drawnPieces.ts';
import type { KnownLayout } from '../../../vision/watching/searching/RememberedLayouts.ts';
import { Watcher } from '../../../vision/Watcher.ts';
import type { Eyes } from '../../../vision/watching/FrameWatcher.ts';
import { SimulatedGame } from './simulatedGame.ts';
import { tetrisSeen, undecided } from '../observed.ts';

export const full = { width: 400, height: 300 };

export function layoutAt(x: number, y: number, confidence = 0.95): Layout {
  const board: Rect = { x, y, width: 100, height: 200 };
  return { game: 'tetris', board, columns: 10, rows: 20, next: [], hold: null, confidence };
}

/** A screen on which a simulated game is shown; what it shows can be changed by the test. */
export class Screen {
  layouts: Layout[] = [layoutAt(60, 40)];
  fit = 1;
  /** The game stands still. */
  isStill = false;
  located: { exclude: readonly Rect[]; seed: { x: number; y: number } | undefined }[] = [];
  readAt: Rect[] = [];
  private readonly game = new SimulatedGame({ seed: 5, pieces: 30, previews: 1 }).play();
  private shown = 0;

  readonly eyes: Eyes = {
    chance: () => 1,
    locate: (_, { exclude = [], seed } = {}) => {
      this.located.push({ exclude, seed });
      return this.layouts;
    },
    verify: () => this.fit,
    read: (_, layout, { seq = 0 }): Observation => {
      this.readAt.push(layout.board);
      if (!this.isStill) this.shown++;
      return { ...this.game.frames[this.shown - 1]!.observation, seq, board: layout.board };
    },
    cells: (_, layout) => undecided(layout),
    next: (_, { next }) => [...next],
    drawn: (_, { next }) => {
      const [piece] = this.game.frames[this.shown - 1]?.observation.next ?? [];
      return piece ? next.map((rect) => ({ piece, rect, unit: rect.width / 4 }) as Drawn) : [];
    },
  };

  /** No game from now on, only blocks. */
  showNothing(): void {
    this.eyes.read = (_, { board }, { seq = 0 }) => unreadable(seq, board);
  }
}

/** Feeds a watcher with a new picture every `frameMs`, of the part it asks for. */
export class Stream {
  readonly sightings: Sighting[] = [];
  readonly watcher: Watcher;
  private seq = 0;
  size = full;
  isStill = false;

  constructor(
    readonly screen: Screen,
    private readonly frameMs = 50,
    remembered: readonly KnownLayout[] = [],
  ) {
    this.watcher = new Watcher({ eyes: screen.eyes, remembered });
  }

  frame(): Frame {
    const { x, y, width, height } = this.watcher.region() ?? { x: 0, y: 0, ...this.size };
    const data = new Uint8Array(4 * width * height).fill(this.isStill ? 7 : this.seq % 251);
    const capturedAt = 1000 + this.seq * this.frameMs;
    return { seq: this.seq++, capturedAt, width, height, data, origin: { x, y }, full: this.size };
  }

  run(frames: number): Sighting[] {
    const seen = Array.from({ length: frames }, () => this.watcher.next(this.frame()));
    this.sightings.push(...seen);
    return seen;
  }
}

/** All that happened, but for moves. */
export function events(sightings: readonly Sighting[]): string[] {
  return sightings.flatMap((one) => one.events.map(({ kind }) => kind)).filter((kind) => kind !== 'move');
}

function unreadable(seq: number, board: Rect): Observation {
  return tetrisSeen({
    seq,
    board,
    cells: Array<string>(20).fill('XX.XX.XXXX'),
    confidence: 0.3,
    doubts: ['falling piece not readable'],
  });
}
