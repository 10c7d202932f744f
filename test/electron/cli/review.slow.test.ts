import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recordGame } from '../../../build/fit/review/players.ts';
import { recordPuyoGame } from '../../../build/fit/review/puyoPlayers.ts';
import { writeGame } from '../../../electron/games/readGames.ts';
import { okiba as run } from './program.ts';
import { folderOfFile } from '../../folders.ts';

const folder = folderOfFile();
const game = recordGame('random', 2, 12);
const file = join(folder, 'game.jsonl');
writeFileSync(file, writeGame(game));

it('rates a recorded game: its accuracy, its costliest moves and what would have been better', async () => {
  const { stdout, code } = await run(['review', file]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/\d moves, accuracy \d+\.\d/);
  expect(stdout.match(/^Move \d+ of \d+: (mistake|blunder|inaccuracy) \(-\d+\)/gm)).toHaveLength(3);
  expect(stdout).toContain('better: ');
});

it('prints the same as JSON, with the fumen of the game', async () => {
  const { stdout } = await run(['review', file, '--json']);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toHaveLength(game.turns.length + 1);
  const { stdout: fumen } = await run(['review', file, '--fumen']);
  const again = await run(['review', fumen.trim(), '--json']);
  const last = JSON.parse(again.stdout.trim().split('\n').at(-1)!) as Record<string, unknown>;
  expect(last['accuracy']).toBeCloseTo(lines.at(-1)!['accuracy'] as number, 5);
});

it('rates a game of Puyo as well, and gives it as a link', async () => {
  const pairs = join(folder, 'pairs.jsonl');
  writeFileSync(pairs, writeGame(recordPuyoGame('random', 3, 14)));
  const [told, link, fumen] = await Promise.all([
    run(['review', pairs]),
    run(['review', pairs, '--link']),
    run(['review', pairs, '--fumen']),
  ]);
  expect(told.stdout).toMatch(/^Move \d+ of 14: \w+ \(-\d+\): column \d, /m);
  expect(link.stdout).toMatch(/^https:\/\/www\.puyop\.com\/s\/_\S+\n$/);
  expect([fumen.code, fumen.stderr]).toEqual([2, 'okiba: --fumen: this is a game of Puyo; take --link\n']);
});

it('rates every game of a file, or the requested one, from any program', async () => {
  const log = join(folder, 'two.log');
  const start = { type: 'start', board: [], queue: ['T', 'O'], hold: null, combo: 0, back_to_back: false };
  const move = { location: { type: 'T', orientation: 'north', x: 4, y: 0 }, spin: 'none' };
  const games = [start, { type: 'play', move }, start, { type: 'play', move }];
  writeFileSync(log, `\uFEFF${JSON.stringify(games, null, 2)}`, 'utf16le');
  const [both, second, third] = await Promise.all([
    run(['review', log, '--json']),
    run(['review', log, '--game', '2']),
    run(['review', log, '--game', '3']),
  ]);
  const lines = both.stdout.trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { gameNumber: number }).gameNumber)).toEqual([1, 1, 2, 2]);
  expect(second.stdout).toContain('2 - ');
  expect([third.code, third.stderr]).toEqual([2, 'okiba: --game: there are 2 games in it\n']);
});

it.each([
  ['a file that is not there', join(folder, 'none'), 'there is no such file'],
  ['a fumen without pieces', 'v115@vhAAgH', 'no page of the fumen places a piece'],
])('refuses %s in one line', async (_, input, reason) => {
  const { stderr, code } = await run(['review', input]);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^okiba: [^\n]+\n$/);
  expect(stderr).toContain(reason);
});
