import { describe, expect, it } from 'vitest';
import type { TetrisTurn } from '../../../../engine/review/record.ts';
import { judgeTetris, lossOfGame } from '../../../../engine/review/tetris/judgeTurn.ts';
import { qualityOf } from '../../../../engine/review/tetris/quality.ts';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { identify } from '../../../../engine/tetris/rules/pieces.ts';
import { turnOf } from '../turns.ts';
import type { Cell, Piece } from '../../../../engine/tetris/types.ts';

const size = { columns: 10, rows: 20 };

function turn(cells: string[], queue: Piece[], placed: Cell[], more: Partial<TetrisTurn> = {}): TetrisTurn {
  return turnOf({ cells, queue, canHold: false, placed: identify(placed)!, ...more });
}

const ready = ['XXXXXXXXX.', 'XXXXXXXXX.', 'XXXXXXXXX.', 'XXXXXXXXX.'];
const upright: Cell[] = [[9, 0], [9, 1], [9, 2], [9, 3]]; // prettier-ignore
const flat: Cell[] = [[0, 4], [1, 4], [2, 4], [3, 4]]; // prettier-ignore

describe('a judged move', () => {
  it('loses nothing if it is the best one', () => {
    const judged = judgeTetris(turn(ready, ['I', 'T'], upright), size);
    expect(judged).toMatchObject({
      rating: 'best',
      loss: 0,
      mistakes: [],
      best: { placed: identify(upright) },
    });
    expect(judged.facts).toContainEqual({ kind: 'clearsRows', value: 4 });
  });

  it('is compared with the best one: what it misses, and what would have been better', () => {
    const judged = judgeTetris(turn(ready, ['I', 'T'], flat), size);
    expect(judged.loss).toBeGreaterThan(0);
    expect(judged.mistakes[0]).toEqual({ kind: 'missesFour', value: 4 });
    expect(judged.best.placed).toEqual(identify(upright));
  });

  it('is not a fault if a hint showed it, even if this search finds better', () => {
    const told = judgeTetris(turn(ready, ['I', 'T'], flat, { hint: identify(flat) }), size);
    expect(told).toMatchObject({ rating: 'best', loss: 0, mistakes: [], best: { placed: identify(flat) } });
  });

  it('is compared with the place of its hint, if that is a good one', () => {
    const held: Partial<TetrisTurn> = { hold: 'J', canHold: true };
    const queue: Piece[] = ['I', 'S', 'Z', 'O'];
    const low: Cell[] = [[5, 0], [6, 0], [7, 0], [8, 0]]; // prettier-ignore
    const tall: Cell[] = [[4, 0], [4, 1], [4, 2], [4, 3]]; // prettier-ignore
    const judged = judgeTetris(turn(['.'.repeat(10)], queue, tall, { ...held, hint: identify(low) }), size);
    expect(judged.best).toMatchObject({ placed: identify(low), useHold: false });
    expect(judged.mistakes.map(({ kind }) => kind)).not.toContain('missesHold');
  });

  it('is compared with another one if the hint was a blunder and was not followed', () => {
    const aside: Cell[] = [[4, 4], [5, 4], [6, 4], [7, 4]]; // prettier-ignore
    const judged = judgeTetris(turn(ready, ['I', 'T'], aside, { hint: identify(flat) }), size);
    expect(judged.best.placed).toEqual(identify(upright));
  });

  it('names the hole that it makes, and that it covers one', () => {
    const hanging: Cell[] = [[2, 1], [3, 1], [3, 2], [4, 2]]; // prettier-ignore
    const hole = judgeTetris(turn(['XXX...XXXX'], ['S', 'O'], hanging), size);
    expect(hole.mistakes).toContainEqual({ kind: 'makesHoles', value: expect.any(Number) as number });
    const over: Cell[] = [[0, 2], [0, 3], [0, 4], [0, 5]]; // prettier-ignore
    const covers = judgeTetris(turn(['X.........', '.XXXXXXXX.'], ['I', 'O'], over), size);
    expect(covers.mistakes.map(({ kind }) => kind)).toContain('coversHoles');
  });

  it('is the worst of all if it ends the game without need', () => {
    const stack = Array<string>(19).fill('XXX.XXXXXX');
    const high: Cell[] = [[4, 19], [5, 19], [4, 20], [5, 20]]; // prettier-ignore
    const judged = judgeTetris(turn(stack, ['O', 'I'], high, { hold: 'I', canHold: true }), size);
    expect(judged).toMatchObject({ rating: 'blunder', loss: lossOfGame });
    expect(judged.mistakes[0]!.kind).toBe('endsGame');
    expect(judged.best.useHold).toBe(true);
  });

  it('may be one that no hard drop reaches', () => {
    const tucked: Cell[] = [[4, 0], [5, 0], [6, 0], [7, 0]]; // prettier-ignore
    const judged = judgeTetris(turn(['XXXXX.....', 'XXXX....XX'], ['I', 'O'], tucked), size);
    expect(judged.loss).toBeGreaterThanOrEqual(0);
    expect(judged.facts).toContainEqual({ kind: 'clearsRows', value: 1 });
  });
});

it('calls an empty board the best, and one with holes worse than a flat one', () => {
  const quality = (rows: string[]) => qualityOf(parseBoard(rows, 20));
  expect(quality(['..........'])).toBe(100);
  expect(quality(['XXXXXXXXX.'])).toBeGreaterThan(quality(['XXXXXXXXX.', 'X.X.X.X.X.']));
});
