/** Proposes Puyo fields of rare sizes: they are searched for only in frames that are closed on all sides. */
import { searchedPixels } from '../../space.ts';
import type { Sides } from '../measures/sides.ts';
import type { Level, WellView } from '../walls/WellView.ts';
import { isCell, rareForms, type Form } from './divisions.ts';
import { distinct } from './propose.ts';
import type { Proposal } from './Proposal.ts';
import { roughScore, sidesWorth, widthWorth } from './roughScore.ts';

/** Every side of a frame is at least this clear; the picture's border is exactly that. */
const closed = 0.6;
/** The range of a frame's height by its width. */
const heights = { least: 0.85, most: 4.3 };
/** This many of the clearest frames are divided. */
const mostFrames = 60;
/** Frames whose sides are all within this part of their width are the same. */
const sameFrame = 0.012;
/** This many of the clearest levels of a well could be a frame's top or floor. */
const mostLevels = 12;
const mostProposed = 120;
/** Forms are different if their cells differ by this. */
const sameCells = 0.16;

interface Frame {
  view: WellView;
  top: number;
  bottom: number;
  sides: Sides;
  worth: number;
}

/** Best first. */
export function proposeRare(views: readonly WellView[]): Proposal[] {
  const frames = views.flatMap(framesIn).sort((a, b) => b.worth - a.worth);
  const found = different(frames).flatMap((frame) => rareForms.flatMap((form) => divided(frame, form)));
  return distinct(
    found.sort((a, b) => b.rank - a.rank),
    mostProposed,
    sameCells,
  );
}

/** The frames with four clear sides between two walls. */
function framesIn(view: WellView): Frame[] {
  const width = view.walls.right - view.walls.left;
  const levels = clearest(view);
  return levels.flatMap(({ y: top, clear: topClear }) =>
    levels.flatMap(({ y: bottom, clear: bottomClear }) => {
      if (bottom - top < heights.least * width || bottom - top > heights.most * width) return [];
      const [left, right] = [view.left(top, bottom), view.right(top, bottom)];
      if (left < closed || right < closed) return [];
      const sides = { left, right, top: topClear, bottom: bottomClear };
      return [{ view, top, bottom, sides, worth: sidesWorth(sides) + widthWorth(width) }];
    }),
  );
}

/** The clearest levels between two walls. */
const clearest = ({ levels }: WellView): Level[] =>
  levels
    .filter(({ clear }) => clear >= closed)
    .sort((a, b) => b.clear - a.clear)
    .slice(0, mostLevels);

function different(sorted: readonly Frame[]): Frame[] {
  const kept: Frame[] = [];
  for (const frame of sorted) {
    if (kept.length >= mostFrames) break;
    if (!kept.some((other) => isSame(frame, other))) kept.push(frame);
  }
  return kept;
}

function isSame(a: Frame, b: Frame): boolean {
  const most = Math.max(1, sameFrame * (a.view.walls.right - a.view.walls.left));
  return (
    Math.abs(a.top - b.top) <= most &&
    Math.abs(a.bottom - b.bottom) <= most &&
    Math.abs(a.view.walls.left - b.view.walls.left) <= most &&
    Math.abs(a.view.walls.right - b.view.walls.right) <= most
  );
}

/** The frame divided into rows so that the cells have a shape that the form allows. */
function divided({ view, top, bottom, sides }: Frame, { game, columns, margins }: Form): Proposal[] {
  const { left, right } = view.walls;
  const cell = (right - left) / columns;
  if (!isCell(cell)) return [];
  return margins[0]!.divisions.flatMap(({ rows, flattest, tallest }) => {
    const h = (bottom - top) / rows;
    if (h < flattest * cell || h > tallest * cell) return [];
    const board = searchedPixels({ x: left, y: top, width: right - left, height: bottom - top });
    const proposal = {
      grid: { game, columns, rows, board },
      sides,
      across: view.across(0, columns),
      down: view.down(top, bottom, rows),
      margin: 0,
    };
    return [{ ...proposal, rank: roughScore(proposal) }];
  });
}
