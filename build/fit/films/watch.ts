/** A watcher's reports on a film, picture by picture, beside the truth. */
import { makeText } from '../../../engine/tetris/rules/board.ts';
import type { Filmed, FilmTruth } from '../../../test/vision/simulated/films/Filmed.ts';
import type { Doubt, Layout, Phase, Sighting } from '../../../vision/types.ts';
import type { Cues } from '../../../vision/watching/board/proof/Evidence.ts';
import { locate } from '../../../vision/locate.ts';
import { Watcher } from '../../../vision/Watcher.ts';

/** The truth of at most this long ago may still be reported: a piece has just locked. Milliseconds. */
const lagMs = 500;
/** A hint for a position of at most this long ago is late, not misread: rows may vanish meanwhile. */
const pastMs = 2000;
/** In cells: a hint further off is in the next one. */
const mostOff = 0.3;

/** One picture in which a hint would be shown, or not. */
export interface Watched {
  at: number;
  count: number;
  isPlayed: boolean;
  /** null: nothing is reported. */
  told: { stack: string; kind: string; next: string | null } | null;
  /** Of the reported position: the parts that differ from the truth, now and before. */
  wrong: ('place' | 'stack' | 'piece' | 'next' | 'stale')[];
  confidence: number;
  placeConfidence: number;
  doubts: readonly Doubt[];
  phase: Phase | null;
  events: string[];
  /** Cells in which the picture's own reading differs from the reported position. */
  apart: number;
  isPieceRead: boolean;
  filled: number;
  /** The evidence for the report; null if there is none, or for a pair. */
  cues: Cues | null;
}

/** A search is by far the most expensive step, and the board of a film does not move. */
const mostSearches = 3;

/** Searches a few times; then returns the last result again. */
function sparingly(search: typeof locate): typeof locate {
  let [left, found] = [mostSearches, [] as Layout[]];
  return (image, options) => {
    if (left > 0) [left, found] = [left - 1, search(image, options)];
    return found;
  };
}

interface Moment {
  at: number;
  stack: string;
  kind: string | null;
  next: string | null;
}

/** Each picture with its result; `all` that is believed, or only what is sure enough to be shown. */
export function* watchFilm(
  film: Iterable<Filmed>,
  tells: 'all' | 'shown' = 'all',
): Generator<{ filmed: Filmed; watched: Watched; sighting: Sighting }> {
  let cues: Cues | null = null;
  const chance = (seen: Cues): number => {
    cues = seen;
    return 1;
  };
  const eyes = { locate: sparingly(locate), ...(tells === 'all' && { chance }) };
  const watcher = new Watcher({ eyes });
  const moments: Moment[] = [];
  for (const filmed of film) {
    const { frame, truth } = filmed;
    const at = frame.capturedAt;
    moments.push({ at, stack: truth.stack.join('/'), kind: truth.kind, next: truth.next });
    while (moments.length > 1 && moments[0]!.at < at - pastMs) moments.shift();
    cues = null;
    const sighting = watcher.next(frame);
    yield { filmed, watched: { ...watchedOf(sighting, truth, moments), cues }, sighting };
  }
}

function watchedOf(sighting: Sighting, truth: FilmTruth, moments: readonly Moment[]): Omit<Watched, 'cues'> {
  const { state, observation, layout, events, phase } = sighting;
  const told = state?.game === 'tetris' ? toldOf(makeText(state.board), state.queue) : null;
  const read = observation.game === 'tetris' ? observation : null;
  return {
    at: sighting.capturedAt,
    count: truth.count,
    isPlayed: truth.kind !== null,
    told,
    wrong: told ? wrongIn(told, layout!, truth, moments) : state ? ['place'] : [],
    confidence: observation.confidence,
    placeConfidence: layout?.confidence ?? 0,
    doubts: observation.doubts,
    phase,
    events: events.map(({ kind }) => kind),
    apart: told && read ? apart(told.stack.split('/'), read.cells) : 0,
    isPieceRead: read?.current?.piece === told?.kind,
    filled: told ? told.stack.replaceAll(/[^X]/g, '').length : 0,
  };
}

function toldOf(rows: readonly string[], [kind, next]: readonly string[]): NonNullable<Watched['told']> {
  return {
    stack: rows.map((row) => row.replaceAll(/[^.]/g, 'X')).join('/'),
    kind: kind!,
    next: next ?? null,
  };
}

function wrongIn(
  told: NonNullable<Watched['told']>,
  layout: Layout,
  truth: FilmTruth,
  moments: readonly Moment[],
): Watched['wrong'] {
  if (offBy(layout, truth) > mostOff) return ['place'];
  const past = moments.filter(({ stack }) => same(stack, told.stack));
  if (past.length === 0) return ['stack'];
  const stacks = past.filter(({ at }) => at >= moments.at(-1)!.at - lagMs);
  if (stacks.length === 0) return ['stale'];
  const kinds = stacks.filter(({ kind }) => kind === told.kind);
  if (kinds.length === 0) return stacks.every(({ kind }) => kind === null) ? ['stale'] : ['piece'];
  const isNext = told.next === null || kinds.some(({ next }) => next === null || next === told.next);
  return isNext ? [] : ['next'];
}

/** Rows above the visible ones, and empty ones, don't count. */
const same = (a: string, b: string): boolean => withoutEmpty(a) === withoutEmpty(b);
const withoutEmpty = (stack: string): string => stack.replace(/^(\.+(\/|$))+/, '');

function apart(a: readonly string[], b: readonly string[]): number {
  const rows = Math.min(a.length, b.length);
  let count = 0;
  for (let y = 1; y <= rows; y += 1)
    for (let x = 0; x < a[0]!.length; x += 1)
      if ((a.at(-y)![x] === '.') !== (b.at(-y)![x] === '.')) count += 1;
  return count;
}

/** The error of the farthest edge, in cells; another division is another place. */
export function offBy({ board, columns, rows }: Layout, truth: FilmTruth): number {
  if (columns !== truth.columns || rows !== truth.rows) return Infinity;
  const [w, h] = [truth.board.width / columns, truth.board.height / rows];
  const t = truth.board;
  return Math.max(
    Math.abs(board.x - t.x) / w,
    Math.abs(board.y - t.y) / h,
    Math.abs(board.x + board.width - t.x - t.width) / w,
    Math.abs(board.y + board.height - t.y - t.height) / h,
  );
}
