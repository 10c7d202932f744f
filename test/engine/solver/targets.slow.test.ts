import { describe, expect, it } from 'vitest';
import { countBits } from '../../../engine/solver/queues/bits.ts';
import { hasHoles } from '../../../engine/solver/ways/holes.ts';
import { buildQuestion, spinQuestion } from '../../../engine/solver/asking/question.ts';
import { Solver } from '../../../engine/solver/Solver.ts';
import type { SpinWanted } from '../../../engine/solver/fields/target.ts';
import { type Laid, laidKey } from '../../../engine/solver/ways/ways.ts';
import { mirrorPiece } from '../../../engine/tetris/rules/pieces.ts';
import { parseBoard } from '../../../engine/tetris/rules/board.ts';
import { type Piece, pieces } from '../../../engine/tetris/types.ts';
import { randomNumbers } from '../tetris/randomBoards.ts';
import { plainTargetWays } from './plainTargets.ts';
import { cellsAt } from '../../cellsAt.ts';

const masks = (rows: readonly string[], signs: string): number[] =>
  rows
    .map((row) => [...row].reduce((mask, sign, x) => (signs.includes(sign) ? mask | (1 << x) : mask), 0))
    .reverse();

function setupSolver(
  rows: readonly string[],
  queue: string,
  hold: boolean,
  spin: SpinWanted | null = null,
): Solver {
  const target = { fill: masks(rows, '#'), margin: masks(rows, '*'), spin };
  return new Solver(buildQuestion(masks(rows, 'X'), target, { queue, hold, drops: false, kicks: 'srs' }));
}

function spinSolver(rows: readonly string[], queue: string, hold: boolean, spin: SpinWanted): Solver {
  const asked = { queue, hold, drops: false, kicks: 'srs', lines: rows.length, spin } as const;
  return new Solver(spinQuestion(parseBoard(rows, 20), asked));
}

const judged = (solver: Solver, used = false) =>
  Array.from({ length: solver.parts }, (_, part) => solver.judge(part, used));

/** By its places, sorted: how many queues play a way. */
function countWays(solver: Solver, candidates: Iterable<readonly Laid[]>): Map<string, number> {
  const ways = new Map<string, number>();
  for (const way of candidates) {
    const count = countBits(solver.queuesOf(way));
    if (count > 0) ways.set(way.map(laidKey).sort().join('; '), count);
  }
  return ways;
}

function usedIn(solver: Solver): Laid[] {
  const used = judged(solver, true).flatMap((part) => part.used);
  return [...new Map(used.map((laid) => [laidKey(laid), laid])).values()];
}

/** The same by playing every queue in every way. */
function countPlainly(
  solver: Solver,
  rows: readonly string[],
  hold: boolean,
  spin: SpinWanted | null,
): { counts: Map<string, number>; lost: string[] } {
  const counts = new Map<string, number>();
  const lost: string[] = [];
  for (let number = 0; number < solver.total; number++) {
    const queue = solver.queue(number);
    const ways = plainTargetWays({ rows, spin }, [...queue] as Piece[], hold);
    if (ways.size === 0) lost.push(queue);
    for (const way of ways) counts.set(way, (counts.get(way) ?? 0) + 1);
  }
  return { counts, lost: lost.sort() };
}

/** Those that no other one is a part of. */
function withoutSupersets(ways: readonly string[]): string[] {
  const parts = ways.map((way) => new Set(way.split('; ')));
  return ways.filter(
    (_, own) => !parts.some((set, other) => other !== own && [...set].every((part) => parts[own]!.has(part))),
  );
}

/** A stack with some marks on top of it. */
function randomTerrain(random: () => number): string[] {
  const heights = Array.from({ length: 10 }, () => Math.floor(random() * 3));
  const from = Math.floor(random() * 6);
  const rows = Array.from({ length: 4 }, (_, line) =>
    heights.map((height, x) => {
      const y = 3 - line;
      if (y < height) return random() < 0.85 ? 'X' : '.';
      if (x < from || x > from + 3) return '.';
      const chance = random();
      return chance < 0.25 + 0.25 * (height === y ? 1 : 0) ? '#' : chance < 0.75 ? '*' : '.';
    }),
  );
  return rows.map((row) => row.join(''));
}

