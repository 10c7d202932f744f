import { describe, expect, it } from 'vitest';
import { lock } from '../../../../engine/tetris/rules/lock.ts';
import { findOptions } from '../../../../engine/tetris/advice/options.ts';
import { compareGreedy } from '../../../../engine/tetris/advice/greedy.ts';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { suggest } from '../../../../engine/tetris/advice/suggest.ts';
import { evaluatorNames as evaluators } from '../../../../engine/tetris/evaluators.ts';
import { type Board, type Candidate, type TetrisState, pieces } from '../../../../engine/tetris/types.ts';
import { randomBoard, randomNumbers } from '../randomBoards.ts';
import { stateOf } from '../states.ts';

/** Boards with what occurs in games: some holes, some depth. */
function* positions(count: number): Generator<TetrisState> {
  const random = randomNumbers(99);
  for (let round = 0; round < count; round++) {
    const board = randomBoard(random, 10, 18);
    const hold = round % 3 === 0 ? pieces[(round * 5) % 7]! : null;
    yield stateOf(board, pieces[round % 7]! + pieces[(round * 3 + 1) % 7]!, {
      hold,
      canHold: round % 2 === 0,
    });
  }
}

function holesOf({ masks, columns, rows }: Board): number {
  let holes = 0;
  for (let x = 0; x < columns; x++)
    for (let [y, covered] = [rows - 1, false]; y >= 0; y--)
      if (masks[y]! & (1 << x)) covered = true;
      else if (covered) holes++;
  return holes;
}

describe('roles', () => {
  it('best comes first; no two share a cell; each is what its role says', () => {
    const seen = { safe: 0, clears: 0, notHere: 0 };
    for (const state of positions(70)) {
      const { candidates, notHere } = suggest(state, { evaluator: 'bcts' });
      if (candidates.length === 0) continue;
      const shown = [...candidates.filter(({ role }) => role !== null), ...(notHere ? [notHere] : [])];
      expect(candidates[0]!.role).toBe('best');
      expect(new Set(shown.map(({ role }) => role)).size).toBe(shown.length);
      const cells = shown.flatMap((one) => one.cells.map((cell) => cell.join()));
      expect(new Set(cells).size).toBe(cells.length);
      for (const { role, result } of shown) {
        if (role === 'clears')
          expect(result.linesCleared).toBeGreaterThan(candidates[0]!.result.linesCleared);
        if (role === 'safe' || role === 'clears') expect(result.toppedOut).toBe(false);
        if (role && role !== 'best') seen[role]++;
      }
    }
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });

  it('notHere is where a greedy player would put the piece, and makes holes', () => {
    for (const state of positions(40)) {
      const { notHere, candidates } = suggest(state, { evaluator: 'dellacherie' });
      if (!notHere) continue;
      const [greedy] = findOptions(state, { skill: 'drops', useHold: false }).sort(compareGreedy);
      expect(notHere.cells).toEqual(greedy!.cells);
      expect(notHere).toMatchObject({ role: 'notHere', useHold: false });
      const made = holesOf(lock(state.board, notHere.cells).board) - holesOf(state.board);
      expect(notHere.result.holesAdded).toBe(made);
      expect(made).toBeGreaterThan(Math.max(0, candidates[0]!.result.holesAdded));
      expect(notHere.facts).toContainEqual({ kind: 'makesHoles', value: made });
    }
  });

  it.each(evaluators)('%s: few candidates are those with roles', (evaluator) => {
    for (const state of positions(6)) {
      const all = suggest(state, { evaluator }).candidates.filter(({ role }) => role);
      const some = suggest(state, { evaluator, count: all.length }).candidates;
      const cells = (candidates: readonly Candidate[]) => candidates.map((one) => one.cells);
      if (all.length > 1) expect(cells(some)).toEqual(cells(all));
    }
  });

  it('names a tempting pit: low, and covered by what is put there', () => {
    const pit = parseBoard(['XXXX...XXX', 'XXXXX.XXXX'], 20);
    const { notHere, candidates } = suggest(stateOf(pit, 'L'), { evaluator: 'bcts' });
    expect(candidates[0]!.result.holesAdded).toBe(0);
    expect(notHere?.result.holesAdded ?? 1).toBeGreaterThan(0);
  });
});
