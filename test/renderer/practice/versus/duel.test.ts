import { describe, expect, it } from 'vitest';
import { Duel, type Exchange } from '../../../../renderer/practice/versus/Duel.ts';
import { type Seat, chosen, Rival } from '../../../../renderer/practice/versus/Rival.ts';

/** A game in which each piece takes the keys that it is given. */
interface Toy {
  piece: number;
  pressed: string;
  sent: number;
  received: number;
  isOver: boolean;
}

const start: Toy = { piece: 0, pressed: '', sent: 0, received: 0, isOver: false };

const seat = (think: Seat<Toy, string>['think']): Seat<Toy, string> => ({
  pace: 1000,
  turnOf: ({ isOver, piece }) => (isOver ? null : piece),
  think,
  press: (toy, key) => ({ ...toy, pressed: toy.pressed + key, piece: toy.piece + Number(key === '!') }),
  pass: (toy) => toy,
});

const exchange: Exchange<Toy> = {
  sentBy: ({ sent }) => sent,
  receive: (toy, garbage) => ({ ...toy, received: toy.received + garbage }),
  hasLost: ({ isOver }) => isOver,
  win: (toy) => ({ ...toy, pressed: 'won' }),
};

async function pass(rival: Rival<Toy, string>, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 50) {
    rival.frame(50);
    await Promise.resolve();
  }
}

describe('the other player', () => {
  it('presses its keys evenly, the last one when the time for the piece is up', async () => {
    const rival = new Rival(
      seat(async () => [...'lr!']),
      start,
    );
    await pass(rival, 950);
    expect(rival.clock.pressed).toBe('lr');
    await pass(rival, 50);
    expect(rival.clock.pressed).toBe('lr!');
    await pass(rival, 1000);
    expect(rival.clock).toMatchObject({ pressed: 'lr!lr!', piece: 2 });
  });

  it('thinks once about a piece, and waits if it finds nothing', async () => {
    let asked = 0;
    const rival = new Rival(
      seat(() => {
        asked++;
        return Promise.reject(new Error('worker gone'));
      }),
      start,
    );
    await pass(rival, 3000);
    expect([asked, rival.clock.pressed]).toEqual([1, '']);
  });

  it('does nothing more when its game is over', async () => {
    const rival = new Rival(
      seat(async () => ['!']),
      { ...start, isOver: true },
    );
    await pass(rival, 2000);
    expect(rival.clock.piece).toBe(0);
  });
});

describe('a match', () => {
  const duelOf = (own: Partial<Toy>) =>
    new Duel(
      new Rival(
        seat(async () => []),
        { ...start, ...own },
      ),
      exchange,
    );

  it('sends garbage once, both ways', () => {
    const duel = duelOf({ sent: 2 });
    const first = duel.frame({ ...start, sent: 3 }, 10);
    const second = duel.frame(first, 10);
    expect([duel.rival.clock.received, first.received, second.received]).toEqual([3, 2, 2]);
  });

  it('is won when the other one is over', () => {
    expect(duelOf({ isOver: true }).frame(start, 10).pressed).toBe('won');
  });
});

describe('a place', () => {
  it('is the best one, except for slips to one of the next', () => {
    const draws =
      (...values: number[]) =>
      () =>
        values.shift()!;
    expect(chosen('abcdef'.split(''), { slips: 0.1 }, draws(0.2, 0.5))).toBe('a');
    expect(chosen('abcdef'.split(''), { slips: 0.1 }, draws(0.05, 0.5))).toBe('d');
    expect(chosen(['a'], { slips: 1 }, draws(0.05, 0.5))).toBe('a');
    expect(chosen([], { slips: 0 }, draws(0.05, 0.5))).toBeUndefined();
  });
});
