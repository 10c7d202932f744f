/**
 * The Tetris Bot Protocol: one JSON object per line, from the frontend to the bot and back. Unknown types and attributes
 * are ignored on both sides. A move's x, y is the SRS rotation centre, as in our own locations.
 */
import { type Piece, type Placement } from '../../tetris/types.ts';

/** A row of a board: null is empty, else a piece's letter or G. */
type TbpRow = readonly (string | null)[];

/** What is known of the pieces after the queue. `bag_state`: what is left in the bag then. */
export type TbpRandomizer =
  | { type: 'uniform' | 'unknown' }
  | { type: 'seven_bag'; bag_state: readonly Piece[] }
  | {
      type: 'general_bag';
      current_bag: Readonly<Record<string, number>>;
      filled_bag: Readonly<Record<string, number>>;
    };

interface TbpStart {
  type: 'start';
  hold: Piece | null;
  queue: readonly Piece[];
  combo: number;
  back_to_back: boolean;
  /** 40 rows of 10 cells, the bottom row first. */
  board: readonly TbpRow[];
  randomizer?: TbpRandomizer;
}

/** What a frontend says. `garbage` is an extension: rows that come in at the bottom, the last one lowest. */
export type FrontendMessage =
  | { type: 'rules'; randomizer?: string; garbage?: string }
  | TbpStart
  | { type: 'suggest' }
  | { type: 'play'; move: Placement }
  | { type: 'new_piece'; piece: Piece }
  | { type: 'garbage'; rows: readonly TbpRow[] }
  | { type: 'stop' }
  | { type: 'quit' };

export interface MoveInfo {
  nodes?: number;
  nps?: number;
  depth?: number;
  extra?: string;
}

/** What a bot says. No moves: it gives up. */
export type BotMessage =
  | { type: 'info'; name: string; version: string; author: string; features: readonly string[] }
  | { type: 'ready' }
  | { type: 'error'; reason: string }
  | { type: 'suggestion'; moves: readonly Placement[]; move_info?: MoveInfo };

/** The extension that we know, as it is named among the features. */
export const garbageFeature = 'garbage';

/** A message that can't be used: its text is one line that names the place. */
export class ProtocolError extends Error {
  override name = 'ProtocolError';
}
