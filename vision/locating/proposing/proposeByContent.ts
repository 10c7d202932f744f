/** Proposes boards by the contents between two walls: blocks, letters or lines at even distances. */
import { searchedPixels } from '../../space.ts';
import type { GameKind } from '../../types.ts';
import { gridLineShare } from '../measures/gridLineFit.ts';
import type { EdgeMap, Maps } from '../measures/maps.ts';
import type { WellView } from '../walls/WellView.ts';
import { isCell } from './divisions.ts';
import type { Lattice } from './lattice.ts';
import { distinct, sameCells } from './propose.ts';
import type { Proposal } from './Proposal.ts';
import { mostBetween, scansOf } from './scans.ts';
import { frameScore, shareScore, sidesWorth, widthWorth } from './roughScore.ts';
import type { Sides } from '../measures/sides.ts';
import { wavesOf } from './waves.ts';

/** The number of the clearest pairs of walls that are examined, and of boards that are kept for each. */
const most = { pairs: 16, perPair: 14, proposed: 120 };
/** Runs of cells are the same if both ends are within this part of a cell. */
const sameRuns = 0.1;
/** Walls are the same if both are within this part of their width. */
const sameWalls = 0.02;
/** A horizontal edge may be a floor from this clearness on, 0..1. */
const leastFloor = 0.5;
/** The weight of gaps between letters, relative to edges on lines. */
const gapsWorth = 0.5;
/** This part of the height between two walls is also examined separately. */
const lowest = 0.5;
/** A cell's height by its width. */
const shapes = { flattest: 0.48, tallest: 2.45 };
/** A board's side may be this part of a cell outside the visible frame. */
const outside = 0.3;
/** The range of the number of cells between two lines. */
const counts = { columns: [6, mostBetween.columns], rows: [12, mostBetween.rows] } as const;
/** Without a visible top a board has one of these numbers of rows. */
const usualRows = [20, 12, 22, 18, 24, 16];

/** The sizes that are searched for. */
const sizes: Readonly<Record<GameKind, { columns: Range; rows: Range }>> = {
  tetris: { columns: [8, 14], rows: [12, 24] },
  puyo: { columns: [6, 9], rows: [12, 20] },
};

/** The usual size of each game, and the bonus for a board with its columns, and its rows. */
const usualSizes = { tetris: { columns: 10, rows: 20 }, puyo: { columns: 6, rows: 12 }, worth: 0.12 };

type Range = readonly [least: number, most: number];

/** Cells side by side along one axis. */
interface Run {
  start: number;
  length: number;
  count: number;
  /** The number of cells between them and the frame. */
  margin: number;
  /** How well edges match the lines between them; see `gridLineShare`. */
  share: number;
}

interface Rows extends Run {
  sides: Sides;
}

/** Best first. `views`: the clearest pairs of walls first. */
export function proposeByContent(views: readonly WellView[], { fine }: Maps): Proposal[] {
  const found = differentPairs(views).flatMap((view) => proposeIn(view, fine));
  return distinct(found.sort(better), most.proposed, sameCells);
}

const better = (a: Proposal, b: Proposal): number => b.rank - a.rank;

function differentPairs(views: readonly WellView[]): WellView[] {
  const kept: WellView[] = [];
  for (const view of views) {
    if (kept.length >= most.pairs) break;
    const near = sameWalls * (view.walls.right - view.walls.left);
    const isSame = ({ walls }: WellView): boolean =>
      Math.abs(walls.left - view.walls.left) <= near && Math.abs(walls.right - view.walls.right) <= near;
    if (!kept.some(isSame)) kept.push(view);
  }
  return kept;
}

function proposeIn(view: WellView, fine: EdgeMap): Proposal[] {
  const { left, right, top, bottom } = view.walls;
  const { across, ...scans } = scansOf(view, fine);
  const wide = scans.wide.clearest((right - left) / (counts.columns[0] - 0.5));
  const tall = scans.tall.clearest((bottom - top) / (counts.rows[0] - 0.5));
  const ways: readonly (readonly [Lines[], Lines[]])[] = [
    [wide.map(onEdges), tall.map(onEdges)],
    [wide.map(inGaps), tall.map(inGaps)],
    [columnWaves(across, view), rowWaves(view)],
  ];
  const found = ways.flatMap(([upright, level]) => {
    const columns = different(upright.flatMap((lines) => columnsOf(lines, across, left, right)));
    const rows = different(level.flatMap((lines) => rowsOf(lines, view)));
    return bestPlaces(columns, rows);
  });
  return found.flatMap(boardsOf);
}

/** Lines at even distances; `clear` if they were not found by edges on them. */
interface Lines {
  pitch: number;
  phase: number;
  clear?: number;
}

const onEdges = ({ pitch, phase }: Lattice): Lines => ({ pitch, phase });
const inGaps = ({ pitch, gap, clear }: Lattice): Lines => ({ pitch, phase: gap, clear: clear * gapsWorth });

const wavesIn = (before: Int32Array, from: number, to: number, least: number, greatest: number): Lines[] =>
  wavesOf(before, from, to, least, greatest).map(({ pitch, phase, share }) => ({
    pitch,
    phase,
    clear: share,
  }));

const columnWaves = (before: Int32Array, { walls: { left, right } }: WellView): Lines[] =>
  wavesIn(
    before,
    left,
    right,
    (right - left) / (counts.columns[1] + 1),
    (right - left) / (counts.columns[0] - 0.5),
  );

