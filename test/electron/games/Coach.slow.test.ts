import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Coach } from '../../../electron/games/Coach.ts';
import type { PuyoTurn, RecordedGame, TetrisTurn } from '../../../engine/review/record.ts';
import { recordGame } from '../../../build/fit/review/players.ts';
import { puyoPositionOf } from '../../../engine/review/puyo/position.ts';
import { positionOf } from '../../../engine/review/tetris/position.ts';
import { suggest as suggestPuyo } from '../../../engine/puyo/advice/suggest.ts';
import { suggest } from '../../../engine/tetris/advice/suggest.ts';

const changed = vi.fn<() => void>();
const engine = {
  ask: vi.fn((...[state, options]: Parameters<typeof suggest>) => Promise.resolve(suggest(state, options))),
  askPuyo: vi.fn((...[state, options]: Parameters<typeof suggestPuyo>) =>
    Promise.resolve(suggestPuyo(state, options)),
  ),
};
let coach: Coach;
beforeEach(() => {
  vi.clearAllMocks();
  coach = new Coach(engine, changed);
  coach.configure({ help: 'afterWorse' });
});

/** After each turn of a game: whether a hint is wanted. */
async function calls({ header, turns }: RecordedGame): Promise<boolean[]> {
  const called: boolean[] = [];
  for (const turn of turns) {
    const before = changed.mock.calls.length;
    coach.saw(turn, header);
    await vi.waitFor(() => expect(changed.mock.calls.length).toBe(before + 1));
    called.push(coach.isCalledFor);
  }
  return called;
}

const share = (called: readonly boolean[]): number => called.filter(Boolean).length / called.length;

describe('hints after a worse move only', () => {
  it('are not wanted while one plays like the engine, and mostly are by a careless player', async () => {
    expect(share(await calls(recordGame('engine', 21, 25)))).toBeLessThan(0.05);
    expect(share(await calls(recordGame('random', 21, 15)))).toBeGreaterThan(0.6);
  });

  it('are not wanted after another place of about the same worth', async () => {
    const ties: { turn: TetrisTurn; loss: number }[] = [];
    const game = recordGame('engine', 5, 30);
    for (const turn of game.turns as TetrisTurn[]) {
      const [best, second] = suggest(positionOf(turn, game.header), { width: 24 }).candidates;
      const loss = best!.score - second!.score;
      if (loss < 10) ties.push({ turn: { ...turn, placed: second!.placement.location }, loss });
    }
    expect(ties.length).toBeGreaterThan(3);
    const called = await calls({ header: game.header, turns: ties.map(({ turn }) => turn) });
    expect(called).not.toContain(true);
  });

  it('are wanted for one piece: the next move, or another game, ends that', async () => {
    const { header, turns } = recordGame('random', 21, 6);
    for (const turn of turns) {
      coach.saw(turn, header);
      expect(coach.isCalledFor).toBe(false);
    }
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    coach.forget();
    expect(coach.isCalledFor).toBe(false);
  });
});

it('wants hints for every piece, and asks nothing, if help is always on', () => {
  coach.configure({ help: 'keys' });
  const { header, turns } = recordGame('random', 21, 3);
  coach.saw(turns[0]!, header);
  expect(coach.isCalledFor).toBe(true);
  expect(engine.ask).not.toHaveBeenCalled();
});

it('distinguishes a pair placed on a chain from one placed where the engine would', async () => {
  const header = { ...recordGame('random', 1, 1).header, game: 'puyo' as const, columns: 6, rows: 12 };
  const pairs = ['RG', 'RR', 'GB'];
  const turn: PuyoTurn = {
    kind: 'pair',
    at: 0,
    cells: ['R.....', 'RG....', 'RGG...', 'GBB.YY'],
    pairs,
    allClear: false,
    incoming: 0,
    placed: { column: 1, direction: 'up' },
    hint: null,
  };
  const { candidates } = suggestPuyo(puyoPositionOf(turn), { nodes: 20_000, count: 22 });
  const sorted = candidates.toSorted((a, b) => b.score - a.score);
  const judged = async (placed: PuyoTurn['placed']): Promise<boolean> => {
    changed.mockClear();
    coach.saw({ ...turn, placed }, header);
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    return coach.isCalledFor;
  };
  expect(await judged(sorted[0]!.placement)).toBe(false);
  expect(await judged(sorted.at(-1)!.placement)).toBe(true);
});
