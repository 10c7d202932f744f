/** Every place in a picture where a board could be, with the evidence for and against it. */
import type { Point, SearchedPixels } from '../space.ts';
import type { GameKind, Grid, Image, Rect } from '../types.ts';
import { glanceScoreOf, scoreOf } from './likelihood.ts';
import { isSameBoard } from '../grids.ts';
import { contains, overlap } from '../pixels/rects.ts';
import { columnShare, rowShare } from './measures/gridLineFit.ts';
import { factsOf } from './facts/facts.ts';
import { glanceOf } from './facts/glance.ts';
import { makeMaps, type Maps } from './measures/maps.ts';
import { distinct, propose } from './proposing/propose.ts';
import { isCommon, kindOf, lookAt, mixedScore } from './network/gridScore.ts';
import type { Proposal } from './proposing/Proposal.ts';
import { proposeByContent } from './proposing/proposeByContent.ts';
import { proposeRuled } from './proposing/proposeRuled.ts';
import { refine } from './fitting/refine.ts';
import { once, memoize } from './memoize.ts';
import { roughScore } from './proposing/roughScore.ts';
import { enlarge, halve, reduced, workFactor } from './scale.ts';
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
  /** The same with the network's result; see `mixedScore`. */
  score: number;
}

export interface JudgeOptions {
  /** Parts of the picture to exclude. */
  exclude?: readonly Rect[];
  /** A point inside the board that is wanted. */
  seed?: Point;
  game?: GameKind;
  /** The board to search for: only places that are readings of it. */
  near?: Rect;
  /** The factor by which the picture is reduced; chosen by its size if absent. */
  factor?: number;
  /** Looks at every place closely, to learn which ones are worth it. */
  thorough?: boolean;
}

/** A place with the facts of a quick look. */
export interface Glanced {
  proposal: Proposal;
  glance: number[];
}

/** The number of proposals that are fitted to the picture, and of those that are looked at. */
const most = {
  fitted: 80,
  glanced: 200,
  besides: 200,
  content: 24,
  ruled: 6,
  rare: { fitted: 6, looked: 10 },
};
/** This many of each kind are given to the network, while their scores by the facts are almost as high as the best. */
const shown = { tetris: 7, puyo: 7, rare: 4, within: 4 };
/** Two proposals are the same when every side is within this part of a cell. */
const sameCells = 0.1;
/** Sides are moved by at most this part of a cell, in this many steps per cell. */
const rough = { reach: 0.45, steps: 9 };
const closer = { reach: 0.25, steps: 16 };
/** A board may overlap an excluded rectangle by this much. */
const leastExcluded = 0.02;

/** Judges one picture, at one size. */
export class BoardJudge {
  readonly #maps: Maps;
  readonly #factor: number;
  readonly #options: JudgeOptions;
  readonly #isWanted: (proposal: Proposal) => boolean;
  readonly #views = once(() =>
    findWalls(this.#maps, this.#seed()).map((walls) => new WellView(walls, this.#maps)),
  );
  readonly #judged = memoize((place: Glanced) => this.judge(place));
  readonly #mixed = memoize((place: Judged) => this.#mix(place));
  readonly #closer = memoize((proposal: Proposal) => this.#lookCloser(proposal));

  constructor(image: Image, options: JudgeOptions = {}) {
    this.#factor = options.factor ?? workFactor(image);
    this.#maps = makeMaps(halve(image, this.#factor));
    this.#options = options;
    const isWanted = wanted(options);
    this.#isWanted = ({ grid }) => isWanted(enlarge(grid, this.#factor));
  }

  /** The places of possible boards that are worth a closer look, in no order. */
  places(): Judged[] {
    return this.#shown(this.#worthLooking(this.glanced()));
  }

  /** The places of possible boards scored by the facts alone, the best first. */
  looked(): Judged[] {
    return this.#bestByFacts(this.#worthLooking(this.glanced()));
  }

  #shown(places: readonly Glanced[]): Judged[] {
    return worthShowing(this.#bestByFacts(places)).map(this.#mixed);
  }

  #bestByFacts(places: readonly Glanced[]): Judged[] {
    return places.map(this.#judged).sort((a, b) => b.score - a.score);
  }

