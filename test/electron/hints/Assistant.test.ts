import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patienceMs } from '../../../electron/hints/asking/EarlierAnswers.ts';
import { defaultSettings, type Settings } from '../../../electron/contract/settings.ts';
import { Assistant } from '../../../electron/hints/Assistant.ts';
import { EngineDied } from '../../../electron/hints/asking/EngineWorker.ts';
import type { Shown, TetrisAdvice } from '../../../electron/hints/Advice.ts';
import type { Turn } from '../../../electron/hints/turns.ts';
import { misdropRates } from '../../../engine/tetris/advice/misdrop.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { SuggestOptions } from '../../../engine/tetris/advice/suggest.ts';
import type { Location, Suggestion, TetrisState } from '../../../engine/tetris/types.ts';
import { layout, lose, makeCandidate, makeState, makeSuggestion, sight, sightPuyo } from '../sightings.ts';

const spawn: Location = { type: 'T', orientation: 'north', x: 4, y: 18 };
const lyingAt = (x: number) => {
  const location = { ...spawn, x, y: 0 };
  return makeCandidate(location, cellsOf(location));
};
const [leftFlat, rightFlat] = [lyingAt(1), lyingAt(8)];

interface Asked {
  state: TetrisState;
  options: SuggestOptions;
  earlier(suggestion: Suggestion): void;
  answer(suggestion: Suggestion): Promise<void>;
  fail(error: Error): Promise<void>;
}

