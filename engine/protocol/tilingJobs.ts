/** What a page and its tiling workers say to each other. Structured-clone-safe; tilings are placement numbers. */
import type { Cell } from '../tetris/types.ts';
import type { KickRules } from '../tetris/rules/kicks.ts';
import type { Bounds } from '../tiling/bounds.ts';
import type { FirstBag } from '../tiling/building/buildable.ts';
import type { Hindrance } from '../tiling/reasons/whyNot.ts';

/** A terrain and which pieces may cover it; both ends number its placements alike. */
export interface TilingTask {
  columns: number;
  rows: number;
  cells: Cell[];
  /** Filled cells that are there already. */
  fixed: Cell[];
  bounds: Bounds;
  /** Full rows vanish while it is built. */
  clears: boolean;
  /** How pieces turn while it is built. */
  kicks: KickRules;
}

/** What a worker can be at. */
export type TilingWork = Exclude<TilingRequest, { do: 'stop' }>['do'];

export type TilingRequest =
  | { do: 'solve'; id: number; task: TilingTask; most: number }
  | { do: 'stop' }
  /** How each of these tilings can be built, from number `from` on. */
  | { do: 'judge'; id: number; task: TilingTask; from: number; tilings: Uint16Array }
  | { do: 'detail'; id: number; task: TilingTask; number: number; tiling: Uint16Array };

/** How a tiling can be built: 0 not yet known, 1 not at all, 2 not by hard drops alone, 3 by hard drops. */
export const buildKinds = { unknown: 0, never: 1, slides: 2, drops: 3 } as const;

/** Pieces are told by their place in `order` of the tiling as Tiler.piecesOf has it. */
export interface BuildDetail {
  order: number[] | null;
  hardDrops: boolean;
  /** Null where there are too many pieces to count. */
  orders: number | null;
  firstBags: FirstBag[];
  /** Shares of bag orders from 0 to 1; null while they are worked out or where there are too many pieces. */
  share: number | null;
  shareWithHold: number | null;
}

export type TilingAnswer =
  | { tells: 'placements'; id: number; piece: Uint8Array; cells: Int32Array }
  | { tells: 'tilings'; id: number; tilings: Uint16Array; found: number; progress: number; elapsedMs: number }
  | {
      tells: 'end';
      id: number;
      found: number;
      complete: boolean;
      hindrance: Hindrance | null;
      elapsedMs: number;
    }
  | { tells: 'judged'; id: number; from: number; kinds: Uint8Array }
  /** `final`: nothing more is being worked out. */
  | { tells: 'detail'; id: number; number: number; detail: BuildDetail | null; final: boolean }
  /** What was asked for can't be done, in one line. */
  | { tells: 'error'; id: number; of: TilingWork; error: string };
