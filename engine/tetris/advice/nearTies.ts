import { cellsOverHoles, columnHeights } from './stackTop.ts';
import { type Judged, type Option } from './options.ts';
import { cellsKey } from '../moves/keyWalk.ts';

/**
 * What a player sees against a place, in parts of the noise that is in its value: among places that are worth about the
 * same these decide; what is better by several times the noise stays better.
 */
const costs = { makesHoles: 3, plugsHoles: 1, standsTall: 2, usesHold: 0.5, key: 0.05 };
/** Nothing else takes the place of what was told first, unless it is better by more than the noise. */
const changing = 1;

/**
 * The same places with what can be seen against them taken off their values. `noise`: by how much the difference
 * between two good places' values changes when more of the game is known. `told`: the answer that was given before.
 */
export function weighVisible(judged: readonly Judged[], noise: number, told: Option | null): Judged[] {
  const heights = judged[0] ? columnHeights(judged[0].option.before) : [];
  return judged.map(({ option, verdict }) => {
    const parts = costOf(option, heights) + (told && !isSamePlace(option, told) ? changing : 0);
    return { option, verdict: { ...verdict, score: verdict.score - noise * parts } };
  });
}

function costOf(option: Option, heights: readonly number[]): number {
  const { result, cells, before, inputs, choice } = option;
  const isPlugging = result.linesCleared === 0 && cellsOverHoles(cells, before) > 0;
  return (
    costs.makesHoles * Number(result.holesAdded > 0) +
    costs.plugsHoles * Number(isPlugging) +
    costs.standsTall * Number(standsTall(option, heights)) +
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
