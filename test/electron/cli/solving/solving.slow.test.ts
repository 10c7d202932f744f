import { describe, expect, it } from 'vitest';
import { parseFumen } from '../../../../engine/tetris/notation/fumen.ts';
import { linesIn, okiba, refusal } from '../program.ts';

const field = 'XXX____XXX/XXX___XXXX/XXX__XXXXX/XXX___XXXX';
const opener = 'v115@9gC8EeE8DeF8CeG8DeC8JeAgH';
const wide = 'XXXX______/XXXX______/XXXX______/XXXX______';

describe('percent', () => {
  it.each([
    [[field, '--queue', '*p4'], 514, 840],
    [[field, '--queue', '*p4', '--no-hold'], 36, 210],
    [[opener, '--queue', 'I,*p6'], 711, 840],
    [['-', '--queue', 'T,*p4'], 744, 840],
    [[wide, '--queue', '*p7'], 5040, 5040],
  ])('%j', async (args, solved, total) => {
    const { code, stdout } = await okiba(['percent', ...args, '--json'], '4\n'.padEnd(46, 'XXXXXX____\n'));
    const answer = JSON.parse(stdout) as { failing: string[] };
    expect(answer).toMatchObject({ solved, total, complete: true });
    expect(new Set(answer.failing).size).toBe(total - solved);
    expect(code).toBe(0);
  });

  it('ends with 1 where no queue does it', async () => {
    const { code, stderr } = await okiba(['percent', field, '--queue', 'OOO']);
    expect([code, stderr]).toEqual([1, 'okiba: no queue clears the rows\n']);
  });

  it.each([
    [[field, '--queue', 'TI'], 'the queues have 2 pieces, fewer than the 3'],
    [[field, '--queue', '*p9'], '*p9: from 1 to 7 pieces'],
    [[field, '--queue', '*p4', '--lines', '3'], 'blocks in row 4, above the 3 rows'],
    [['XX........', '--queue', '*!,*p4'], '38 cells are empty in the 4 rows'],
  ])('refuses %j in one line', async (args, message) => {
    expect(await refusal(['percent', ...args])).toContain(message);
  });
});

describe('path', () => {
  it.each([
    [[field, '--queue', '*p4'], 18, 16],
    [[opener, '--queue', 'I,*p7'], 63, 33],
    [[wide, '--queue', '*p7'], 245, 157],
  ])('finds as many ways as solution-finder: %j', async (args, count, minimal) => {
    const all = await okiba(['path', ...args, '--json']);
    const least = await okiba(['path', ...args, '--json', '--minimal']);
    const [lines, fewer] = [all, least].map(({ stdout }) => linesIn(stdout));
    expect(lines!.at(-1)).toMatchObject({ count, complete: true });
    expect([lines!.length, fewer!.length]).toEqual([count + 1, minimal + 1]);
    expect(fewer!.at(-1)).toMatchObject({ count, minimal });
  });

  it('draws each way with every cell filled', async () => {
    const { stdout } = await okiba(['path', field, '--queue', '*p4', '--json']);
    const way = JSON.parse(stdout.split('\n')[0]!) as {
      fumen: string;
      queues: number;
      pieces: { piece: string; cells: number[][] }[];
    };
    const rows = parseFumen(way.fumen)[0]!.rows.slice(-4);
    expect(rows.join('')).not.toContain('.');
    for (const { piece, cells } of way.pieces)
      for (const [x, y] of cells) expect(rows[3 - y!]![x!]).toBe(piece);
    expect(way.queues).toBeGreaterThan(0);
  });
});
