import { describe, expect, it } from 'vitest';
import { makeFumen, parseFumen } from '../../../../engine/tetris/notation/fumen.ts';
import { linesIn, okiba, refusal } from '../program.ts';
import { cellsAt } from '../../../cellsAt.ts';

interface Line {
  fumen: string;
  queues: number;
  pieces: { piece: string; cells: number[][] }[];
  spin?: number[][];
}

async function linesOf(
  args: readonly string[],
  stdin = '',
): Promise<{ ways: Line[]; summary: object; code: number }> {
  const { code, stdout } = await okiba([...args, '--json'], stdin);
  const lines = linesIn(stdout);
  return { ways: lines.slice(0, -1) as Line[], summary: lines.at(-1) as object, code };
}

describe('setup', () => {
  const terrain = ['..........', '##*.......', '##XXXXXXXX'].join('/');

  it('fills marked cells, and those of the margin where that helps', async () => {
    const { ways, summary } = await linesOf(['setup', terrain, '--queue', '[OLJ],*p1']);
    expect(summary).toMatchObject({ count: ways.length, total: 21, complete: true });
    expect(ways[0]!.pieces).toEqual([
      {
        piece: 'O',
        cells: cellsAt('0,0 1,0 0,1 1,1'),
      },
    ]);
    for (const { pieces } of ways)
      for (const { cells } of pieces) expect(cells.some(([x]) => x! < 2)).toBe(true);
  });

  it('reads the same from text, a fumen and stdin', async () => {
    const fumen = makeFumen([{ rows: ['IIO.......', 'IIXXXXXXXX'] }]);
    const asked = ['--queue', '*p2'];
    const [text, coloured, piped] = await Promise.all([
      linesOf(['setup', terrain, ...asked]),
      linesOf(['setup', fumen, '--margin', 'O', ...asked]),
      linesOf(['setup', '-', ...asked], terrain.replaceAll('/', '\n')),
    ]);
    const told = ({ ways }: { ways: Line[] }) => ways.map(({ pieces, queues }) => ({ pieces, queues }));
    expect(told(coloured)).toEqual(told(text));
    expect(told(piped)).toEqual(told(text));
  });

  it('leaves out ways with holes where that is asked', async () => {
    const hanging = '##**....../#X........';
    const [some, none] = await Promise.all([
      linesOf(['setup', hanging, '--queue', '[JL]p2']),
      linesOf(['setup', hanging, '--queue', '[JL]p2', '--no-holes']),
    ]);
    expect(some.ways.length).toBeGreaterThan(none.ways.length);
  });

  it.each([
    [['..........', '--queue', 'T'], 'no cell has to be filled'],
    [['###.......', '--queue', 'T'], '3 cells have to be filled, and 0 may be besides'],
    [['####...', '--queue', 'T'], 'a row has 7 cells; 10 are needed'],
    [['####......', '--queue', 'Q'], "the pattern can't be read"],
    [['####......', '--queue', 'I', '--fill', 'Q'], 'There is no such piece'],
    [['no/such/file', '--queue', 'I'], 'no/such/file: there is no such file'],
  ])('refuses %j in one line', async (args, message) => {
    expect(await refusal(['setup', ...args])).toContain(message);
  });
});

describe('cover', () => {
  const [one, other] = ['v115@vhFRQJUGJKJJvMJTNJGBJ', 'v115@vhFRQJPGJKJJGMJTNJ0BJ'];

  it('counts queues as solution-finder does', async () => {
    const { stdout } = await okiba(['cover', one, other, '--queue', '*p7', '--json']);
    const answer = JSON.parse(stdout) as { failing: string[] };
    expect(answer).toMatchObject({ solved: 3108, all: 812, total: 5040, complete: true });
    expect(answer).toMatchObject({ builds: [{ queues: 1680, pieces: 6 }, { queues: 2240 }] });
    expect(answer.failing).toHaveLength(5040 - 3108);
  });

  it('says of a way what path has said of it', async () => {
    const field = 'XXX____XXX/XXX___XXXX/XXX__XXXXX/XXX___XXXX';
    const { ways } = await linesOf(['path', field, '--queue', '*p4']);
    const fumens = ways.map(({ fumen }) => fumen);
    const { stdout } = await okiba(['cover', ...fumens, '--queue', '*p4', '--json']);
    const answer = JSON.parse(stdout) as { solved: number; builds: { queues: number }[] };
    expect(answer.builds.map(({ queues }) => queues)).toEqual(ways.map(({ queues }) => queues));
    expect(answer.solved).toBe(514);
  });

  it('asks for a spin on the way', async () => {
    const slot = (roof: string) => makeFumen([{ rows: [roof, 'XXTTTXXXXX', 'XXXTXXXXXX'] }]);
    const [open, roofed] = await Promise.all(
      ['XX........', 'XXX.......'].map((roof) => okiba(['cover', slot(roof), '--queue', 'T', '--spin', '2'])),
    );
    expect([open!.code, roofed!.code]).toEqual([1, 0]);
  });

  it.each([
    [[makeFumen([{ rows: ['XX........'] }]), '--queue', 'T'], 'fumen: page 1 has no coloured cells'],
    [[one, '--queue', 'TI'], 'fumen: the queues have 2 pieces, fewer than the 6'],
  ])('refuses %j in one line', async (args, message) => {
    expect(await refusal(['cover', ...args])).toContain(message);
  });
});

