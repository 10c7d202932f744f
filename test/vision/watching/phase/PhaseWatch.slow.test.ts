import { beforeEach, describe, expect, it } from 'vitest';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import type { Location, TetrisState } from '../../../../engine/tetris/types.ts';
import type { Doubt, EventKind, Observation, Phase, TrackEvent } from '../../../../vision/types.ts';
import { PhaseWatch } from '../../../../vision/watching/phase/PhaseWatch.ts';
import { tetrisSeen } from '../../observed.ts';
import type { Shades } from '../../../../vision/watching/phase/shades.ts';
import { greyShades } from './greyShades.ts';
import { makePosition } from '../../../../engine/tetris/position.ts';

let watch: PhaseWatch;
let now: number;
let piece: number;

beforeEach(() => {
  watch = new PhaseWatch();
  now = 0;
  piece = 1;
  seenY = 18;
});

function stateOf(active: Location, rows: readonly string[]): TetrisState {
  return makePosition({ board: parseBoard(rows, 20), queue: ['O'], active });
}

const seen = (doubts: Doubt[]): Observation => tetrisSeen({ doubts });

interface Shown {
  /** Row of the falling O; null where no position is known. */
  y: number | null;
  doubts?: Doubt[];
  event?: EventKind;
  rows?: readonly string[];
  /** Of all its light, so much comes through. */
  light?: number;
  /** Column of a heap that has come up to the top, read or not. */
  heap?: number | null;
}

/** Row of the piece that is to be seen in the picture, whether it is read or not. */
let seenY: number;

/** A board with light cells below and dark ones above, but for a light one where the piece is. */
const shadesIn = (light: number, heap: number | null): Shades =>
  greyShades(
    Float32Array.from({ length: 200 }, (_, at) => {
      const isLight = at >= 150 || at === (19 - seenY) * 10 || (at >= 20 && at % 10 === heap);
      return light * (isLight ? 180 : 20);
    }),
  );

/** Shown for `ms`. Answers what is told last: the phase, and whether there is a position. */
function show(
  { y, doubts = [], event, rows = ['..........'], light = 1, heap = null }: Shown,
  ms: number,
): [Phase | null, boolean] {
  let events: TrackEvent[] = event ? [{ kind: event } as TrackEvent] : [];
  let last: [Phase | null, boolean] = [null, false];
  seenY = y ?? seenY;
  const state = y === null ? null : stateOf({ type: 'O', orientation: 'north', x: 4, y }, rows);
  for (const end = now + ms; now < end; now += 25) {
    const told = { state, events, piece, doubt: null };
    const { phase, track } = watch.followReading(told, seen(doubts), now, shadesIn(light, heap));
    events = [];
    last = [phase, track.state !== null];
  }
  return last;
}

/** A piece of a game that lets one fall in half a second. */
function playPiece(): void {
  for (let y = 18; y > 8; y--) expect(show({ y }, 500)).toEqual(['playing', true]);
  piece++;
}

it('reports a menu after four seconds without a readable game', () => {
  expect(show({ y: null }, 3_500)).toEqual([null, false]);
  expect(show({ y: null }, 1_000)).toEqual(['menu', false]);
  expect(show({ y: 12 }, 100)).toEqual(['playing', true]);
});

