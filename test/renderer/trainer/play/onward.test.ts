import { expect, it } from 'vitest';
import { parse } from 'valibot';
import { startingPosition, type TetrisStart } from '../../../../electron/contract/asking/practice.ts';
import { categoryPuzzle } from '../../../../engine/puzzle/sets/modes.ts';
import { emptyBoard, makeText } from '../../../../engine/tetris/rules/board.ts';
import { lock } from '../../../../engine/tetris/rules/play.ts';
import type { Piece } from '../../../../engine/tetris/types.ts';
import { startClock, startFrom } from '../../../../renderer/practice/tetris/clock.ts';
import { onwardFrom } from '../../../../renderer/trainer/play/onward.ts';
import { pressKey, startRun } from '../../../../renderer/trainer/play/run.ts';

const puzzle = categoryPuzzle({ category: 'tsd', moves: 2 }, 3);

it('continues with the stack, the pieces that are left and the goal’s own', () => {
  const start = startRun(puzzle);
  expect(onwardFrom(puzzle, start).queue).toEqual([...puzzle.queue, 'T']);
  const run = pressKey(start, 'hardDrop');
  const position = parse(startingPosition, onwardFrom(puzzle, run)) as TetrisStart;
  expect(position.queue).toEqual([puzzle.queue[1], 'T']);
  const { game, rows, came } = startFrom(startClock(5), position);
  expect([game.active!.type, game.next[0], game.next.length]).toEqual([puzzle.queue[1], 'T', 5]);
  const lying = makeText(run.game.board).filter((row) => row.includes('X'));
  expect(makeText(game.board).slice(-lying.length)).toEqual(lying);
  expect(rows.map((row) => row.replace(/[^.]/g, 'X'))).toEqual(makeText(game.board));
  expect(came.before).toBeNull();
});

it('plays the given pieces to the last, and the held one', () => {
  const queue = [...'TTTTOOOOIIII'] as Piece[];
  let { game } = startFrom(startClock(5), { cells: [], queue, hold: 'L' });
  expect(game.hold).toBe('L');
  const came: (Piece | undefined)[] = [];
  while (came.length < queue.length) {
    came.push(game.active?.type);
    game = lock({ ...game, board: emptyBoard(10, 20) });
  }
  expect(came).toEqual(queue);
});
