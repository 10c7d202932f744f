/** The last step of finding a board: fits its sides to the pixel, in the picture's full size. */
import type { GameKind, Grid, Image } from '../../types.ts';
import { findEdges, type EdgeMap } from '../../pixels/edges.ts';
import { clip, crop } from '../../pixels/image.ts';
import { measureBoard } from '../../puyo/fitting/measureBoard.ts';
import { moved } from '../../pixels/rects.ts';
import { ScratchBuffers } from '../../pixels/ScratchBuffers.ts';
import { ColourSums } from '../measures/ColourSums.ts';
import { reachCeiling, reachFloor, standOnFloor } from './floor.ts';
import { recount, withoutFrame } from './recount.ts';
import { refine } from './refine.ts';
import { noise, spreadOf } from '../measures/evenness.ts';
import { lookAt } from '../network/gridScore.ts';
import { movedBy } from '../network/movedBy.ts';
import { patchMargin } from '../network/patch.ts';
import { alike } from '../../grids.ts';
import { squareUp } from './squareUp.ts';
import { workFactor } from '../scale.ts';

/** This many cells around the board are included: the input of the network, with room for the moves of the sides. */
const margin = patchMargin + 0.7;

/** A side moves by at most this part of a cell at a time. */
const reach = 0.35;
/** The same once it has been moved: the lines are near. */
const nearReach = 0.2;
/** The same for the sides that the network sees. */
const seenReach = 0.25;
/** A falling piece between two rows pulls a side by less than half a cell. */
const farthestSeen = 0.45;
/** If neither of two places is better by this, the one from the picture's edges is more exact. */
const clearlyBetter = 0.3;
/** If all steps together move a side by more cells than this they have followed something else, e.g. round puyo. */
const farthest: Readonly<Record<GameKind, number>> = { tetris: 0.6, puyo: 0.25 };
/** First in steps of a part of a cell, then pixel by pixel. */
const coarseSteps = 14;
const narrow = 1;

/** This share of a Puyo field's height may be behind its ceiling. */
const mostHidden = 0.025;

/** Only one board is settled at a time. */
const buffers = new ScratchBuffers();

export function settle(image: Image, grid: Grid): Grid {
  const { board, columns, rows } = grid;
  const w = (margin * board.width) / columns;
  const h = (margin * board.height) / rows;
  const part = clip(
    { x: board.x - w, y: board.y - h, width: board.width + 2 * w, height: board.height + 2 * h },
    image,
  );
  const local = { ...board, x: board.x - part.x, y: board.y - part.y };
  const around = crop(image, part);
  const scratch = buffers.put(around);
  const sums = new ColourSums(around, scratch);
  const start = { ...grid, board: local };
  const map = findEdges(around, scratch);
  const cell = board.width / columns / workFactor(image);
  const settled = fitted(start, map, sums, cell);
  const best = alike(settled, start, farthest[grid.game]) ? settled : start;
  const counted = withoutFrame(recount(best, map), around);
  const placed = grid.game === 'puyo' ? settlePuyo(around, counted) : counted;
  return { ...placed, board: moved(placed.board, part) };
}

/** The upper side of a Puyo field is often hidden and the lower one misleading; resting puyo are better evidence. */
function settlePuyo(image: Image, grid: Grid): Grid {
  const placed = reachBehindCeiling(reachCeiling(image, reachFloor(image, standOnFloor(image, grid))));
  return { ...placed, board: measureBoard(image, placed) ?? placed.board };
}

/**
 * The top row of a Puyo field often begins behind its ceiling, so that its cells seem a little flatter than they are.
 * Cells that are almost square are treated as square.
 */
function reachBehindCeiling(grid: Grid): Grid {
  const { board, columns, rows } = grid;
  const height = (rows * board.width) / columns;
  const hidden = height - board.height;
  if (hidden <= 0 || hidden > mostHidden * height) return grid;
  return { ...grid, board: { ...board, y: board.y - hidden, height } };
}

/**
 * The fit to the picture's edges and cells, or to the network's sides, whichever the network prefers; `cell`: see
 * `lookAt`.
 */
function fitted(grid: Grid, map: EdgeMap, sums: ColourSums, cell: number): Grid {
  const byPicture = evener(sums, squareUp(settleLines(map, grid), sums), squareUp(grid, sums));
  if (grid.game === 'puyo') return byPicture;
  const oddsOf = (one: Grid): number => lookAt(sums, one, cell).odds[one.game];
  const byNetwork = refine(seen(sums, grid, cell), map, seenReach, 1, narrow);
  const isNear = alike(byNetwork, grid, farthestSeen);
  return isNear && oddsOf(byNetwork) > oddsOf(byPicture) + clearlyBetter ? byNetwork : byPicture;
}

/** The sides that the network sees; a second look from there is more exact. */
function seen(sums: ColourSums, grid: Grid, cell: number): Grid {
  const once = movedBy(grid, lookAt(sums, grid, cell).off);
  return movedBy(once, lookAt(sums, once, cell).off);
}

function settleLines(map: EdgeMap, grid: Grid): Grid {
  const near = refine(grid, map, reach, Math.max(1, grid.board.width / grid.columns / coarseSteps));
  return refine(near, map, nearReach, 1, narrow);
}

/** If bricks or texture mislead the lines, the grid without them is more even. */
function evener(sums: ColourSums, lined: Grid, plain: Grid): Grid {
  const unevenness = ({ board, columns, rows }: Grid): number => {
    const { whole, within } = spreadOf(sums, board, columns, rows);
    return within / (whole + noise);
  };
  return unevenness(plain) < unevenness(lined) ? plain : lined;
}
