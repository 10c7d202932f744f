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
import { isCommon, kindOf, mixedScore, patchScore, unseen } from './network/patchNetwork.ts';
import { tallOf } from './network/features.ts';
import { patchOf } from './network/patch.ts';
import type { Proposal } from './proposing/Proposal.ts';
import { proposeRare } from './proposing/proposeRare.ts';
import { refine } from './fitting/refine.ts';
import { roughScore } from './proposing/roughScore.ts';
import { enlarge, halve, reduced, shrunk, workFactor } from './scale.ts';
import { shortlist } from './shortlist.ts';
import { squareUp } from './fitting/squareUp.ts';
import { findWalls } from './walls/walls.ts';
import { WellView } from './walls/WellView.ts';

export interface Judged {
  proposal: Proposal;
  grid: Grid;
  /** See `factNames`. */
  facts: number[];
  /** See `scoreOf`. */
  byFacts: number;
  /** The same with what its patch shows; see `mixedScore`. */
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
export interface Glanced {
  proposal: Proposal;
  glance: number[];
}

/** Proposals that are fitted to the picture, and such that are looked at. */
const most = { fitted: 80, glanced: 200, rareFitted: 12, rareLooked: 16, shown: 10 };
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

  /** The places where a board could be that are worth a closer look, in no order. */
  places(): Judged[] {
    return this.#weigh(this.worthLooking(this.glanced()).map((place) => this.judge(place)));
  }

  /** All places where a board could be, as they look at a glance. */
  glanced(): Glanced[] {
    const maps = this.#maps;
    const isWanted = wanted(this.#options, this.#factor);
    const views = findWalls(maps, this.#seed()).map((walls) => new WellView(walls, maps));
    const rare = proposeRare(views).filter(({ grid }) => isWanted(grid));
    const proposed = propose(views).filter(({ grid }) => isWanted(grid));
    const moved = proposed.slice(0, most.fitted).map((one) => fitted(one, maps, rough.reach, rough.steps));
    const all = [...proposed, ...moved].sort((a, b) => b.rank - a.rank);
    const listed = [...distinct(all, most.glanced, sameCells), ...rare];
    return listed.map((proposal) => this.#glance(proposal));
  }

  /** The same place, its sides moved by a fraction of a cell to where they fit best. */
  closer({ proposal }: Judged): Judged {
    const near = fitted(proposal, this.#maps, closer.reach, closer.steps);
    const place = this.judge(
      this.#glance(measured(near, squareUp(near.grid, this.#maps.colours), this.#maps)),
    );
    return { ...place, score: this.#mixed(place, true) };
  }

  get factor(): number {
    return this.#factor;
  }

  /** What the judge network is shown of a place. */
  patch(grid: Grid): Uint8Array {
    return patchOf(this.#maps.colours, shrunk(grid, this.#factor));
  }

  #seed(): Point<SearchedPixels> | undefined {
    return this.#options.seed && reduced(this.#options.seed, this.#factor);
  }

  #glance(proposal: Proposal): Glanced {
    return { proposal, glance: glanceOf(proposal, this.#maps.colours) };
  }

  worthLooking(places: readonly Glanced[]): readonly Glanced[] {
    if (this.#options.thorough) return places;
    const gameOf = ({ proposal }: Glanced): GameKind => proposal.grid.game;
    const isUsual = ({ proposal }: Glanced): boolean => isCommon(proposal.grid);
    const rare = places.filter((place) => !isUsual(place)).sort((a, b) => b.proposal.rank - a.proposal.rank);
    const moved = rare
      .slice(0, most.rareFitted)
      .map(({ proposal }) => this.#glance(fitted(proposal, this.#maps, rough.reach, rough.steps)));
    return [
      ...shortlist(places.filter(isUsual), glanceScore, gameOf),
      ...moved,
      ...rare.slice(0, most.rareLooked),
    ];
  }

  /** The same places, the best of each kind weighed by what their patches show as well. */
  #weigh(places: readonly Judged[]): Judged[] {
    const ranks = new Map<string, number>();
    return [...places]
      .sort((a, b) => b.score - a.score)
      .map((place) => {
        const kind = kindOf(place.grid);
        const rank = ranks.get(kind) ?? 0;
        ranks.set(kind, rank + 1);
        return { ...place, score: this.#mixed(place, rank < most.shown) };
      });
  }

  #mixed({ grid, score }: Judged, isShown: boolean): number {
    const shown = isShown ? patchScore(this.patch(grid), { ...grid, tall: tallOf(grid) }) : unseen;
    return mixedScore(grid, score, shown);
  }

  /** A place with the facts about it, scored by those alone. */
  judge({ proposal, glance }: Glanced): Judged {
    const { image, fine } = this.#maps;
    const facts = factsOf(image, proposal, glance, fine);
    const { grid } = proposal;
    const byFacts = scoreOf(grid.game, facts);
    return { proposal, grid: enlarge(grid, this.#factor), facts, byFacts, score: byFacts };
  }
}

/** How likely a place is at a glance; comparable within a picture. */
export const glanceScore = ({ proposal, glance }: Glanced): number =>
  glanceScoreOf(proposal.grid.game, glance);

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