describe('a game that is played', () => {
  it('is paused once its piece stays longer than it can, and continues when it moves', () => {
    playPiece();
    show({ y: 18 }, 500);
    expect(show({ y: 17 }, 1000)).toEqual(['playing', true]);
    expect(show({ y: 17 }, 1000)).toEqual(['paused', false]);
    expect(show({ y: 17 }, 60_000)).toEqual(['paused', false]);
    expect(show({ y: 16 }, 50)).toEqual(['playing', true]);
  });

  it('is not paused while the next piece comes in above the visible board', () => {
    playPiece();
    show({ y: 8 }, 100);
    show({ y: null, event: 'lock' }, 100);
    expect(show({ y: null }, 2500)[0]).toBe('playing');
    expect(show({ y: null }, 2000)[0]).toBe('paused');
  });

  it('is paused at once under an overlay, and stays paused while the overlay is undetected for a while', () => {
    playPiece();
    show({ y: 18 }, 300);
    expect(show({ y: 18, doubts: ['something covers the board'] }, 400)).toEqual(['paused', false]);
    expect(show({ y: 18 }, 400)).toEqual(['paused', false]);
  });

  it('is not paused while rows vanish one after the other after a landing, and others hang in the air', () => {
    playPiece();
    const doubts: Doubt[] = ['something covers the board'];
    show({ y: 8 }, 300);
    show({ y: null, event: 'lock', light: 0.9 }, 100);
    expect(show({ y: null, doubts }, 1000)[0]).toBe('playing');
    expect(show({ y: null, light: 0.9 }, 1000)[0]).toBe('playing');
    expect(show({ y: null, doubts }, 1000)[0]).toBe('playing');
  });

  it('is not paused by an overlay that appears with a new piece', () => {
    playPiece();
    const doubts: Doubt[] = ['something covers the board'];
    for (let y = 18; y > 8; y--) expect(show({ y, doubts }, 500)).toEqual(['playing', true]);
  });

  it('is paused if it grows dark, until its piece moves', () => {
    playPiece();
    show({ y: 18 }, 200);
    expect(show({ y: 18, light: 0.2 }, 200)).toEqual(['playing', true]);
    expect(show({ y: 18, light: 0.2 }, 150)).toEqual(['paused', false]);
    expect(show({ y: 18 }, 100)).toEqual(['paused', false]);
    expect(show({ y: 17 }, 50)).toEqual(['playing', true]);
  });

  it('may grow dark when a piece comes in', () => {
    playPiece();
    for (let y = 18; y > 8; y--) expect(show({ y, light: 0.2 }, 500)).toEqual(['playing', true]);
  });

  it('is over if it grows dark with the last piece at the top', () => {
    playPiece();
    const rows = Array<string>(18).fill('....XX....');
    show({ y: 18, rows }, 100);
    expect(show({ y: 18, rows, light: 0.2 }, 350)).toEqual(['over', false]);
  });

  it.each([
    ['over', 18],
    ['paused', 8],
  ] as const)('is %s if it is unexplained and grows dark, with %i rows filled', (phase, filled) => {
    playPiece();
    const rows = Array<string>(filled).fill('....XX....');
    show({ y: 18, rows }, 100);
    expect(show({ y: null }, 1000)).toEqual(['playing', false]);
    expect(show({ y: null, light: 0.2 }, 350)).toEqual([phase, false]);
  });

  it('is paused if it is unexplained and nothing moves for longer than a piece can stay', () => {
    playPiece();
    show({ y: 18 }, 200);
    expect(show({ y: null }, 1500)).toEqual(['playing', false]);
    expect(show({ y: null }, 1000)).toEqual(['paused', false]);
    expect(show({ y: 17, event: 'move' }, 50)).toEqual(['playing', true]);
  });

  it('is over, not paused, if its stack reached the top while it was unexplained', () => {
    playPiece();
    show({ y: 18 }, 200);
    expect(show({ y: null, heap: 4 }, 1000)).toEqual(['playing', false]);
    expect(show({ y: null, heap: 4, light: 0.2 }, 3000)).toEqual(['over', false]);
  });

  it('is not paused while anything moves, even if it is unexplained', () => {
    playPiece();
    show({ y: 18 }, 200);
    for (let step = 0; step < 10; step++)
      expect(show({ y: null, light: 1 + 0.2 * (step % 2) }, 500)).toEqual(['playing', false]);
  });

  it('is over if the last piece rests at the top and no other one comes', () => {
    playPiece();
    const rows = Array<string>(18).fill('....XX....');
    expect(show({ y: 18, rows }, 500)).toEqual(['playing', true]);
    expect(show({ y: 18, rows }, 400)).toEqual(['over', false]);
  });
});

describe('a game with an unknown rhythm', () => {
  const dropped = Array<string>(18).fill('....XX....');
  const lie = () => {
    show({ y: 18 }, 300);
    piece++;
    show({ y: 18, rows: dropped.slice(2) }, 300);
    piece++;
  };

  it('may wait for its player with a resting piece', () => {
    lie();
    expect(show({ y: 0 }, 60_000)).toEqual(['playing', true]);
  });

  it('is over if the last piece rests at the top for long', () => {
    lie();
    expect(show({ y: 18, rows: dropped }, 2500)).toEqual(['playing', true]);
    expect(show({ y: 18, rows: dropped }, 700)).toEqual(['over', false]);
  });
});

describe('an unexplained game with an unknown rhythm', () => {
  it('is over if its stack reached the top and nothing moves for long', () => {
    show({ y: 18 }, 300);
    expect(show({ y: null, heap: 4 }, 2900)).toEqual(['playing', false]);
    expect(show({ y: null, heap: 4 }, 400)).toEqual(['over', false]);
  });

  it('may wait for its player if its stack is low', () => {
    show({ y: 18 }, 300);
    expect(show({ y: null }, 60_000)).toEqual(['playing', false]);
  });
});

