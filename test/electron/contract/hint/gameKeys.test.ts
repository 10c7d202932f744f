import { describe, expect, it } from 'vitest';
import { capsOf, iconOf, labelOf } from '../../../../electron/contract/hint/caps.ts';
import { keyPresets, onKeys, presetOf, turnsOn } from '../../../../electron/contract/hint/gameKeys.ts';

const presses = ['hold', 'left', 'left', 'cw', 'hardDrop'];

describe('a hint on the keys of a game', () => {
  it('shows the action where the keys aren’t known', () => {
    expect(onKeys(presses, null)).toEqual(presses);
  });

  it("shows the keys' labels, and repeated presses on one cap", () => {
    const shown = onKeys(presses, keyPresets.keyboard);
    expect(shown).toEqual(['c', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', ' ']);
    expect(capsOf(shown).map(({ times }) => times)).toEqual([1, 2, 1, 1]);
  });

  it('holds the piece down where the game drops nothing at once', () => {
    expect(onKeys(['ccw', 'hardDrop'], keyPresets.oldPad)).toEqual(['B', 'ArrowDown']);
  });

  it('shows the action where the game has no key for it', () => {
    expect(onKeys(['hold'], keyPresets.oldPad)).toEqual(['hold']);
  });

  it('draws arrows and the space bar, and writes the others', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp', ' '].every(iconOf)).toBe(true);
    expect(['c', 'Shift', 'L'].map((key) => iconOf(key) ?? labelOf(key))).toEqual(['C', 'Shift', 'L']);
  });
});

describe('the keys of a game', () => {
  it('are recognised as one of the presets', () => {
    for (const [name, keys] of Object.entries(keyPresets)) expect(presetOf({ ...keys })).toBe(name);
    expect(presetOf({ ...keyPresets.pad, hold: 'R' })).toBeNull();
  });

  it('say in which directions they turn, unless one key turns', () => {
    expect(turnsOn(keyPresets.keyboard)).toEqual(['cw', 'ccw', 'half']);
    expect(turnsOn(keyPresets.oneTurn)).toBeNull();
  });
});