  /** All places of possible boards with the facts of a quick look. */
  glanced(): Glanced[] {
    const [maps, views] = [this.#maps, this.#views()];
    const besides = [...proposeByContent(views, maps), ...proposeRuled(views, maps)]
      .filter(this.#isWanted)
      .sort(higher);
    const content = besides.filter(({ grid }) => isCommon(grid)).slice(0, most.content);
    const listed = distinct(this.#with(besides, content), most.besides, sameCells);
    return [...this.#glancedUsual(), ...listed.map((proposal) => this.#glance(proposal))];
  }

  #glancedUsual(): Glanced[] {
    const usual = propose(this.#views()).filter(this.#isWanted);
    const listed = distinct(this.#with(usual, usual.slice(0, most.fitted)), most.glanced, sameCells);
    return listed.map((proposal) => this.#glance(proposal));
  }

  /** The proposals, and some of them fitted better to the picture; the best first. */
  #with(proposals: readonly Proposal[], fitter: readonly Proposal[]): Proposal[] {
    const moved = fitter.map((one) => fitted(one, this.#maps, rough.reach, rough.steps));
    return [...proposals, ...moved].sort(higher);
  }

  /** The same place with its sides moved by a fraction of a cell to the best fit. */
  closer({ proposal }: Judged): Judged {
    return this.#closer(proposal);
  }

  #lookCloser(proposal: Proposal): Judged {
    const near = fitted(proposal, this.#maps, closer.reach, closer.steps);
    const grid = squareUp(near.grid, this.#maps.colours);
    return this.#mix(this.judge(this.#glance(measured(near, grid, this.#maps))));
  }

  get factor(): number {
    return this.#factor;
  }

  #seed(): Point<SearchedPixels> | undefined {
    return this.#options.seed && reduced(this.#options.seed, this.#factor);
  }

  #glance(proposal: Proposal): Glanced {
    return { proposal, glance: glanceOf(proposal, this.#maps.colours) };
  }

  #worthLooking(places: readonly Glanced[]): readonly Glanced[] {
    if (this.#options.thorough) return places;
    const isUsual = ({ proposal }: Glanced): boolean => isCommon(proposal.grid);
    const rare = places.filter((place) => !isUsual(place));
    const ruled = places.filter(({ proposal }) => proposal.isRuled).sort(byRank);
    return [
      ...new Set([
        ...shortlist(places.filter(isUsual), glanceScore, gameOf),
        ...this.#worthLookingOfRare([...rare].sort(byRank), most.rare),
        ...ruled.slice(0, most.ruled),
      ]),
    ];
  }

  /** The best of sorted places, and the very best of them fitted better to the picture. */
  #worthLookingOfRare(sorted: readonly Glanced[], many: { fitted: number; looked: number }): Glanced[] {
    const moved = sorted
      .slice(0, many.fitted)
      .map(({ proposal }) => this.#glance(fitted(proposal, this.#maps, rough.reach, rough.steps)));
    return [...moved, ...sorted.slice(0, many.looked)];
  }

  /** The same place with the network's result included. */
  #mix(place: Judged): Judged {
    const { proposal, grid, byFacts } = place;
    const { odds } = lookAt(this.#maps.colours, proposal.grid);
    return { ...place, score: mixedScore(grid, byFacts, odds[grid.game]) };
  }

  /** A place with the facts about it, scored by those alone. */
  judge({ proposal, glance }: Glanced): Judged {
    const facts = factsOf(this.#maps, proposal, glance);
    const { grid } = proposal;
    const byFacts = scoreOf(grid.game, facts);
    return { proposal, grid: enlarge(grid, this.#factor), facts, byFacts, score: byFacts };
  }
}

const gameOf = ({ proposal }: Glanced): GameKind => proposal.grid.game;

const higher = (a: Proposal, b: Proposal): number => b.rank - a.rank;

const byRank = (a: Glanced, b: Glanced): number => higher(a.proposal, b.proposal);

/** The best of each kind by the facts; the others can't win. `sorted`: the best first. */
function worthShowing(sorted: readonly Judged[]): Judged[] {
  const counts = { tetris: 0, puyo: 0, rare: 0 };
  return sorted.filter(({ grid, byFacts }) => {
    const kind = kindOf(grid);
    counts[kind] += 1;
    return counts[kind] <= shown[kind] && byFacts >= sorted[0]!.byFacts - shown.within;
  });
}

/** The score of a place after a quick look; comparable within a picture. */
const glanceScore = ({ proposal, glance }: Glanced): number => glanceScoreOf(proposal.grid.game, glance);

/** The same place with its sides moved by up to half a cell to the best fit. */
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

/** Whether a board is allowed at its place. */
export function wanted({ game, seed, near, exclude = [] }: JudgeOptions): (grid: Grid) => boolean {
  return (grid) => {
    if (near && !isSameBoard(near, grid.board)) return false;
    if (game && game !== grid.game) return false;
    if (seed && !contains(grid.board, seed)) return false;
    return exclude.every((rect) => overlap(grid.board, rect) < leastExcluded);
  };
}
