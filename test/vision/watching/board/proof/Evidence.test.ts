import { describe, expect, it } from 'vitest';
import { parseBoard } from '../../../../../engine/tetris/rules/board.ts';
import { cellsOf } from '../../../../../engine/tetris/rules/pieces.ts';
import type { Location, TetrisState } from '../../../../../engine/tetris/types.ts';
import { chanceOf } from '../../../../../vision/watching/board/proof/chance.ts';
import { Evidence, type Cues } from '../../../../../vision/watching/board/proof/Evidence.ts';
import { isWorthShowing } from '../../../../../vision/trust.ts';
import type { EventKind, TetrisObservation, Track } from '../../../../../vision/types.ts';
import { tetrisSeen } from '../../../observed.ts';
import { makePosition } from '../../../../../engine/tetris/position.ts';

const active: Location = { type: 'T', orientation: 'north', x: 4, y: 17 };
const stack = ['XXXX......', 'XX..XXXX..'];
const art = ['...XX.....', '..XXXX....', '...XX.....', '..XXXX....', ...stack];

interface Seen {
  /** What is read and what is told, the lowest rows. */
  read?: readonly string[];
  told?: readonly string[] | null;
  events?: readonly EventKind[];
  /** Of the reading. */
  confidence?: number;
  /** Rows by which the piece has fallen. */
  fallen?: number;
}

const after = (fallen: number): Location => ({ ...active, y: active.y - fallen });

function observed(lowest: readonly string[], confidence: number, fallen: number): TetrisObservation {
  const board = { x: 0, y: 0, width: 200, height: 400 };
  const cells = [...Array<string>(20 - lowest.length).fill('..........'), ...lowest];
  const current = { piece: 'T' as const, cells: cellsOf(after(fallen)) };
  return tetrisSeen({ board, cells, current, confidence }); // prettier-ignore
}

function tracked(lowest: readonly string[] | null, kinds: readonly EventKind[], fallen: number): Track {
  const state: TetrisState | null = lowest && makePosition({ board: parseBoard(lowest, 20), queue: ['T'], canHold: true, active: after(fallen) }); // prettier-ignore
  return { state, events: kinds.map((kind) => ({ kind }) as Track['events'][number]), piece: 1, doubt: null };
}

function cuesAfter(...all: Seen[]): Cues | null {
  const evidence = new Evidence();
  return all
    .map(({ read = stack, told = stack, events = [], confidence = 0.5, fallen = 0 }) =>
      evidence.cuesFor(observed(read, confidence, fallen), tracked(told, events, fallen)),
    )
    .at(-1)!;
}

const isShown = (...all: Seen[]): boolean => isWorthShowing(chanceOf(cuesAfter(...all)!));

const found: Seen = { events: ['found'] };
const landed: Seen = { events: ['lock', 'spawn'] };

describe('the evidence for a position', () => {
  it('is null without a followed position', () => {
    expect(cuesAfter({ told: null })).toBeNull();
  });

  it('includes a reading that agreed in every cell, until other cells are there', () => {
    expect(cuesAfter(found)!.agreed).toBe(1);
    expect(cuesAfter(found, { read: art })!.agreed).toBe(1);
    expect(cuesAfter(found, { read: art, told: art.slice(1), events: ['lock', 'spawn'] })!.agreed).toBe(0);
  });

  it('decreases with every cell that differs in a reading', () => {
    expect(cuesAfter(found, { read: ['X.........', ...stack] })!.apart).toBe(1 / 4);
    expect(cuesAfter(found, { read: art })!.apart).toBe(12 / 4);
  });

  it('counts pieces that have landed since the position came from readings alone', () => {
    expect(cuesAfter(found, landed, landed, landed)!.landed).toBe(2);
    expect(cuesAfter(found, landed, { events: ['spawn'] })!.landed).toBe(0);
    expect(cuesAfter(found, { events: ['lock'] }, { events: ['spawn'] })!.landed).toBe(1);
  });

  it('decreases for a stack from nowhere, until a piece has landed on it', () => {
    const leap: Seen = { read: art, told: art, events: ['spawn'] };
    expect(cuesAfter(found, leap)).toMatchObject({ leapt: 12 / 4, unled: 1 });
    expect(cuesAfter(found, leap, { ...leap, ...landed })!.leapt).toBe(0);
  });
});

describe('a position is shown', () => {
  it('at once if the reading agrees', () => {
    expect(isShown(found)).toBe(true);
  });

  it('while a reading differs after several landings', () => {
    expect(isShown(found, landed, landed, landed, { read: ['XXXX......', ...stack] })).toBe(true);
  });

  it('only if a reading has agreed', () => {
    expect(isShown({ ...found, read: art })).toBe(false);
  });

  it('only if its stack has not come from nowhere', () => {
    expect(isShown(found, landed, { read: art, told: art, events: ['spawn'] })).toBe(false);
  });

  it.each([
    ['with sure readings while the piece falls', 0.95, 1, true],
    ['with sure readings while the piece stays', 0.95, 0, false],
    ['with unsure readings while the piece falls', 0.85, 1, false],
  ])('if such a stack is read repeatedly %s: %s', (_name, confidence, pace, expected) => {
    const again = (times: number): Seen => ({ read: art, told: art, confidence, fallen: times * pace });
    const missed = { ...again(0), events: ['spawn'] } as const;
    expect(isShown(found, landed, missed, again(1))).toBe(false);
    expect(isShown(found, landed, missed, again(1), again(2))).toBe(expected);
  });

  it('if landings are missed repeatedly, as soon as sure readings agree', () => {
    const stacks = [stack, art].flatMap((rows) => [rows, [...rows.slice(1)]]);
    const times = Array.from({ length: 8 }, (_, turn) => stacks[turn % stacks.length]!);
    const seen = times.flatMap((rows): Seen[] =>
      [0, 1, 2].map((fallen) => ({
        read: rows,
        told: rows,
        fallen,
        confidence: 0.95,
        events: fallen === 0 ? ['spawn'] : [],
      })),
    );
    expect(isShown(found, ...seen)).toBe(true);
  });
});
