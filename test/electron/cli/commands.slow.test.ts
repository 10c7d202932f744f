import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { okiba, refusal } from './program.ts';
import { cellsAt } from '../../cellsAt.ts';

let folder = '';
const inFolder = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'okiba-'));
  writeFileSync(inFolder('notes.txt'), 'neither a picture nor JSON');
  writeFileSync(inFolder('torn.json'), '{"game": "tetris"');
  writeFileSync(inFolder('wide.txt'), `${'.'.repeat(30)}\n`);
  writeFileSync(inFolder('odd.txt'), '..........\n....?.....\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const position = {
  game: 'tetris',
  cells: ['..........', 'XXXX..XXXX', 'XXXX..XXXX'],
  queue: ['O', 'T'],
  hold: null,
  canHold: true,
};

describe('moves --rules', () => {
  it('has half turns and their kicks under srs+ alone', async () => {
    const field = ['..........', 'XXX...XXXX', 'XXXX.XXXXX', 'XXXX.XXXXX', 'XXXX.XXXXX'].join('/');
    const [plain, plus] = await Promise.all(
      ['srs', 'srs+'].map((rules) => okiba(['moves', field, '--piece', 'T', '--rules', rules, '--json'])),
    );
    const keys = ({ stdout }: { stdout: string }) =>
      (JSON.parse(stdout) as { placements: { inputs: string[] }[] }).placements.flatMap(
        ({ inputs }) => inputs,
      );
    expect(keys(plain!)).not.toContain('half');
    expect(keys(plus!)).toContain('half');
  });
});

describe('bad arguments and input', () => {
  it.each([
    [['dance'], "unknown command 'dance'"],
    [['hint'], "missing required argument 'input'"],
    [['hint', 'FOLDER/none.json'], 'none.json: there is no such file'],
    [['hint', 'FOLDER/torn.json'], 'torn.json: is not JSON'],
    [['hint', 'FOLDER/notes.txt'], 'notes.txt: row 1 from the top, column 1'],
    [['hint', '-', '--evaluator', 'best'], "'best' is invalid"],
    [['hint', '-', '--count', '0'], 'whole number from 1 to 200'],
    [['moves', 'empty', '--piece', 'Q'], "'Q' is invalid"],
    [['moves', 'FOLDER/odd.txt', '--piece', 'T'], 'odd.txt: row 2 from the top, column 5: "?"'],
    [['moves', 'FOLDER/wide.txt', '--piece', 'T'], 'the board has 30 columns'],
    [['moves', 'FOLDER', '--piece', 'T'], 'is a folder, not a file'],
    [['simulate', '--games', 'many'], 'whole number from 1'],
    [['simulate', '--speed', '9'], "unknown option '--speed'"],
    [['perft', 'empty', '--queue', 'IO', '--depth', '3'], '--queue has 2 pieces, fewer than --depth 3'],
    [['ask', 'T'], 'too many arguments'],
  ] as const)('%j ends with 2 and one line', async (args, message) => {
    expect(await refusal(args.map((one) => one.replace('FOLDER', folder)))).toContain(message);
  });

  it.each([
    ['', 'stdin: is empty'],
    ['[1]', 'stdin: row 1 from the top, column 1: "["'],
    [JSON.stringify({ ...position, queue: ['O', 'x'] }), 'stdin: "queue", piece 2: "x"'],
  ])('names stdin: %j', async (text, message) => {
    expect(await refusal(['hint', '-', '--json'], text)).toContain(message);
  });
});

describe('help', () => {
  it.each([['--help'], ['hint --help'], ['simulate --help'], ['help moves']])('%s', async (line) => {
    const { code, stdout, stderr } = await okiba(line.split(' '));
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Usage: okiba');
  });
});

