import { describe, expect, it } from 'vitest';
import type { TetrisObservation } from '../../../../../vision/types.ts';
import {
  TetrisNetworkReader,
  type KnownGame,
} from '../../../../../vision/watching/board/networks/TetrisNetworkReader.ts';
import { tetrisSeen } from '../../../observed.ts';

const current: TetrisObservation['current'] = { piece: 'O', cells: [] };
const seen = (cells: string, more: Partial<TetrisObservation> = {}): TetrisObservation =>
  tetrisSeen({ cells: [cells], current, ...more });
const [bare, art] = [seen('....'), seen('.XX.')];

interface Look {
  alone: TetrisObservation;
  both?: TetrisObservation;
  known?: Partial<KnownGame>;
}

const trackerOf = (isLost: boolean, explains: KnownGame['tracker']['explains']): KnownGame['tracker'] => ({
  isLost,
  explains,
});
const landedOn = { isLandedOn: true };

/** Looks at one picture a second, and tells which were asked about and what was read. */
function watch(looks: readonly Look[]): { asked: number[]; read: string[] } {
  const reader = new TetrisNetworkReader();
  const asked = new Set<number>();
  const told = looks.map(({ alone, both = alone, known }, second) => {
    const ask = (): TetrisObservation => (asked.add(second), both);
    const tracker = trackerOf(false, () => true);
    const usual: KnownGame = { isReadAlone: true, isLandedOn: false, tracker };
    return reader.check(alone, ask, { ...usual, ...known }, 1000 * second);
  });
  return { asked: [...asked], read: told.map(({ cells }) => cells.join()) };
}

it('asks the network until it agrees about a stack under a piece', () => {
  const looks = [art, art, seen('XXX.')].map((alone) => ({ alone }));
  expect(watch(looks).asked).toEqual([0]);
});

it('does not ask about what appears in a well that was seen empty under a piece: a word covers it', () => {
  const { asked, read } = watch([{ alone: bare }, { alone: art, both: bare }]);
  expect([asked, read]).toEqual([[], ['....', '.XX.']]);
});

it('takes what the network reads in each picture where it sees no stack, also for a while after a piece has landed', () => {
  const looks: Look[] = [
    { alone: art, both: bare },
    ...Array(12).fill({ alone: art, both: bare, known: landedOn }),
  ];
  const { asked, read } = watch(looks);
  expect(read).toEqual(Array(13).fill('....'));
  expect(asked).toHaveLength(13);
});

it('does not ask about a stack on which a piece has landed', () => {
  const { asked, read } = watch([{ alone: art, both: bare, known: landedOn }]);
  expect([asked, read]).toEqual([[], ['.XX.']]);
});

describe('a reading that the rules do not explain', () => {
  const explains = (one: TetrisObservation): boolean => one === bare;
  const known = { ...landedOn, tracker: trackerOf(false, explains) };
  const lost = { ...landedOn, tracker: trackerOf(true, explains) };

  it('is replaced by that of the network if the rules explain it', () => {
    expect(watch([{ alone: art, both: bare, known }])).toEqual({ asked: [0], read: ['....'] });
    expect(watch([{ alone: art, both: bare, known: { ...known, isReadAlone: false } }]).read).toEqual([
      '....',
    ]);
    expect(watch([{ alone: bare, both: art, known }])).toEqual({ asked: [], read: ['....'] });
  });

  it('is kept if the rules do not explain the other one either, unless no position is known', () => {
    const both = seen('X...');
    expect(watch([{ alone: art, both, known }]).read).toEqual(['.XX.']);
    expect(watch([{ alone: art, both, known: lost }]).read).toEqual(['X...']);
    expect(watch([{ alone: art, both, known: { ...lost, isReadAlone: false } }]).read).toEqual(['.XX.']);
  });
});

it('prefers a reading with a falling piece of two that the rules explain', () => {
  const unread = seen('.XX.', { current: null });
  const [both, neither] = [seen('XX..'), seen('XX..', { current: null })];
  expect(watch([{ alone: unread, both, known: landedOn }]).read).toEqual(['XX..']);
  expect(watch([{ alone: unread, both: neither, known: landedOn }]).read).toEqual(['.XX.']);
});

it('asks about every picture without a piece', () => {
  const alone = seen('.XX.', { current: null });
  expect(watch([{ alone }, { alone }]).asked).toEqual([0, 1]);
});
