import { expect, it } from 'vitest';
import { parseBoard } from '../../../../../engine/tetris/rules/board.ts';
import type { TetrisState } from '../../../../../engine/tetris/types.ts';
import { StackProof } from '../../../../../vision/watching/board/proof/StackProof.ts';
import type { Doubt, EventKind, TetrisObservation, Track } from '../../../../../vision/types.ts';
import { tetrisSeen } from '../../../observed.ts';
import { makePosition } from '../../../../../engine/tetris/position.ts';

const unclear: Doubt[] = ['cells not readable'];
const stack = ['XXXX......', 'XX..XXXX..'];

function observed(doubts: Doubt[]): TetrisObservation {
  const board = { x: 0, y: 0, width: 200, height: 400 };
  return tetrisSeen({ board, cells: [], confidence: 0.5, doubts }); // prettier-ignore
}

function tracked(lines: string[], kinds: EventKind[]): Track {
  const state: TetrisState = makePosition({ board: parseBoard(lines, 20), queue: ['T'], canHold: true }); // prettier-ignore
  return { state, events: kinds.map((kind) => ({ kind }) as Track['events'][number]), piece: 1, doubt: null };
}

/** What each of these tracks is worth, over readings with these doubts. */
function told(doubts: Doubt[], tracks: EventKind[][], lines = stack, isSeenMoving = false): boolean[] {
  const proof = new StackProof();
  return tracks.map((kinds) => proof.isBorneOut(observed(doubts), tracked(lines, kinds), isSeenMoving));
}

it('accepts at once a clear reading, an empty board, and a stack confirmed by movement', () => {
  expect(told([], [['found']])).toEqual([true]);
  expect(told(unclear, [['found']], ['..........'])).toEqual([true]);
  expect(told(unclear, [['found']], stack, true)).toEqual([true]);
});

it('accepts a stack of unclear cells once a piece has locked on it, and from then on', () => {
  expect(told(unclear, [['found'], ['move'], ['lock', 'spawn'], ['move']])).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(told(unclear, [['found'], ['lock'], ['spawn'], ['move']])).toEqual([false, true, true, true]);
});

it('doubts another stack that no piece has led to', () => {
  const tracks: EventKind[][] = [['found'], ['lock'], ['spawn'], ['spawn'], ['lock'], ['restart']];
  expect(told(unclear, tracks)).toEqual([false, true, true, false, true, false]);
});

it('accepts full rows at the bottom only after a move in clear pictures, or a lock', () => {
  const floor = ['XX........', 'XXXXXXXXXX'];
  expect(told([], [['found'], [], ['move'], []], floor)).toEqual([false, false, true, true]);
  expect(told(unclear, [['found'], ['move'], ['lock']], floor, true)).toEqual([false, false, true]);
});

it('tells whether a piece has landed since the position was found', () => {
  const proof = new StackProof();
  const after = (kinds: EventKind[]): boolean => {
    proof.isBorneOut(observed([]), tracked(stack, kinds), false);
    return proof.isLandedOn;
  };
  const steps: EventKind[][] = [
    ['found'],
    ['move'],
    ['lock'],
    ['spawn'],
    ['move'],
    ['spawn'],
    ['lock'],
    ['restart'],
  ];
  expect(steps.map(after)).toEqual([false, false, true, true, true, false, true, false]);
});
