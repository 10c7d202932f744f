import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Puzzle } from '../../../../engine/puzzle/types.ts';
import { linesIn, okiba, refusal } from '../program.ts';

let folder = '';
const write = (name: string, value: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'okiba-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const task = { board: ['X.....XXXX', 'XXXX.XXXXX'], queue: ['O', 'J'], goal: { kind: 'tsd' } };
const notch = { type: 'O', orientation: 'north', x: 1, y: 1 };
const roof = { type: 'J', orientation: 'south', x: 2, y: 3 };

describe('puzzles generate', () => {
  const args = ['puzzles', 'generate', '--moves', '2', '--count', '3', '--seed', '4'];

  it('writes puzzles as JSON Lines, the same for the same seed', async () => {
    const { code, stdout, stderr } = await okiba([...args, '--json']);
    expect([code, stderr]).toEqual([0, '']);
    const puzzles = linesIn(stdout) as Puzzle[];
    expect(puzzles).toHaveLength(3);
    for (const puzzle of puzzles) {
      expect(puzzle).toMatchObject({ category: 'tsd', moves: 2, goal: { kind: 'tsd' } });
      expect([puzzle.board.length, puzzle.queue.length, puzzle.features.length]).toEqual([20, 2, 22]);
      expect(puzzle.solutions[0]).toHaveLength(2);
      expect(puzzle.solutionCount).toBeGreaterThanOrEqual(puzzle.solutions.length);
      expect(Object.keys(puzzle.predicted)).toEqual(['interest', 'difficulty']);
    }
    expect((await okiba([...args, '--json'])).stdout).toBe(stdout);
  });

  it('says in words what the puzzle asks for, and that nobody rated it', async () => {
    const { code, stdout } = await okiba([...args, '--solutions']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^1\. Place [A-Z], then [A-Z] to set up a T-spin Double with the next T\.\n/);
    expect(stdout).toMatch(/\n\(.*answers?; interest \d\.\d of 5, difficulty \d\.\d of 5; tsd2-\w+\)\n/);
    expect(stdout).toMatch(/\n[.X]*ttt[.X]*\n/);
    expect(stdout.trim()).toMatch(/not measured with players\.$/);
  });

  it('keeps to the requested kinds', async () => {
    const one = ['puzzles', 'generate', '--count', '4', '--seed', '1', '--json'];
    const wanted = ['--moves', '1', '--slides', '--answers', 'unique'];
    const { stdout } = await okiba([...one, ...wanted]);
    for (const puzzle of linesIn(stdout))
      expect(puzzle).toMatchObject({ needsSlides: true, answers: 'unique' });
    const dull = await okiba([...one, '--moves', '1', '--least-interest', '5']);
    expect([dull.code, dull.stderr.trim().split('\n').length]).toEqual([1, 1]);
  });
});

describe('puzzles test', () => {
  it('gives fifteen puzzles of two moves, harder towards the end, others in each round', async () => {
    const first = linesIn((await okiba(['puzzles', 'test', '--json'])).stdout) as Puzzle[];
    const second = linesIn((await okiba(['puzzles', 'test', '--round', '2', '--json'])).stdout) as Puzzle[];
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(30);
    expect(first.every(({ moves }) => moves === 2)).toBe(true);
    const difficulties = first.map(({ predicted }) => predicted.difficulty);
    expect(Math.max(...difficulties.slice(0, 5))).toBeLessThan(Math.min(...difficulties.slice(5)));
    expect(Math.max(...difficulties.slice(0, 10))).toBeLessThan(Math.min(...difficulties.slice(10)));
  });

  it('accepts only whole numbers from 1 as rounds', async () => {
    expect(await refusal(['puzzles', 'test', '--round', '0'])).toContain('whole number from 1');
  });
});

describe('puzzles judge', () => {
  it.each([
    [[notch, roof], 0, 'Solved. The T can go in now.'],
    [[notch], 0, 'On track. You can still do it with J.'],
    [
      [notch, { ...roof, x: 8, y: 3 }],
      1,
      'Blocked. The T gets in without a spin: nothing hangs over the slot. Placement 2 decided it.',
    ],
    [[roof], 1, 'Not possible. It’s the O’s turn, not the J’s. Placement 1 decided it.'],
  ])('says of %j: %i, %s', async (answer, expected, words) => {
    const files = [write('puzzle.json', task), write('answer.json', answer)];
    const { code, stdout } = await okiba(['puzzles', 'judge', ...files]);
    expect([code, stdout.trim()]).toEqual([expected, words]);
  });

  it('gives the verdict as JSON, and reads stdin', async () => {
    const file = write('answer.json', [{ location: notch, spin: 'none' }]);
    const { stdout } = await okiba(['puzzles', 'judge', '-', file, '--json'], JSON.stringify(task));
    expect(JSON.parse(stdout)).toEqual({
      verdict: 'onTrack',
      reason: { kind: 'piecesLeft', pieces: ['J'] },
      at: null,
    });
  });
});

describe('puzzles rate', () => {
  it('lists the features by name, and says what the estimate is based on', async () => {
    const { code, stdout } = await okiba(['puzzles', 'rate', '-'], JSON.stringify(task));
    expect(code).toBe(0);
    expect(stdout).toMatch(/^interest \d\.\d\d of 5, difficulty \d\.\d\d of 5\nfilledCells +14\n/);
    expect(stdout.trim()).toMatch(/not measured with players\.$/);
    const { stdout: json } = await okiba(['puzzles', 'rate', '-', '--json'], JSON.stringify(task));
    expect(JSON.parse(json)).toMatchObject({ model: 'prior', features: { length: 22 } });
  });

  it('reports a puzzle without an answer', async () => {
    const { code, stderr } = await okiba(
      ['puzzles', 'rate', '-'],
      JSON.stringify({ ...task, queue: ['I', 'I'] }),
    );
    expect([code, stderr.trim()]).toEqual([1, 'okiba: stdin: the puzzle has no answer']);
  });
});

describe('puzzles rate --ratings', () => {
  const ratings = async (): Promise<string> => {
    const args = ['--moves', '1', '--count', '60', '--seed', '2', '--json'];
    const { stdout } = await okiba(['puzzles', 'generate', ...args]);
    const lines = (linesIn(stdout) as Puzzle[]).map((puzzle) => {
      const isOfTJL = 'TJL'.includes(puzzle.queue[0]!);
      return JSON.stringify({ puzzle, interest: isOfTJL ? 4 : 2, difficulty: 3, like: !isOfTJL });
    });
    return `${lines.join('\n')}\n`;
  };

  it('learns from likes where that predicts them better than the estimate', async () => {
    const file = write('ratings.jsonl', await ratings());
    const board = ['XX........', 'XX....XXXX', 'XXXX.XXXXX'];
    const one = JSON.stringify({ ...task, queue: ['T'], board });
    const rated = await okiba(['puzzles', 'rate', '-', '--ratings', file, '--json'], one);
    expect([rated.code, JSON.parse(rated.stdout || '{}')]).toMatchObject([0, { model: 'learned' }]);
  });

  it.each([
    ['', 'has no ratings'],
    ['\n\n', 'has no ratings'],
    ['\n{', 'line 2 is not JSON'],
    ['{}', 'line 1: is not an object with "puzzle"'],
    [JSON.stringify({ puzzle: task }), 'line 1: has neither "interest"'],
    [JSON.stringify({ puzzle: task, like: 'yes' }), 'line 1: "like" has to be true or false'],
    [JSON.stringify({ puzzle: task, interest: 6 }), 'line 1: "interest" has to be a number from 1 to 5'],
    [JSON.stringify({ puzzle: { ...task, queue: ['I', 'I'] }, like: true }), 'the puzzle has no answer'],
  ])('names what is wrong with ratings: %j', async (text, message) => {
    const file = write('bad.jsonl', text);
    const rate = ['puzzles', 'rate', '-', '--ratings', file];
    expect(await refusal(rate, JSON.stringify(task))).toContain(message);
  });
});

describe('puzzles cut', () => {
  const position = { game: 'tetris', cells: task.board, queue: ['O', 'J', 'T'] };

  it('makes a puzzle of a position', async () => {
    const { code, stdout } = await okiba(['puzzles', 'cut', '-', '--json'], JSON.stringify(position));
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ category: 'tsd', queue: ['O', 'J'], seed: null });
  });

  it('says if there are none', async () => {
    const given = JSON.stringify({ ...position, queue: ['O', 'I', 'S'] });
    const { code, stderr } = await okiba(['puzzles', 'cut', '-'], given);
    expect([code, stderr.trim()]).toEqual([
      1,
      'okiba: stdin: neither a T-spin nor four rows within four pieces',
    ]);
  });
});

