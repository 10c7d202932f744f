/** Which proposals for a picture are right, in the shape in which the model learns: groups of rivals. */
import type { Grid, Rect } from '../../../vision/types.ts';
import { overlap } from '../../../vision/pixels/rects.ts';
import { factRow } from '../../../vision/locating/facts/facts.ts';

/** A proposed place with the evidence for and against it. */
export interface Candidate {
  grid: Grid;
  facts: readonly number[];
}

/** The known facts about a picture. */
export interface Truth {
  /** Boards that should be found. */
  boards: Grid[];
  /** Smaller boards beside them, of other players. */
  others: Grid[];
  /** Boards too small or too much covered to count for or against. */
  ignored: Rect[];
}

/**
 * Proposals for one part of a picture, of which at most one place is right (several proposals may name it).
 * `facts` holds `right.length` rows of equal length: all facts of `allFactNames`, or some.
 */
export interface Group {
  grids: Grid[];
  facts: Float32Array;
  /** 1 for each proposal that is right, else 0. */
  right: Uint8Array;
  /** Whether there is a board here, found among the proposals or not. */
  board: boolean;
  /** Where the picture came from. */
  source: string;
}

/** The largest error of a side, in cells. */
const tolerance = 0.25;

/** The same game and cells, every side within a quarter of a cell. */
export function isRight(found: Grid, wanted: Grid): boolean {
  if (found.game !== wanted.game || found.columns !== wanted.columns || found.rows !== wanted.rows)
    return false;
  const [a, b] = [found.board, wanted.board];
  const across = (b.width / wanted.columns) * tolerance;
  const down = (b.height / wanted.rows) * tolerance;
  return (
    Math.abs(a.x - b.x) <= across &&
    Math.abs(a.x + a.width - b.x - b.width) <= across &&
    Math.abs(a.y - b.y) <= down &&
    Math.abs(a.y + a.height - b.y - b.height) <= down
  );
}

/** Proposals that share more than this part of the smaller one are rivals, as they are when boards are found. */
const rivals = 0.05;

/** One group for each board, and one for all proposals that touch none. */
export function groupsOf(candidates: readonly Candidate[], truth: Truth, source: string): Group[] {
  const touches = ({ grid }: Candidate, rect: Rect): boolean => overlap(grid.board, rect) > rivals;
  const wanted = [...truth.boards, ...truth.others];
  const around = wanted.map((one, i) => {
    const near = candidates.filter((candidate) => touches(candidate, one.board));
    const name = i < truth.boards.length ? source : `${source}, others`;
    return makeGroup(near, (grid) => isRight(grid, one), true, name);
  });
  const known = [...wanted.map(({ board }) => board), ...truth.ignored];
  const rest = candidates.filter((candidate) => !known.some((rect) => touches(candidate, rect)));
  return [...around, makeGroup(rest, () => false, false, source)].filter(
    ({ board, right }) => board || right.length > 0,
  );
}

function makeGroup(
  candidates: readonly Candidate[],
  isWanted: (grid: Grid) => boolean,
  board: boolean,
  source: string,
): Group {
  return {
    grids: candidates.map(({ grid }) => grid),
    facts: Float32Array.from(candidates.flatMap(({ grid, facts }) => factRow(grid.game, facts))),
    right: Uint8Array.from(candidates, ({ grid }) => (isWanted(grid) ? 1 : 0)),
    board,
    source,
  };
}
