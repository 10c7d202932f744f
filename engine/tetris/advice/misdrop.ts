import { type Board, type Cell, type Input, type Location } from '../types.ts';
import { type Judged } from './options.ts';
import { type KeyRules, type Walk, cellsKey, dropRow, press, startOf } from '../moves/keyWalk.ts';
import { shapes } from '../rules/pieces.ts';
import { lostPiece } from '../search/search.ts';

/** How often a hand slips: chances per piece, 0..1. */
export interface MisdropRates {
  /** The piece ends one column off, to either side alike. */
  column: number;
  /** The last turn is missing. Pieces that need no turn are spared. */
  turn: number;
}

export const misdropLevels = ['off', 'low', 'high'] as const;
export type MisdropLevel = (typeof misdropLevels)[number];

/** One piece in 25 goes astray, or one in 8. */
export const misdropRates: Readonly<Record<MisdropLevel, MisdropRates>> = {
  off: { column: 0, turn: 0 },
  low: { column: 0.03, turn: 0.01 },
  high: { column: 0.09, turn: 0.03 },
};

/** Keys as they come out of a hand that slipped. */
export interface Slip {
  keys: Input[];
  chance: number;
}

const isTurn = (key: Input) => key === 'cw' || key === 'ccw' || key === 'half';
const isSideways = (key: Input) => key === 'left' || key === 'right';

/** What may become of these keys. A slide under an overhang is missed as often as the column is. */
export function slipsOf(keys: readonly Input[], { column, turn }: MisdropRates): Slip[] {
  const sinks = keys.findIndex((key) => key === 'softDrop' || key === 'hardDrop');
  const tuck = keys.findLastIndex((key, index) => index > sinks && isSideways(key));
  const lastTurn = keys.findLastIndex(isTurn);
  const travel = tuck < 0 ? column : column / 2;
  const slips: Slip[] = [
    { keys: keys.toSpliced(sinks, 0, 'left'), chance: travel / 2 },
    { keys: keys.toSpliced(sinks, 0, 'right'), chance: travel / 2 },
  ];
  if (tuck >= 0) slips.push({ keys: keys.toSpliced(tuck, 1), chance: column - travel });
  if (lastTurn >= 0) slips.push({ keys: keys.toSpliced(lastTurn, 1), chance: turn });
  return slips.filter(({ chance }) => chance > 0);
}

/** The cells where a piece comes to rest after these keys; keys that do nothing are left out, as in a game. */
export function restAfter(board: Board, from: Location, keys: readonly Input[], rules: KeyRules): Cell[] {
  const walk: Walk = { board, piece: from.type, rules };
  let step = startOf(from);
  for (const key of keys) if (key !== 'hold' && key !== 'hardDrop') step = press(walk, step, key) ?? step;
  const row = dropRow(walk, step);
  return shapes[from.type][step.turns]!.map(([dx, dy]) => [step.x + dx, row + dy]);
}

/**
 * What each judged place is worth to a hand that slips: its score and those of the places where slips end, weighed by
 * their chances. Whatever gave the scores, the place of a slip is among those that it judged. Such a place costs no more
 * than four middling ones, and one that ends the game eight: else a rare slip outweighs all that is likely.
 */
export function expectScores(board: Board, judged: readonly Judged[], rates: MisdropRates): number[] {
  const { scoreAt, lost } = scoresByPlace(judged);
  return judged.map(({ option, verdict }) => {
    const { start, inputs, keyRules, choice } = option;
    let expected = 0;
    let chanceLeft = 1;
    for (const { keys, chance } of slipsOf(inputs, rates)) {
      const cells = restAfter(board, start, keys, keyRules);
      expected += chance * (scoreAt(choice.useHold, cells) ?? lost);
      chanceLeft -= chance;
    }
    return expected + chanceLeft * verdict.score;
  });
}

interface Scores {
  scoreAt: (useHold: boolean, cells: readonly Cell[]) => number | undefined;
  /** What the end of the game counts. */
  lost: number;
}

function scoresByPlace(judged: readonly Judged[]): Scores {
  const { best, middling } = usualScores(judged);
  const [least, lost] = [best - worstSlip * middling, best - lostGame * middling - 1];
  const scores = new Map<string, number>();
  for (const { option, verdict } of judged) {
    const key = placeKey(option.choice.useHold, option.cells);
    const score = option.result.toppedOut ? lost : Math.max(least, verdict.score);
    scores.set(key, Math.max(score, scores.get(key) ?? -Infinity));
  }
  return { scoreAt: (useHold, cells) => scores.get(placeKey(useHold, cells)), lost };
}

/** In what a middling place loses against the best one. */
const worstSlip = 4;
const lostGame = 8;

/** The best score, and what the middling place loses of those that leave room for all pieces that are seen. */
function usualScores(judged: readonly Judged[]): { best: number; middling: number } {
  const alive = judged.filter(({ option }) => !option.result.toppedOut);
  const scores = (alive.length > 0 ? alive : judged).map(({ verdict }) => verdict.score);
  const best = Math.max(...scores);
  const roomy = scores.filter((score) => score > best - lostPiece / 2).sort((a, b) => b - a);
  return { best, middling: best - (roomy[roomy.length >> 1] ?? best) };
}

function placeKey(useHold: boolean, cells: readonly Cell[]): string {
  return `${useHold} ${cellsKey(cells)}`;
}