describe('bad arguments and input of puzzles', () => {
  it.each([
    [['generate', '--moves', '5', '--count', '1', '--seed', '1'], 'whole number from 1 to 4'],
    [['generate', '--moves', '1', '--count', '0', '--seed', '1'], 'whole number from 1 to 100000'],
    [['generate', '--moves', '1', '--count', '1', '--seed', 'x'], 'whole number from'],
    [['generate', '--moves', '1', '--count', '1'], "required option '--seed <number>'"],
    [
      ['generate', '--moves', '1', '--count', '1', '--seed', '1', '--category', 'donation'],
      '--moves 1: a puzzle of donation has at least 2',
    ],
    [['generate', '--moves', '1', '--count', '1', '--seed', '1', '--category', 'odd'], "'odd' is invalid"],
    [['generate', '--moves', '1', '--count', '1', '--seed', '1', '--least-interest', '9'], 'from 1 to 5'],
    [['judge', 'none.json', '-'], 'none.json: there is no such file'],
    [['judge', '-', '-'], 'both on stdin'],
    [['judge', '-'], "missing required argument 'answer'"],
    [['rate', '-'], 'stdin: is not JSON'],
    [['rate', 'none.json', '--ratings', 'none.jsonl'], 'none.json: there is no such file'],
    [['solve'], "unknown command 'solve'"],
    [[], 'puzzles needs a command: generate, judge, rate, test, cut'],
  ])('%j ends with 2 and one line', async (args, message) => {
    expect(await refusal(['puzzles', ...args])).toContain(message);
  });
});
