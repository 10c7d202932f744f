import { describe, expect, it } from 'vitest';
import type { Layout, Track, TrackEvent } from '../../../vision/types.ts';
import type { BoardReading, BoardReader } from '../../../vision/watching/board/BoardReader.ts';
import { Probation } from '../../../vision/watching/searching/Probation.ts';
import { TrackedBoard } from '../../../vision/watching/TrackedBoard.ts';
import { someFrame, someLayout as layout } from './someBoard.ts';

const track = (hasState: boolean, ...events: TrackEvent[]): Track => ({
  state: hasState ? ({ game: 'tetris' } as Track['state']) : null,
  events,
  piece: 1,
  doubt: null,
});

/** A board that was found at 1000 ms, and shows what `readings` say, one by one. */
function watchedWith(
  readings: BoardReading[] = [],
  origin: Partial<TrackedBoard> & { probation?: Probation | null } = {},
) {
  const board = { layout, readFrame: () => readings.shift()! } as unknown as BoardReader;
  return new TrackedBoard(board, someFrame(1000), {
    isTied: false,
    isPointed: false,
    other: null,
    probation: null,
    ...origin,
  });
}
const reading = (told: Track): BoardReading => ({
  observation: {} as never,
  followed: told,
  track: told,
});

describe('a watched board', () => {
  it('is lost with the third consecutive frame without it', () => {
    const watched = watchedWith(['gone', 'gone', reading(track(true)), 'gone', 'gone', 'gone']);
    const lost = [1, 2, 3, 4, 5, 6].map((at) => (watched.readFrame(someFrame(1000 + at)), watched.isLost));
    expect(lost).toEqual([false, false, false, false, false, true]);
  });

  it('is not lost if the frame does not contain it', () => {
    const watched = watchedWith(['cut off', 'cut off', 'cut off', 'cut off']);
    for (let at = 1; at <= 4; at++) watched.readFrame(someFrame(1000 + at));
    expect(watched.isLost).toBe(false);
  });

  it('is reported as found once, when it is trusted and has a state', () => {
    const watched = watchedWith([], { probation: new Probation(1, 0) });
    expect(watched.isTrusted).toBe(false);
    expect(watched.isProvenBy(track(true, { kind: 'move' }))).toBe(true);
    watched.trust(2000);
    const told = [track(false), track(true, { kind: 'spawn' }), track(true, { kind: 'lock' })].map((one) =>
      watched.announced(one).events.map(({ kind }) => kind),
    );
    expect(told).toEqual([[], ['found'], ['lock']]);
  });

  it('is calm between a hint and the next piece, and after a second without a state, so that a search delays no hint', () => {
    const watched = watchedWith([reading(track(true, { kind: 'spawn' }))]);
    watched.readFrame(someFrame(5000));
    const calm = [5000, 5079, 5080, 5400, 5401, 6000, 6001].map((now) => watched.isCalm(now));
    expect(calm).toEqual([false, false, true, true, false, false, true]);
  });

  it('is doubtful three seconds after the last state', () => {
    const watched = watchedWith([reading(track(true)), reading(track(false))]);
    watched.readFrame(someFrame(5000));
    watched.readFrame(someFrame(7000));
    expect([8000, 8001].map((now) => watched.isDoubtful(now))).toEqual([false, true]);
  });

  it('is fleeting while its states span less than five seconds, unless the user clicked it', () => {
    const states = [reading(track(true)), reading(track(true))];
    const watched = watchedWith(states);
    watched.readFrame(someFrame(5999));
    expect(watched.isFleeting).toBe(true);
    watched.readFrame(someFrame(6000));
    expect(watched.isFleeting).toBe(false);
    expect(watchedWith([], { isPointed: true }).isFleeting).toBe(false);
  });

  it('is not fleeting after three consecutive pieces, however fast', () => {
    const spawns = [1, 2, 3].map(() => reading(track(true, { kind: 'spawn' })));
    const watched = watchedWith(spawns);
    const fleeting = [1, 2, 3].map((at) => (watched.readFrame(someFrame(1000 + at)), watched.isFleeting));
    expect(fleeting).toEqual([true, true, false]);
  });

  it('distinguishes itself from another board, but not from the other side of its own match', () => {
    const puyo = { ...layout, game: 'puyo', columns: 6, rows: 12 } as const;
    const beside = { ...puyo, board: { ...layout.board, x: 200 } };
    const board = { layout: puyo, readFrame: () => reading(track(true)) } as unknown as BoardReader;
    const watched = new TrackedBoard(board, someFrame(1000), {
      isTied: false,
      isPointed: false,
      other: null,
      probation: null,
    });
    expect(watched.isOtherThan(puyo, 1000)).toBe(false);
    expect(watched.isOtherThan(beside, 1000)).toBe(true);
    watched.readFrame(someFrame(1100));
    expect(watched.isOtherThan(beside, 1000)).toBe(false);
  });

  it('keeps cells measured by movement against another measure of them, for ten seconds without a state', () => {
    const found = { ...layout, board: { ...layout.board, x: 5, width: 108 } };
    const isOther = (isMoved: boolean, at: number) =>
      new TrackedBoard({ layout, isMoved } as BoardReader, someFrame(1000), {
        isTied: false,
        isPointed: false,
        other: null,
        probation: null,
      }).isOtherThan(found, at);
    expect([isOther(false, 5000), isOther(true, 5000), isOther(true, 11_001)]).toEqual([true, false, true]);
  });

  it.each<[string, Partial<Layout>, boolean]>([
    ['the same cells, a little higher', { board: { x: 10, y: 8, width: 100, height: 202 } }, false],
    ['one row fewer', { rows: 19, board: { x: 10, y: 20, width: 100, height: 190 } }, false],
    ['fewer and larger cells', { columns: 6, rows: 12 }, true],
    ['more and smaller cells', { columns: 12, rows: 24 }, true],
    ['a field of another game', { game: 'puyo' }, true],
    ['another board', { columns: 6, rows: 12, board: { x: 120, y: 10, width: 60, height: 120 } }, false],
  ])('with followed pieces is contradicted by other cells at its place: %s', (_, found, isSo) => {
    const moves = Array.from({ length: 4 }, () => reading(track(true, { kind: 'move' })));
    const watched = watchedWith(moves);
    const told = moves.slice().map((_, i) => {
      const before = watched.isContradictedBy({ ...layout, ...found }, 2000);
      watched.readFrame(someFrame(1000 + i));
      return before;
    });
    expect(told).toEqual([false, false, false, false]);
    expect(watched.isContradictedBy({ ...layout, ...found }, 2000)).toBe(isSo);
    expect(watched.isContradictedBy({ ...layout, ...found }, 60_000)).toBe(false);
  });

  it.each([
    ['other cells with a lower confidence', { columns: 6, rows: 12, confidence: 0.55 }, false],
    ['another game with a lower confidence', { game: 'puyo', confidence: 0.55 } as const, false],
    ['other cells with a higher confidence', { columns: 6, rows: 12, confidence: 0.65 }, true],
    ['the same cells', { confidence: 0.3 }, true],
    ['its uncovered part', { rows: 9, board: { ...layout.board, height: 90 }, confidence: 0.65 }, false],
    ['a board elsewhere', { board: { ...layout.board, x: 200 }, confidence: 0.3 }, true],
  ])('is replaced after its first position by %s: %s', (_name, other, expected) => {
    const watched = watchedWith([reading(track(true))]);
    expect(watched.givesWayTo({ ...layout, ...other })).toBe(true);
    watched.readFrame(someFrame(1100));
    expect(watched.givesWayTo({ ...layout, ...other })).toBe(expected);
  });

  it('may be a Tetris board while pairs move at a doubtful place, until a search confirms Puyo', () => {
    const puyo = { ...layout, game: 'puyo', columns: 6, rows: 12, confidence: 0.6 } as const;
    const board = {
      layout: puyo,
      readFrame: () => reading(track(true, { kind: 'move' })),
    } as unknown as BoardReader;
    const watched = new TrackedBoard(board, someFrame(1000), {
      isTied: false,
      isPointed: false,
      other: null,
      probation: null,
    });
    watched.confirm();
    expect(watched.mayBeTetris).toBe(true);
    watched.readFrame(someFrame(1100));
    watched.confirm();
    expect(watched.mayBeTetris).toBe(false);
    for (let at = 1200; at < 2000; at += 100) watched.readFrame(someFrame(at));
    expect(watched.isContradictedBy(layout, 2000)).toBe(false);
  });
});
