/** What the texts of the Tetris Bot Protocol ask of a bot, clause by clause, as lines said to it and what it answers. */
import { describe, expect, it } from 'vitest';
import { readLine } from '../../../../engine/protocol/tbp/read.ts';
import { TbpBot } from '../../../../engine/protocol/tbp/TbpBot.ts';
import type { BotMessage } from '../../../../engine/protocol/tbp/wire.ts';
import { suggest } from '../../../../engine/tetris/advice/suggest.ts';
import { findPlacements, findSpawn } from '../../../../engine/tetris/moves/movegen.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import { type Piece, type Placement, pieces } from '../../../../engine/tetris/types.ts';
import { emptyBoard } from '../../../../engine/tetris/rules/board.ts';

type Line = Readonly<Record<string, unknown>>;

const board = Array.from({ length: 40 }, () => Array<string | null>(10).fill(null));
const start = { type: 'start', hold: null, queue: ['S', 'Z', 'O'], combo: 0, back_to_back: false, board };
const rules = (more: object = {}) => ({ type: 'rules', ...more });
const flat = (type: Piece, x: number, y = 0) => ({
  type: 'play',
  move: { location: { type, orientation: 'north', x, y }, spin: 'none' },
});
const ask = { type: 'suggest' };
const newPiece = (piece: Piece) => ({ type: 'new_piece', piece });
const bag = (...left: Piece[]) => ({ ...start, randomizer: { type: 'seven_bag', bag_state: left } });

/** Says lines to a bot as JSON; all that it answers, as JSON again. */
function answers(...lines: readonly Line[]): BotMessage[] {
  const bot = new TbpBot((state) => suggest(state, { evaluator: 'bcts', skill: 'spins', count: 3 }));
  const said = [bot.introduce('1'), ...lines.map((line) => bot.hear(readLine(JSON.stringify(line))))];
  return said.flatMap((answer) => (answer ? [JSON.parse(JSON.stringify(answer)) as BotMessage] : []));
}

const lastOf = (...lines: readonly Line[]): BotMessage => answers(...lines).at(-1)!;

function movesAfter(...lines: readonly Line[]): readonly Placement[] {
  const answer = lastOf(...lines, ask);
  return answer.type === 'suggestion' ? answer.moves : [];
}

const playedPieces = (...lines: readonly Line[]): Set<string> =>
  new Set(movesAfter(...lines).map(({ location }) => location.type));

