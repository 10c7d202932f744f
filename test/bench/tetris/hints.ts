/**
 * `npm run bench -- hints [BOARDS] [MILLISECONDS] [SERIES]`: faults of hints that a player can see, on boards of
 * simulated novices, as the app asks for them, in milliseconds of processor time. A fault is needless where another
 * place has none and is worth no less but for the noise, by a look that costs ten times as much and knows nothing of
 * the hint's own.
 */
import {
  clearsCleanly,
  clearsNothing,
  raisesTop,
  standsTall,
} from '../../../engine/tetris/advice/nearTies.ts';
import { findOptions, type Option } from '../../../engine/tetris/advice/options.ts';
import { cellsOverHoles, columnHeights } from '../../../engine/tetris/advice/stackTop.ts';
import { suggestions } from '../../../engine/tetris/advice/suggest.ts';
import { styles } from '../../../engine/tetris/evaluate/styles.ts';
import { cellsKey } from '../../../engine/tetris/moves/keyWalk.ts';
import { heightOf } from '../../../engine/tetris/rules/board.ts';
import { type Candidate, type Reason, type TetrisState } from '../../../engine/tetris/types.ts';
import { betterLook } from '../../engine/tetris/betterLook.ts';
import { noviceKinds, novicePositions } from '../../engine/tetris/novicePositions.ts';

const [boards = '2000', milliseconds = '30', series = '1'] = process.argv.slice(2);

/** The search ends by this clock: what else runs on the machine makes no difference then. */
performance.now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const evaluator = 'okiba';
const { noise } = styles[evaluator];
/** Rows of a stack that is called low. */
const lowRows = 6;
/** A hint that loses more than this, in the value's own unit, may cost the game. */
const bigLoss = 3 * noise;
/** What a hint can say for not clearing a row that could go. */
const reasonsToWait: readonly Reason['kind'][] = ['keepsWell', 'readiesFour', 'clearsNext'];

/** `options`: what could be done instead. */
type Fault = (option: Option, options: readonly Option[]) => boolean;
const makesHoles: Fault = ({ result }) => result.holesAdded > 0;
const faults: Readonly<Record<string, Fault>> = {
  'leaves a hole': makesHoles,
  'plugs a hole': ({ cells, before, result }) =>
    result.linesCleared === 0 && cellsOverHoles(cells, before) > 0,
  'declines a clean clear': (option, options) => options.some(clearsCleanly) && clearsNothing(option),
  'raises the top by two': (option, options) =>
    raisesTop(option) && options.some((one) => one.result.holesAdded <= 0 && !raisesTop(one)),
  holds: ({ choice }) => choice.useHold,
  'stands an I at the wall of a low stack': (option) =>
    heightOf(option.before) <= lowRows &&
    [0, option.before.columns - 1].includes(option.cells[0]![0]) &&
    standsTall(option, columnHeights(option.before)),
};

class Tally {
  positions = 0;
  /** Those on which a row could go without a new hole, the hints that clear none there, and those that can't say why. */
  clearable = 0;
  declined = 0;
  unexplained = 0;
  same = 0;
  loss = 0;
  bigLosses = 0;
  keys = 0;
  readonly all = new Map<string, number>();
  readonly needless = new Map<string, number>();

  add({ first, hint, facts }: Hint, options: readonly Option[], worth: readonly number[]): void {
    const own = worth[options.indexOf(hint)]!;
    this.positions++;
    const isClearable = options.some(({ result }) => result.linesCleared > 0 && result.holesAdded <= 0);
    const isDeclined = isClearable && hint.result.linesCleared === 0;
    this.clearable += Number(isClearable);
    this.declined += Number(isDeclined);
    this.unexplained += Number(isDeclined && !facts.some(({ kind }) => reasonsToWait.includes(kind)));
    this.same += Number(first === hint);
    this.keys += hint.inputs.length;
    const loss = Math.max(...worth) - own;
    this.loss += Math.min(loss, 10 * noise);
    this.bigLosses += Number(loss > bigLoss);
    for (const [name, isFaulty] of Object.entries(faults)) {
      if (!isFaulty(hint, options)) continue;
      count(this.all, name);
      const isBetter = (other: Option, at: number) =>
        worth[at]! >= own - noise &&
        !isFaulty(other, options) &&
        (makesHoles(hint, options) || !makesHoles(other, options));
      if (options.some(isBetter)) count(this.needless, name);
    }
  }

  tell(name: string): void {
    const share = (sum = 0) => `${((100 * sum) / this.positions).toFixed(1)} %`;
    const told = Object.keys(faults).map(
      (fault) => `${fault} ${share(this.all.get(fault))}, needlessly ${share(this.needless.get(fault))}`,
    );
    console.log(`${name}, ${this.positions} hints: ${told.join('; ')}`);
    const ofClears = (sum: number) => `${((100 * sum) / this.clearable).toFixed(1)} %`;
    console.log(
      `  of ${this.clearable} on which a row could go without a new hole ${ofClears(this.declined)} clear none, ` +
        `${ofClears(this.unexplained)} without a reason that is told`,
    );
    console.log(
      `  first answer = final ${share(this.same)}; ${(this.keys / this.positions).toFixed(2)} keys; loses ` +
        `${(this.loss / this.positions).toFixed(2)} on average, over ${bigLoss} in ${share(this.bigLosses)}`,
    );
  }
}

function count(into: Map<string, number>, name: string): void {
  into.set(name, (into.get(name) ?? 0) + 1);
}

function optionOf(candidate: Candidate, options: readonly Option[]): Option {
  const key = cellsKey(candidate.cells);
  return options.find((one) => one.choice.useHold === candidate.useHold && cellsKey(one.cells) === key)!;
}

/** The places that the first and the last answer tell, and what the last one says for its own. */
interface Hint {
  first: Option;
  hint: Option;
  facts: readonly Reason[];
}

function hintFor(state: TetrisState, options: readonly Option[]): Hint {
  const asked = { evaluator, misdrops: 'low', count: 24, milliseconds: Number(milliseconds) } as const;
  const told = [...suggestions(state, asked)].map(({ candidates }) => candidates[0]!);
  const [first, last] = [told[0]!, told.at(-1)!];
  return { first: optionOf(first, options), hint: optionOf(last, options), facts: last.facts };
}

const tallies = new Map([...noviceKinds, 'all'].map((name) => [name, new Tally()]));
let seed = 0;
for (const { kind, state } of novicePositions(Number(boards), Number(series))) {
  const options = findOptions(state, { skill: 'drops', useHold: true }).filter(
    ({ result }) => !result.toppedOut,
  );
  if (options.length < 2) continue;
  const hint = hintFor(state, options);
  const worth = betterLook(state, options, evaluator, seed++);
  for (const name of [kind, 'all']) tallies.get(name)!.add(hint, options, worth);
}
for (const [name, tally] of tallies) tally.tell(name);
