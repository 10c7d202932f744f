/** Writes what the judge network learns from: patches of proposed places, and of the board's own place moved and divided otherwise. */
import { appendFileSync } from 'node:fs';
import { Chance } from '../../../test/vision/synthetic/drawing/random.ts';
import { glanceScore, type BoardJudge, type Glanced } from '../../../vision/locating/BoardJudge.ts';
import { factRow } from '../../../vision/locating/facts/facts.ts';
import { featuresOf, tallOf } from '../../../vision/locating/network/features.ts';
import { isCommon } from '../../../vision/locating/network/patchNetwork.ts';
import { enlarge } from '../../../vision/locating/scale.ts';
import { rareForms } from '../../../vision/locating/proposing/divisions.ts';
import { overlap } from '../../../vision/pixels/rects.ts';
import type { Grid, Rect } from '../../../vision/types.ts';
import type { Job } from '../pictures/gather.ts';
import type { Known } from '../pictures/pictures.ts';
import { isRight } from '../pictures/truth.ts';

/** Of one picture: the best by score, the best of rare sizes, and others. */
const chosen = { right: 4, best: 12, rare: 12, others: 8 };
/** Of every board: its place a little off, and wrong ones made from it. */
const made = { right: 2, wrong: 5 };
/** A place that is right may be off by so much of a cell, and one that is wrong by no less. */
const off = { right: 0.14, wrong: 0.4 };
/** Places that share more than this of the smaller one are about the same part of the picture. */
const rivals = 0.05;

/** A picture, as it is searched at first or from farther away. */
export interface Viewed extends Job {
  isFar: boolean;
}

export interface Example {
  grid: Grid;
  /** At a glance; 0 where it was not proposed. */
  score: number;
  /** See `glanceNames`; absent where it was not proposed. */
  glance?: readonly number[];
  /** See `factRow`; absent where it was not proposed. */
  facts?: readonly number[];
}

interface Place extends Example {
  place: Glanced;
}

/** Four digits are enough. */
export const short = (value: number): number => Number(value.toPrecision(4));

const placesOf = (judging: BoardJudge): Place[] =>
  judging
    .glanced()
    .map((one) => ({
      grid: enlarge(one.proposal.grid, judging.factor),
      score: glanceScore(one),
      glance: one.glance.map(short),
      place: one,
    }))
    .sort((a, b) => b.score - a.score);

function chooseFrom(places: readonly Place[], known: Known, chance: Chance): Place[] {
  const isWanted = ({ grid }: Place): boolean => known.boards.some((board) => isRight(grid, board));
  const right = chance.shuffled(places.filter(isWanted)).slice(0, chosen.right);
  const wrong = places.filter((place) => !isWanted(place));
  const rare = wrong
    .filter(({ grid }) => !isCommon(grid))
    .sort((a, b) => b.place.proposal.rank - a.place.proposal.rank);
  const some = [
    ...right,
    ...wrong.slice(0, chosen.best),
    ...rare.slice(0, chosen.rare),
    ...chance.shuffled(wrong).slice(0, chosen.others),
  ];
  return [...new Set(some)];
}

/** The same cells with all sides moved by at most so much of a cell. */
function shaken(grid: Grid, by: number, chance: Chance): Grid {
  const [w, h] = [grid.board.width / grid.columns, grid.board.height / grid.rows];
  const move = (size: number): number => size * chance.between(-by, by);
  const [left, right, top, bottom] = [move(w), move(w), move(h), move(h)];
  const { x, y, width, height } = grid.board;
  return {
    ...grid,
    board: { x: x + left, y: y + top, width: width + right - left, height: height + bottom - top },
  };
}

type Change = (grid: Grid, chance: Chance) => Grid;

const withBoard = (grid: Grid, board: Partial<Rect>): Grid => ({
  ...grid,
  board: { ...grid.board, ...board },
});

