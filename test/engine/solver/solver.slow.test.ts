import { describe, expect, it } from 'vitest';
import { countBits } from '../../../engine/solver/queues/bits.ts';
import { questionOf } from '../../../engine/solver/asking/question.ts';
import { Solver } from '../../../engine/solver/Solver.ts';
import { type Laid, laidKey } from '../../../engine/solver/ways/ways.ts';
import { parseBoard } from '../../../engine/tetris/rules/board.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import { type Piece, orientations, pieces } from '../../../engine/tetris/types.ts';
import { randomNumbers } from '../tetris/randomBoards.ts';
import { plainWays } from './plainSolver.ts';

interface Asked {
  field: readonly string[];
  queue: string;
  hold: boolean;
  drops: boolean;
}

function solverOf({ field, queue, hold, drops }: Asked): Solver {
  return new Solver(
    questionOf(parseBoard(field, 20), { queue, lines: field.length, hold, drops, kicks: 'srs' }),
  );
}

function judgeAll(solver: Solver): { solved: number; failing: string[]; used: Laid[] } {
  const parts = Array.from({ length: solver.parts }, (_, part) => solver.judge(part, true));
  const used = new Map(parts.flatMap((part) => part.used).map((laid) => [laidKey(laid), laid]));
  const quick = Array.from({ length: solver.parts }, (_, part) => solver.judge(part, false));
  expect(quick.flatMap(({ failing }) => failing)).toEqual(parts.flatMap(({ failing }) => failing));
  return {
    solved: parts.reduce((sum, part) => sum + part.solved, 0),
    failing: parts.flatMap(({ failing }) => failing).sort(),
    used: [...used.values()],
  };
}

function waysOf(solver: Solver, used: readonly Laid[]): Map<string, number> {
  const ways = new Map<string, number>();
  for (const way of solver.fillings(used)) {
    const count = countBits(solver.queuesOf(way));
    if (count > 0) ways.set(way.map(laidKey).sort().join('; '), count);
  }
  return ways;
}

/** Full rows out of which so many pieces were cut, some of them with a row between their cells. */
function randomField(random: () => number): { field: string[]; cutOut: Set<Piece> } {
  const lines = 2 + Math.floor(random() * 3);
  const rows = Array.from({ length: lines }, () => Array<string>(10).fill('X'));
  const cutOut = new Set<Piece>();
  for (let cut = 0; cut < 3;) {
    const type = pieces[Math.floor(random() * 7)]!;
    const orientation = orientations[Math.floor(random() * 4)]!;
    const [x, y] = [Math.floor(random() * 10), Math.floor(random() * lines)];
    const spread = random() < 0.3 ? 1 : 0;
    const cells = cellsOf({ type, orientation, x, y }).map(
      ([cx, cy]) => [cx, cy > y ? cy + spread : cy] as const,
    );
    if (cells.some(([cx, cy]) => rows[cy]?.[cx] !== 'X')) continue;
    for (const [cx, cy] of cells) rows[cy]![cx] = '.';
    cutOut.add(type);
    cut++;
  }
  return { field: rows.map((row) => row.join('')).reverse(), cutOut };
}

describe('the solver', () => {
  it('agrees with a plain search over every order, on random fields', () => {
    const random = randomNumbers(30);
    let solvedOnes = 0;
    for (let round = 0; round < 200; round++) {
      const { field, cutOut } = randomField(random);
      const others = pieces.filter((piece) => !cutOut.has(piece));
      const chosen = [...cutOut, ...others].slice(0, 4).join('');
      const asked = { field, queue: `[${chosen}]!`, hold: round % 2 === 0, drops: round % 5 === 0 };
      const solver = solverOf(asked);
      const { solved, failing, used } = judgeAll(solver);
      const counts = new Map<string, number>();
      const lost: string[] = [];
      for (let number = 0; number < solver.total; number++) {
        const queue = solver.queue(number);
        const ways = plainWays(field, [...queue] as Piece[], asked.hold, asked.drops);
        if (ways.size === 0) lost.push(queue);
        for (const way of ways) counts.set(way, (counts.get(way) ?? 0) + 1);
      }
      expect(failing, field.join('/')).toEqual(lost.sort());
      expect(waysOf(solver, used), field.join('/')).toEqual(counts);
      solvedOnes += solved;
    }
    expect(solvedOnes).toBeGreaterThan(200);
  });

  it.each([
    ['XXX____XXX/XXX___XXXX/XXX__XXXXX/XXX___XXXX', '*p4', true, 514, 840],
    ['XXX____XXX/XXX___XXXX/XXX__XXXXX/XXX___XXXX', '*p4', false, 36, 210],
    ['XXXXXX____/XXXXXX____/XXXXXX____/XXXXXX____', 'T,*p4', true, 744, 840],
  ])('counts as many queues as solution-finder: %s %s, hold %s', (rows, queue, hold, solved, total) => {
    const field = rows.replaceAll('_', '.').split('/');
    const solver = solverOf({ field, queue, hold, drops: false });
    expect([judgeAll(solver).solved, solver.total]).toEqual([solved, total]);
  });
});

it('cuts queues into parts behind the start that all of them have in common', () => {
  const field = Array<string>(4).fill('XX........');
  const partsOf = (queue: string): number => solverOf({ field, queue, hold: true, drops: false }).parts;
  expect(partsOf('TIOSL,*p4')).toBe(partsOf('T,*p4,TIOS'));
  expect(partsOf('TIOSL,*p4')).toBeGreaterThan(7);
  expect(partsOf('TIOSLJZTI')).toBe(1);
});
