import { describe, expect, it } from 'vitest';
import { generate } from '../../../../engine/puzzle/generating/generate.ts';
import { whyBlocked, whyNoSlot } from '../../../../engine/puzzle/judging/diagnose.ts';
import { judge } from '../../../../engine/puzzle/judging/judge.ts';
import type { VerdictKind, VerdictReason } from '../../../../engine/puzzle/judging/verdict.ts';
import { playOn } from '../../../../engine/puzzle/puzzle.ts';
import { canReach, findSolutions } from '../../../../engine/puzzle/solving/solve.ts';
import { goals } from '../../../../engine/puzzle/types.ts';
import { findPlacements, findSpawn } from '../../../../engine/tetris/moves/movegen.ts';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import type { Location, Orientation, Piece } from '../../../../engine/tetris/types.ts';
import { cellsAt } from '../../../cellsAt.ts';

const at = (type: Piece, orientation: Orientation, x: number, y: number): Location => ({
  type,
  orientation,
  x,
  y,
});

const given = (rows: string[], queue: string) => ({
  board: parseBoard(rows, 20),
  queue: Array.from(queue) as Piece[],
  goal: goals.tsd,
});

/** O fills two cells of the slot's row, J lays the roof over it. */
const roof = given(['X.....XXXX', 'XXXX.XXXXX'], 'OJ');
const [notch, roofPiece] = [at('O', 'north', 1, 1), at('J', 'south', 2, 3)];
/** I has to stay out of the way; S makes notch and roof. */
const idle = given(['....XXXXXX', 'X.XXXXXXXX'], 'IS');
const far = given(['........XX', 'XXXX.XXXXX'], 'JZ');
/** T finishes it, and I can spoil it. */
const early = given(['XX........', 'XX....XXXX', 'XXXX.XXXXX'], 'TI');

type Case = [string, typeof roof, Location[], VerdictKind, VerdictReason['kind'], number | null];

const cases: Case[] = [
  ['the whole answer', roof, [notch, roofPiece], 'solved', 'ready', null],
  ['its beginning', roof, [notch], 'onTrack', 'piecesLeft', null],
  ['nothing yet', roof, [], 'onTrack', 'piecesLeft', null],
  ['a roof laid elsewhere', roof, [notch, at('J', 'north', 8, 2)], 'blocked', 'noSpin', 1],
  ['a first piece laid elsewhere', roof, [at('O', 'north', 7, 2)], 'unreachable', 'noWay', 0],
  [
    'both laid elsewhere',
    roof,
    [at('O', 'north', 7, 2), at('J', 'north', 8, 4)],
    'outOfPieces',
    'noSlot',
    0,
  ],
  ['a piece missed where all are needed', far, [at('J', 'west', 9, 3)], 'unreachable', 'tooFewCells', 0],
  ['an answer of other pieces', far, [at('J', 'north', 1, 1), at('Z', 'north', 6, 1)], 'solved', 'ready', null],
  ['a row cleared that was needed', idle, [at('I', 'north', 1, 1)], 'clearedLine', 'rowsCleared', 0],
  ['an answer with an idle piece', idle, [at('I', 'north', 7, 2), at('S', 'east', 2, 2)], 'solved', 'ready', null],
  ['a ready slot', early, [at('T', 'east', 2, 2)], 'solved', 'ready', null],
  ['a ready slot closed', early, [at('T', 'east', 2, 2), at('I', 'north', 4, 3)], 'blocked', 'noEntrance', 1],
  ['another piece', roof, [roofPiece], 'illegal', 'wrongPiece', 0],
  ['a piece too many', roof, [notch, roofPiece, at('T', 'south', 4, 1)], 'illegal', 'tooMany', 2],
  ['a piece on blocks', roof, [at('O', 'north', 6, 1)], 'illegal', 'occupied', 0],
  ['a piece in the wall', roof, [at('O', 'north', 9, 5)], 'illegal', 'occupied', 0],
  ['a piece under the floor', roof, [at('O', 'north', 4, -1)], 'illegal', 'occupied', 0],
  ['a piece far away', roof, [at('O', 'north', 1e9, 1e9)], 'illegal', 'occupied', 0],
  ['a piece in the air', roof, [at('O', 'north', 2, 5)], 'illegal', 'floating', 0],
  ['a piece in a cave', given(['XXXX..XXXX', 'XXX..XXXXX', 'XX..XXXXXX', '.....XXXXX'], 'OS'), [at('O', 'north', 2, 0)], 'illegal', 'outOfReach', 0],
  ['a puzzle without an answer', given(['..........'], 'I'), [at('I', 'north', 1, 0)], 'unreachable', 'unsolvable', null],
]; // prettier-ignore

