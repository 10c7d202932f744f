/** The facts of a quick look at a place: its frame, its lines, and the evenness of its cells. */
import type { ColourSums } from '../measures/ColourSums.ts';
import { evenFactNames, evenFactsOf } from '../measures/evenness.ts';
import type { Proposal } from '../proposing/Proposal.ts';

/** Names of the facts, in the order of `glanceOf`. All are about 0..1. */
export const glanceNames = [
  'walls',
  'top',
  'weakest',
  'across',
  'down',
  'share',
  'size',
  'aspect',
  'usual',
  'square',
  'margin',
  'rank',
  'height',
  ...evenFactNames,
] as const;

/** The scale of the deviation from square cells, as the logarithm of height by width. */
const squarish = 0.02;
/** The logarithm of a cell's height by its width beyond which all are equally wrong. */
const mostCrooked = 0.25;

export function glanceOf(
  { grid, sides, across, down, margin, rank }: Proposal,
  colours: ColourSums,
): number[] {
  const { board, columns, rows } = grid;
  const crooked = Math.log(board.height / rows / (board.width / columns));
  return [
    (sides.left + sides.right + sides.bottom) / 3,
    sides.top,
    Math.min(sides.left, sides.right, sides.bottom),
    across,
    down,
    Math.min(across, down),
    Math.log(board.width / 100),
    Math.min(mostCrooked, Math.abs(crooked)) / mostCrooked,
    rows === 20 || rows === 12 ? 1 : 0,
    Math.exp(-((crooked / squarish) ** 2)),
    margin,
    rank,
    board.height / colours.height,
    ...evenFactsOf(colours, grid),
  ];
}