describe('an interruption', () => {
  it.each([
    ['pause', 'paused'],
    ['gameOver', 'over'],
  ] as const)(
    'is reported after the event %s, even if doubtful readings look like a game',
    (event, phase) => {
      playPiece();
      expect(show({ y: null, event }, 100)).toEqual([phase, false]);
      const doubts: Doubt[] = ['cells not readable'];
      expect(show({ y: 12, doubts, event: 'resume' }, 3000)).toEqual([phase, false]);
      expect(show({ y: 11, doubts }, 50)).toEqual(['playing', true]);
    },
  );

  it.each(['pause', 'move'] as const)('stays game over, even if %s is reported under an overlay', (event) => {
    playPiece();
    show({ y: 8 }, 100);
    const doubts: Doubt[] = ['something covers the board'];
    expect(show({ y: 8, doubts, event: 'gameOver' }, 400)).toEqual(['over', false]);
    expect(show({ y: 8, doubts, light: 0.5, event }, 400)).toEqual(['over', false]);
  });

  it('lasts while the picture is unchanged, whatever the readings are', () => {
    playPiece();
    show({ y: 12 }, 500);
    show({ y: null, event: 'pause' }, 4000);
    for (const event of ['resume', 'move', 'spawn'] as const)
      expect(show({ y: 12, event }, 500)).toEqual(['paused', false]);
    expect(show({ y: 11, event: 'move' }, 50)).toEqual(['playing', true]);
  });

  it('ends at once if the same game is clearly visible again', () => {
    playPiece();
    show({ y: null, event: 'pause' }, 4000);
    expect(show({ y: 17, event: 'resume' }, 50)).toEqual(['playing', true]);
  });

  it('ends with another round', () => {
    playPiece();
    show({ y: null, event: 'gameOver' }, 4000);
    expect(show({ y: 18, event: 'restart', doubts: ['next piece not readable'] }, 50)).toEqual([
      'playing',
      true,
    ]);
  });

  it('remains when the board is back, but only game over is reported while it is out of sight', () => {
    playPiece();
    show({ y: null, event: 'pause' }, 100);
    watch.lose();
    expect(watch.unseen).toBeNull();
    expect(show({ y: null }, 1000)).toEqual(['paused', false]);
    show({ y: null, event: 'gameOver' }, 100);
    watch.lose();
    expect(watch.unseen).toBe('over');
  });
});

describe('a stopped game', () => {
  it('is at a standstill only while its picture stays', () => {
    playPiece();
    expect(watch.isAtStandstill).toBe(false);
    show({ y: null, event: 'gameOver' }, 300);
    show({ y: null, light: 0.3 }, 4000);
    expect(watch.isAtStandstill).toBe(true);
    show({ y: null, light: 1 }, 50);
    expect(watch.isAtStandstill).toBe(false);
    show({ y: null, light: 0.3 }, 50);
    expect(watch.isAtStandstill).toBe(true);
    show({ y: 18, event: 'restart' }, 50);
    expect(watch.isAtStandstill).toBe(false);
  });

  it('is not at a standstill while its board is out of sight', () => {
    playPiece();
    show({ y: null, event: 'pause' }, 4000);
    watch.lose();
    expect(watch.isAtStandstill).toBe(false);
  });
});

describe('a board that nobody has played yet', () => {
  it('is a menu if it looks like one for a while', () => {
    const doubts: Doubt[] = ['looks like a menu or a finished game'];
    expect(show({ y: null, doubts }, 500)).toEqual([null, false]);
    expect(show({ y: null, doubts }, 500)).toEqual(['menu', false]);
    expect(show({ y: 18 }, 50)).toEqual(['playing', true]);
  });

  it('is over if it was played before it was out of sight, and its stack is at the top', () => {
    const doubts: Doubt[] = ['looks like a menu or a finished game'];
    for (const [heap, phase] of [
      [4, 'over'],
      [null, 'menu'],
    ] as const) {
      watch = new PhaseWatch();
      show({ y: 18 }, 300);
      watch.lose();
      expect(show({ y: null, doubts, heap, light: 0.3 }, 1500)).toEqual([phase, false]);
    }
  });

  it('has no phase yet if its piece can’t be read', () => {
    expect(show({ y: null, doubts: ['falling piece not readable'] }, 3_500)).toEqual([null, false]);
  });

  it('is paused if nothing ever moves', () => {
    expect(show({ y: 18 }, 2900)).toEqual(['playing', true]);
    expect(show({ y: 18 }, 400)).toEqual(['paused', false]);
  });
});
