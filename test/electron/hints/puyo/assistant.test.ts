import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Assistant } from '../../../../electron/hints/Assistant.ts';
import type { AssistantPorts } from '../../../../electron/hints/asking/AssistantPorts.ts';
import { patienceMs } from '../../../../electron/hints/asking/EarlierAnswers.ts';
import { keyPresets } from '../../../../electron/contract/hint/gameKeys.ts';
import { defaultSettings, type Settings } from '../../../../electron/contract/settings.ts';
import type { PuyoAdvice, Shown } from '../../../../electron/hints/Advice.ts';
import type { Turn } from '../../../../electron/hints/turns.ts';
import { suggest, type SuggestOptions } from '../../../../engine/puyo/advice/suggest.ts';
import { misdropRates } from '../../../../engine/tetris/advice/misdrop.ts';
import type { Candidate, PuyoState, Suggestion } from '../../../../engine/puyo/types.ts';
import { makeState, sight } from '../../sightings.ts';
import { position, sightOf } from './fields.ts';

const rows = 'GG....\nRRRGG.';
const spawn = { x: 2, y: 11, direction: 'up' } as const;

const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
const settings = (change: Partial<Settings> = {}): Settings => ({
  ...defaultSettings('en'),
  puyoEvaluator: 'potential',
  ...change,
});

let asked: { state: PuyoState; options: SuggestOptions }[];
let drawn: (Shown | null)[];
let assistant: Assistant;
let ports: AssistantPorts;

const onScreen = () => (drawn.at(-1)?.advice ?? null) as PuyoAdvice | null;

afterEach(() => void vi.useRealTimers());

beforeEach(() => {
  [asked, drawn] = [[], []];
  ports = {
    ask: () => Promise.reject(new Error('not asked here')),
    askPuyo: (state, options) => {
      asked.push({ state, options });
      return Promise.resolve(suggest(state, options));
    },
    turns: () => ['cw'],
    puyoTurns: () => ['cw', 'ccw'],
    wantsHint: () => true,
    isBoardCovered: () => false,
    slips: (level) => misdropRates[level],
    learn: () => {},
    show: (shown) => drawn.push(shown),
    changed: () => {},
    engineTrouble: () => {},
  };
  assistant = new Assistant(ports, settings());
});

describe('a pair', () => {
  it('is asked about once, and its hint stays while the keys follow it', async () => {
    assistant.sighted(sightOf(1, 1, position(rows, 'RG RG', spawn)));
    assistant.sighted(sightOf(2, 1, position(rows, 'RG RG', { ...spawn, y: 10 })));
    await settle();
    expect(asked).toHaveLength(1);
    expect(asked[0]!.options.evaluator).toBe('potential');
    const { best, keys } = onScreen()!;
    expect(keys.at(-1)).toBe('hardDrop');
    assistant.sighted(sightOf(3, 1, position(rows, 'RG RG', { ...spawn, x: best.placement.column - 1 })));
    expect(onScreen()!.best).toBe(best);
    expect(onScreen()!.keys.filter((key) => key === 'left' || key === 'right')).toEqual([]);
    expect(asked).toHaveLength(1);
    expect(assistant.status).toBe('ready');
  });

  it("is shown in the panel, the best place with the keys from the pair's place", async () => {
    assistant.sighted(sightOf(1, 1, position(rows, 'RG RG', spawn)));
    await settle();
    const { puyo, suggestion, position: tetris } = assistant.view();
    expect([suggestion, tetris]).toEqual([null, null]);
    expect(puyo!.suggestion!.candidates).toHaveLength(3);
    expect(puyo!.suggestion!.candidates[0]!.inputs).toEqual(onScreen()!.keys);
  });

  it('removes the hint of the pair before it before its own is known', async () => {
    assistant.sighted(sightOf(1, 1, position(rows, 'RG RG', spawn)));
    await settle();
    assistant.sighted(sightOf(2, 2, position(rows, 'RG BY', spawn)));
    expect(onScreen()).toBeNull();
    expect(assistant.view().puyo?.suggestion).toBeNull();
    await settle();
    expect(onScreen()).not.toBeNull();
  });

  it('gets a first answer if the better one takes long, which replaces it without a flicker if the place is the same', async () => {
    vi.useFakeTimers();
    let better: ((suggestion: Suggestion) => void) | undefined;
    ports.askPuyo = (state, options, onEarlier) => {
      asked.push({ state, options });
      onEarlier({ ...suggest(state, options), final: false });
      return new Promise((resolve) => (better = resolve));
    };
    assistant.sighted(sightOf(1, 1, position(rows, 'RG RG', spawn)));
    await vi.advanceTimersByTimeAsync(patienceMs);
    assistant.sighted(sightOf(2, 1, position(rows, 'RG RG', spawn)));
    const first = onScreen()!.best;
    expect(assistant.status).toBe('ready');
    expect(asked[0]!.options.milliseconds).toBeGreaterThan(0);
    const times = drawn.length;
    const { state, options } = asked[0]!;
    better!(suggest(state, options));
    await vi.advanceTimersByTimeAsync(0);
    expect(drawn).toHaveLength(times);
    const [shown, ...others] = assistant.view().puyo!.suggestion!.candidates;
    expect(shown!.cells).toEqual(first.cells);
    expect(others.every(({ cells }) => String(cells) !== String(first.cells))).toBe(true);
  });

  it('that is seen half sunk into the stack is treated as at the top', async () => {
    assistant.sighted(sightOf(1, 1, position('..B...\n..B...', 'RG RG', { x: 2, y: 1, direction: 'right' })));
    await settle();
    expect(asked[0]!.state.active).toBeUndefined();
    expect(onScreen()).not.toBeNull();
  });
});

