import { expect, it } from 'vitest';
import type { TetrisObservation } from '../../../../../vision/types.ts';
import { TetrisNetworkReader } from '../../../../../vision/watching/board/networks/TetrisNetworkReader.ts';
import { tetrisSeen } from '../../../observed.ts';

const current: TetrisObservation['current'] = { piece: 'O', cells: [] };
const seen = (cells: string, more: Partial<TetrisObservation> = {}): TetrisObservation =>
  tetrisSeen({ cells: [cells], current, ...more });
const [bare, art] = [seen('....'), seen('.XX.')];

interface Look {
  alone: TetrisObservation;
  both?: TetrisObservation;
  isLandedOn?: boolean;
}

/** Looks at one picture a second, and tells which were asked about and what was read. */
function watch(looks: readonly Look[]): { asked: number[]; read: string[] } {
  const reader = new TetrisNetworkReader();
  const asked: number[] = [];
  const told = looks.map(({ alone, both = alone, isLandedOn = false }, second) => {
    const ask = (): TetrisObservation => (asked.push(second), both);
    return reader.check(alone, ask, isLandedOn, 1000 * second);
  });
  return { asked, read: told.map(({ cells }) => cells.join()) };
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
    ...Array(12).fill({ alone: art, both: bare, isLandedOn: true }),
  ];
  const { asked, read } = watch(looks);
  expect(read).toEqual(Array(13).fill('....'));
  expect(asked).toHaveLength(13);
});

it('does not ask about a stack on which a piece has landed', () => {
  const { asked, read } = watch([{ alone: art, both: bare, isLandedOn: true }]);
  expect([asked, read]).toEqual([[], ['.XX.']]);
});

it.each(['cells not readable', 'something covers the board'] as const)(
  'asks again about every picture in which "%s", also after a piece has landed',
  (doubt) => {
    const unclear = seen('.X..', { doubts: [doubt] });
    const looks: Look[] = [{ alone: art }, { alone: unclear, both: art, isLandedOn: true }];
    const { asked, read } = watch([...looks, { alone: art, isLandedOn: true }]);
    expect([asked, read]).toEqual([
      [0, 1],
      ['.XX.', '.XX.', '.XX.'],
    ]);
  },
);

it('asks again about a stack without a piece, of which the network may know nothing', () => {
  const alone = seen('.XX.', { current: null });
  expect(watch([{ alone }, { alone }]).asked).toEqual([0, 1]);
});
