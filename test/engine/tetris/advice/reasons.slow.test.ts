import { describe, expect, it } from 'vitest';
import { makeText, parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { findOptions } from '../../../../engine/tetris/advice/options.ts';
import { describe as say, findFacts } from '../../../../engine/tetris/advice/reasons.ts';
import { suggest } from '../../../../engine/tetris/advice/suggest.ts';
import {
  type Board,
  type Candidate,
  type Piece,
  type Reason,
  reasonKinds,
  pieces,
} from '../../../../engine/tetris/types.ts';
import { plainPlacements } from '../moves/plainMoves.ts';
import { findSpawn } from '../../../../engine/tetris/moves/movegen.ts';
import { lock } from '../../../../engine/tetris/rules/lock.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import { randomBoard, randomNumbers } from '../randomBoards.ts';
import { stateOf } from '../states.ts';

/** Text rows, bottom first: all that the plain facts are read from. */
const rowsOf = (board: Board) => makeText({ ...board, rows: 26 }).reverse();
const heightsOf = (board: Board) =>
  Array.from({ length: board.columns }, (_, x) => rowsOf(board).findLastIndex((row) => row[x] !== '.') + 1);

function plainWell(before: Board, after: Board): number | null {
  const deep = (board: Board, x: number, beside: number) =>
    heightsOf(board)[beside]! - heightsOf(board)[x]! >= 3;
  const last = before.columns - 1;
  if (deep(before, last, last - 1) && deep(after, last, last - 1)) return last;
  return deep(before, 0, 1) && deep(after, 0, 1) ? 0 : null;
}

function plainSlots(board: Board): number[] {
  const start = findSpawn(board, 'T');
  const rules = { reach: 'slides', kicks: 'srs', spins: true, distinct: 'cells' } as const;
  if (!start) return [];
  return plainPlacements(board, start, rules)
    .filter(({ spin, location }) => spin === 'full' && lock(board, cellsOf(location)).linesCleared > 0)
    .map(({ location }) => location.x);
}

function plainFour(board: Board): number | null {
  const rows = rowsOf(board);
  const found = heightsOf(board).findIndex((height, x) =>
    [0, 1, 2, 3].every((up) => [...rows[height + up]!].every((cell, at) => (cell === '.') === (at === x))),
  );
  return found < 0 ? null : found;
}

/** Each fact again, from text rows. null: it doesn't hold. */
const plain: Record<Reason['kind'], (before: Board, after: Board, candidate: Candidate) => number | null> = {
  clearsRows: (before, _after, { cells }) => lock(before, cells).linesCleared || null,
  spins: (_before, _after, { placement, result }) =>
    placement.spin === 'full' && result.linesCleared > 0 ? result.linesCleared : null,
  emptiesBoard: (_before, after) => (rowsOf(after).join('').includes('X') ? null : 1),
  onlySafePlace: () => null,
  makesHoles: (_before, _after, { result }) => (result.holesAdded > 0 ? result.holesAdded : null),
  fewestHoles: () => null,
  opensHoles: (_before, _after, { result }) => (result.holesAdded < 0 ? -result.holesAdded : null),
  readiesFour: (before, after) => (plainFour(before) === null ? plainFour(after) : null),
  buildsTSlot: (before, after) => {
    const slots = plainSlots(after);
    return slots.length > plainSlots(before).length ? slots[0]! : null;
  },
  clearsNext: (_before, after, { plan: [next] }) => {
    if (!next) return null;
    const [last, now] = [cellsOf(next.location), rowsOf(after)];
    const isFull = (row: string, y: number) =>
      [...row].every((cell, x) => cell !== '.' || last.some(([atX, atY]) => atX === x && atY === y));
    return now.filter(isFull).length || null;
  },
  fitsFlat: (before, _after, { cells, result }) => {
    const columns = [...new Set(cells.map(([x]) => x))];
    const rests = columns.every((x) => {
      const foot = Math.min(...cells.filter(([other]) => other === x).map(([, y]) => y));
      return foot === 0 || rowsOf(before)[foot - 1]![x] !== '.';
    });
    return rests && result.holesAdded <= 0 ? columns.length : null;
  },
  keepsWell: plainWell,
  fillsLowest: (before, _after, { cells }) => {
    const heights = heightsOf(before);
    const lowest = Math.min(...heights);
    const fills = cells.some(([x, y]) => heights[x] === lowest && y === lowest);
    return fills && Math.max(...heights) > lowest ? lowest : null;
  },
  suitsNext: (_before, after, { plan: [next] }) => {
    if (!next) return null;
    const cells = cellsOf(next.location);
    const columns = [...new Set(cells.map(([x]) => x))];
    const rests = columns.every((x) => {
      const foot = Math.min(...cells.filter(([other]) => other === x).map(([, y]) => y));
      return foot === 0 || rowsOf(after)[foot - 1]![x] !== '.';
    });
    return rests ? pieces.indexOf(next.location.type) : null;
  },
  keepsFlat: (before, after, { result }) => {
    const well = plainWell(before, after);
    const heights = heightsOf(after).filter((_, x) => x !== well);
    const steps = heights.flatMap((height, x) => (x === 0 ? [] : [Math.abs(height - heights[x - 1]!)]));
    return Math.max(...steps) <= 2 && result.holesAdded <= 0 ? Math.max(...steps) : null;
  },
  lowersStack: (before, after) => {
    const down = Math.max(...heightsOf(before)) - Math.max(...heightsOf(after));
    return down > 0 ? down : null;
  },
  keepsLow: (before, after) => {
    const [old, now] = [before, after].map((board) => Math.max(...heightsOf(board)));
    return old === now ? now! : null;
  },
  savesHold: (_before, _after, { useHold }) => (useHold ? 1 : null),
  best: () => null,
};

function expectTrue(board: Board, candidate: Candidate): void {
  const after = lock(board, candidate.cells).board;
  const told = new Map(candidate.facts.map(({ kind, value }) => [kind, value]));
  for (const kind of reasonKinds) {
    if (kind === 'best' || kind === 'onlySafePlace' || kind === 'fewestHoles') continue;
    const value = plain[kind](board, after, candidate);
    expect([kind, told.get(kind) ?? null]).toEqual([kind, value]);
  }
  expect(candidate.facts.map(({ kind }) => reasonKinds.indexOf(kind))).toEqual(
    candidate.facts.map(({ kind }) => reasonKinds.indexOf(kind)).toSorted((a, b) => a - b),
  );
}

describe('facts', () => {
  it('are exactly those that hold, on random boards', () => {
    const random = randomNumbers(44);
    for (let round = 0; round < 14; round++) {
      const board = randomBoard(random, 10, 15);
      const state = stateOf(board, pieces[round % 7]! + 'T', { hold: 'I', canHold: round % 2 === 0 });
      const { candidates } = suggest(state, { evaluator: 'bcts', skill: 'spins', count: 5 });
      for (const candidate of candidates) expectTrue(board, candidate);
    }
  });

  it.each<[string, string[], Piece, Reason]>([
    ['a well kept', ['XXXXXXXXX.', 'XXXXXXXXX.', 'XXXXXXXXX.'], 'O', { kind: 'keepsWell', value: 9 }],
    [
      'four rows',
      ['XXXXXXXXX.', 'XXXXXXXXX.', 'XXXXXXXXX.', 'XXXXXXXXX.'],
      'I',
      { kind: 'clearsRows', value: 4 },
    ],
    ['an empty board', ['XXXX..XXXX', 'XXXX..XXXX'], 'O', { kind: 'emptiesBoard', value: 1 }],
    ['a lowest point', ['XX..XXXXXX', 'XX..XXXXXX'], 'O', { kind: 'fillsLowest', value: 0 }],
    ['a hole opened', ['XXXXXXXX.X', '.XXXXXXX.X', 'XXXXXXXX.X'], 'I', { kind: 'clearsRows', value: 2 }],
  ])('of %s', (_name, rows, piece, fact) => {
    const board = parseBoard(rows, 20);
    const all = suggest(stateOf(board, piece), { evaluator: 'bcts' }).candidates.flatMap(
      ({ facts }) => facts,
    );
    expect(all).toContainEqual(fact);
  });

  it('readies four rows, and builds a slot only for those who can use it', () => {
    const low = parseBoard(['XXXXXXXX..', 'XXXXXXXXX.', 'XXXXXXXXX.', 'XXXXXXXXX.'], 20);
    const upright = suggest(stateOf(low, 'L'), { evaluator: 'bcts' }).candidates.flatMap(
      ({ facts }) => facts,
    );
    expect(upright).toContainEqual({ kind: 'readiesFour', value: 9 });
    const step = parseBoard(['X.........', 'X...XXXXXX', 'XX.XXXXXXX'], 20);
    const kinds = (skill: 'drops' | 'spins') =>
      pieces.flatMap((piece) =>
        suggest(stateOf(step, piece), { evaluator: 'bcts', skill }).candidates.flatMap(({ facts }) =>
          facts.map(({ kind }) => kind),
        ),
      );
    expect(kinds('drops')).not.toContain('buildsTSlot');
    expect(kinds('spins')).toContain('buildsTSlot');
  });

  it('says of a hole that no other place leaves fewer only if that is true', () => {
    const bumpy = parseBoard(['X.X.X.X.X.', 'X.X.X.X.X.'], 20);
    const { candidates } = suggest(stateOf(bumpy, 'O'), { evaluator: 'bcts' });
    const least = Math.min(...candidates.map(({ result }) => result.holesAdded));
    expect(least).toBeGreaterThan(0);
    for (const { result, facts } of candidates)
      expect(facts.some(({ kind }) => kind === 'fewestHoles')).toBe(result.holesAdded === least);
  });

  it('names the piece after it that will fit', () => {
    const board = parseBoard(['XXXXXX....', 'XXXXXX....'], 20);
    const { candidates } = suggest(stateOf(board, 'OO'), {});
    expect(candidates[0]!.reasons).toContain('leaves a place where the O after it fits');
  });

  it('says how many rows the piece after it will clear', () => {
    const board = parseBoard(['XXXXXX....', 'XXXXXX....'], 20);
    const [best] = suggest(stateOf(board, 'OO'), {}).candidates;
    expect(best!.facts).toContainEqual({ kind: 'clearsNext', value: 2 });
    expect(best!.reasons).toContain('lets the piece after it clear 2 rows');
  });

  it('names the only place that keeps the game going', () => {
    const tall = parseBoard(Array.from({ length: 20 }, () => 'XXXX..XXXX'));
    const { candidates } = suggest(stateOf(tall, 'O'), { evaluator: 'bcts' });
    const alive = candidates.filter(({ result }) => !result.toppedOut);
    expect(alive).toHaveLength(1);
    expect(alive[0]!.facts.map(({ kind }) => kind)).toContain('onlySafePlace');
  });

  it('are never empty, and each has its words with its number', () => {
    const board = parseBoard(['X.X.X.X.X.', '.X.X.X.X.X'], 20);
    const [option] = findOptions(stateOf(board, 'I'), { skill: 'drops', useHold: false });
    const outcome = {
      ...option!,
      spin: 'none',
      useHold: false,
      onlySafe: false,
      fewestHoles: false,
      next: null,
      knowsSpins: false,
    } as const;
    expect(findFacts(outcome).length).toBeGreaterThan(0);
    for (const kind of reasonKinds) expect(say({ kind, value: 3 }).length).toBeGreaterThan(8);
    expect(say({ kind: 'clearsRows', value: 1 })).toBe('clears 1 row');
    expect(say({ kind: 'readiesFour', value: 9 })).toBe('readies 4 rows for an I in column 10');
  });
});