describe('in a match', () => {
  const alone = position(rows, 'RG RG', spawn);
  const opposed = (incoming: number, lying = '......'): PuyoState => ({
    ...alone,
    incoming,
    opponent: { field: position(lying).field, pairs: [], incoming: 0 },
  });

  it('the engine is asked with the opponent, and not again while the same pair falls', async () => {
    assistant.sighted(sightOf(1, 1, opposed(0)));
    await settle();
    expect(asked.at(-1)!.state.opponent).toEqual(opposed(0).opponent);
    const { best } = onScreen()!;
    assistant.sighted(sightOf(2, 1, opposed(0, 'RRG...')));
    assistant.sighted(sightOf(3, 1, opposed(3, 'RRG...')));
    assistant.sighted(sightOf(4, 1, alone));
    await settle();
    expect(asked).toHaveLength(1);
    expect(onScreen()!.best).toBe(best);
  });

  it('the engine is asked again when rows of garbage are announced', async () => {
    assistant.sighted(sightOf(1, 1, opposed(0)));
    await settle();
    assistant.sighted(sightOf(2, 1, opposed(12)));
    await settle();
    expect(asked.map(({ state }) => state.incoming)).toEqual([0, 12]);
    expect(onScreen()).not.toBeNull();
  });
});

it('asks another evaluator at once, and only the one for Puyo', async () => {
  assistant.sighted(sightOf(1, 1, position(rows, 'RG RG', spawn)));
  await settle();
  assistant.configure(settings({ evaluator: 'bcts' }));
  expect(asked).toHaveLength(1);
  assistant.configure(settings({ puyoEvaluator: 'okiba' }));
  expect(asked).toHaveLength(2);
});

it('advises anew, with the turns of the keys that the player has set', async () => {
  const isTurned = ({ placement }: Candidate) => placement.direction === 'right';
  ports.askPuyo = (state, options) => {
    asked.push({ state, options });
    const all = suggest(state, { ...options, count: 22 });
    return Promise.resolve({ ...all, candidates: all.candidates.filter(isTurned).slice(0, 1) });
  };
  let turns: readonly Turn[] = ['cw'];
  assistant = new Assistant({ ...ports, puyoTurns: () => turns }, settings());
  const turnsShown = () => new Set(onScreen()!.keys.filter((key) => key === 'cw' || key === 'ccw'));
  assistant.sighted(sightOf(1, 1, position(rows, 'RG RG', spawn)));
  await settle();
  expect(turnsShown()).toEqual(new Set(['cw']));
  turns = ['ccw'];
  assistant.configure(settings({ gameKeys: { ...keyPresets.pad, cw: '' } }));
  await settle();
  expect(asked).toHaveLength(2);
  expect(turnsShown()).toEqual(new Set(['ccw']));
});

it('says why an evaluator gives no hint', async () => {
  assistant.configure(settings({ puyoEvaluator: 'thesis-2018' }));
  assistant.sighted(sightOf(1, 1, position(rows, 'RG RG', spawn)));
  await settle();
  expect(assistant.status).toBe('silent');
  expect(assistant.view().puyo!.suggestion!.silence).toMatchObject({ kind: 'tooFew', needed: 24 });
  expect(onScreen()).toBeNull();
});

it('has no hints for a field of another size, and says so', async () => {
  const cells = Array<string>(11).fill('.....');
  const small = { ...position(rows, 'RG'), field: { columns: 5, rows: 10, cells } };
  assistant.sighted(sightOf(1, 1, small));
  await settle();
  expect(asked).toEqual([]);
  expect(assistant.status).toBe('puyo');
});

it('shows nothing with help switched off, and the same hint when it is on again', async () => {
  assistant.sighted(sightOf(1, 1, position(rows, 'RG RG', spawn)));
  await settle();
  const { best } = onScreen()!;
  assistant.configure({ ...settings(), help: 'off' });
  expect(onScreen()).toBeNull();
  expect(assistant.view().puyo?.suggestion).toBeNull();
  assistant.configure(settings());
  expect(onScreen()!.best).toBe(best);
});

it('leaves no hint on the screen when a Tetris game is seen', async () => {
  assistant.sighted(sightOf(1, 1, position(rows, 'RG RG', spawn)));
  await settle();
  assistant.sighted(sight(2, 2, makeState({ type: 'T', orientation: 'north', x: 4, y: 18 })));
  expect(onScreen()).toBeNull();
  expect(assistant.view().puyo).toBeNull();
});
