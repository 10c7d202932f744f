/** Every place in a picture where a board could be, with what speaks for and against it. */
import type { Point, SearchedPixels } from '../space.ts';
import type { GameKind, Grid, Image, Rect } from '../types.ts';
import { glanceScoreOf, scoreOf } from './likelihood.ts';
import { contains, overlap } from '../pixels/rects.ts';
import { columnShare, rowShare } from './measures/comb.ts';
import { factsOf } from './facts/facts.ts';
import { glanceOf } from './facts/glance.ts';
import { makeMaps, type Maps } from './measures/maps.ts';
import { distinct, propose } from './proposing/propose.ts';
import type { Proposal } from './proposing/Proposal.ts';
import { refine } from './fitting/refine.ts';
import { roughScore } from './proposing/roughScore.ts';
import { enlarge, halve, reduced, workFactor } from './scale.ts';
import { shortlist } from './shortlist.ts';
import { squareUp } from './fitting/squareUp.ts';
import { findWalls } from './walls/walls.ts';

export interface Judged {
  proposal: Proposal;
  grid: Grid;
  /** See `factNames`. */
  facts: number[];
  /** See `scoreOf`. */
  score: number;
}

export interface JudgeOptions {
  /** Parts of the picture to keep out of. */
  exclude?: readonly Rect[];
  /** A point inside the board that is wanted. */
  seed?: Point;
  game?: GameKind;
  /** Looks at the picture so many times smaller; chosen by its size where absent. */
  factor?: number;
  /** Looks at every place closely, as it takes to learn which ones are worth it. */
  thorough?: boolean;
}

/** A place as it looks at a glance. */
interface Glanced {
  proposal: Proposal;
  glance: number[];
}

/** Proposals that are fitted to the picture, and such that are looked at. */
const most = { fitted: 80, glanced: 200 };
/** Two proposals are one when every side is within so much of a cell. */
const sameCells = 0.1;
/** Sides are moved by at most so much of a cell, in so many steps a cell. */
const rough = { reach: 0.45, steps: 9 };
const closer = { reach: 0.25, steps: 16 };
/** A board may lie this much under something that is to be kept out of. */
const leastExcluded = 0.02;

/** Judges one picture, at one size. */
export class BoardJudge {
  readonly #maps: Maps;
  readonly #factor: number;
  readonly #options: JudgeOptions;

  constructor(image: Image, options: JudgeOptions = {}) {
    this.#factor = options.factor ?? workFactor(image);
    this.#maps = makeMaps(halve(image, this.#factor));
    this.#options = options;
  }

  /** The places where a board could be, in no order. */
  places(): Judged[] {
    const maps = this.#maps;
    const isWanted = wanted(this.#options, this.#factor);
    const walls = findWalls(maps, this.#seed());
    const proposed = propose(walls, maps).filter(({ grid }) => isWanted(grid));
    const moved = proposed.slice(0, most.fitted).map((one) => fitted(one, maps, rough.reach, rough.steps));
    const all = [...proposed, ...moved].sort((a, b) => b.rank - a.rank);
    const glanced = distinct(all, most.glanced, sameCells).map((proposal) => this.#glance(proposal));
    return this.#worthLooking(glanced).map((place) => this.#judge(place));
  }

  /** The same place, its sides moved by a fraction of a cell to where they fit best. */
  closer({ proposal }: Judged): Judged {
    const near = fitted(proposal, this.#maps, closer.reach, closer.steps);
    return this.#judge(this.#glance(measured(near, squareUp(near.grid, this.#maps.colours), this.#maps)));
  }

  #seed(): Point<SearchedPixels> | undefined {
    return this.#options.seed && reduced(this.#options.seed, this.#factor);
  }

  #glance(proposal: Proposal): Glanced {
    return { proposal, glance: glanceOf(proposal, this.#maps.colours) };
  }

  #worthLooking(places: readonly Glanced[]): readonly Glanced[] {
    if (this.#options.thorough) return places;
    const gameOf = ({ proposal }: Glanced): GameKind => proposal.grid.game;
    return shortlist(places, (place) => glanceScoreOf(gameOf(place), place.glance), gameOf);
  }

  #judge({ proposal, glance }: Glanced): Judged {
    const { image, fine } = this.#maps;
    const facts = factsOf(image, proposal, glance, fine);
    const { grid } = proposal;
    return { proposal, grid: enlarge(grid, this.#factor), facts, score: scoreOf(grid.game, facts) };
  }
}

/** The same place, its sides moved by up to half a cell to where they fit best. */
function fitted(proposal: Proposal, maps: Maps, reach: number, steps: number): Proposal {
  const { board, columns } = proposal.grid;
  const step = Math.max(0.5, board.width / columns / steps);
  return measured(proposal, refine(proposal.grid, maps.fine, reach, step), maps);
}

/** The proposal with another grid in the same frame. */
function measured(proposal: Proposal, grid: Proposal['grid'], { fine }: Maps): Proposal {
  const across = columnShare(fine.across, grid.board, grid.columns) ?? 0;
  const down = rowShare(fine.down, grid.board, grid.rows) ?? 0;
  const moved = { ...proposal, grid, across, down };
  return { ...moved, rank: roughScore(moved) };
}

function wanted(
  { game, seed, exclude = [] }: JudgeOptions,
  factor: number,
): (grid: Proposal['grid']) => boolean {
  return (grid) => {
    const { board } = enlarge(grid, factor);
    if (game && game !== grid.game) return false;
    if (seed && !contains(board, seed)) return false;
    return exclude.every((rect) => overlap(board, rect) < leastExcluded);
  };
}
