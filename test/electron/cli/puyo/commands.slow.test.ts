import { describe, expect, it } from 'vitest';
import { okiba, refusal } from '../program.ts';

const field = ['.GB...', '.RGB..', '.RGB..', '.RGB..'].join('\n');

describe('okiba chain', () => {
  it('drops a pair and resolves the field', async () => {
    const args = ['chain', '-', '--pair', 'RY', '--column', '1', '--direction', 'up', '--json'];
    const { code, stdout } = await okiba(args, field);
    const told = JSON.parse(stdout) as { chains: number; score: number; cells: string[]; steps: unknown[] };
    expect(code).toBe(0);
    expect(told).toMatchObject({ chains: 3, score: 1000, allClear: false });
    expect(told.cells).toHaveLength(13);
    expect(told.cells.at(-1)).toBe('Y.....');
    expect(told.steps).toHaveLength(3);
  });

  it('says what is wrong in one line', async () => {
    const [wide, odd, wall] = await Promise.all([
      refusal(['chain', '-'], '.......'),
      refusal(['chain', '-'], '...Q..'),
      refusal(['chain', 'empty', '--pair', 'RG', '--column', '6', '--direction', 'right']),
    ]);
    expect(wide).toContain('7 cells');
    expect(odd).toContain('"Q"');
    expect(wall).toContain('wall');
  });

  it('reports floating puyos that it dropped', async () => {
    const { code, stderr } = await okiba(['chain', '-'], 'R.....\n......');
    expect(code).toBe(0);
    expect(stderr).toBe('okiba: 1 floating puyo was let down\n');
  });

  it('resolves a dead field, and says that it is dead', async () => {
    const dead = Array.from({ length: 12 }, (_, row) => (row % 2 ? '..R...' : '..G...')).join('\n');
    const { code, stdout, stderr } = await okiba(['chain', '-'], dead);
    expect([code, stderr]).toEqual([0, 'okiba: column 3 is full: this game is over already\n']);
    expect(stdout).toContain('chain of 0');
  });
});

describe('Puyo on the command line', () => {
  it('simulates games, and refuses evaluators of the other game', async () => {
    const [games, wrong, against] = await Promise.all([
      okiba(['simulate', '--game', 'puyo', '--games', '2', '--nodes', '300', '--json']),
      okiba(['simulate', '--game', 'puyo', '--evaluator', 'dellacherie']),
      okiba(['simulate', '--game', 'puyo', '--against', 'dellacherie']),
    ]);
    const { overall } = JSON.parse(games.stdout) as {
      overall: { games: number; longestChain: { mean: number } };
    };
    expect(overall.games).toBe(2);
    expect(overall.longestChain.mean).toBeGreaterThan(5);
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain('not for puyo');
    expect(against.code).toBe(2);
    expect(against.stderr).toContain('--against dellacherie: not for puyo');
  });

  it('asks for pairs, and for their places if no hint was given', async () => {
    const talk = ['Q', 'RG', 'BB', '3u', 'BB YY', ''].join('\n');
    const { code, stdout } = await okiba(['ask', '--game', 'puyo', '--evaluator', 'thesis-2018'], talk);
    expect(code).toBe(0);
    expect(stdout).toContain('No hint before 24 puyos');
    expect(stdout).toContain('Say first where the last pair went');
    expect(stdout).toContain('..G...\n..R...');
    expect(stdout).toContain('two letters');
  });

  it('explains garbage and the opponent in a match, or what is wrong with them', async () => {
    const match = (more: object) =>
      JSON.stringify({
        game: 'puyo',
        cells: ['.GBYYO', '.RGBPO', '.RGBYO', '.RGBPO'],
        pairs: ['RY', 'GG', 'BP'],
        ...more,
      });
    const cornered = Array.from({ length: 10 }, (_, row) => (row % 2 ? '..RG..' : '..GR..'));
    const [meets, buries, negative] = await Promise.all([
      okiba(['hint', '-'], match({ incoming: 30 })),
      okiba(['hint', '-', '--json'], match({ allClear: true, opponent: { cells: cornered } })),
      okiba(['hint', '-'], match({ incoming: -1 })),
    ]);
    expect(meets.stdout).toContain('cancels 14 of the 30 garbage puyos on their way');
    const { candidates } = JSON.parse(buries.stdout) as { candidates: { reasons: string[] }[] };
    expect(candidates[0]!.reasons).toContain('buries the opponent under 44');
    expect([negative.code, negative.stderr]).toEqual([
      2,
      'okiba: stdin: "incoming" has to be a whole number from 0\n',
    ]);
  });

  it('hints on a position in the language of the system, and says when the field is dead', async () => {
    const cells = ['RR....', 'BBRGG.'];
    const dead = Array.from({ length: 12 }, (_, row) => (row % 2 ? '..R...' : '..G...'));
    const position = (rows: string[]) =>
      JSON.stringify({ game: 'puyo', rules: 'tsu', cells: rows, pairs: ['RG'] });
    const [hint, japanese, none] = await Promise.all([
      okiba(['hint', '-'], position(cells)),
      okiba(['hint', '-'], position(cells), 'ja_JP.UTF-8'),
      okiba(['hint', '-'], position(dead)),
    ]);
    expect(hint.code).toBe(0);
    expect(hint.stdout).toMatch(/1\. .*: column \d: .*drop \(/);
    expect(japanese.stdout).toMatch(/1\. .*：\d列に置いて下さい：.*落とす（/);
    expect(none.code).toBe(1);
    expect(none.stderr).toContain('already dead');
  });
});