/** Lets everything that waits for an answer run. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

const wishes: Settings = { ...defaultSettings('en'), misdrops: 'low' };

let asked: Asked[];
let drawn: (Shown | null)[];
let troubles: (string | null)[];
let learned: Turn[];
let turns: Turn[];
let assistant: Assistant;

const onScreen = () => drawn.at(-1) ?? null;

afterEach(() => void vi.useRealTimers());

beforeEach(() => {
  [asked, drawn, troubles, learned, turns] = [[], [], [], [], ['cw']];
  assistant = new Assistant(
    {
      ask: (state, options, onEarlier) =>
        new Promise((resolve, reject) => {
          asked.push({
            state,
            options,
            earlier: onEarlier,
            answer: (suggestion) => (resolve(suggestion), settle()),
            fail: (error) => (reject(error), settle()),
          });
        }),
      askPuyo: () => Promise.reject(new Error('not asked here')),
      turns: () => turns,
      puyoTurns: () => ['cw', 'ccw'],
      wantsHint: () => true,
      isBoardCovered: () => false,
      slips: (level) => misdropRates[level],
      learn: (turn) => learned.push(turn),
      show: (shown) => drawn.push(shown),
      changed: () => {},
      engineTrouble: (reason) => troubles.push(reason),
    },
    { ...wishes, help: 'keys' },
  );
});

async function seeWithHint(): Promise<void> {
  assistant.sighted(sight(1, 1, makeState(spawn)));
  await asked[0]!.answer(makeSuggestion(leftFlat, rightFlat));
}

describe('a new piece', () => {
  it('is asked about once and gets its hint with the keys from its place', async () => {
    assistant.sighted(sight(1, 1, makeState(spawn)));
    assistant.sighted(sight(2, 1, makeState(spawn)));
    expect(asked).toHaveLength(1);
    expect(asked[0]!.options).toMatchObject({ for: 1, turns: ['cw'], evaluator: 'okiba' });
    expect(asked[0]!.options.count).toBeGreaterThan(3);
    expect(asked[0]!.options.milliseconds).toBeLessThan(200);
    expect([onScreen(), assistant.status]).toEqual([null, 'reading']);
    await asked[0]!.answer(makeSuggestion(leftFlat, rightFlat));
    expect(onScreen()?.advice.keys).toEqual(['left', 'left', 'left', 'hardDrop']);
    expect(assistant.status).toBe('ready');
    expect(assistant.view().suggestion?.candidates[0]?.inputs).toEqual(['left', 'left', 'left', 'hardDrop']);
  });

  it('removes the old hint before its own is known', async () => {
    await seeWithHint();
    assistant.sighted(sight(2, 2, makeState(spawn, ['XXX.......'])));
    expect(onScreen()).toBeNull();
    expect(assistant.view().suggestion).toBeNull();
  });

  it('does not get an answer that came too late for the previous piece', async () => {
    assistant.sighted(sight(1, 1, makeState(spawn)));
    assistant.sighted(sight(2, 2, makeState({ ...spawn, type: 'O' })));
    await asked[0]!.answer(makeSuggestion(leftFlat));
    expect(drawn.filter((shown) => shown !== null)).toEqual([]);
    expect(assistant.status).not.toBe('ready');
  });

  it('takes the first candidate that can be reached', async () => {
    const wall = ['.....X....', '.....X....'];
    const board = [...wall, ...Array<string>(18).fill('.....X....')];
    assistant.sighted(sight(1, 1, makeState({ ...spawn, x: 2 }, board)));
    await asked[0]!.answer(makeSuggestion(rightFlat, leftFlat));
    expect(onScreen()?.advice.best).toBe(leftFlat);
  });
});

describe('the same piece', () => {
  it('keeps its hint while it moves and turns; only the keys follow', async () => {
    await seeWithHint();
    assistant.sighted(sight(2, 1, makeState({ ...spawn, x: 3, y: 17 })));
    expect(asked).toHaveLength(1);
    expect(onScreen()?.advice.best).toBe(leftFlat);
    expect(onScreen()?.advice.keys).toEqual(['left', 'left', 'hardDrop']);
    assistant.sighted(sight(3, 1, makeState({ ...spawn, orientation: 'west', x: 3, y: 16 })));
    expect(onScreen()?.advice.keys[0]).toBe('cw');
  });

  it('is asked about again from its place once its hint is out of reach', async () => {
    await seeWithHint();
    const low = { ...spawn, x: 8, y: 2 };
    const walled = Array<string>(6).fill('.....X....');
    assistant.sighted(sight(2, 1, makeState(low, walled)));
    expect(onScreen()).toBeNull();
    expect(asked).toHaveLength(2);
    expect(asked[1]!.state.active).toEqual(low);
  });

  it('is asked about again from elsewhere on the same board, and no sooner', async () => {
    const wall = Array<string>(6).fill('.....X....');
    assistant.sighted(sight(1, 1, makeState(spawn, wall)));
    await asked[0]!.answer(makeSuggestion(leftFlat));
    const beside = { ...spawn, x: 8 };
    assistant.sighted(sight(2, 1, makeState(beside, wall)));
    expect([onScreen()?.advice.best, asked.length]).toEqual([leftFlat, 1]);
    assistant.sighted(sight(3, 1, makeState({ ...beside, y: 2 }, wall)));
    expect([onScreen(), asked.length]).toEqual([null, 2]);
  });

  it.each([
    ['keeps its first place once the player steers', { x: 3 }, leftFlat],
    ['takes the better place while it only falls', { y: 12 }, rightFlat],
  ])('%s', async (_, change, expected) => {
    vi.useFakeTimers();
    assistant.sighted(sight(1, 1, makeState(spawn)));
    asked[0]!.earlier(makeSuggestion(leftFlat));
    await vi.advanceTimersByTimeAsync(patienceMs);
    assistant.sighted(sight(2, 1, makeState({ ...spawn, ...change })));
    void asked[0]!.answer(makeSuggestion(rightFlat));
    await vi.advanceTimersByTimeAsync(1);
    expect(onScreen()?.advice.best).toBe(expected);
  });

  it("does not ask repeatedly while it can't move", async () => {
    assistant.sighted(sight(1, 1, makeState(spawn)));
    await asked[0]!.answer(makeSuggestion());
    assistant.sighted(sight(2, 1, makeState(spawn)));
    assistant.sighted(sight(3, 1, makeState(spawn)));
    expect(asked).toHaveLength(1);
    expect(onScreen()).toBeNull();
  });

  it('is asked about again when the board under it has changed', async () => {
    await seeWithHint();
    assistant.sighted(sight(2, 1, makeState(spawn, ['XXXXXXXXX.'])));
    expect(onScreen()).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it('shows no keys that its game does not have', async () => {
    turns = ['ccw'];
    const location = { ...spawn, orientation: 'east', x: 0, y: 1 } as const;
    const upright = makeCandidate(location, cellsOf(location));
    assistant.sighted(sight(1, 1, makeState(spawn)));
    await asked[0]!.answer(makeSuggestion(upright));
    expect(onScreen()?.advice.keys.filter((key) => key === 'ccw')).toHaveLength(3);
    expect(onScreen()?.advice.keys).not.toContain('cw');
  });
});

describe('a picture that no longer fits', () => {
  it('hides the hint at once and brings it back without a question when it fits again', async () => {
    await seeWithHint();
    assistant.sighted(sight(2, 1, null));
    expect(onScreen()).toBeNull();
    assistant.sighted(sight(3, 1, makeState(spawn)));
    expect(onScreen()?.advice.best).toBe(leftFlat);
    expect(asked).toHaveLength(1);
  });

  it.each([0, 3_600_000])('is reported only when it lasts, the clock set back by %d', async (back) => {
    const told = (seq: number) => {
      assistant.sighted({ ...sight(seq, 1, null), capturedAt: 20 * seq - back });
      return assistant.status;
    };
    await seeWithHint();
    assistant.sighted(sight(2, 1, null));
    expect([3, 2 + 24, 3 + 25].map(told)).toEqual(['ready', 'ready', 'unsure']);
  });

  it('differs from one that has never shown a game', () => {
    assistant.sighted(sight(1, 1, null));
    expect(assistant.status).toBe('reading');
  });

  it('is dropped when the board is gone, and so is an answer on its way', async () => {
    assistant.sighted(sight(1, 1, makeState(spawn)));
    assistant.sighted(lose(2));
    expect(assistant.status).toBe('lost');
    await asked[0]!.answer(makeSuggestion(leftFlat));
    expect(onScreen()).toBeNull();
  });
});

describe('the engine', () => {
  it('gets the question again when it dies, and the hint is not lost', async () => {
    assistant.sighted(sight(1, 1, makeState(spawn)));
    await asked[0]!.fail(new EngineDied('out of memory'));
    expect(asked).toHaveLength(2);
    await asked[1]!.answer(makeSuggestion(leftFlat));
    expect(onScreen()?.advice.best).toBe(leftFlat);
    expect(troubles.at(-1)).toBeNull();
  });

  it('is reported as failed when it dies again', async () => {
    assistant.sighted(sight(1, 1, makeState(spawn)));
    await asked[0]!.fail(new EngineDied('out of memory'));
    await asked[1]!.fail(new EngineDied('out of memory'));
    expect(troubles).toEqual(['out of memory']);
    expect(onScreen()).toBeNull();
  });
});

describe('the turn direction', () => {
  it('is learned from a single turn of one piece, not across pieces', () => {
    assistant.sighted(sight(1, 1, makeState(spawn)));
    assistant.sighted(sight(2, 1, makeState({ ...spawn, orientation: 'west' })));
    assistant.sighted(sight(3, 2, makeState({ ...spawn, orientation: 'north' })));
    expect(learned).toEqual(['ccw']);
  });

  it('is not learned from a piece that only moves', () => {
    assistant.sighted(sight(1, 1, makeState(spawn)));
    assistant.sighted(sight(2, 1, makeState({ ...spawn, x: 3 })));
    expect(learned).toEqual([]);
  });
});

describe('help', () => {
  it('switched off hides the hint, asks nothing, and comes back with the same hint', async () => {
    await seeWithHint();
    assistant.configure({ ...wishes, help: 'off' });
    expect(onScreen()).toBeNull();
    expect(assistant.status).toBe('paused');
    assistant.configure({ ...wishes, help: 'place' });
    expect(onScreen()?.advice.best).toBe(leftFlat);
    expect(asked).toHaveLength(1);
  });

  it('warns of a place only if the player wants that', async () => {
    const tempting = makeCandidate({ ...spawn, x: 5, y: 0 }, [[4, 0], [5, 0], [6, 0], [5, 1]], { role: 'notHere' }); // prettier-ignore
    assistant.sighted(sight(1, 1, makeState(spawn)));
    await asked[0]!.answer({ ...makeSuggestion(leftFlat), notHere: tempting });
    const warned = () => (onScreen()!.advice as TetrisAdvice).notHere;
    expect(warned()).toBe(tempting);
    expect(assistant.view().suggestion?.notHere).toBe(tempting);
    assistant.configure({ ...wishes, warns: false });
    expect(warned()).toBeNull();
    expect(assistant.view().suggestion?.notHere).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it.each([
    [{ skill: 'spins' }, { skill: 'spins' }],
    [{ misdrops: 'high' }, { misdrops: misdropRates.high }],
    [{ rules: 'tetrio' }, { attack: 'tetrio', kicks: 'srs+' }],
    [{ rules: 'nes' }, { attack: 'classic', kicks: 'nes' }],
    [{ bot: 'some bot' }, {}],
  ] as const)('with %j is asked for anew, within what the hands can do', async (change, wanted) => {
    await seeWithHint();
    assistant.configure({ ...wishes, ...change });
    expect(asked).toHaveLength(2);
    expect(asked[1]!.options).toMatchObject(wanted);
    expect(asked[0]!.options).toMatchObject({ skill: 'drops', misdrops: misdropRates.low });
  });

  it('by another evaluator is asked for at once', async () => {
    await seeWithHint();
    assistant.configure({ ...wishes, help: 'keys', evaluator: 'bcts' });
    expect(asked).toHaveLength(2);
    await asked[1]!.answer(makeSuggestion(rightFlat));
    expect(onScreen()?.advice.best).toBe(rightFlat);
  });
});

it('leaves no hint on the screen when another game is seen', async () => {
  await seeWithHint();
  assistant.sighted(sightPuyo(2));
  expect(onScreen()).toBeNull();
  expect(assistant.view()).toMatchObject({ position: null, suggestion: null });
});

it('starts anew with another source', async () => {
  await seeWithHint();
  assistant.reset();
  expect(onScreen()).toBeNull();
  expect(assistant.status).toBe('searching');
  expect(assistant.sighting).toBeNull();
  expect(assistant.view()).toMatchObject({ observation: null, position: null, suggestion: null });
  assistant.sighted(sight(1, 1, null));
  expect(assistant.status).toBe('reading');
});

it('draws again when the board has moved in the picture', async () => {
  await seeWithHint();
  const count = drawn.length;
  const moved = {
    ...sight(2, 1, makeState(spawn)),
    layout: { ...layout, board: { ...layout.board, x: 50 } },
  };
  assistant.sighted(moved);
  expect(drawn).toHaveLength(count + 1);
  assistant.sighted({ ...moved, seq: 3 });
  expect(drawn).toHaveLength(count + 1);
});
