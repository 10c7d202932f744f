import { cellsOverHoles, columnHeights, keptWell } from './stackTop.ts';
import { type Judged, type Option } from './options.ts';
import { cellsKey } from '../moves/keyWalk.ts';
import { heightOf } from '../rules/board.ts';

/**
 * What a player sees against a place, in parts of the noise that is in its value: among places that are worth about the
 * same these decide; what is better by several times the noise stays better.
 */
const costs = {
  makesHoles: 3,
  declinesClear: 3,
  plugsHoles: 1,
  standsTall: 2,
  raisesTop: 1,
  usesHold: 0.5,
  key: 0.05,
};
/** Nothing else replaces the first answer, unless it is better by more than the noise. */
const changing = 1;

/**
 * The same places with what can be seen against them taken off their values. `noise`: by how much the difference
 * between two good places' values changes when more of the game is known. `told`: the answer that was given before.
 */
export function weighVisible(judged: readonly Judged[], noise: number, told: Option | null): Judged[] {
  const choices = choicesIn(judged.map(({ option }) => option));
  return judged.map(({ option, verdict }) => {
    const parts = costOf(option, choices) + (told && !isSamePlace(option, told) ? changing : 0);
    return { option, verdict: { ...verdict, score: verdict.score - noise * parts } };
  });
}

/** What there is to choose from. */
interface Choices {
  /** Of the columns, before. */
  heights: readonly number[];
  canClear: boolean;
  canStayLow: boolean;
}

function choicesIn(options: readonly Option[]): Choices {
  return {
    heights: options[0] ? columnHeights(options[0].before) : [],
    canClear: options.some(clearsCleanly),
    canStayLow: options.some((one) => one.result.holesAdded <= 0 && !raisesTop(one)),
  };
}

/** Rows go, no hole comes, and the stack is no higher than before. */
export const clearsCleanly = ({
  result,
  before,
  after,
}: Pick<Option, 'result' | 'before' | 'after'>): boolean =>
  result.linesCleared > 0 && result.holesAdded <= 0 && heightOf(after) <= heightOf(before);

/** Clears nothing, and keeps no well for four rows, which would be a reason. */
export const clearsNothing = ({
  result,
  before,
  after,
}: Pick<Option, 'result' | 'before' | 'after'>): boolean =>
  result.linesCleared === 0 && keptWell(before, after) === null;

/** The stack's top comes up by two rows or more. */
export const raisesTop = ({ result, before, after }: Pick<Option, 'result' | 'before' | 'after'>): boolean =>
  result.linesCleared === 0 && heightOf(after) - heightOf(before) >= 2;

function costOf(option: Option, { heights, canClear, canStayLow }: Choices): number {
  const { result, cells, before, inputs, choice } = option;
  const isPlugging = result.linesCleared === 0 && cellsOverHoles(cells, before) > 0;
  return (
    costs.makesHoles * Number(result.holesAdded > 0) +
    costs.declinesClear * Number(canClear && clearsNothing(option)) +
    costs.plugsHoles * Number(isPlugging) +
    costs.standsTall * Number(standsTall(option, heights)) +
    costs.raisesTop * Number(canStayLow && raisesTop(option)) +
    costs.usesHold * Number(choice.useHold) +
    costs.key * inputs.length
  );
}

/** Rows by which an upright I may top the columns beside it. */
const mostAbove = 2;

/** An upright I that clears nothing and sticks out. */
export function standsTall(
  { cells, choice, result }: Pick<Option, 'cells' | 'choice' | 'result'>,
  heights: readonly number[],
): boolean {
  const x = cells[0]![0];
  if (choice.piece !== 'I' || result.linesCleared > 0 || cells.some(([other]) => other !== x)) return false;
  const top = Math.max(...cells.map(([, y]) => y)) + 1;
  return top - Math.max(heights[x - 1] ?? 0, heights[x + 1] ?? 0) > mostAbove;
}

function isSamePlace(a: Option, b: Option): boolean {
  return a.choice.piece === b.choice.piece && cellsKey(a.cells) === cellsKey(b.cells);
}
