/** What the capture page and its workers say to each other. Types only. */
import type { LocateOptions } from '../../../vision/locate.ts';
import type { Frame, Image, Layout, Rect, Sighting } from '../../../vision/types.ts';
import type { BoardCommand } from '../../../vision/watching/boardCommand.ts';
import type { KnownLayout } from '../../../vision/watching/searching/RememberedLayouts.ts';

/** To the search worker, once per port: whoever holds the other end may ask for searches. */
export interface SearchDoor {
  port: MessagePort;
}

/** To the search worker: a sign of life is wanted, which comes as the same message between two searches. */
export interface SearchPing {
  ping: number;
}

export interface SearchQuestion {
  id: number;
  image: Image;
  options: LocateOptions;
}

export type SearchAnswer = { id: number; layouts: Layout[] } | { id: number; error: string };

/** Page -> reading worker. The first message opens it. */
export type ReadOrder =
  | {
      kind: 'open';
      search: MessagePort;
      exclude: readonly Rect[];
      remembered: readonly KnownLayout[];
    }
  /** The frame's buffer is handed over. */
  | { kind: 'frame'; frame: Frame }
  /** The picture still is the last frame's. */
  | { kind: 'again'; seq: number; capturedAt: number }
  | { kind: 'command'; command: BoardCommand }
  | { kind: 'exclude'; rects: readonly Rect[] };

/** Reading worker -> page: what came of one frame. */
export interface FrameRead {
  sighting: Sighting;
  /** The part of the picture that is wanted next; null = all of it. */
  region: Rect | null;
  /** The same picture once more would show nothing new. */
  isSettled: boolean;
  /** A buffer that is free again. */
  spare: ArrayBuffer | null;
}