describe('cells to fill with a margin', () => {
  it('are filled in the ways that a plain search over every order finds, on random terrains', () => {
    const random = randomNumbers(31);
    let filledOnes = 0;
    for (let round = 0; round < 400; round++) {
      const rows = randomTerrain(random);
      const fill = rows.join('').replaceAll(/[^#]/g, '').length;
      if (fill === 0 || fill > 8 || rows.some((row) => !/[.#*]/.test(row))) continue;
      const chosen = pieces.filter(() => random() < 0.5).slice(0, 3);
      const hold = round % 2 === 0;
      if (chosen.length < Math.ceil(fill / 4)) continue;
      const room = rows.join('').replaceAll(/[^#*]/g, '').length;
      if (Math.floor(room / 4) < Math.ceil(fill / 4)) continue;
      const solver = setupSolver(rows, `[${chosen.join('')}]!`, hold);
      const { counts, lost } = countPlainly(solver, rows, hold, null);
      expect(
        judged(solver)
          .flatMap((part) => part.failing)
          .sort(),
        rows.join('/'),
      ).toEqual(lost);
      expect(countWays(solver, solver.fillings(usedIn(solver))), rows.join('/')).toEqual(counts);
      filledOnes += counts.size;
    }
    expect(filledOnes).toBeGreaterThan(100);
  });

  it('have as many solutions in a mirror', () => {
    const random = randomNumbers(32);
    for (let round = 0; round < 40; round++) {
      const rows = randomTerrain(random).map((row) => row.replace(/^\.{10}$/, '*.........'));
      if (!rows.join('').includes('#')) continue;
      const solvedOf = (text: readonly string[], queue: string): number | string => {
        try {
          return judged(setupSolver(text, queue, true)).reduce((sum, part) => sum + part.solved, 0);
        } catch (error) {
          return (error as Error).message;
        }
      };
      const turned = rows.map((row) => [...row].reverse().join(''));
      const [queue, other] = [
        '[JSI]p3',
        `[${[...'JSI'].map((piece) => mirrorPiece(piece as Piece)).join('')}]p3`,
      ];
      expect(solvedOf(turned, other), rows.join('/')).toBe(solvedOf(rows, queue!));
    }
  });

  it('can be required to leave a spin', () => {
    const solvedBelow = (roof: string): number => {
      const rows = [roof, 'XX###XXXXX', 'XXX#XXXXXX'];
      return judged(setupSolver(rows, 'T', false, { rows: 2, mini: false }))[0]!.solved;
    };
    expect(['XX........', 'XXX.......', '....X.....'].map(solvedBelow)).toEqual([0, 1, 1]);
  });
});

const slots = [
  ['X.........', 'XX..XXXXXX', 'X...XXXXXX', 'XX.XXXXXXX'],
  ['..........', 'X...XXXXX.', 'XX.XXXXXXX'],
  ['..........', 'XXXX...XXX', 'XXXXX.XXXX'],
  ['X....XXXXX', 'XX...XXXXX', 'XX.XXXXXXX'],
];

describe('spins', () => {
  it.each(slots.map((rows) => [rows.join('/'), rows] as const))(
    'agree with a plain search over every order in %s',
    (_, rows) => {
      for (const [queue, hold, spin] of [
        ['[TI]!', true, { rows: 1, mini: false }],
        ['[TLJ]p2', false, { rows: 2, mini: false }],
        ['[TLS]p2', true, { rows: 0, mini: true }],
        ['T', false, { rows: 1, mini: true }],
      ] as const) {
        const solver = spinSolver(rows, queue, hold, spin);
        const marked = rows.map((row) => row.replaceAll('.', '*'));
        const { counts, lost } = countPlainly(solver, marked, hold, spin);
        expect(
          judged(solver)
            .flatMap((part) => part.failing)
            .sort(),
        ).toEqual(lost);
        const ways = solver.walk().map((way) => way.map(laidKey).sort().join('; '));
        expect(ways.sort()).toEqual(withoutSupersets([...counts.keys()]).sort());
      }
    },
  );

  it('need a roof if nothing else holds the T down', () => {
    const rows = ['..........', '..........', 'XXXX...XXX', 'XXXXX.XXXX'];
    const solver = spinSolver(rows, 'L,T', false, { rows: 2, mini: false });
    const ways = solver.walk();
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) expect(way.map(({ piece }) => piece)).toEqual(['L', 'T']);
  });

  it('leave out idle pieces', () => {
    const spin = { rows: 2, mini: false };
    const solver = spinSolver(slots[0]!, 'I,T', true, spin);
    const marked = slots[0]!.map((row) => row.replaceAll('.', '*'));
    expect(countPlainly(solver, marked, true, spin).counts.size).toBeGreaterThan(1);
    expect(solver.walk().map((way) => way.map(({ piece }) => piece))).toEqual([['T']]);
  });
});

describe('holes', () => {
  it.each([
    ['a cell under a piece', [0b1], cellsAt('1,1 2,1 3,1 4,1'), true],
    ['a flat piece', [0b1], cellsAt('1,0 2,0 3,0 4,0'), false],
    ['a row that goes', [0b1111111110, 0b1], cellsAt('0,0 0,2 0,3 0,4'), false],
  ] as const)('%s', (_, rows, cells, expected) => {
    const way = [{ piece: 'I' as const, cells: cells.map(([x, y]) => [x, y] as [number, number]) }];
    expect(hasHoles([...rows, 0, 0, 0, 0].slice(0, 5), way)).toBe(expected);
  });
});