describe('the verdict', () => {
  it.each(cases)('on %s', (_, position, placed, verdict, reason, decided) => {
    expect(judge(position, placed)).toMatchObject({ verdict, reason: { kind: reason }, at: decided });
  });

  it('names the cleared rows, and where the finishing piece goes', () => {
    expect(judge(idle, [at('I', 'north', 1, 1)]).reason).toEqual({ kind: 'rowsCleared', rows: [1] });
    const { reason } = judge(roof, [notch, roofPiece]);
    expect(reason).toMatchObject({ finish: { location: at('T', 'south', 4, 1), spin: 'full' } });
  });

  it('is the same for every answer that reaches the goal, whichever was stored', () => {
    let judged = 0;
    for (const puzzle of generate({ category: 'tsd', moves: 2, slides: false }, 3)) {
      const position = { board: parseBoard(puzzle.board), queue: puzzle.queue, goal: goals.tsd };
      for (const solution of findSolutions(position, 50).listed) {
        const placed = solution.map(({ location }) => location);
        expect(judge(position, placed).verdict).toBe('solved');
        expect(judge(position, placed.slice(0, 1)).verdict).toBe('onTrack');
        judged++;
      }
      if (judged > 25) break;
    }
  });

  it('on a first piece is on track exactly if a complete search finds a way', () => {
    const start = findSpawn(roof.board, 'O')!;
    const verdicts = findPlacements(roof.board, start).map(({ location }) => {
      const { verdict } = judge(roof, [location]);
      const rest = { ...roof, board: playOn(roof.board, [location]), queue: ['J'] as Piece[] };
      expect(verdict === 'onTrack').toBe(canReach(rest));
      return verdict;
    });
    expect(new Set(verdicts)).toEqual(new Set(['onTrack', 'unreachable']));
  });
});

describe('why the piece that ends it can not', () => {
  it('is that it comes in by a mini spin only', () => {
    const board = parseBoard(['X..X..', 'X.....', 'XX..XX', 'XX..XX', 'XXX.XX'], 20);
    expect(whyBlocked(board, goals.tsd)).toMatchObject({ kind: 'onlyMini' });
  });

  it('is that it clears fewer rows', () => {
    const board = parseBoard(['XXXX......', 'XXX...XXXX', 'XX.X.XXXXX'], 20);
    expect(whyBlocked(board, goals.tsd)).toBeNull();
    expect(whyNoSlot(board, goals.tsd)).toEqual({ kind: 'fewerRows', rows: 1, cells: [[2, 0]] });
  });

  it('is that the slot is open, but its rows have gaps', () => {
    const board = parseBoard(['..XX......', '.XX...XXXX', 'XX.X.XXXXX'], 20);
    expect(whyNoSlot(board, goals.tsd)).toEqual({
      kind: 'gaps',
      cells: cellsAt('0,1 2,0'),
    });
  });

  it('is that no slot exists where a piece could not fill what is missing', () => {
    expect(whyNoSlot(parseBoard(['..XX......', '..X...X...', 'X..X.X...X'], 20), goals.tsd)).toEqual({
      kind: 'noSlot',
    });
  });
});
