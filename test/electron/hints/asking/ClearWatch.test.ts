import { beforeEach, describe, expect, it } from 'vitest';
import { ClearWatch } from '../../../../electron/hints/asking/ClearWatch.ts';
import { FakeThread } from '../../supervision/FakeThread.ts';
import type { ClearOutlook } from '../../../../engine/protocol/solver/clearing.ts';
import type { WatchAnswer, WatchQuestion } from '../../../../engine/protocol/solver/watchThread.ts';
import type { GameRulesName } from '../../../../engine/tetris/gameRules.ts';
import type { Skill } from '../../../../engine/tetris/moves/skill.ts';
import type { TetrisState } from '../../../../engine/tetris/types.ts';
import { makeState, makeSuggestion } from '../../sightings.ts';

const state = makeState({ type: 'T', orientation: 'north', x: 4, y: 18 });
const next = makeState({ type: 'I', orientation: 'north', x: 4, y: 18 });
const outlook: ClearOutlook = { answer: 'depends', lines: 4, pieces: 3, solved: 20, total: 49 };

let threads: FakeThread<WatchQuestion, WatchAnswer>[];
let changes: number;
let watch: ClearWatch;

beforeEach(() => {
  [threads, changes] = [[], 0];
  watch = new ClearWatch(
    () => changes++,
    () => threads[threads.push(new FakeThread()) - 1]!,
  );
});

const answer = (thread: FakeThread<WatchQuestion, WatchAnswer>) =>
  thread.answer({ id: thread.asked.at(-1)!.id, outlook });

function follow(
  position: TetrisState | null,
  final: boolean,
  skill: Skill = 'slides',
  rules: GameRulesName = 'guideline',
): void {
  const suggestion = { ...makeSuggestion(), final };
  watch.follow({ tellsClears: true, skill, rules }, () => ({ position, suggestion }));
}

describe('perfect clears of a watched game', () => {
  it('are judged once the hint is there, and once for a piece', () => {
    follow(state, false);
    expect(threads).toHaveLength(0);
    follow(state, true);
    follow({ ...state, active: { ...state.active!, x: 5 } }, true);
    follow(state, false);
    expect(threads[0]!.asked).toHaveLength(1);
    expect(threads[0]!.asked[0]!.watched).toMatchObject({ queue: state.queue, drops: false, locked: false });
    answer(threads[0]!);
    expect([watch.outlook, changes]).toEqual([outlook, 1]);
  });

  it('are given up with the piece', () => {
    follow(state, true);
    answer(threads[0]!);
    follow(next, false);
    expect(watch.outlook).toBeNull();
    expect(threads[0]!.asked.map(({ watched }) => watched !== null)).toEqual([true, false]);
    threads[0]!.answer({ id: threads[0]!.asked[0]!.id, outlook });
    expect([watch.outlook, changes]).toEqual([null, 1]);
    follow(next, true);
    answer(threads[0]!);
    expect([watch.outlook, threads.length]).toEqual([outlook, 1]);
    follow(null, false);
    expect(watch.outlook).toBeNull();
  });

  it.each([
    [
      { hold: null, canHold: true },
      { hold: true, locked: false },
    ],
    [
      { hold: 'T', canHold: false },
      { hold: true, locked: true },
    ],
    [
      { hold: null, canHold: false },
      { hold: false, locked: false },
    ],
  ] as const)(
    'reckon with hold as %j has it, and with what the player and the game can do',
    (holding, asked) => {
      follow({ ...state, ...holding }, true, 'drops', 'nes');
      const known = { held: holding.hold, drops: true, kicks: 'nes' };
      expect(threads[0]!.asked[0]!.watched).toMatchObject({ ...asked, ...known });
    },
  );

  it('are nothing to a player who does not want to know', () => {
    const unasked = (): never => {
      throw new Error('asked');
    };
    watch.follow({ tellsClears: false, skill: 'slides', rules: 'guideline' }, unasked);
    follow(state, true);
    answer(threads[0]!);
    watch.follow({ tellsClears: false, skill: 'slides', rules: 'guideline' }, unasked);
    expect(watch.outlook).toBeNull();
  });

  it('go on with another thread where one has died', () => {
    follow(state, true);
    threads[0]!.listeners.error!(new Error('out of memory') as never);
    follow(next, true);
    expect(threads.map(({ asked, isTerminated }) => [asked.length, isTerminated])).toEqual([
      [1, true],
      [1, false],
    ]);
    watch.close();
    expect(threads[1]!.isTerminated).toBe(true);
  });
});
