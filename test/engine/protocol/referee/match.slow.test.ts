import { describe, expect, it } from 'vitest';
import { type Contestant, playMatch } from '../../../../engine/protocol/referee/match.ts';
import { attackTables } from '../../../../engine/tetris/rules/attack.ts';
import { findOptions } from '../../../../engine/tetris/advice/options.ts';
import { suggest } from '../../../../engine/tetris/advice/suggest.ts';
import { type TetrisState } from '../../../../engine/tetris/types.ts';

const attacker: Contestant = (state) =>
  Promise.resolve(suggest(state, { evaluator: 'tspin', width: 12, count: 1 }).candidates[0]!);
/** Piles up in the middle. */
const fool: Contestant = ({ active, ...state }) => {
  const [option] = findOptions(active ? { ...state, active } : state, { skill: 'drops', useHold: false });
  return Promise.resolve({ placement: option!.placement, useHold: false });
};
const rules = { seed: 3, pieces: 40, table: attackTables.guideline };

describe('a match', () => {
  it('is the same for the same seed, with the same pieces for both', async () => {
    const seen: [string[], string[]] = [[], []];
    const watched = (side: 0 | 1): Contestant => {
      return (state: TetrisState) => {
        seen[side].push(state.queue.join(''));
        return attacker(state);
      };
    };
    const record = await playMatch({ ...rules, pieces: 6 }, [watched(0), watched(1)]);
    expect(seen[0]).toEqual(seen[1]);
    expect(await playMatch({ ...rules, pieces: 6 }, [attacker, attacker])).toEqual(record);
    expect(record.winner).toBeNull();
  });

  it('is lost by who tops out, and garbage only comes in where the other has sent it', async () => {
    const { winner, sides } = await playMatch(rules, [fool, attacker]);
    expect(winner).toBe(1);
    expect(sides[0].lostBy).toBe('topped out');
    expect(sides[1].lostBy).toBeNull();
    expect(sides[0].received).toBeLessThanOrEqual(sides[1].attack);
    expect(sides[1].received).toBe(0);
  });

  it('reports garbage on its way, and lets it in after a piece that clears nothing', async () => {
    const told: number[] = [];
    const victim: Contestant = (state) => {
      told.push(state.incoming);
      return suggestSafely(state);
    };
    const { sides } = await playMatch({ ...rules, pieces: 30 }, [victim, attacker]);
    expect(Math.max(...told)).toBeGreaterThan(0);
    expect(sides[0].received).toBeGreaterThan(0);
  });

  it('is lost by who gives no answer', async () => {
    const silent: Contestant = () => Promise.reject(new Error('says nothing'));
    const { winner, sides } = await playMatch(rules, [attacker, silent]);
    expect(winner).toBe(0);
    expect(sides[1]).toMatchObject({ pieces: 0, lostBy: 'says nothing' });
  });
});

function suggestSafely(state: TetrisState): ReturnType<Contestant> {
  return Promise.resolve(suggest(state, { evaluator: 'okiba', width: 8, count: 1 }).candidates[0]!);
}
