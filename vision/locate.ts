/** Finds playfields in a picture, without being told anything about the game. */
import { contrastCells } from './background.ts';
import { lookAtCells, roughSamples } from './cells.ts';
import { findEdges, Sums, type Edges } from './edges.ts';
import { lineShare, sidesOf, type EdgeSums, type Grid } from './grid.ts';
import { probabilities, scoreOf } from './likelihood.ts';
import { levelLines, uprightLines } from './lines.ts';
import { factsOf } from './plausible.ts';
import { alike, propose, type Proposal } from './propose.ts';
import { findPreviews, slotOf } from './previews.ts';
import { pairRails, rails, type Rail } from './rails.ts';
import { common, contains, overlap } from './rects.ts';
import { refine } from './refine.ts';
import type { GameKind, Image, Layout, Rect } from './types.ts';

export interface LocateOptions {
  /** Parts of the picture to keep out of. */
  exclude?: readonly Rect[];
  /** A point inside the board that is wanted. */
  seed?: { x: number; y: number };
  game?: GameKind;
}

/** Proposals that are looked at closely. */
const closely = 260;
/** The best of them are fitted to the picture exactly. */
const refined = 24;
const leastHeight = 64;
const leastWidth = 40;
/** Where a board is less likely than this, all readings of about the same place together, there is none. */
const leastExistence = 0.45;
const mostBoards = 4;

interface Candidate extends Proposal {
  score: number;
}

/** The boards in the picture, the likeliest first; of two that are equally likely the larger one. */
export function locate(image: Image, options: LocateOptions = {}): Layout[] {
  if (image.width < leastWidth || image.height < leastHeight) return [];
  const candidates = judge(image, options);
  const boards = groupBoards(candidates).filter(({ existence }) => existence >= leastExistence);
  return boards.map(({ grid, confidence }) => layOut(image, grid, confidence));
}

interface Board {
  grid: Grid;
  score: number;
  /** That there is a board about here. */
  existence: number;
  /** That it is exactly this one. */
  confidence: number;
}

/**
 * Candidates that don't overlap are boards in their own right. The confidence of one is the share that its own
 * reading, give or take a fraction of a cell, has among all readings of the same part of the picture.
 */
function groupBoards(candidates: readonly Candidate[]): Board[] {
  const boards: Board[] = [];
  let rest = [...candidates];
  while (rest.length > 0 && boards.length < mostBoards) {
    const best = rest[0]!;
    const rivals = rest.filter(({ grid }) => overlap(grid.board, best.grid.board) > 0.05);
    const chances = probabilities(rivals.map(({ score }) => score));
    const share = (counts: (grid: Grid) => boolean): number =>
      sum(rivals.map(({ grid }, i) => (counts(grid) ? chances[i]! : 0)));
    boards.push({
      grid: best.grid,
      score: best.score,
      existence: share((grid) => common(grid.board, best.grid.board) > 0.5),
      confidence: share((grid) => alike(grid, best.grid, 0.3)),
    });
    rest = rest.filter((candidate) => !rivals.includes(candidate));
  }
  return boards.sort((a, b) => rankOf(b) - rankOf(a));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Beyond a point a higher score says nothing more, and the larger board is the player's own. */
const rankOf = ({ grid, score }: Board): number =>
  Math.min(score, 6) + Math.log(grid.board.width * grid.board.height);

function layOut(image: Image, grid: Grid, confidence: number): Layout {
  const { next, hold } = findPreviews(image, grid);
  return { ...grid, next: next.map(slotOf), hold: hold && slotOf(hold), confidence };
}

/** Every proposal with its score, best first. */
export function judge(image: Image, options: LocateOptions = {}): Candidate[] {
  const edges = findEdges(image);
  const { width, height } = image;
  const sums: EdgeSums = {
    width,
    height,
    across: new Sums(edges.across, width, height),
    down: new Sums(edges.down, width, height),
  };
  const walls = pairRails(findRails(edges, sums), leastWidth);
  const level = findLevels(edges, sums);
  const rate = (proposal: Proposal): Candidate => {
    const looks = lookAtCells(image, proposal.grid, roughSamples);
    const facts = factsOf(image, proposal, looks, contrastCells(looks, 2), sums);
    return { ...proposal, score: scoreOf(facts) };
  };
  const better = (a: Candidate, b: Candidate): number => b.score - a.score;
  const rough = propose(walls, level, sums, closely)
    .filter(({ grid }) => isWanted(grid, options))
    .map(rate)
    .sort(better);
  const fine = rough.slice(0, refined).map((candidate) => rate(refineProposal(candidate, sums)));
  return [...fine, ...rough].sort(better);
}

/** The same proposal, its sides moved to where they fit best. */
function refineProposal(proposal: Proposal, sums: EdgeSums): Proposal {
  const grid = refine(proposal.grid, sums);
  const sides = sidesOf(sums, grid.board);
  return {
    ...proposal,
    grid,
    share: lineShare(sums, grid),
    sides: {
      left: Math.max(sides.left, proposal.sides.left),
      right: Math.max(sides.right, proposal.sides.right),
      top: Math.max(sides.top, proposal.sides.top),
      bottom: Math.max(sides.bottom, proposal.sides.bottom),
    },
  };
}

const findRails = (edges: Edges, { across, width, height }: EdgeSums): Rail[] =>
  rails(uprightLines(edges, leastHeight), width, height, (line, from, to) =>
    across.mean(line.at + from, line.from, line.at + to, line.to),
  );

const findLevels = (edges: Edges, { down, width, height }: EdgeSums): Rail[] =>
  rails(levelLines(edges, leastWidth), height, width, (line, from, to) =>
    down.mean(line.from, line.at + from, line.to, line.at + to),
  );

function isWanted({ game, board }: Grid, options: LocateOptions): boolean {
  if (options.game && options.game !== game) return false;
  const { seed, exclude = [] } = options;
  if (seed && !contains(board, seed)) return false;
  return exclude.every((rect) => overlap(board, rect) < 0.02);
}
