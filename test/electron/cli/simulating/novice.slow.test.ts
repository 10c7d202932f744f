import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const run = promisify(execFile);
const okiba = (...args: string[]) =>
  run(process.execPath, ['--import', 'tsx', 'electron/cli.ts', ...args], { cwd: root });

it('compares a beginner with hints, with the thesis’s hints and without, on the same seeds', async () => {
  const flags = [
    '--novice',
    '--evaluator',
    'bcts',
    '--games',
    '2',
    '--pieces',
    '300',
    '--seed',
    '3',
    '--json',
  ];
  const { stdout, stderr } = await okiba('simulate', ...flags);
  const { novice, followers, ratios } = JSON.parse(stdout);
  expect(novice).toBe('low');
  expect(followers.map(({ hints }: { hints: string }) => hints)).toEqual(['bcts', 'thesis-2021', 'no hints']);
  for (const { games, medianPieces } of followers) {
    expect(games.map(({ seed }: { seed: number }) => seed)).toEqual([3, 4]);
    expect(medianPieces).toBe((games[0].pieces + games[1].pieces) / 2);
  }
  expect(ratios.map(({ to }: { to: string }) => to)).toEqual(['thesis-2021', 'no hints']);
  expect(ratios[0].ratio).toBeCloseTo(followers[0].medianPieces / followers[1].medianPieces, 0);
  expect(stderr).toContain('no hints, seed 4: ');
});

it.each([
  [['--misdrops', 'low'], '--misdrops goes with --novice'],
  [['--novice', 'drunk'], "'drunk' is invalid"],
])('%j ends with 2', async (flags, message) => {
  await expect(okiba('simulate', ...flags)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining(message),
  });
});
