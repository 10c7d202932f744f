/** What is kept of a puzzle that was tried. */
import type {
  AttemptRecord,
  KeptPuzzle,
  RoundRecord,
  TrainerMode,
} from '../../../electron/contract/asking/training.ts';
import type { Puzzle } from '../../../engine/puzzle/types.ts';
import type { Round } from '../play/Round.svelte.ts';
import type { SlotTable } from '../play/SlotTable.svelte.ts';
import type { Table } from '../play/Table.svelte.ts';

/** More is not kept. */
const mostMilliseconds = 86_400_000;

/** Its empty rows say nothing. */
export function keptOf({ id, category, board, queue, goal, solutions }: Puzzle): KeptPuzzle {
  return {
    id,
    category,
    board: usedRows(board),
    queue: [...queue],
    goal: { kind: goal.kind },
    solutions: solutions.slice(0, 1).map((answer) => answer.map(({ location }) => ({ ...location }))),
  };
}

const usedRows = (board: readonly string[]): string[] => board.filter((row) => /[^.]/.test(row));

/** `number`: of the puzzle in its set. */
export function attemptOf(table: Table, mode: TrainerMode, number: number | null): AttemptRecord {
  const { served, puzzle, stopwatch, tries, undos, hintsSeen, input, isShown, hasSolved } = table;
  return {
    kind: 'attempt',
    puzzle: keptOf(puzzle),
    mode,
    input,
    solved: hasSolved && !isShown,
    milliseconds: Math.min(stopwatch.milliseconds, mostMilliseconds),
    tries,
    undos,
    hints: hintsSeen,
    shown: isShown,
    number,
    family: served.family,
    difficulty: puzzle.predicted.difficulty,
  };
}

/** A round that came to its end. */
export function roundRecord({ mode, results, milliseconds }: Round): RoundRecord {
  return {
    kind: 'round',
    mode,
    results: [...results],
    milliseconds: Math.min(milliseconds, mostMilliseconds),
  };
}

/** A slot that was looked for is a puzzle without a piece. */
export function slotAttempt({ number, task, stopwatch, missed, isFound, isShown }: SlotTable): AttemptRecord {
  return {
    kind: 'attempt',
    puzzle: {
      id: `slot-${number}`,
      category: 'tsd',
      board: usedRows(task.board),
      queue: [],
      goal: { kind: 'tsd' },
      solutions: [],
    },
    mode: 'slot',
    input: 'taps',
    solved: isFound,
    milliseconds: Math.min(stopwatch.milliseconds, mostMilliseconds),
    tries: missed.length + 1,
    undos: 0,
    hints: 0,
    shown: isShown,
    number,
    family: null,
    difficulty: null,
  };
}
