/** Which of several readings of a Puyo board is right, by the puyo in it: in cells that are too high or too low they stand askew. */
import type { Board } from '../locating/boards.ts';
import type { Judged } from '../locating/BoardJudge.ts';
import { distinct } from '../locating/proposing/propose.ts';
import { common } from '../pixels/rects.ts';
import { clearPuyo, type ClearPuyo } from '../puyo/fitting/clearPuyo.ts';
import { recountCells } from '../puyo/fitting/recountCells.ts';
import { trust } from '../trust.ts';
import type { Image } from '../types.ts';

/** So many of the likeliest other readings are looked at, and two are one where every side is within so much of a cell. */
const most = 6;
const sameCells = 0.3;
/**
 * Another reading has to hold so many puyo more, nearly a row of them, and be worth so many more where a cell that could as
 * well hold something else counts against it as these count for it: right readings gain less by being made wrong.
 */
const clearly = { more: 4.5, worth: 5, unclear: 2 };

/** The board in the reading that most clear puyo speak for, counted again; `places`: the best first. */
export function withMostPuyo(image: Image, board: Board, places: readonly Judged[]): Board {
  if (board.grid.game !== 'puyo' || board.confidence >= trust.likely) return board;
  const isRival = ({ grid }: Judged): boolean =>
    grid.game === 'puyo' && common(grid.board, board.grid.board) > 0.5;
  const own = recountCells(image, board.grid);
  const here = clearPuyo(image, own);
  const best = distinct(places.filter(isRival), most, sameCells)
    .map(({ grid }) => ({ grid, seen: clearPuyo(image, grid) }))
    .filter(({ seen }) => seen.puyo >= here.puyo + clearly.more)
    .sort((a, b) => worthOf(b.seen) - worthOf(a.seen))[0];
  const isBetter = best && worthOf(best.seen) >= worthOf(here) + clearly.worth;
  return { ...board, grid: isBetter ? best.grid : own };
}

const worthOf = ({ puyo, unclear }: ClearPuyo): number => puyo - clearly.unclear * unclear;
