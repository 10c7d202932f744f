import { describe, expect, it } from 'vitest';
import { Solver } from '../../../../engine/solver/Solver.ts';
import { type Watched, clearables, watchedQuestion } from '../../../../engine/solver/asking/watched.ts';
import { twinPlacements } from '../../../../engine/tetris/moves/movegen.ts';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { cellsOf, spawnAt } from '../../../../engine/tetris/rules/pieces.ts';
import type { Cell, Piece } from '../../../../engine/tetris/types.ts';
import { plainWays } from '../plainSolver.ts';

const fields = [
  ['XXX....XXX', 'XXX...XXXX', 'XXX..XXXXX', 'XXX...XXXX'],
  ['XXXX....XX', 'XXXXX..XXX', 'XXXX....XX', 'XXXXX..XXX'],
  ['XXXXX...XX', 'XXXX....XX', 'XXX.....XX'],
];

function watched(field: readonly string[], queue: string, more: Partial<Watched> = {}): Watched {
  const dealing = { bag: null, uniform: true };
  const rules = { hold: true, drops: false, kicks: 'srs' as const, locked: false, held: null };
  return { board: parseBoard(field, 20), queue: [...queue] as Piece[], dealing, ...rules, ...more };
}

function solverOf(asked: Watched, lines: number): Solver {
  const rows = clearables(asked.board).find((one) => one.lines === lines)!;
  return new Solver(watchedQuestion(asked, rows));
}

/** A field after a piece has come to rest with all cells in its rows, by those cells. */
function plainPlaces(field: readonly string[], piece: Piece): { after: string[]; cells: Cell[] }[] {
  return twinPlacements(parseBoard(field, 20), spawnAt(piece, 10, 12))
    .map(({ location }) => cellsOf(location))
    .filter((cells) => cells.every(([, y]) => y < field.length))
    .map((cells) => {
      const after = field.map((row, line) =>
        [...row]
          .map((sign, x) =>
            cells.some(([cx, cy]) => cx === x && cy === field.length - 1 - line) ? 'X' : sign,
          )
          .join(''),
      );
      return { after: after.filter((row) => row.includes('.')), cells };
    });
}

const isClearedBy = (field: readonly string[], queue: readonly Piece[]): boolean =>
  field.length === 0 || plainWays(field, queue, true).size > 0;

/** By the piece's place in the queue and its cells: with how many queues the rest can be cleared. */
function plainFirsts(solver: Solver, field: readonly string[], isLocked: boolean): Map<string, number> {
  const found = new Map<string, number>();
  for (let number = 0; number < solver.total; number++) {
    const [first, second, ...rest] = [...solver.queue(number)] as [Piece, Piece, ...Piece[]];
    for (const at of isLocked ? [1] : [0, 1])
      for (const { after, cells } of plainPlaces(field, at === 0 ? first : second)) {
        if (!isClearedBy(after, [at === 0 ? second : first, ...rest])) continue;
        const key = `${at} ${cells.map(String).sort().join(' ')}`;
        found.set(key, (found.get(key) ?? 0) + 1);
      }
  }
  return found;
}

describe('first placements', () => {
  it.each(
    fields.flatMap((field) => ['SZ', 'TL', 'OI'].map((queue) => [field.join('/'), queue, field] as const)),
  )(
    'of %s with %s leave as many solved queues as a plain search over every order finds',
    (_, queue, field) => {
      for (const locked of [false, true]) {
        const held = locked ? (queue[0] as Piece) : null;
        const asked = watched(field, locked ? queue.slice(1) : queue, { held, locked });
        const solver = solverOf(asked, field.length);
        const firsts = solver
          .firsts()
          .map(({ at, cells, solved }): [string, number] => [
            `${at} ${cells.map(String).sort().join(' ')}`,
            solved,
          ]);
        const expected = plainFirsts(solver, field, locked);
        expect(new Map(firsts)).toEqual(expected);
        const most = Math.max(0, ...expected.values());
        expect(firsts[0]?.[1] ?? 0).toBe(most);
      }
    },
  );

  it('use only the falling piece while hold is locked', () => {
    const asked = watched(['XXXXXX....'], 'O', { held: 'I', locked: true });
    expect(solverOf(asked, 1).judge(0, false).solved).toBe(0);
    expect(solverOf({ ...asked, locked: false }, 1).judge(0, false).solved).toBeGreaterThan(0);
  });
});

describe('clearable rows', () => {
  it('are those that whole pieces can fill, fewest first', () => {
    expect(clearables(parseBoard(['XX........', 'XXXX......'], 20)).slice(0, 3)).toEqual([
      { lines: 3, pieces: 6 },
      { lines: 5, pieces: 11 },
      { lines: 7, pieces: 16 },
    ]);
  });
});
