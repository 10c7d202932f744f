import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { parseFumen } from '../../../../engine/tetris/notation/fumen.ts';
import fixture from '../../../fixtures/tilings.json' with { type: 'json' };
import { program, root } from '../program.ts';

interface Result {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the real command; `interruptAfter` so many bytes of output. */
function tile(args: readonly string[], stdin = '', interruptAfter = Infinity): Promise<Result> {
  const child = spawn(process.execPath, [program, 'tile', ...args], { cwd: root });
  const result: Result = { code: null, stdout: '', stderr: '' };
  child.stdout.on('data', (data) => {
    result.stdout += String(data);
    if (!child.killed && result.stdout.length > interruptAfter) child.kill('SIGINT');
  });
  child.stderr.on('data', (data) => (result.stderr += String(data)));
  child.stdin.end(stdin);
  return new Promise((resolve) => child.on('close', (code) => resolve({ ...result, code })));
}

const linesOf = ({ stdout }: Result) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const cells = (line: Record<string, unknown>) =>
  (line['pieces'] as { piece: string; cells: number[][] }[]).flatMap((laid) => laid.cells.map(String));

describe('tile', () => {
  it.each([
    ['srs', false],
    ['srs+', true],
  ])('tells whether a tiling can be built under %s', async (rules, buildable) => {
    const terrain = '.XXX.XX.XX/XXX.X###XX/...XX.X#.X';
    const lines = linesOf(await tile([terrain, '--buildable', '--rules', rules, '--json']));
    expect(lines[0]).toMatchObject({ pieces: [{ piece: 'J' }], buildable });
  });

  it('streams every tiling as a line, and a summary', async () => {
    const { grid, bag } = fixture.cases.find(({ name }) => name === 'stack-10-1')!;
    const result = await tile(['-', '--json'], grid.join('\n'));
    const lines = linesOf(result);
    const summary = lines.pop()!;
    expect(result).toMatchObject({ code: 0, stderr: '' });
    expect(summary).toMatchObject({ count: bag, complete: true });
    expect(summary['elapsedMs']).toBeTypeOf('number');
    expect(lines).toHaveLength(bag);
    for (const line of lines) {
      expect(new Set(cells(line)).size).toBe(40);
      expect(line['buildable']).toBeNull();
      const [page] = parseFumen(line['fumen'] as string);
      const filled = page!.rows.map((row) => row.replace(/[^.]/g, '#')).filter((row) => row.includes('#'));
      expect(filled).toEqual(grid);
    }
  });

  it('tells how each is built', async () => {
    const lines = linesOf(await tile(['#####/#####/#####/#####', '--json', '--buildable']));
    const { count } = lines.pop()!;
    expect(count).toBe(8);
    expect(lines.every((line) => line['buildable'] === true && line['hardDrops'] === true)).toBe(true);
    expect(lines.reduce((sum, line) => sum + (line['orders'] as number), 0)).toBe(88);
  });

  it('counts without listing, by pieces and beyond what a list could hold', async () => {
    const byBags = linesOf(await tile(['####/####/####', '--count-only', '--json']));
    expect(byBags).toEqual([
      {
        count: 6,
        elapsedMs: expect.any(Number) as number,
        complete: true,
        pieces: { '1S 1J 1L': 2, '1Z 1J 1L': 2, '1O 1J 1L': 2 },
      },
    ]);
    const { stdout } = await tile(['-', '--any', '--count-only', '--json'], `${'########\n'.repeat(8)}`);
    expect(stdout).toMatch(/^\{"count":19077209438,/);
  });

  it('stops at a limit', async () => {
    const lines = linesOf(await tile(['-', '--json', '--limit', '3'], '##########\n'.repeat(4)));
    expect(lines.pop()).toMatchObject({ count: 3, complete: false });
    expect(lines).toHaveLength(3);
  });

  it('keeps what was found when it is interrupted', async () => {
    const result = await tile(['-', '--json'], `${'#'.repeat(40)}\n`.repeat(40), 1);
    const lines = linesOf(result);
    const summary = lines.pop()!;
    expect(result.code).toBe(0);
    expect(summary['complete']).toBe(false);
    expect(summary['count']).toBe(lines.length);
    expect(new Set(cells(lines[0]!)).size).toBe(1600);
  });

  it('draws pictures for people', async () => {
    const { stdout } = await tile(['##/##']);
    expect(stdout).toMatch(/^1\nOO\nOO\n\n1 tiling in [\d.]+ ms\n$/);
  });

  it('takes the gray cells of a fumen and leaves the coloured ones where they are', async () => {
    const code = 'v115@9gC8EeE8DeF8CeG8DeC8JeAgH';
    const all = linesOf(await tile([`https://example.org/?d=${code.replace('v', 'D')}`, '--json']));
    expect(all.pop()).toMatchObject({ count: 6 });
    const none = await tile([code, '--cells', 'coloured']);
    expect(none).toMatchObject({ code: 2, stderr: 'okiba: the terrain: no cell is marked\n' });
  });

  it.each([
    [['####/####/####/####/####/####/####'], 1, 'coloured as a chessboard'],
    [['###'], 1, 'the terrain has 3 cells, which is not a multiple of 4'],
    [['....'], 2, 'the terrain: no cell is marked'],
    [['none.txt'], 2, 'none.txt: there is no such file'],
    [['v115@vhA'], 2, 'the terrain: the fumen code is damaged or incomplete'],
    [['v100@vhAAgH'], 2, "the terrain: fumen version 100 can't be read"],
    [['##/##', '--page', '0'], 2, 'whole number from 1'],
    [['##/##', '--any', '--bags'], 2, 'cannot be used with'],
    [['##/##', '--carried', 'Q'], 2, 'There is no such piece'],
  ])('answers %j with %i: %s', async (args, code, words) => {
    const result = await tile(args);
    expect(result.code).toBe(code);
    expect(result.stderr).toContain(words);
    expect(result.stderr.trim().split('\n')).toHaveLength(1);
  });
});
