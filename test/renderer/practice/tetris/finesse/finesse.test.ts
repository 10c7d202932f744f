import { describe, expect, it } from 'vitest';
import { parseBoard } from '../../../../../engine/tetris/rules/board.ts';
import { deal, newGame, type Game } from '../../../../../engine/tetris/rules/play.ts';
import type { Input, Piece } from '../../../../../engine/tetris/types.ts';
import {
  keyDown,
  keyUp,
  retake,
  startClock,
  undo,
  type Clock,
} from '../../../../../renderer/practice/tetris/clock.ts';
import { emptyRows } from '../../../../../renderer/shared/board/rows.ts';

/** A clock whose falling piece is of this type, over these lowest rows. */
function withPiece(piece: Piece, bottom: readonly string[] = []): Clock {
  const start = startClock(1);
  const rows = [...emptyRows(10, 20 - bottom.length), ...bottom];
  const game: Game = deal({ ...newGame(1), board: parseBoard(rows) }, [piece, 'O', 'I', 'T', 'S', 'Z']);
  return { ...start, rows, game, entered: game };
}

function play(clock: Clock, ...keys: Input[]): Clock {
  return keys.reduce((now, key) => keyUp(keyDown(now, key), key), clock);
}

const overhang = ['XXXX......', 'XXX...XXXX', 'XXXX.XXXXX'];

describe('finesse', () => {
  it.each<[string, Piece, Input[], number, readonly string[]]>([
    ['nothing but a drop', 'T', [], 0, []],
    ['a tap too many, and back', 'T', ['left', 'right'], 2, []],
    ['a turn and back', 'T', ['cw', 'ccw'], 2, []],
    ['two taps, where no hold is shorter', 'T', ['left', 'left'], 0, ['left', 'left']],
    ['three taps to the wall, where one held arrow does', 'T', ['left', 'left', 'left'], 2, ['leftWall']],
    ['four taps to the column beside the wall', 'T', ['right', 'right', 'right'], 1, ['rightWall', 'left']],
    ['down, to see where it goes', 'T', ['softDrop', 'left'], 0, ['left']],
    ['three turns instead of one', 'T', ['cw', 'cw', 'cw'], 2, ['ccw']],
  ])('counts %s', (_, piece, keys, faults, fewest) => {
    const clock = play(withPiece(piece), ...keys, 'hardDrop');
    expect(clock.faults).toBe(faults);
    expect(clock.finesse!.faults).toBe(faults);
    if (fewest.length > 0) expect(clock.finesse!.fewest).toEqual(fewest);
  });

  it('counts a held arrow once, over any distance', () => {
    const walked = keyDown(keyDown(withPiece('T'), 'left'), 'left');
    expect(walked.presses).toEqual(['left']);
  });

  it('compares a T-spin with ways that are the same T-spin', () => {
    let clock = withPiece('T', overhang);
    clock = play(clock, 'cw');
    for (let row = 0; row < 20; row++) clock = play(clock, 'softDrop');
    clock = play(clock, 'cw', 'hardDrop');
    expect(clock.last!.spin).toBe('full');
    expect(clock.finesse!.fewest).toContain('floor');
    expect(clock.faults).toBe(0);
  });

  it('begins anew with a piece out of hold', () => {
    const clock = play(withPiece('T'), 'left', 'left', 'hold', 'hardDrop');
    expect(clock.finesse).toMatchObject({ presses: [], faults: 0 });
  });

  it('sums up over the pieces, and is undone with them', () => {
    const two = play(withPiece('T'), 'cw', 'ccw', 'hardDrop', 'left', 'right', 'hardDrop');
    expect(two.faults).toBe(4);
    expect(undo(two)).toMatchObject({ faults: 2, presses: [] });
  });
});

describe('a piece that took too many keys', () => {
  it('comes back where it began, out of hold too, while its faults stay counted', () => {
    const held = play(withPiece('T'), 'hold');
    const back = retake(play(held, 'left', 'right', 'hardDrop'));
    expect(back.game).toBe(held.game);
    expect(back.game.hold).toBe('T');
    expect(back).toMatchObject({ faults: 2, isAgain: true, presses: [], last: null, score: 0 });
    expect(back.finesse!.cells).toHaveLength(4);
  });

  it('is a piece like any other once it is locked', () => {
    const back = retake(play(withPiece('T'), 'left', 'right', 'hardDrop'));
    const placed = play(back, 'hardDrop');
    expect(placed).toMatchObject({ faults: 2, isAgain: false, finesse: { faults: 0 } });
    expect(placed.game.locked).toBe(1);
  });
});
