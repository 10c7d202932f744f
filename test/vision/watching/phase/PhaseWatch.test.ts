import { beforeEach, describe, expect, it } from 'vitest';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import type { Location, TetrisState } from '../../../../engine/tetris/types.ts';
import type { Doubt, EventKind, Observation, Phase, TrackEvent } from '../../../../vision/types.ts';
import { PhaseWatch } from '../../../../vision/watching/phase/PhaseWatch.ts';
import { tetrisSeen } from '../../observed.ts';
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
const shadesIn = (light: number, heap: number | null): Float32Array =>
  Float32Array.from({ length: 200 }, (_, at) => {
    const isLight = at >= 150 || at === (19 - seenY) * 10 || (at >= 20 && at % 10 === heap);
    return light * (isLight ? 180 : 20);
  });

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

it('takes a board on which nothing happens for four seconds for one that nobody plays', () => {
  expect(show({ y: null }, 3_500)).toEqual([null, false]);
  expect(show({ y: null }, 1_000)).toEqual(['menu', false]);
  expect(show({ y: 12 }, 100)).toEqual(['playing', true]);
});

describe('a game that is played', () => {
  it('is paused once its piece stands longer than it can, and goes on when it moves', () => {
    playPiece();
    show({ y: 18 }, 500);
    expect(show({ y: 17 }, 1000)).toEqual(['playing', true]);
    expect(show({ y: 17 }, 1000)).toEqual(['paused', false]);
    expect(show({ y: 17 }, 60_000)).toEqual(['paused', false]);
    expect(show({ y: 16 }, 50)).toEqual(['playing', true]);
  });

  it('is not paused while the next piece comes in above what is shown of the board', () => {
    playPiece();
    show({ y: 8 }, 100);
    show({ y: null, event: 'lock' }, 100);
    expect(show({ y: null }, 2500)[0]).toBe('playing');
    expect(show({ y: null }, 2000)[0]).toBe('paused');
  });

  it('is paused at once where something comes over it, and stays so where that can’t be told for a while', () => {
    playPiece();
    show({ y: 18 }, 300);
    expect(show({ y: 18, doubts: ['something covers the board'] }, 400)).toEqual(['paused', false]);
    expect(show({ y: 18 }, 400)).toEqual(['paused', false]);
  });

  it('is not paused by what comes over it as a piece comes in', () => {
    playPiece();
    const doubts: Doubt[] = ['something covers the board'];
    for (let y = 18; y > 8; y--) expect(show({ y, doubts }, 500)).toEqual(['playing', true]);
  });

  it('is paused where it grows dark, until its piece moves', () => {
    playPiece();
    show({ y: 18 }, 200);
    expect(show({ y: 18, light: 0.2 }, 200)).toEqual(['playing', true]);
    expect(show({ y: 18, light: 0.2 }, 150)).toEqual(['paused', false]);
    expect(show({ y: 18 }, 100)).toEqual(['paused', false]);
    expect(show({ y: 17 }, 50)).toEqual(['playing', true]);
  });

  it('may grow dark as a piece comes in', () => {
    playPiece();
    for (let y = 18; y > 8; y--) expect(show({ y, light: 0.2 }, 500)).toEqual(['playing', true]);
  });

  it('is over where it grows dark with the last piece at the top', () => {
    playPiece();
    const rows = Array<string>(18).fill('....XX....');
    show({ y: 18, rows }, 100);
    expect(show({ y: 18, rows, light: 0.2 }, 350)).toEqual(['over', false]);
  });

  it.each([
    ['over', 18],
    ['paused', 8],
  ] as const)(
    'is %s where nothing explains it any more as it grows dark, with %i rows filled',
    (phase, filled) => {
      playPiece();
      const rows = Array<string>(filled).fill('....XX....');
      show({ y: 18, rows }, 100);
      expect(show({ y: null }, 1000)).toEqual(['playing', false]);
      expect(show({ y: null, light: 0.2 }, 350)).toEqual([phase, false]);
    },
  );

  it('is paused where nothing explains it and nothing moves for longer than a piece stands', () => {
    playPiece();
    show({ y: 18 }, 200);
    expect(show({ y: null }, 1500)).toEqual(['playing', false]);
    expect(show({ y: null }, 1000)).toEqual(['paused', false]);
    expect(show({ y: 17, event: 'move' }, 50)).toEqual(['playing', true]);
  });

  it('is over, not paused, where its heap came up to the top while nothing explained it', () => {
    playPiece();
    show({ y: 18 }, 200);
    expect(show({ y: null, heap: 4 }, 1000)).toEqual(['playing', false]);
    expect(show({ y: null, heap: 4, light: 0.2 }, 3000)).toEqual(['over', false]);
  });

  it('is not paused while anything moves, whatever explains it', () => {
    playPiece();
    show({ y: 18 }, 200);
    for (let step = 0; step < 10; step++)
      expect(show({ y: null, light: 1 + 0.2 * (step % 2) }, 500)).toEqual(['playing', false]);
  });

  it('is over where the last piece lies at the top and no other comes', () => {
    playPiece();
    const rows = Array<string>(18).fill('....XX....');
    expect(show({ y: 18, rows }, 500)).toEqual(['playing', true]);
    expect(show({ y: 18, rows }, 400)).toEqual(['over', false]);
  });
});

