import { describe, expect, it } from 'vitest';
import {
  advance,
  keyDown,
  keyUp,
  levelOf,
  startClock,
  undo,
  type Clock,
} from '../../../../renderer/practice/tetris/clock.ts';
import { usualShift } from '../../../../renderer/practice/autoShift.ts';
import { gravity, lockDelay, mostLockResets } from '../../../../renderer/practice/tetris/timing.ts';
import { scoreOf } from '../../../../renderer/practice/tetris/score.ts';
import { emptyRows } from '../../../../renderer/shared/board/rows.ts';
import { makeText, parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { isGrounded } from '../../../../engine/tetris/rules/play.ts';
import type { Input } from '../../../../engine/tetris/types.ts';

const { delay: autoShiftDelay, every: autoShiftEvery } = usualShift;
const x = ({ game }: Clock) => game.active!.x;
const y = ({ game }: Clock) => game.active!.y;

/** A piece on the floor, by soft drop. */
function onFloor(seed: number): Clock {
  let clock = keyDown(startClock(seed), 'softDrop');
  while (!isGrounded(clock.game)) clock = advance(clock, 10);
  return keyUp(clock, 'softDrop');
}

describe('gravity', () => {
  it('takes a second a row at level 1 and less at every level after it', () => {
    expect(gravity(1)).toBe(1000);
    const times = Array.from({ length: 15 }, (_, level) => gravity(level + 1));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  it('lets the piece fall by one row when its time has come, not before', () => {
    const clock = startClock(1);
    expect(y(advance(clock, 996))).toBe(y(clock));
    expect(y(advance(clock, 1000))).toBe(y(clock) - 1);
    expect(y(advance(clock, 3000))).toBe(y(clock) - 3);
  });

  it('falls the same whether time passes at once or in frames', () => {
    let frames = startClock(3);
    for (let at = 0; at < 250; at++) frames = advance(frames, 16);
    expect(frames.game).toEqual(advance(startClock(3), 4000).game);
  });

  it('falls at least twenty times faster while soft drop is held', () => {
    const clock = keyDown(startClock(1), 'softDrop');
    expect(y(startClock(1)) - y(advance(clock, 500))).toBe(11);
    expect(clock.score).toBe(1);
  });
});

describe('auto shift', () => {
  it('moves at once, again after the delay, then at the repeat rate', () => {
    const start = startClock(1);
    const held = keyDown(start, 'left');
    expect(x(held)).toBe(x(start) - 1);
    expect(x(advance(held, autoShiftDelay - 4))).toBe(x(start) - 1);
    expect(x(advance(held, autoShiftDelay + 1))).toBe(x(start) - 2);
    expect(x(advance(held, autoShiftDelay + autoShiftEvery + 4))).toBe(x(start) - 3);
  });

  it("ignores the system's key repeat", () => {
    const held = keyDown(startClock(1), 'left');
    expect(keyDown(held, 'left')).toBe(held);
  });

  it('ends when the key goes up', () => {
    const up = keyUp(keyDown(startClock(1), 'left'), 'left');
    expect(x(advance(up, 900))).toBe(x(up));
  });

  it('follows the key pressed last, and returns to the other one', () => {
    const both = keyDown(keyDown(startClock(1), 'left'), 'right');
    expect(x(both)).toBe(x(startClock(1)));
    expect(x(advance(both, autoShiftDelay + 1))).toBe(x(both) + 1);
    const left = keyUp(both, 'right');
    expect(x(advance(left, autoShiftDelay + 1))).toBe(x(both) - 1);
  });
});

describe('lock delay', () => {
  it('locks half a second after the piece landed', () => {
    const clock = onFloor(1);
    expect(advance(clock, lockDelay - 12).game.locked).toBe(0);
    expect(advance(clock, lockDelay + 4).game.locked).toBe(1);
  });

  it('starts again with every move, up to a limit', () => {
    let clock = onFloor(1);
    for (let moves = 0; moves < mostLockResets; moves++) {
      clock = advance(clock, lockDelay - 20);
      const input: Input = moves % 2 ? 'left' : 'right';
      clock = keyUp(keyDown(clock, input), input);
      expect(clock.game.locked).toBe(0);
    }
    clock = keyDown(advance(clock, lockDelay - 20), 'right');
    expect(advance(clock, 24).game.locked).toBe(1);
  });

  it('starts again, with all its moves, when the piece sinks lower than before', () => {
    const start = startClock(1);
    const ledge = [...emptyRows(10, 18), ...Array<string>(2).fill('XXXXXX....')];
    let clock: Clock = { ...start, rows: ledge, game: { ...start.game, board: parseBoard(ledge) } };
    clock = keyDown(clock, 'softDrop');
    while (!isGrounded(clock.game)) clock = advance(clock, 10);
    clock = keyUp(clock, 'softDrop');
    for (let moves = 0; clock.lockResets < mostLockResets; moves++) {
      const input: Input = moves % 2 ? 'left' : 'right';
      clock = keyUp(keyDown(clock, input), input);
    }
    for (let moves = 0; moves < 6; moves++) clock = keyUp(keyDown(clock, 'right'), 'right');
    clock = advance(clock, lockDelay - 20);
    expect(isGrounded(clock.game)).toBe(false);
    clock = advance(clock, 2 * gravity(1));
    expect(clock.game.locked).toBe(0);
    expect(clock.lockResets).toBe(0);
  });

  it('does not start again with a move that is not possible', () => {
    let clock = onFloor(1);
    for (let moves = 0; moves < 10; moves++) clock = keyUp(keyDown(clock, 'left'), 'left');
    const resets = clock.lockResets;
    clock = keyDown(advance(clock, lockDelay - 20), 'left');
    expect(clock.lockResets).toBe(resets);
    expect(advance(clock, 24).game.locked).toBe(1);
  });
});

describe('a game', () => {
  it('deals the same pieces for the same seed', () => {
    expect(startClock(5).game).toEqual(startClock(5).game);
  });

  it('takes the last pieces back, to where they came in', () => {
    const start = startClock(1);
    const moved = keyUp(keyDown(start, 'left'), 'left');
    const one = keyDown(moved, 'hardDrop');
    const two = keyDown(keyDown(one, 'hold'), 'hardDrop');
    expect(undo(two).game).toBe(one.game);
    expect(undo(two).score).toBe(one.score);
    expect(undo(undo(two)).game).toBe(start.game);
    expect(undo(undo(two)).rows).toEqual(start.rows);
    expect(undo(start)).toBe(start);
  });

  it('moves at the chosen delay and rate while an arrow is held', () => {
    const held = keyDown(startClock(1, 1, { ...usualShift, delay: 80, every: 10 }), 'left');
    expect(x(advance(held, 76))).toBe(x(held));
    expect(x(advance(held, 80))).toBe(x(held) - 1);
    expect(x(advance(held, 92))).toBe(x(held) - 2);
  });

  it('falls at the chosen speed while down is held, or to the floor at once', () => {
    const fallen = (softDrop: number) => {
      const start = startClock(1, 1, { ...usualShift, softDrop });
      return y(start) - y(advance(keyDown(start, 'softDrop'), 400));
    };
    expect([fallen(5), fallen(20), fallen(40)]).toEqual([3, 9, 17]);
    expect(
      isGrounded(advance(keyDown(startClock(1, 1, { ...usualShift, softDrop: 41 }), 'softDrop'), 4).game),
    ).toBe(true);
  });

  it.each([
    ['a drop', 'hardDrop'],
    ['a turn', 'cw'],
    ['hold', 'hold'],
  ] as const)('lets a held arrow wait after %s', (_, key) => {
    const handling = { delay: 0, every: 0, cut: 100, softDrop: 20 };
    const held = advance(keyDown(startClock(1, 1, handling), 'left'), 8);
    const at = x(keyDown(held, key));
    const moved = (ms: number) => x(advance(keyDown(held, key), ms)) - at;
    expect(moved(96)).toBe(0);
    if (key !== 'cw') expect(moved(104)).toBeLessThan(0);
    const uncut = { ...held, handling: { ...handling, cut: 0 } };
    if (key !== 'cw') expect(x(advance(keyDown(uncut, key), 8))).toBeLessThan(at);
  });

  it('keeps the colours of locked cells on the same cells as the game', () => {
    const keys: Input[] = [
      'left',
      'cw',
      'hardDrop',
      'hold',
      'right',
      'right',
      'hardDrop',
      'ccw',
      'left',
      'left',
      'left',
    ];
    let clock = startClock(11);
    for (let at = 0; !clock.game.over && at < 400; at++) {
      clock = advance(keyUp(keyDown(clock, keys[at % keys.length]!), keys[at % keys.length]!), 30);
      expect(clock.rows.map((row) => row.replace(/[A-Z]/g, 'X'))).toEqual(makeText(clock.game.board));
    }
    expect(clock.game.over).toBe(true);
    expect(advance(clock, 1000)).toBe(clock);
  });

  it('removes full rows from the colours as the game does', () => {
    const start = startClock(1);
    const well = [...emptyRows(10, 15), 'Z.........', ...Array<string>(4).fill('JJJJJJJJJ.')];
    const active = { type: 'I', orientation: 'east', x: 9, y: 15 } as const;
    const clock: Clock = { ...start, rows: well, game: { ...start.game, board: parseBoard(well), active } };
    const after = keyDown(clock, 'hardDrop');
    expect(after.game.lines).toBe(4);
    expect(after.rows).toEqual([...emptyRows(10, 19), 'Z.........']);
    expect(after.rows.map((row) => row.replace(/[A-Z]/g, 'X'))).toEqual(makeText(after.game.board));
  });

  it('gets faster every ten rows', () => {
    const clock = startClock(1, 3);
    expect(levelOf(clock)).toBe(3);
    expect(levelOf({ ...clock, game: { ...clock.game, lines: 19 } })).toBe(4);
    expect(levelOf({ ...clock, game: { ...clock.game, lines: 500 } })).toBe(15);
  });
});

describe('scoreOf', () => {
  const plain = { spin: 'none', level: 1, backToBack: false, combo: 0 } as const;

  it.each([
    [{ ...plain, cleared: 0 }, 0],
    [{ ...plain, cleared: 1 }, 100],
    [{ ...plain, cleared: 4, level: 2 }, 1600],
    [{ ...plain, cleared: 4, backToBack: true }, 1200],
    [{ ...plain, cleared: 2, backToBack: true }, 300],
    [{ ...plain, cleared: 2, spin: 'full' }, 1200],
    [{ ...plain, cleared: 1, combo: 3 }, 250],
    [{ ...plain, cleared: 0, spin: 'full', combo: 3 }, 400],
  ] as const)('%j is worth %d', (locked, points) => {
    expect(scoreOf(locked)).toBe(points);
  });
});
