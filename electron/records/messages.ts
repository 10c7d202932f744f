/** The messages between the main process and the thread of the records. */
import type { GameHeader, Turn } from '../../engine/review/record.ts';
import type { Requests } from '../contract/requests.ts';

/** Requests of pages that the thread answers. */
export const recordChannels = [
  'practice:finished',
  'practice:history',
  'trainer:record',
  'trainer:progress',
  'trainer:history',
  'trainer:games',
  'trainer:export',
  'trainer:import',
  'review:games',
  'review:habits',
  'review:game',
  'review:remove',
  'review:keep',
  'review:import',
] as const satisfies readonly (keyof Requests)[];
export type RecordChannel = (typeof recordChannels)[number];

/** A turn of a game that goes on: known by its header, which no other game has. */
export interface ToldTurn {
  header: GameHeader;
  /** Of the turn in its game, from 0. */
  number: number;
  turn: Turn;
  /** Games that are kept at most; null: all. */
  most: number | null;
}

export type Asked =
  { id: number; channel: RecordChannel; ask: unknown } | { id: number; channel: 'turn'; ask: ToldTurn };

/** `busy`: something is still worked on. */
export type Told = { id: number; answer: unknown } | { id: number; error: string } | { busy: true };

/** What the thread is started with. */
export interface RecordsData {
  /** Of the app's own. */
  folder: string;
  /** Of Okiba. */
  version: string;
}