describe('a game whose rhythm is not known', () => {
  const dropped = Array<string>(18).fill('....XX....');
  const lie = () => {
    show({ y: 18 }, 300);
    piece++;
    show({ y: 18, rows: dropped.slice(2) }, 300);
    piece++;
  };

  it('may wait for its player with a piece that rests', () => {
    lie();
    expect(show({ y: 0 }, 60_000)).toEqual(['playing', true]);
  });

  it('is over where the last piece rests at the top for long', () => {
    lie();
    expect(show({ y: 18, rows: dropped }, 2500)).toEqual(['playing', true]);
    expect(show({ y: 18, rows: dropped }, 700)).toEqual(['over', false]);
  });
});

describe('a game that nothing explains any more, and whose rhythm is not known', () => {
  it('is over where its heap came up to the top and nothing moves for long', () => {
    show({ y: 18 }, 300);
    expect(show({ y: null, heap: 4 }, 2900)).toEqual(['playing', false]);
    expect(show({ y: null, heap: 4 }, 400)).toEqual(['over', false]);
  });

  it('may wait for its player where its heap is low', () => {
    show({ y: 18 }, 300);
    expect(show({ y: null }, 60_000)).toEqual(['playing', false]);
  });
});

describe('what has stopped a game', () => {
  it.each([
    ['pause', 'paused'],
    ['gameOver', 'over'],
  ] as const)('is told after the event %s, whatever looks like a game meanwhile', (event, phase) => {
    playPiece();
    expect(show({ y: null, event }, 100)).toEqual([phase, false]);
    const doubts: Doubt[] = ['cells not readable'];
    expect(show({ y: 12, doubts, event: 'resume' }, 3000)).toEqual([phase, false]);
    expect(show({ y: 11, doubts }, 50)).toEqual(['playing', true]);
  });

  it.each(['pause', 'move'] as const)('stays its end, though %s is told under what lies over it', (event) => {
    playPiece();
    show({ y: 8 }, 100);
    const doubts: Doubt[] = ['something covers the board'];
    expect(show({ y: 8, doubts, event: 'gameOver' }, 400)).toEqual(['over', false]);
    expect(show({ y: 8, doubts, light: 0.5, event }, 400)).toEqual(['over', false]);
  });

  it('stays while the picture is just what it was then, whatever is read in it', () => {
    playPiece();
    show({ y: 12 }, 500);
    show({ y: null, event: 'pause' }, 4000);
    for (const event of ['resume', 'move', 'spawn'] as const)
      expect(show({ y: 12, event }, 500)).toEqual(['paused', false]);
    expect(show({ y: 11, event: 'move' }, 50)).toEqual(['playing', true]);
  });

  it('is gone at once where the same game is clearly there again', () => {
    playPiece();
    show({ y: null, event: 'pause' }, 4000);
    expect(show({ y: 17, event: 'resume' }, 50)).toEqual(['playing', true]);
  });

  it('is gone with another round', () => {
    playPiece();
    show({ y: null, event: 'gameOver' }, 4000);
    expect(show({ y: 18, event: 'restart', doubts: ['next piece not readable'] }, 50)).toEqual([
      'playing',
      true,
    ]);
  });

  it('is still so when the board is back, but told out of sight only at the end', () => {
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

describe('a game that has stopped', () => {
  it('is at a standstill while its picture stays, and not once another one is there, or it goes on', () => {
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

  it('is not known to be there still where its board is out of sight', () => {
    playPiece();
    show({ y: null, event: 'pause' }, 4000);
    watch.lose();
    expect(watch.isAtStandstill).toBe(false);
  });
});

describe('a board that nobody has played yet', () => {
  it('is a menu where it lasts that it looks like one', () => {
    const doubts: Doubt[] = ['looks like a menu or a finished game'];
    expect(show({ y: null, doubts }, 500)).toEqual([null, false]);
    expect(show({ y: null, doubts }, 500)).toEqual(['menu', false]);
    expect(show({ y: 18 }, 50)).toEqual(['playing', true]);
  });

  it('is over where a game was played on it before it was out of sight, and its heap is at the top', () => {
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

  it('is nothing yet where its piece can’t be read', () => {
    expect(show({ y: null, doubts: ['falling piece not readable'] }, 3_500)).toEqual([null, false]);
  });

  it('is a picture where nothing ever moves', () => {
    expect(show({ y: 18 }, 2900)).toEqual(['playing', true]);
    expect(show({ y: 18 }, 400)).toEqual(['paused', false]);
  });
});