describe('half turns of SRS+', () => {
  const field = '.XXX.XX.XX/XXX.X...XX/...XX.X..X';
  const wanted = cellsAt('5,1 6,1 7,0 7,1');
  const holds = (places: readonly { cells: number[][] }[]) =>
    places.some(({ cells }) => JSON.stringify([...cells].sort(byPlace)) === JSON.stringify(wanted));
  const byPlace = (a: number[], b: number[]) => a[0]! - b[0]! || a[1]! - b[1]!;

  it.each([
    ['srs', false],
    ['srs+', true],
    ['nes', false],
    ['ars', false],
  ])('lead to places for moves, hint and bot under %s: %s', async (rules, expected) => {
    const start = { hold: null, queue: ['J'], combo: 0, back_to_back: false };
    const rows = ['...XX.X..X', 'XXX.X...XX', '.XXX.XX.XX'];
    const board = Array.from({ length: 40 }, (_, y) =>
      Array.from(rows[y] ?? '..........', (sign) => (sign === 'X' ? 'G' : null)),
    );
    const said = [
      { type: 'rules', randomizer: 'seven_bag' },
      { type: 'start', ...start, board },
      { type: 'suggest' },
    ];
    const [moves, hint, bot] = await Promise.all([
      okiba(['moves', field, '--piece', 'J', '--rules', rules, '--json']),
      okiba([
        'hint',
        field,
        '--queue',
        'J',
        '--skill',
        'spins',
        '--count',
        '200',
        '--rules',
        rules,
        '--json',
      ]),
      okiba(['bot', '--rules', rules], `${said.map((line) => JSON.stringify(line)).join('\n')}\n`),
    ]);
    expect(holds((JSON.parse(moves.stdout) as { placements: { cells: number[][] }[] }).placements)).toBe(
      expected,
    );
    expect(holds((JSON.parse(hint.stdout) as { candidates: { cells: number[][] }[] }).candidates)).toBe(
      expected,
    );
    const suggestion = bot.stdout.split('\n').find((line) => line.includes('"suggestion"'))!;
    expect(suggestion).toContain('"type":"J"');
  });
});