/** Stacks are low: the picture above them, or above the board, may have other waves. */
function rowWaves({ level, walls: { top, bottom } }: WellView): Lines[] {
  const height = bottom - top;
  const [least, greatest] = [height / (counts.rows[1] + 1), height / (counts.rows[0] - 0.5)];
  return [top, bottom - lowest * height].flatMap((from) => wavesIn(level, from, bottom, least, greatest));
}

function different<Some extends Run>(runs: readonly Some[]): Some[] {
  const kept = new Map<number, Some[]>();
  return runs.filter((run) => {
    const near = (sameRuns * run.length) / run.count;
    const others = kept.get(run.count) ?? [];
    const isSame = (other: Some): boolean =>
      Math.abs(other.start - run.start) < near && Math.abs(other.length - run.length) < near;
    if (others.some(isSame)) return false;
    if (others.push(run) === 1) kept.set(run.count, others);
    return true;
  });
}

const isIn = (value: number, [fewest, mostCells]: Range): boolean => value >= fewest && value <= mostCells;

/**
 * The columns of a lattice between two walls, with and without the outermost ones; and the same number of columns
 * that fit exactly.
 */
function columnsOf({ pitch, phase, clear }: Lines, before: Int32Array, from: number, to: number): Run[] {
  const first = Math.ceil((from - phase) / pitch - outside);
  const last = Math.floor((to - phase) / pitch + outside);
  const runs = [
    { start: from, length: to - from, count: Math.round((to - from) / pitch), margin: 0 },
    ...[first, first + 1].flatMap((a) =>
      [last, last - 1].map((b) => {
        const [start, length] = [phase + a * pitch, (b - a) * pitch];
        return { start, length, count: b - a, margin: Math.max(0, to - from - length) / 2 / pitch };
      }),
    ),
  ];
  return runs
    .filter(({ count }) => isIn(count, counts.columns))
    .map((run) => ({
      ...run,
      share: clear ?? gridLineShare(before, run.start, run.length / run.count, run.count) ?? 0,
    }));
}

/** The rows of a lattice from each floor up to each possible top. */
function rowsOf({ pitch, phase, clear }: Lines, view: WellView): Rows[] {
  const [tops, floors] = [new Map<number, number>(), new Map<number, number>()];
  for (const { y, clear } of view.levels) {
    const at = (y - phase) / pitch;
    raise(tops, Math.ceil(at - outside), clear);
    if (clear >= leastFloor) raise(floors, Math.floor(at + outside), clear);
  }
  const rows: Rows[] = [];
  for (const [last, bottom] of floors) {
    for (const count of usualRows) if (!tops.has(last - count)) rows.push(...upFrom(last, count, 0, bottom));
    for (const [first, top] of tops) rows.push(...upFrom(last, last - first, top, bottom));
  }
  return rows;

  function upFrom(last: number, count: number, top: number, bottom: number): Rows[] {
    const start = phase + (last - count) * pitch;
    if (!isIn(count, counts.rows) || start < -outside * pitch) return [];
    const [length, end] = [count * pitch, start + count * pitch];
    const share = clear ?? gridLineShare(view.level, start, pitch, count) ?? 0;
    const sides = { left: view.left(start, end), right: view.right(start, end), top, bottom };
    return [{ start, length, count, margin: 0, share, sides }];
  }
}

function raise(to: Map<number, number>, key: number, value: number): void {
  to.set(key, Math.max(value, to.get(key) ?? 0));
}

interface Place {
  x: Run;
  y: Rows;
  worth: number;
}

/** The best combinations of columns and rows, best first. */
function bestPlaces(columns: readonly Run[], rows: readonly Rows[]): Place[] {
  const kept: Place[] = [];
  const sides = rows.map((y) => sidesWorth(y.sides));
  for (const x of columns) {
    const cell = x.length / x.count;
    if (!isCell(cell)) continue;
    const wide = widthWorth(x.length);
    rows.forEach((y, i) => {
      const square = y.length / y.count / cell;
      if (square < shapes.flattest || square > shapes.tallest) return;
      const frame = frameScore(sides[i]!, wide, square, true, x.margin);
      const worth = frame + shareScore(x.share, y.share) + usualWorth(x.count, y.count);
      if (kept.length < most.perPair || worth > kept.at(-1)!.worth) keep(kept, { x, y, worth });
    });
  }
  return kept;
}

/** Inserts a place into the sorted list of the best. */
function keep(kept: Place[], place: Place): void {
  if (kept.length >= most.perPair) kept.pop();
  const at = kept.findIndex(({ worth }) => worth < place.worth);
  kept.splice(at < 0 ? kept.length : at, 0, place);
}

/** Most boards have one of two sizes; a count of one of these is likelier as well. */
function usualWorth(columns: number, rows: number): number {
  const usual = columns < sizes.tetris.columns[0] ? usualSizes.puyo : usualSizes.tetris;
  return (columns === usual.columns ? usualSizes.worth : 0) + (rows === usual.rows ? usualSizes.worth : 0);
}

/** For every game that has boards of this size. */
function boardsOf({ x, y, worth }: Place): Proposal[] {
  const board = searchedPixels({ x: x.start, y: y.start, width: x.length, height: y.length });
  const games = (['tetris', 'puyo'] as const).filter(
    (game) => isIn(x.count, sizes[game].columns) && isIn(y.count, sizes[game].rows),
  );
  return games.map((game) => ({
    grid: { game, columns: x.count, rows: y.count, board },
    sides: y.sides,
    across: x.share,
    down: y.share,
    margin: x.margin,
    rank: worth,
  }));
}