describe('the first text, of the protocol itself', () => {
  it('info comes first and unasked, with name, version, author and a list of features', () => {
    const [info] = answers();
    expect(info).toEqual({
      type: 'info',
      name: expect.any(String),
      version: expect.any(String),
      author: expect.any(String),
      features: expect.any(Array),
    });
  });

  it.each([
    ['rules is answered by ready', [rules()], ['info', 'ready']],
    ['rules that can not be played are answered by error', [rules({ garbage: 'acid' })], ['info', 'error']],
    ['start is not answered', [rules(), start], ['info', 'ready']],
    ['suggest is answered by suggestion', [rules(), start, ask], ['info', 'ready', 'suggestion']],
    ['play and new_piece are not answered', [start, flat('S', 1), newPiece('T')], ['info']],
    ['stop and quit are not answered', [start, { type: 'stop' }, { type: 'quit' }], ['info']],
    ['another game may follow a stop', [start, { type: 'stop' }, start, ask], ['info', 'suggestion']],
    ['a type that it does not know is left aside', [{ type: 'weather' }, start, ask], ['info', 'suggestion']],
    ['attributes that it does not know are left aside', [{ ...start, mood: 1 }, ask], ['info', 'suggestion']],
  ] as [string, Line[], string[]][])('%s', (_, lines, types) => {
    expect(answers(...lines).map(({ type }) => type)).toEqual(types);
  });

  it('the reason of an error is the one that there is', () => {
    expect(lastOf(rules({ garbage: 'acid' }))).toEqual({ type: 'error', reason: 'unsupported_rules' });
  });

  it.each(pieces)(
    'moves of %s have a location, its orientation and centre, and a spin, and can be played',
    (piece) => {
      const known = findPlacements(emptyBoard(), findSpawn(emptyBoard(), piece)!, { spins: true });
      const keyOf = ({ location }: Placement) => cellsOf(location).map(String).sort().join(' ');
      const places = new Set(known.map(keyOf));
      const moves = movesAfter({ ...start, queue: [piece] });
      expect(moves.length).toBeGreaterThan(0);
      for (const move of moves) {
        expect(places).toContain(keyOf(move));
        expect(['none', 'mini', 'full']).toContain(move.spin);
      }
    },
  );

  it.each([
    ['the falling piece and the one that hold brings in', [start], ['S', 'Z']],
    ['the held one where there is one', [{ ...start, hold: 'T' }], ['S', 'T']],
    ['the next one after a play', [start, flat('S', 1)], ['Z', 'O']],
    ['the held one after a play by hold', [start, flat('Z', 1)], ['O', 'S']],
    [
      'a piece that was added to the queue',
      [start, flat('S', 1), flat('Z', 4), flat('O', 7), newPiece('I')],
      ['I'],
    ],
    ['none where no piece is left: it forfeits', [{ ...start, queue: [] }], []],
    [
      'none where there is no room',
      [{ ...start, board: board.map((row, y) => (y < 22 ? [null, ...row.slice(1).map(() => 'G')] : row)) }],
      [],
    ],
  ] as [string, Line[], string[]][])('moves are of %s', (_, lines, allowed) => {
    const told = playedPieces(...lines);
    expect(told.size > 0).toBe(allowed.length > 0);
    for (const piece of told) expect(allowed).toContain(piece);
  });

  it('a cell of the board may name any piece, or garbage', () => {
    const row = ['I', 'O', 'T', 'S', 'Z', 'J', 'L', 'G', null, null];
    expect(movesAfter({ ...start, board: [row, ...board.slice(1)] }).length).toBeGreaterThan(0);
  });
});

describe('the text of the randomizer', () => {
  it.each([undefined, 'uniform', 'seven_bag', 'general_bag', 'unknown', 'not_known_yet'])(
    'rules with the randomizer %s are ready to be played',
    (randomizer) => {
      expect(lastOf(rules({ randomizer }))).toEqual({ type: 'ready' });
    },
  );

  it.each([
    ['uniform', { ...start, randomizer: { type: 'uniform' } }],
    ['seven_bag', bag('L', 'T')],
    [
      'general_bag',
      { ...start, randomizer: { type: 'general_bag', current_bag: { I: 2 }, filled_bag: { I: 2 } } },
    ],
    ['one that is not known yet', { ...start, randomizer: { type: 'not_known_yet' } }],
  ] as [string, Line][])('a start with %s is played', (_, line) => {
    expect(movesAfter(line).length).toBeGreaterThan(0);
  });
});

describe('the text of garbage', () => {
  it('is a feature that is named, and rows come in at the bottom', () => {
    expect(answers()[0]).toMatchObject({ features: ['garbage'] });
    const rows = [Array.from({ length: 10 }, (_, x) => (x === 9 ? null : 'G'))];
    const moves = movesAfter(
      rules({ garbage: 'general' }),
      { ...start, queue: ['I'] },
      { type: 'garbage', rows },
    );
    for (const { location } of moves)
      for (const [x, y] of cellsOf(location)) expect(y > 0 || x === 9).toBe(true);
    expect(moves.length).toBeGreaterThan(0);
  });
});

describe('the text of move_info', () => {
  it('numbers are numbers, and the rest is a text', () => {
    expect(lastOf(start, ask)).toMatchObject({
      move_info: { nodes: expect.any(Number), nps: expect.any(Number), extra: expect.any(String) },
    });
  });
});
