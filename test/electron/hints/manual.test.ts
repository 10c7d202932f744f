import { describe, expect, it } from 'vitest';
import { lettersOf } from '../../../electron/hints/letters.ts';
import { answerManual, makeState } from '../../../electron/hints/manual.ts';
import { parseBoard } from '../../../engine/tetris/rules/board.ts';
import { suggest } from '../../../engine/tetris/advice/suggest.ts';
import type { TetrisState } from '../../../engine/tetris/types.ts';
import { makeSuggestion } from '../sightings.ts';

const rows = [...Array<string>(18).fill('..........'), 'JJJ.......', 'JZZXX.....'];

it('makes a position that the engine takes', () => {
  const state = makeState({ cells: rows, queue: ['t', 'I'], hold: null });
  expect(state).toMatchObject({
    game: 'tetris',
    queue: ['T', 'I'],
    hold: null,
    canHold: false,
    backToBack: false,
  });
  expect(suggest(state).candidates.length).toBeGreaterThan(10);
});

it.each([4, 8, 12, 16])('gets hints on a board of %i columns', (columns) => {
  const state = makeState({
    cells: Array<string>(20).fill('.'.repeat(columns)),
    queue: ['T', 'I'],
    hold: null,
  });
  expect(suggest(state).candidates.length).toBeGreaterThan(0);
});

it('lets a held piece be used', () => {
  expect(makeState({ cells: rows, queue: ['T'], hold: 'i' })).toMatchObject({ hold: 'I', canHold: true });
});

it('heeds announced garbage', () => {
  expect(makeState({ cells: rows, queue: ['T'], hold: null }).incoming).toBe(0);
  expect(makeState({ cells: rows, queue: ['T'], hold: null, incoming: 4 }).incoming).toBe(4);
});

it.each([
  [{ queue: [] }, /no piece/],
  [{ queue: ['T', 'Q'] }, /piece 2: "Q"/],
  [{ hold: '?' }, /hold: "\?"/],
  [{ cells: ['.....', '....'] }, /row 2/],
])('names what is wrong in %j', (change, message) => {
  expect(() => makeState({ cells: rows, queue: ['T'], hold: null, ...change })).toThrow(message);
});

describe('an answer to what was typed', () => {
  const typed = { cells: rows, queue: ['T'], hold: null };
  const ask = (state: TetrisState) => Promise.resolve({ ...makeSuggestion(), for: state.queue.length });

  it('is what the engine suggests', async () => {
    expect(await answerManual(typed, ask)).toEqual({ ok: true, suggestion: { ...makeSuggestion(), for: 1 } });
  });

  it('is one line if it can’t be read, or the engine refuses it', async () => {
    const refuse = () => Promise.reject(new Error('no room'));
    expect(await answerManual({ ...typed, queue: [] }, ask)).toMatchObject({
      ok: false,
      error: expect.stringContaining('no piece'),
    });
    expect(await answerManual(typed, refuse)).toEqual({ ok: false, error: 'no room' });
  });
});

it('letters of a board are those that were seen, X for an unknown kind', () => {
  const board = parseBoard(['....', 'XXX.']);
  expect(lettersOf(board, ['..T.', 'J.L.'])).toEqual(['....', 'JXL.']);
  expect(lettersOf(board, [])).toEqual(['....', 'XXX.']);
});
