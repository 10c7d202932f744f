import { describe, expect, it } from 'vitest';
import type { Layout } from '../../../vision/types.ts';
import type { BoardReader } from '../../../vision/watching/board/BoardReader.ts';
import { CompetingBoards } from '../../../vision/watching/CompetingBoards.ts';
import { BoardSearch } from '../../../vision/watching/searching/BoardSearch.ts';
import { Probation } from '../../../vision/watching/searching/Probation.ts';
import { TrackedBoard } from '../../../vision/watching/TrackedBoard.ts';
import { someFrame, someLayout } from './someBoard.ts';

const layout: Layout = { ...someLayout, confidence: 0.3 };
const frameAt = (at: number) => someFrame(at, {}, at % 251);
const withBoard = (board: Partial<BoardReader>, probation: Probation | null = null): TrackedBoard =>
  new TrackedBoard({ layout, isMeasured: false, isMoved: false, ...board } as BoardReader, frameAt(1000), {
    isTied: false,
    isPointed: false,
    other: null,
    probation,
  });

/** Where the board is watched after three seconds in which every search finds `found`. */
function after(board: Partial<BoardReader>, found: Layout): Layout {
  const competing = new CompetingBoards(new BoardSearch(() => [], []), () => [found]);
  const watched = withBoard(board);
  for (let at = 1100; at < 3900; at += 100) {
    const better = competing.ofTrusted(frameAt(at), watched, []);
    if (better) return better.layout;
  }
  return layout;
}

describe('a watched board', () => {
  const lower: Layout = { ...layout, board: { ...layout.board, y: 15, height: 195 }, confidence: 0.5 };
  const taller: Layout = { ...lower, rows: 21 };

  it('is replaced by a surer measure that a search finds twice', () => {
    expect(after({}, lower)).toBe(lower);
  });

  it('keeps the place measured by moving pieces, but is replaced by other cells', () => {
    expect(after({ isMoved: true }, lower)).toBe(layout);
    expect(after({ isMoved: true }, taller)).toBe(taller);
  });

  it('is replaced by a sure measure if its place is likely to be wrong, whatever has moved there', () => {
    const sure: Layout = { ...lower, confidence: 0.95 };
    expect(after({ isMoved: true }, sure)).toBe(sure);
    const likely: Layout = { ...layout, confidence: 0.6 };
    expect(after({ isMoved: true, layout: likely }, sure)).toBe(layout);
  });
});

describe('a board on probation', () => {
  /** What follows from a search that finds this. */
  function rivalOf(found: Layout, board: Partial<BoardReader> = {}) {
    const competing = new CompetingBoards(new BoardSearch(() => [found], []), () => []);
    return competing.ofProbation(frameAt(2000), withBoard(board, Probation.of(layout, 0)));
  }

  it('is replaced by a measure so much surer that fewer moves have to be seen', () => {
    const surer: Layout = { ...layout, confidence: 0.45 };
    expect(rivalOf(surer)).toMatchObject({ layout: surer, isTrusted: false });
    expect(rivalOf({ ...surer, confidence: 0.39 })).toBeNull();
  });

  it('keeps the place measured by moving pieces', () => {
    const surer: Layout = { ...layout, confidence: 0.45 };
    expect(rivalOf(surer, { isMoved: true })).toBeNull();
    expect(rivalOf(surer, { isMeasured: true })).toBeNull();
  });
});