/** Ways in which a place is nearly right. */
const changes: readonly Change[] = [
  // Moved by a part of a cell, or by whole ones.
  (grid, chance) => {
    const by = chance.of([-1, 1]) * chance.of([0.5, 1, 1, 2, chance.between(off.wrong, 3)]);
    const [w, h] = [grid.board.width / grid.columns, grid.board.height / grid.rows];
    return chance.is(0.5)
      ? withBoard(grid, { x: grid.board.x + by * w })
      : withBoard(grid, { y: grid.board.y + by * h });
  },
  // Rows too many or too few, at the top or at the bottom.
  (grid, chance) => {
    const by = Math.max(12 - grid.rows, chance.of([-3, -2, -1, -1, 1, 1, 2, 3]));
    const h = grid.board.height / grid.rows;
    const y = chance.is(0.6) ? grid.board.y - by * h : grid.board.y;
    return { ...withBoard(grid, { y, height: grid.board.height + by * h }), rows: grid.rows + by };
  },
  // The same frame divided otherwise.
  (grid, chance) => {
    const { columns, rows } = chance.of(anySizes);
    return { ...grid, columns, rows, game: columns < 8 ? 'puyo' : grid.game };
  },
  (grid, chance) => ({ ...grid, rows: Math.max(12, grid.rows + chance.of([-2, -1, 1, 2])) }),
  // Columns too many or too few.
  (grid, chance) => {
    const by = chance.of([-2, -1, 1, 2]);
    const w = grid.board.width / grid.columns;
    const x = chance.is(0.5) ? grid.board.x - by * w : grid.board.x;
    return { ...withBoard(grid, { x, width: grid.board.width + by * w }), columns: grid.columns + by };
  },
];

const anySizes = rareForms.flatMap(({ columns, margins }) =>
  margins.flatMap(({ divisions }) => divisions.map(({ rows }) => ({ columns, rows }))),
);

function makeFrom(board: Grid, known: Known, chance: Chance): Grid[] {
  const right = Array.from({ length: made.right }, () => shaken(board, off.right, chance));
  const wrong = Array.from({ length: made.wrong }, () =>
    shaken(chance.of(changes)(board, chance), off.right, chance),
  ).filter((grid) => grid.rows >= 12 && grid.rows <= 24 && grid.columns >= 6 && grid.columns <= 14);
  return [...right, ...wrong.filter((grid) => !known.boards.some((one) => isRight(grid, one)))];
}

/** Which board of the picture a place is about, by its number; -1: none, -2: one that doesn't count. */
function groupOf(grid: Grid, known: Known): number {
  const wanted = known.boards.findIndex(({ board }) => overlap(board, grid.board) > rivals);
  if (wanted >= 0) return wanted;
  const rest = [...known.others.map(({ board }) => board), ...known.ignored];
  return rest.some((rect) => overlap(rect, grid.board) > rivals) ? -2 : -1;
}

/** Appends the examples of one picture to two files: `FILE.f32` their features, `FILE.jsonl` what they are. */
export function keepExamples(file: string, job: Viewed, known: Known, judging: BoardJudge): void {
  const chance = new Chance(job.index * 31 + job.variant + (job.isFar ? 17 : 0));
  const proposed = chooseFrom(placesOf(judging), known, chance).map(({ place, ...example }) => ({
    ...example,
    facts: factRow(example.grid.game, judging.judge(place).facts).map(short),
  }));
  const near = known.boards.flatMap((board) => makeFrom(board, known, chance));
  write(file, job, known, judging, [...proposed, ...near.map((grid) => ({ grid, score: 0 }))]);
}

export function write(
  file: string,
  job: Viewed,
  known: Known,
  judging: BoardJudge,
  examples: readonly Example[],
): void {
  const features = examples.map(({ grid }) =>
    Buffer.from(featuresOf(judging.patch(grid), { ...grid, tall: tallOf(grid) }).buffer),
  );
  const lines = examples.map(({ grid, ...example }) => ({
    ...grid,
    ...example,
    right: known.boards.some((board) => isRight(grid, board)),
    group: groupOf(grid, known),
  }));
  const { width, height } = known.image;
  const about = { ...job, source: known.source, width, height, boards: known.boards, examples: lines };
  appendFileSync(`${file}.f32`, Buffer.concat(features));
  appendFileSync(`${file}.jsonl`, `${JSON.stringify(about)}\n`);
}
