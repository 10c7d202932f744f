import { describe, expect, it } from 'vitest';
import { suggest } from '../../../../engine/puyo/advice/suggest.ts';
import type { PuyoState } from '../../../../engine/puyo/types.ts';
import { answerPuyo, makePuyoState } from '../../../../electron/hints/puyo/manual.ts';

const typed = { cells: ['RG....'], pairs: ['rg', 'BY'], allClear: true };

describe('a position of Puyo from our own pages', () => {
  it('is made legal: rows above are empty, and floating puyos are dropped', () => {
    const state = makePuyoState({ ...typed, cells: ['R.....', '......', '.G....'] });
    expect(state.field.cells).toHaveLength(13);
    expect(state.field.cells.at(-1)).toBe('RG....');
    expect(state.pairs).toEqual([
      { axis: 'R', child: 'G' },
      { axis: 'B', child: 'Y' },
    ]);
    expect(state).toMatchObject({ game: 'puyo', allClear: true, incoming: 0 });
  });

  it.each([
    [{ pairs: [] }, /no pair/],
    [{ pairs: ['RG', 'RO'] }, /pair 2.*"O"/],
    [{ pairs: ['R'] }, /pair 1/],
    [{ cells: ['RGB'] }, /row 1.*3 cells/],
    [{ cells: ['......', 'Q.....'] }, /row 2.*column 1/],
  ])('that is wrong (%j) is refused in one line', (change, reason) => {
    expect(() => makePuyoState({ ...typed, ...change })).toThrow(reason);
  });
});

describe('an answer to a position of Puyo', () => {
  const ask = (state: PuyoState) => Promise.resolve(suggest(state, { evaluator: 'potential', for: 7 }));

  it('is what the engine suggests', async () => {
    expect(await answerPuyo(typed, ask)).toMatchObject({ ok: true, suggestion: { for: 7 } });
  });

  it('is one line if it can’t be read, or the engine refuses it', async () => {
    const refuse = () => Promise.reject(new Error('no room'));
    expect(await answerPuyo({ ...typed, pairs: [] }, ask)).toMatchObject({
      ok: false,
      error: expect.stringContaining('no pair'),
    });
    expect(await answerPuyo(typed, refuse)).toEqual({ ok: false, error: 'no room' });
  });
});
