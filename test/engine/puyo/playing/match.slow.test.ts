import { expect, it } from 'vitest';
import { type Match, playMatch } from '../../../../engine/puyo/playing/match.ts';
import { type Player, followHints } from '../../../../engine/puyo/playing/simulate.ts';
import { type PuyoState } from '../../../../engine/puyo/types.ts';

const match: Match = { dealer: 'esports', colours: 4, previews: 2, seed: 3, pairs: 60 };
const quick = followHints({ evaluator: 'okiba', nodes: 400 });

/** Keeps every position that the player has seen. */
function noting(player: Player): { player: Player; seen: PuyoState[] } {
  const seen: PuyoState[] = [];
  return {
    seen,
    player: (state) => {
      seen.push(state);
      return player(state);
    },
  };
}

/** Stacks everything on the two columns on the right. */
function aside(): Player {
  let turn = 0;
  return () => ({ column: turn++ % 2 ? 6 : 5, direction: 'up' });
}

it('shows each player the other side, and both the same pairs', () => {
  const [one, other] = [noting(quick), noting(quick)];
  playMatch(match, [one.player, other.player]);
  expect(one.seen[0]!.pairs).toEqual(other.seen[0]!.pairs);
  for (const { opponent, pairs, rate } of [...one.seen, ...other.seen]) {
    expect([opponent!.pairs.length, pairs.length]).toEqual([3, 3]);
    expect(rate).toBeGreaterThan(0);
  }
  const fields = new Set(one.seen.map(({ field }) => field.cells.join('/')));
  expect(
    other.seen.filter(({ opponent }) => fields.has(opponent!.field.cells.join('/'))).length,
  ).toBeGreaterThan(5);
});

it('counts down the pairs until garbage falls, and lets it fall then', () => {
  const victim = noting(aside());
  playMatch({ ...match, seed: 1 }, [quick, victim.player]);
  const announced = victim.seen.findIndex(({ incoming }) => incoming > 0);
  expect(announced).toBeGreaterThan(0);
  const { incoming, garbageIn } = victim.seen[announced]!;
  for (let waited = 0; waited <= garbageIn!; waited++) {
    expect(victim.seen[announced + waited]).toMatchObject({ incoming, garbageIn: garbageIn! - waited });
    expect(victim.seen[announced + waited]!.field.cells.join('')).not.toContain('O');
  }
  const after = victim.seen[announced + garbageIn! + 1]!;
  expect(after.field.cells.join('')).toContain('O');
});

it('is the same for the same seed, and changes sides with its players', () => {
  const play = (players: [Player, Player]) => playMatch(match, players);
  expect(play([quick, () => null])).toEqual(play([quick, () => null]));
  expect(play([quick, () => null]).winner).toBe(0);
  expect(play([() => null, quick]).winner).toBe(1);
});
