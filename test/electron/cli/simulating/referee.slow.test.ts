import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const run = promisify(execFile);

function okiba(...args: string[]) {
  return run(process.execPath, ['--import', 'tsx', 'electron/cli.ts', ...args], { cwd: root });
}

const bot = (flags: string) => `"${process.execPath}" --import tsx electron/cli.ts bot ${flags}`;

describe('referee', () => {
  it('plays two programs against each other, and reports what each sent', async () => {
    const flags = ['--pieces', '12', '--milliseconds', '5', '--table', 'tetrio', '--json'];
    const { stdout } = await okiba('referee', bot('--evaluator bcts'), bot('--evaluator okiba'), ...flags);
    const { table, games, overall } = JSON.parse(stdout);
    expect(table).toBe('tetrio');
    expect(games).toHaveLength(1);
    expect(games[0]).toMatchObject({ seed: 1, winner: null });
    expect(games[0].sides.map(({ pieces }: { pieces: number }) => pieces)).toEqual([12, 12]);
    expect(overall).toMatchObject({ wins: [0, 0], undecided: 1 });
  });

  it('lets a program that does not play lose', async () => {
    const silent = `"${process.execPath}" -e "process.exit(3)"`;
    const { stdout } = await okiba('referee', silent, bot('--evaluator bcts'), '--pieces', '2');
    expect(stdout).toContain('the second wins (the first: the bot ended by itself (exit code 3))');
  });

  it('refuses a table that does not exist', async () => {
    await expect(okiba('referee', 'a', 'b', '--table', 'nes')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining("option '--table <game>'"),
    });
  });
});
