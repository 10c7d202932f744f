/** The state of the page as a link that can be pasted into it again. */
import { pieces, type Piece } from '../../../engine/tetris/types.ts';
import { type KickRules, kickNames } from '../../../engine/tetris/rules/kicks.ts';
import { mostColumns, mostRows, type Terrain } from './terrain.ts';

export type Rule = 'bags' | 'any';

/** Which queues are to clear the lowest rows: a pattern as solution-finder writes it. */
export interface ClearWish {
  queue: string;
  lines: number;
  hold: boolean;
  /** Pieces are only turned, moved and dropped. */
  drops: boolean;
}

export interface Shared {
  terrain: Terrain;
  rule: Rule;
  /** Pieces from before the first bag, and pieces that the first bags lack. */
  carried: Piece[];
  missing: Piece[];
  clears: boolean;
  kicks: KickRules;
  /** Null where it is asked how the terrain can be filled. */
  wish: ClearWish | null;
}

/** Rows that can be cleared. */
export const mostLines = 20;

const prefix = 'okiba://tiling#';

/** Terrain as rows with run lengths, so that links stay short: "3#7.". */
function packRow(row: string): string {
  return row.replace(/(.)\1*/g, (run, letter: string) => `${run.length > 1 ? run.length : ''}${letter}`);
}

export function makeLink({ terrain, rule, carried, missing, clears, kicks, wish }: Shared): string {
  const rows = terrain.map(packRow).join('_').replaceAll('#', 'M');
  const parts = [rows, rule, carried.join(''), missing.join(''), playOf(clears, kicks)];
  if (wish) {
    const { lines, hold, drops, queue } = wish;
    parts.push(`${lines}${hold ? 'hold' : ''}${drops ? 'drops' : ''}`, encodeURIComponent(queue));
  }
  return prefix + parts.join('~');
}

/** What makeLink has written, or such a part of an address; null for everything else. */
export function parseLink(text: string): Shared | null {
  const state = text.trim().replace(/^[^#]*#/, '');
  const [rows, rule, carried = '', missing = '', play = '', ...wished] = state.split('~');
  if (!rows || (rule !== 'bags' && rule !== 'any')) return null;
  const terrain = rows.split('_').map(unpackRow);
  const columns = terrain[0]!.length;
  const isWhole = terrain.every((row) => row.length === columns && /^[#X.]+$/.test(row));
  if (!isWhole || columns > mostColumns || terrain.length > mostRows) return null;
  return {
    terrain,
    rule,
    carried: readPieces(carried),
    missing: readPieces(missing),
    ...readPlay(play),
    wish: readWish(wished),
  };
}

/** Whether rows clear, and after a comma how pieces turn where it isn't the usual way. */
function playOf(clears: boolean, kicks: KickRules): string {
  return [clears ? 'clears' : '', ...(kicks === 'srs' ? [] : [kicks])].join();
}

function readPlay(play: string): Pick<Shared, 'clears' | 'kicks'> {
  const [clears, kicks] = play.split(',');
  return { clears: clears !== '', kicks: kickNames.find((name) => name === kicks) ?? 'srs' };
}

function readWish([play = '', ...queue]: readonly string[]): ClearWish | null {
  const found = /^(\d\d?)(hold)?(drops)?$/.exec(play);
  const lines = Number(found?.[1] ?? 0);
  if (!found || lines < 1 || lines > mostLines) return null;
  const [hold, drops] = [found[2] !== undefined, found[3] !== undefined];
  return { lines, hold, drops, queue: decoded(queue.join('~')) };
}

/** Of the page's own address it is decoded already. */
function decoded(queue: string): string {
  try {
    return decodeURIComponent(queue);
  } catch {
    return queue;
  }
}

function unpackRow(row: string): string {
  return row.replace(/(\d{0,2})([MX.])/g, (_, count: string, letter: string) =>
    letter.replace('M', '#').repeat(Number(count || 1)),
  );
}

function readPieces(text: string): Piece[] {
  return [...text].filter((letter): letter is Piece => pieces.some((piece) => piece === letter));
}
