import {
  type Board,
  type Candidate,
  type Cell,
  type Input,
  type Location,
  type PlacementResult,
  type TetrisState,
} from './types.ts';
import { heightOf } from './board.ts';
import { measure, noFeatures } from './evaluate/features.ts';
import { type InputOptions, findAllInputs } from './inputs.ts';
import { type Choice, choicesOf } from './lines.ts';
import { lock } from './lock.ts';
import { type Reach, findPlacements, findSpawn } from './movegen.ts';
import { canonicalLocation, cellsOf } from './pieces.ts';
import { describe, findFacts } from './reasons.ts';
import { type Move } from './search.ts';

/** A move with all that is known of it before it is judged. */
export interface Option extends Move {
  cells: Cell[];
  inputs: Input[];
  after: Board;
  result: PlacementResult;
}

export interface OptionRules {
  reach: Reach;
  useHold: boolean;
  turns?: InputOptions['turns'];
}

/** Every place for the falling piece from where it stands and, with `useHold`, for the piece that hold brings in. */
export function findOptions(state: TetrisState, rules: OptionRules): Option[] {
  const supply = { index: 0, hold: state.hold };
  return choicesOf(state.queue, supply, rules.useHold && state.canHold).flatMap((choice) => {
    const spawn = choice.useHold ? null : state.active;
    const start = spawn ? canonicalStart(spawn) : findSpawn(state.board, choice.piece);
    return start ? optionsFrom(state, start, choice, rules) : [];
  });
}

/** O has one orientation only, however a game turns it. */
function canonicalStart(location: Location): Location {
  return location.type === 'O' ? canonicalLocation(location) : location;
}

function optionsFrom(state: TetrisState, start: Location, choice: Choice, rules: OptionRules): Option[] {
  const slides = rules.reach === 'slides';
  const inputsTo = findAllInputs(state.board, start, {
    kicks: slides,
    softDrop: slides,
    ...(rules.turns && { turns: rules.turns }),
  });
  const holesBefore = holesOf(state.board);
  return findPlacements(state.board, start, { reach: rules.reach }).flatMap((placement) => {
    const cells = cellsOf(placement.location);
    const inputs = inputsTo(cells);
    if (!inputs) return [];
    const { board: after, linesCleared } = lock(state.board, cells);
    const holes = holesOf(after);
    const result: PlacementResult = {
      linesCleared,
      holes,
      holesAdded: holes - holesBefore,
      height: heightOf(after),
      toppedOut: isOver(state, choice, cells, after),
    };
    const keys: Input[] = choice.useHold ? ['hold', ...inputs] : inputs;
    return [{ placement, choice, cells, inputs: keys, after, result }];
  });
}

function holesOf({ masks, columns, rows }: Board): number {
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
): boolean {
  const next = queue[choice.index] ?? choice.hold ?? 'T';
  return cells.some(([, y]) => y >= board.rows) || findSpawn(after, next) === null;
}

/** What is shown of an option. `onlySafe`: no other one keeps the game alive. */
export function makeCandidate(
  state: TetrisState,
  option: Option,
  judged: { score: number; plan: Candidate['plan'] },
  onlySafe: boolean,
): Candidate {
  const { placement, cells, inputs, after, result, choice } = option;
  const { useHold } = choice;
  const facts = findFacts({
    before: state.board,
    heightBefore: heightOf(state.board),
    cells,
    after,
    result,
    useHold,
    onlySafe: onlySafe && !result.toppedOut,
  });
  const reasons = facts.map(describe);
  return {
    placement,
    cells,
    useHold,
    inputs,
    result,
    score: judged.score,
    plan: judged.plan,
    reasons,
    facts,
  };
}
