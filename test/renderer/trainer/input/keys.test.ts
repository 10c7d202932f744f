import { describe, expect, it } from 'vitest';
import { freeOf, inputFor } from '../../../../renderer/trainer/input/keys.ts';
import { rebound, usualKeys } from '../../../../electron/contract/practice/keys.ts';

describe('a key of the practice games', () => {
  it('moves the piece here, too, and the previous key no longer does', () => {
    const keys = rebound(usualKeys, 'left', 'j');
    expect(inputFor(keys, 'j')).toBe('left');
    expect(inputFor(keys, 'ArrowLeft')).toBeNull();
  });

  it('does nothing where it has no action', () => expect(inputFor(usualKeys, 'c')).toBeNull());

  it('belongs to the player, before any meaning of its own in the page', () => {
    const keys = rebound(usualKeys, 'softDrop', 's');
    expect(freeOf(keys, ['s', 'u'])).toEqual(['u']);
    expect(inputFor(keys, 's')).toBe('softDrop');
  });
});
