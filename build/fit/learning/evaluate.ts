/** How good a network is: whether the right proposal comes first, and whether its certainty is justified. */
import { isSure, leastExistence } from '../../../vision/trust.ts';
import { chancesOf } from './ranking.ts';
import { isRight, type Group } from '../pictures/truth.ts';

/** The result of one group. */
export interface Answer {
  source: string;
  board: boolean;
  /** A right proposal was among the group's. */
  proposed: boolean;
  /** A board is likely enough, and the likeliest place is right. */
  found: boolean;
  /** A board is likely enough, and the likeliest place is wrong. */
  misled: boolean;
  /** Of the likeliest place: its own share and that of proposals that are nearly the same; 0 for "no board". */
  confidence: number;
}

/** `scores`: one for each place of the group. */
export function answer(scores: Float64Array, group: Group): Answer {
  const chances = chancesOf(scores);
  const best = scores.indexOf(scores.reduce((high, score) => Math.max(high, score), -Infinity));
  const exists = chances.reduce((sum, chance) => sum + chance, 0) >= leastExistence.toBeTold;
  const place = group.grids[best];
  const confidence = chances.reduce(
    (sum, chance, i) => (place && isRight(group.grids[i]!, place) ? sum + chance : sum),
    0,
  );
  return {
    source: group.source,
    board: group.board,
    proposed: group.right.includes(1),
    found: exists && group.right[best] === 1,
    misled: exists && group.right[best] === 0,
    confidence,
  };
}

export interface Figures {
  boards: number;
  proposed: number;
  found: number;
  /** Boards that are found and sure. */
  sure: number;
  /** Sure places that are wrong, boards and empty parts of pictures together. */
  sureWrong: number;
  /** Parts of pictures without a board, and those where one was seen. */
  empty: number;
  seen: number;
}

export function figuresOf(answers: readonly Answer[]): Figures {
  const count = (counts: (answer: Answer) => boolean): number => answers.filter(counts).length;
  return {
    boards: count(({ board }) => board),
    proposed: count(({ proposed }) => proposed),
    found: count(({ found }) => found),
    sure: count((one) => one.found && isSure(one)),
    sureWrong: count((one) => one.misled && isSure(one)),
    empty: count(({ board }) => !board),
    seen: count(({ board, misled }) => !board && misled),
  };
}

const bins = [0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.99, 1.01];

/** Lines of a table: how often the likeliest place is right, by the promised chance. */
export function calibration(answers: readonly Answer[]): string[] {
  return bins.slice(1).map((high, i) => {
    const low = bins[i]!;
    const inside = answers.filter(({ confidence }) => confidence >= low && confidence < high);
    const right = inside.filter(({ found }) => found).length;
    const mean = inside.reduce((sum, { confidence }) => sum + confidence, 0) / inside.length;
    const range = `${low.toFixed(2)}-${Math.min(1, high).toFixed(2)}`;
    if (inside.length === 0) return `  ${range}       -`;
    return `  ${range}  ${String(inside.length).padStart(6)}  promised ${percent(mean)}  right ${percent(right / inside.length)}`;
  });
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(7);

/** One line for each source, and one for all. */
export function table(answers: readonly Answer[]): string[] {
  const sources = [...new Set(answers.map(({ source }) => source))].sort();
  const line = (name: string, of: readonly Answer[]): string => {
    const { boards, proposed, found, sure: many, sureWrong, empty, seen } = figuresOf(of);
    const share = (part: number): string => (boards ? percent(part / boards) : '      -');
    const nothing = empty ? `  seen in ${seen} of ${empty} empty` : '';
    return `  ${name.padEnd(26)} ${String(boards).padStart(5)} boards  proposed ${share(proposed)}  first ${share(found)}  sure ${share(many)}  sure but wrong ${sureWrong}${nothing}`;
  };
  const each = sources.map((source) =>
    line(
      source,
      answers.filter((one) => one.source === source),
    ),
  );
  return sources.length > 1 ? [...each, line('all', answers)] : each;
}
