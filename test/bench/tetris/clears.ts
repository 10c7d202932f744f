/**
 * `npm run bench -- clears [BOARDS] [SERIES]`: how often hints decline a clear that makes no hole, and for what, and how often
 * they raise the top of the stack for nothing, on boards of simulated novices. The same on every machine.
 */
import { findOptions, type Option } from '../../../engine/tetris/advice/options.ts';
import { clearsCleanly, declinesClear, raisesTop } from '../../../engine/tetris/advice/nearTies.ts';
import { columnHeights } from '../../../engine/tetris/advice/stackTop.ts';
import { suggest } from '../../../engine/tetris/advice/suggest.ts';
import { cellsKey } from '../../../engine/tetris/moves/keyWalk.ts';
import { novicePositions } from '../../engine/tetris/novicePositions.ts';

const [boards = 2000, series = 1] = process.argv.slice(2).map(Number);
const counts = {
  boards: 0,
  clearable: 0,
  declined: 0,
  unexplained: 0,
  rises: 0,
  needlessRises: 0,
  holes: 0,
  needlessHoles: 0,
};
for (const { state } of novicePositions(boards, series)) {
  const options = findOptions(state, { skill: 'drops', useHold: true });
  const [told] = suggest(state, { width: 24, count: 1, misdrops: 'low' }).candidates;
  if (!told) continue;
  const key = cellsKey(told.cells);
  const hint = options.find((one) => one.choice.useHold === told.useHold && cellsKey(one.cells) === key)!;
  const isClearable = options.some(clearsCleanly);
  const isDeclined = isClearable && hint.result.linesCleared === 0;
  const risesForNothing = (one: Option): boolean => raisesTop(one, columnHeights(one.before));
  counts.boards++;
  counts.clearable += Number(isClearable);
  counts.declined += Number(isDeclined);
  counts.unexplained += Number(isDeclined && declinesClear(hint));
  counts.rises += Number(risesForNothing(hint));
  const others = options.filter(({ result }) => result.holesAdded <= 0 && !result.toppedOut);
  counts.needlessRises += Number(risesForNothing(hint) && others.some((one) => !risesForNothing(one)));
  counts.holes += Number(hint.result.holesAdded > 0);
  counts.needlessHoles += Number(hint.result.holesAdded > 0 && others.length > 0);
}
const { clearable, declined, unexplained } = counts;
const share = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`;
console.log(`${counts.boards} boards, a clear without a new hole on ${clearable}`);
console.log(
  `declined on ${declined} (${share(declined, clearable)}), without a reason on ${unexplained} (${share(unexplained, clearable)})`,
);
console.log(
  `raises the top by two rows or more on ${counts.rises}, on ${counts.needlessRises} of them beside a place without a hole that does not`,
);
console.log(`leaves a hole on ${counts.holes}, on ${counts.needlessHoles} of them beside a place without`);
