import { describe, expect, it } from 'vitest';
import { TbpBot } from '../../../../engine/protocol/tbp/TbpBot.ts';
import { writeBoard } from '../../../../engine/protocol/tbp/read.ts';
import { makeText, parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { canonicalLocation, cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import { suggest } from '../../../../engine/tetris/advice/suggest.ts';
import {
  type Cell,
  type Suggestion,
  type TetrisState,
  orientations,
  pieces,
} from '../../../../engine/tetris/types.ts';
import { randomBoard, randomNumbers } from '../../tetris/randomBoards.ts';

const empty = Array.from({ length: 40 }, () => Array<string | null>(10).fill(null));
const start = {
  type: 'start',
  hold: null,
  queue: ['T', 'I', 'O'],
  combo: 0,
  back_to_back: false,
  board: empty,
};

const noPlace: Suggestion = {
  for: 0,
  final: true,
  candidates: [],
  notHere: null,
  info: { evaluator: 'none', nodes: 0, elapsedMs: 0 },
};

/** A bot that shows what it is asked, and thinks of nothing. */
function spyBot(): { bot: TbpBot; seen: () => TetrisState } {
  let last: TetrisState | null = null;
  const bot = new TbpBot((state) => {
    last = state;
    return noPlace;
  });
  const seen = () => {
    bot.hear({ type: 'suggest' });
    return last!;
  };
  return { bot, seen };
}

const move = (type: string, x: number, y: number, orientation = 'north', spin = 'none') => ({
  type: 'play',
  move: { location: { type, orientation, x, y }, spin },
});

describe('the bot', () => {
  it('introduces itself, takes any randomizer and refuses garbage that it does not know', () => {
    const { bot } = spyBot();
    expect(bot.introduce('1.2.3')).toMatchObject({
      type: 'info',
      name: 'Okiba',
      version: '1.2.3',
      features: ['garbage'],
    });
    for (const randomizer of [undefined, 'uniform', 'seven_bag', 'general_bag', 'unknown', 'fourteen_bag'])
      expect(bot.hear({ type: 'rules', randomizer, weather: 'fine' })).toEqual({ type: 'ready' });
    expect(bot.hear({ type: 'rules', garbage: 'general' })).toEqual({ type: 'ready' });
    const refused = { type: 'error', reason: 'unsupported_rules' };
    expect(bot.hear({ type: 'rules', garbage: 'acid' })).toEqual(refused);
  });

  it('ignores types and attributes that it does not know', () => {
    const { bot, seen } = spyBot();
    expect(bot.hear({ type: 'sing', loud: true })).toBeNull();
    expect(bot.hear({ ...start, audience: 3 })).toBeNull();
    expect(seen().queue).toEqual(['T', 'I', 'O']);
  });

  it('suggests moves with what it took to find them, and none if no piece is left', () => {
    const bot = new TbpBot((state) => suggest(state, { evaluator: 'bcts', skill: 'spins', count: 5 }));
    bot.hear(start);
    const answer = bot.hear({ type: 'suggest' });
    expect(answer).toMatchObject({ type: 'suggestion', move_info: { extra: 'bcts' } });
    expect(answer).toHaveProperty('moves.4');
    bot.hear({ ...start, queue: [] });
    expect(bot.hear({ type: 'suggest' })).toEqual({ type: 'suggestion', moves: [] });
  });

  it('plays, holds by the piece that is played, and takes new pieces', () => {
    const { bot, seen } = spyBot();
    bot.hear(start);
    bot.hear(move('I', 1, 0));
    bot.hear({ type: 'new_piece', piece: 'S' });
    expect(seen()).toMatchObject({ hold: 'T', queue: ['O', 'S'] });
    expect(makeText(seen().board).at(-1)).toBe('XXXX......');
    bot.hear(move('T', 5, 0));
    expect(seen()).toMatchObject({ hold: 'O', queue: ['S'] });
    bot.hear(move('S', 8, 0));
    bot.hear({ type: 'new_piece', piece: 'L' });
    expect(makeText(seen().board).slice(-2)).toEqual(['.....X..XX', 'XXXXXXXXX.']);
  });

  it('counts combos and back-to-back as the guideline does', () => {
    const { bot, seen } = spyBot();
    const board = empty.map((row, y) => (y < 4 ? row.map((_, x) => (x < 9 ? 'G' : null)) : row));
    bot.hear({ ...start, board, queue: ['I', 'O', 'T'], combo: 2 });
    bot.hear(move('I', 9, 2, 'east'));
    expect(seen()).toMatchObject({ combo: 3, backToBack: true });
    expect(seen().board.masks.every((mask) => mask === 0)).toBe(true);
    bot.hear(move('O', 0, 0));
    expect(seen()).toMatchObject({ combo: 0, backToBack: true });
  });

  it('keeps the bag that the frontend sends', () => {
    const { bot, seen } = spyBot();
    bot.hear({ ...start, randomizer: { type: 'seven_bag', bag_state: ['S', 'Z'] } });
    bot.hear({ type: 'new_piece', piece: 'Z' });
    expect(seen().bag).toEqual(['S']);
    bot.hear({ type: 'new_piece', piece: 'S' });
    bot.hear({ type: 'new_piece', piece: 'S' });
    expect(seen().bag).toEqual(['I', 'O', 'T', 'Z', 'J', 'L']);
    bot.hear({ ...start, randomizer: { type: 'uniform' } });
    expect(seen().bag).toBeUndefined();
  });

  it('lets garbage in from below, the last row lowest', () => {
    const { bot, seen } = spyBot();
    bot.hear(start);
    bot.hear(move('T', 1, 0));
    const row = (hole: number) => Array.from({ length: 10 }, (_, x) => (x === hole ? null : 'G'));
    bot.hear({ type: 'garbage', rows: [row(3), row(7)] });
    expect(makeText(seen().board).slice(-4)).toEqual([
      '.X........',
      'XXX.......',
      'XXX.XXXXXX',
      'XXXXXXX.XX',
    ]);
    expect(() => bot.hear({ type: 'garbage', rows: [row(-1)] })).toThrow('garbage, row 1 is full');
  });

  it('stops and quits', () => {
    const { bot } = spyBot();
    bot.hear(start);
    bot.hear({ type: 'stop' });
    expect(bot.hear({ type: 'suggest' })).toEqual({ type: 'suggestion', moves: [] });
    expect(() => bot.hear(move('T', 4, 0))).toThrow('play came before start');
    expect(bot.isOver).toBe(false);
    bot.hear({ type: 'quit' });
    expect(bot.isOver).toBe(true);
  });

  it.each([
    [[], 'the message is not an object'],
    [move('T', 4, 5), 'T north at x 4, y 5 rests on nothing'],
    [move('L', 4, 0), 'there is no L to play'],
    [move('T', 0, 0), 'T north at x 0, y 0 overlaps filled cells or is outside'],
    [move('T', 4.5, 0), 'move, x is not a whole number'],
    [{ type: 'play' }, 'move is not an object'],
    [{ type: 'new_piece', piece: 7 }, 'piece: "7"'],
  ])('says what is wrong with %j and stays where it was', (message, reason) => {
    const { bot, seen } = spyBot();
    bot.hear(start);
    expect(() => bot.hear(message)).toThrow(reason);
    expect(seen().queue).toEqual(['T', 'I', 'O']);
  });

  it.each([
    [{ ...start, queue: ['T', 'W'] }, 'queue, piece 2: "W"'],
    [{ ...start, hold: 'x' }, 'hold: "x"'],
    [{ ...start, combo: -1 }, 'combo is not a whole number'],
    [{ ...start, board: 'wide' }, 'board is not a list'],
    [{ ...start, board: [...empty, empty[0]] }, 'board has 41 rows'],
    [{ ...start, board: [Array(9).fill(null)] }, 'board, row 0 from the bottom has 9 cells'],
    [
      { ...start, board: [empty[0], [...Array(9).fill(null), '#']] },
      'board, row 1 from the bottom, column 9: "#"',
    ],
    [
      { ...start, board: empty.map((row, y) => (y === 36 ? row.map(() => 'G') : row)) },
      'row 36 from the bottom is above',
    ],
  ])(
    'says what is wrong with the start %j, and then suggests nothing of the game before',
    (message, reason) => {
      const bot = new TbpBot((state) => suggest(state, { evaluator: 'bcts', count: 1 }));
      bot.hear(start);
      expect(() => bot.hear(message)).toThrow(reason);
      expect(bot.hear({ type: 'suggest' })).toEqual({ type: 'suggestion', moves: [] });
    },
  );

  it.each([
    ['seven_bag', undefined],
    [{ type: 'fourteen_bag', left: 9 }, undefined],
    [{ type: 'seven_bag' }, undefined],
    [{ type: 'general_bag', current_bag: { T: 1 }, filled_bag: { T: 2 } }, undefined],
    [{ type: 'seven_bag', bag_state: ['S'] }, ['S']],
  ])('takes the randomizer %j', (randomizer, bag) => {
    const { bot, seen } = spyBot();
    bot.hear({ ...start, randomizer });
    expect(seen().bag).toEqual(bag);
  });

  it('reads back the boards that it writes', () => {
    const random = randomNumbers(8);
    for (let round = 0; round < 20; round++) {
      const { bot, seen } = spyBot();
      const board = randomBoard(random);
      bot.hear({ ...start, board: writeBoard(board) });
      expect(seen().board.masks).toEqual(board.masks);
    }
    expect(writeBoard(parseBoard(['X.........']))).toHaveLength(40);
  });
});

/** As the protocol's text describes them: where x, y lies within the piece. */
const centres: Record<'I' | 'O', Record<(typeof orientations)[number], readonly Cell[]>> = {
  O: {
    north: [[0, 0], [1, 0], [0, 1], [1, 1]], // bottom left
    east: [[0, 0], [1, 0], [0, -1], [1, -1]], // top left
    south: [[0, 0], [-1, 0], [0, -1], [-1, -1]], // top right
    west: [[0, 0], [-1, 0], [0, 1], [-1, 1]], // bottom right
  },
  I: {
    north: [[-1, 0], [0, 0], [1, 0], [2, 0]], // middle left
    east: [[0, 1], [0, 0], [0, -1], [0, -2]], // middle top
    south: [[1, 0], [0, 0], [-1, 0], [-2, 0]], // middle right
    west: [[0, -1], [0, 0], [0, 1], [0, 2]], // middle bottom
  },
}; // prettier-ignore

/** The pivots of J L T S Z facing north; the others turn about them. */
const pivots: Record<string, readonly Cell[]> = {
  J: [[-1, 1], [-1, 0], [0, 0], [1, 0]],
  L: [[1, 1], [-1, 0], [0, 0], [1, 0]],
  T: [[0, 1], [-1, 0], [0, 0], [1, 0]],
  S: [[-1, 0], [0, 0], [0, 1], [1, 1]],
  Z: [[-1, 1], [0, 1], [0, 0], [1, 0]],
}; // prettier-ignore

function expectedCells(type: (typeof pieces)[number], turns: number): readonly Cell[] {
  if (type === 'I' || type === 'O') return centres[type][orientations[turns]!];
  const turned = (cell: Cell): Cell => [cell[1], -cell[0]];
  return pivots[type]!.map((cell) => Array.from({ length: turns }).reduce<Cell>((at) => turned(at), cell));
}

describe('piece centres', () => {
  const sorted = (cells: readonly Cell[]) => cells.map(([x, y]) => `${x + 0},${y + 0}`).sort();

  it.each(
    pieces.flatMap((type) => orientations.map((orientation, turns) => [type, orientation, turns] as const)),
  )('%s %s', (type, orientation, turns) => {
    const location = { type, orientation, x: 5, y: 5 };
    const cells = expectedCells(type, turns).map(([x, y]): Cell => [x + 5, y + 5]);
    expect(sorted(cellsOf(location))).toEqual(sorted(cells));
    expect(sorted(cellsOf(canonicalLocation(location)))).toEqual(sorted(cells));
    const { bot, seen } = spyBot();
    const lowest = Math.min(...cells.map(([, y]) => y));
    const board = empty.map((row, y) => (y < lowest ? row.map((_, x) => (x > 0 ? 'G' : null)) : row));
    bot.hear({ ...start, board, queue: [type, 'T'] });
    bot.hear(move(type, 5, 5, orientation));
    const filled = cells.filter(([x, y]) => seen().board.masks[y]! & (1 << x));
    expect(filled).toHaveLength(4);
  });
});