describe('hint', () => {
  it('accepts announced garbage, beside the position or in it', async () => {
    const rows = [...Array<string>(8).fill('..........'), ...Array<string>(12).fill('XXXX.XXXXX')];
    const tall = { ...position, cells: rows };
    const ask = async (more: object, ...flags: string[]) => {
      const { stdout } = await okiba(['hint', '-', '--json', ...flags], JSON.stringify({ ...tall, ...more }));
      return (JSON.parse(stdout) as { candidates: { score: number }[] }).candidates;
    };
    const [told, own, none] = await Promise.all([ask({}, '--incoming', '6'), ask({ incoming: 6 }), ask({})]);
    expect(told).toEqual(own);
    expect(told[0]!.score).toBeLessThan(none[0]!.score);
  });

  it('answers a position with one JSON document', async () => {
    const { code, stdout, stderr } = await okiba(
      ['hint', '-', '--json', '--count', '2'],
      JSON.stringify(position),
    );
    expect([code, stderr]).toEqual([0, '']);
    const { candidates, info } = JSON.parse(stdout);
    expect(candidates).toHaveLength(2);
    expect(candidates[0]).toMatchObject({
      placement: { location: { type: 'O', orientation: 'north', x: 4, y: 0 }, spin: 'none' },
      useHold: false,
      inputs: ['hardDrop'],
      result: { linesCleared: 2 },
    });
    expect(info.evaluator).toBe('okiba');
  });

  it('says that a place ends the game', async () => {
    const cells = Array.from({ length: 16 }, () => '.XXXXXXXX.');
    const tall = JSON.stringify({ ...position, cells, queue: ['O'], canHold: false });
    const { code, stdout } = await okiba(['hint', '-'], tall);
    expect(code).toBe(0);
    expect(stdout).toContain('1. O: drop (ends the game');
    const { candidates } = JSON.parse((await okiba(['hint', '-', '--json'], tall)).stdout);
    expect(candidates[0].result.toppedOut).toBe(true);
  });

  it('draws the hint on a plain board', async () => {
    const file = inFolder('position.json');
    writeFileSync(file, JSON.stringify(position));
    const { code } = await okiba(['hint', file, '--draw', inFolder('hint.png')]);
    expect(code).toBe(0);
    const { data, info } = await sharp(inFolder('hint.png')).raw().toBuffer({ resolveWithObject: true });
    const cell = (info.width - 80) / 10;
    const colourAt = (column: number, row: number) => {
      const [x, y] = [Math.round(40 + (column + 0.5) * cell), Math.round(40 + (row + 0.5) * cell)];
      return [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
    };
    const [red, green, blue] = colourAt(4, 2) as [number, number, number];
    expect(red > blue + 20 && green > blue + 20).toBe(true);
    expect(colourAt(4, 0)).not.toEqual(colourAt(4, 2));
  });

  it('reports a picture without a game', async () => {
    const file = inFolder('grey.png');
    await sharp({ create: { width: 320, height: 240, channels: 3, background: '#808080' } }).toFile(file);
    const { code, stdout, stderr } = await okiba(['hint', file, '--json']);
    expect([code, stderr.trim()]).toEqual([1, expect.stringContaining('grey.png: no playfield found')]);
    expect(JSON.parse(stdout).candidates).toEqual([]);
  });
});

describe('moves', () => {
  it('lists placements with keys', async () => {
    const { code, stdout } = await okiba(
      ['moves', '-', '--piece', 't', '--json'],
      'X..XXXXXXX\nXX.XXXXXXX\n',
    );
    const { placements } = JSON.parse(stdout);
    expect(code).toBe(0);
    for (const { location, cells, inputs } of placements) {
      expect(location.type).toBe('T');
      expect(cells).toHaveLength(4);
      expect(inputs.at(-1)).toBe('hardDrop');
    }
    expect(placements.length).toBeGreaterThan(30);
  });
});

describe('perft and simulate', () => {
  it.each([
    [[], [17, 153, 5266]],
    [
      ['--reach', 'drops'],
      [17, 153, 5202],
    ],
    [
      ['--reach', '20g'],
      [17, 125, 3620],
    ],
    [['--locations'], [34, 306, 10532]],
  ])('counts under %j', async (flags, counts) => {
    const queue = ['--queue', 'IOLJSZT', '--depth', '3', '--json'];
    const { stdout } = await okiba(['perft', 'empty', ...queue, ...flags]);
    expect(JSON.parse(stdout)).toEqual({ depth: 3, counts });
  });

  it('plays games and sums them up', async () => {
    const flags = ['--evaluator', 'thesis-2021', '--games', '3', '--pieces', '20', '--seed', '4', '--json'];
    const { code, stdout } = await okiba(['simulate', '--game', 'tetris', ...flags]);
    const { games, overall } = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(games).toHaveLength(3);
    expect(overall).toMatchObject({ games: 3, pieces: { mean: 20 }, ends: { cap: 3 } });
    expect(overall.decision.p99Ms).toBeGreaterThanOrEqual(overall.decision.medianMs);
  });
});

describe('ask', () => {
  it('queues later letters after the piece, and looks ahead to them', async () => {
    const { code, stdout } = await okiba(['ask'], 'o I\nTx\n');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^O: /m);
    expect(stdout).toContain('There is no piece "Tx"');
  });

  const fields = (stdout: string) => stdout.split('\n').filter((line) => /^[.■*]{10}$/.test(line));

  it('locks the last hint when the next piece comes, clears rows, and ends with an empty line', async () => {
    const { code, stdout } = await okiba(['ask', '--evaluator', 'thesis-2021'], 'I\ni\nO\n\nT\n');
    expect(code).toBe(0);
    const rows = fields(stdout);
    expect(rows).toHaveLength(3 * 20);
    expect(rows.slice(19, 20)).toEqual(['****......']);
    expect(rows.slice(39, 40)).toEqual(['■■■■****..']);
    expect(rows.slice(58, 60)).toEqual(['........**', '■■■■■■■■**']);
  });

  it('clears full rows before it shows the next place', async () => {
    const { stdout } = await okiba(['ask', '--evaluator', 'thesis-2021'], 'I\nI\nO\nO\n');
    const last = fields(stdout).slice(-20);
    expect(stdout).toContain('1 row cleared.');
    expect(last.join('').match(/\*/g)).toHaveLength(4);
    expect(last.join('').match(/■/g)).toHaveLength(2);
  });

  it('asks again for a piece that does not exist, and undoes', async () => {
    const { code, stdout } = await okiba(['ask'], 'x\nundo\nT\nI\nundo\n');
    expect(code).toBe(0);
    expect(stdout).toContain('There is no piece "x"; type one of I O T S Z J L.');
    expect(stdout).toContain('There is nothing to undo.');
    const rows = fields(stdout);
    expect(rows.slice(40)).toEqual(rows.slice(0, 20));
  });
});

it('judges a perfect clear by the requested table', async () => {
  const field = ['XXX....XXX', 'XXX....XXX'].join('/');
  const ask = async (table: string) => {
    const flags = ['--queue', 'II', '--evaluator', 'tspin', '--table', table, '--json'];
    const { stdout } = await okiba(['hint', field, ...flags]);
    return (JSON.parse(stdout) as { candidates: { score: number }[] }).candidates[0]!.score;
  };
  const [guideline, plain] = await Promise.all([ask('guideline'), ask('plain')]);
  expect(guideline).toBeGreaterThan(plain);
});
