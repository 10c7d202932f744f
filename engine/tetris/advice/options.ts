import {
  type Board,
  type Cell,
  type Input,
  type Location,
  type PlacementResult,
  type TetrisState,
} from '../types.ts';
import { heightOf } from '../rules/board.ts';
import { measure, noFeatures } from '../evaluate/features.ts';
import { findAllInputs } from '../moves/inputs.ts';
import { type KeyRules } from '../moves/keyWalk.ts';
import { type KickRules, kickSets, startUnder } from '../rules/kicks.ts';
import { type Choice, choicesOf } from '../rules/lines.ts';
import { lock } from '../rules/lock.ts';
import { findPlacements, findSpawn } from '../moves/movegen.ts';
import { cellsOf } from '../rules/pieces.ts';
import { type Move, type Verdict } from '../search/search.ts';
import { type Skill, abilities, countsSpins } from '../moves/skill.ts';

/** A move with all that is known of it before it is judged. */
export interface Option extends Move {
  /** Where the piece starts, and what the keys can do there. */
  start: Location;
  keyRules: KeyRules;
  cells: Cell[];
  inputs: Input[];
  before: Board;
  after: Board;
  result: PlacementResult;
}

/** An option with what an evaluator thinks of it. */
export interface Judged {
  option: Option;
  verdict: Verdict;
}

export interface OptionRules {
  skill: Skill;
  useHold: boolean;
  turns?: KeyRules['turns'];
  kicks?: KickRules | undefined;
}

const allTurns = ['cw', 'ccw', 'half'] as const;

/** Every place for the falling piece from where it stands and, with `useHold`, for the piece that hold brings in. */
export function findOptions(state: TetrisState, rules: OptionRules): Option[] {
  const supply = { index: 0, hold: state.hold };
  const kicks = rules.kicks ?? 'srs';
  return choicesOf(state.queue, supply, rules.useHold && state.canHold).flatMap((choice) => {
    const spawn = choice.useHold ? null : state.active;
    const start = spawn ? startUnder(kicks, spawn) : findSpawn(state.board, choice.piece, kicks);
    return start ? optionsFrom(state, start, choice, rules) : [];
  });
}

function optionsFrom(state: TetrisState, start: Location, choice: Choice, rules: OptionRules): Option[] {
  const { reach, keys } = abilities[rules.skill];
  const kicks = rules.kicks ?? 'srs';
  const spins = countsSpins(rules.skill, kicks);
  const turns = rules.turns ?? (kickSets[kicks].hasHalfTurns ? allTurns : undefined);
  const keyRules: KeyRules = { ...keys, kickRules: kicks, ...(turns && { turns }) };
  const inputsTo = findAllInputs(state.board, start, keyRules);
  const holesBefore = holesOf(state.board);
  return findPlacements(state.board, start, { reach, kicks, spins }).flatMap((placement) => {
    const cells = cellsOf(placement.location);
    const inputs = inputsTo(cells, spins ? placement.spin : undefined);
    if (!inputs) return [];
    const { board: after, linesCleared } = lock(state.board, cells);
    const holes = holesOf(after);
    const result: PlacementResult = {
      linesCleared,
      holes,
      holesAdded: holes - holesBefore,
      height: heightOf(after),
      toppedOut: isOver(state, choice, cells, after, kicks),
    };
    const allKeys: Input[] = choice.useHold ? ['hold', ...inputs] : inputs;
    const before = state.board;
    return [{ placement, choice, start, keyRules, cells, inputs: allKeys, before, after, result }];
  });
}

/** Empty cells under filled ones. */
export function holesOf({ masks, columns, rows }: Board): number {
  const features = noFeatures();
  measure(masks, 0, columns, rows, features);
  return features.holes;
}

/** A cell above the visible rows ends most games; so does a spawn that is not free. */
function isOver(
  { queue, board }: TetrisState,
  choice: Choice,
  cells: readonly Cell[],
  after: Board,
  kicks: KickRules,
): boolean {
  const next = queue[choice.index] ?? choice.hold ?? 'T';
  return cells.some(([, y]) => y >= board.rows) || findSpawn(after, next, kicks) === null;
}