describe('spin', () => {
  it('tells each way with the T that spins last', async () => {
    const { ways, summary } = await linesOf(['spin', 'XXXX...XXX/XXXXX.XXXX', '--queue', '[LJ],T']);
    expect(summary).toMatchObject({ count: ways.length, solved: 2, total: 2 });
    expect(ways.length).toBeGreaterThan(0);
    for (const { pieces, spin, fumen } of ways) {
      expect(pieces.at(-1)).toMatchObject({ piece: 'T', cells: spin });
      expect(parseFumen(fumen)[0]!.rows.join('')).toContain('T');
    }
  });

  it('ends with 1 where no queue makes one', async () => {
    const { code, stderr } = await okiba(['spin', 'empty', '--queue', 'LJ']);
    expect([code, stderr]).toEqual([1, 'okiba: no queue makes such a spin\n']);
  });

  it('refuses blocks above the rows that pieces may lie in', async () => {
    expect(await refusal(['spin', 'X........./X.........', '--queue', 'T', '--height', '1'])).toBe(
      'okiba: the board has blocks in row 2, above the 1 rows that pieces may lie in',
    );
  });
});

describe('pc', () => {
  const field = 'XXX____XXX/XXX___XXXX/XXX__XXXXX/XXX___XXXX';

  it.each([
    [[field, '--queue', 'TIJL'], 'possible', 0],
    [[field, '--queue', 'SZ'], 'depends', 0],
    [['empty', '--queue', 'IIOOO', '--uniform', '--lines', '2'], 'possible', 0],
    [[field, '--queue', 'OOOO', '--uniform'], 'impossible', 1],
    [[field, '--queue', 'ZSSS', '--uniform', '--held', 'S'], 'impossible', 1],
    [['{"game":"tetris","cells":["XXXXXX...."],"queue":["I"],"canHold":false}'], 'possible', 0],
    [['{"game":"tetris","cells":["XXXXXX...."],"queue":["O"],"hold":"I"}'], 'possible', 0],
    [
      ['{"game":"tetris","cells":["XXXXXX...."],"queue":["O"],"hold":"I","canHold":false}', '--lines', '1'],
      'impossible',
      1,
    ],
  ])('%j is %s', async (args, answer, code) => {
    const result = await okiba(['pc', ...args, '--json']);
    expect(JSON.parse(result.stdout)).toMatchObject({ answer });
    expect(result.code).toBe(code);
  });

  it('counts as percent does, and tells a first placement', async () => {
    const [{ stdout }, whole] = await Promise.all([
      okiba(['pc', field, '--queue', 'SZ', '--bag', 'TIOJL', '--json']),
      okiba(['percent', field, '--queue', 'S,Z,[TIOJL]p2', '--json']),
    ]);
    const judged = JSON.parse(stdout) as { first: { solved: number } };
    const { solved, total } = JSON.parse(whole.stdout) as { solved: number; total: number };
    expect(judged).toMatchObject({ lines: 4, pieces: 3, solved, total });
    expect(judged.first.solved).toBeLessThanOrEqual(solved);
  });

  it('takes the held piece by hold', async () => {
    const { stdout } = await okiba(['pc', 'XXXXXX....', '--queue', 'O', '--held', 'I', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ first: { piece: 'I', useHold: true } });
  });

  it.each([
    [['X.........', '--queue', 'T'], 'no number of rows can be filled up by whole pieces'],
    [['empty-board.txt', '--queue', 'T'], 'empty-board.txt'],
    [
      ['XX......../XX........', '--queue', 'T', '--unseen', '0'],
      'it is too far: 2 rows take 4 pieces, 4 of them out of sight',
    ],
  ])('says why %j can not be judged', async (args, message) => {
    const { code, stderr } = await okiba(['pc', ...args]);
    expect(stderr).toContain(message);
    expect(code).toBeGreaterThan(0);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
