import { describe, expect, it } from 'vitest';
import {
  asideName,
  firstPreferences,
  loadPreferences,
  savePreferences,
} from '../../../../renderer/trainer/records/preferences.ts';

function storeOf(text: string | null) {
  const kept = new Map(text === null ? [] : [['trainer', text]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const chosen = { ...firstPreferences, mode: 'storm', moves: 3, seeing: 1.5, opened: 12 } as const;

describe('preferences', () => {
  it('come back as they were kept', () => {
    const store = storeOf(null);
    savePreferences(store, chosen);
    expect(loadPreferences(store)).toEqual({ preferences: chosen, isRepaired: false });
  });

  it('are empty at the first time, without an error', () => {
    expect(loadPreferences(storeOf(null))).toEqual({ preferences: firstPreferences, isRepaired: false });
  });

  it('may lack newer fields, and name a puzzle from elsewhere', () => {
    const { preferences, isRepaired } = loadPreferences(storeOf('{"mode":"given","moves":2}'));
    expect(isRepaired).toBe(false);
    expect(preferences).toEqual({ ...firstPreferences, moves: 2 });
  });

  it.each([
    ['cut off', JSON.stringify(chosen).slice(0, 30), firstPreferences],
    ['nothing', '', firstPreferences],
    ['no object', '[1', firstPreferences],
    ['a number', '7', firstPreferences],
    [
      'one value',
      JSON.stringify({ ...chosen, seeing: 'long' }),
      { ...chosen, seeing: firstPreferences.seeing },
    ],
    ['another mode', JSON.stringify({ ...chosen, mode: 'chess' }), { ...chosen, mode: 'practice' as const }],
  ])('lose only the damaged part: %s', (_what, text, left) => {
    const store = storeOf(text);
    expect(loadPreferences(store)).toEqual({ preferences: left, isRepaired: true });
    savePreferences(store, left);
    expect(store.kept.get(asideName)).toBe(text);
    expect(loadPreferences(store).isRepaired).toBe(false);
  });

  it('are the defaults if the storage is closed', () => {
    const closed = () => {
      throw new Error('closed');
    };
    const store = { getItem: closed, setItem: closed };
    expect(loadPreferences(store).preferences).toEqual(firstPreferences);
    expect(() => savePreferences(store, chosen)).not.toThrow();
  });
});
