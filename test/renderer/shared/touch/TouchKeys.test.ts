import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { inputs } from '../../../../engine/tetris/types.ts';
import TouchKeys from '../../../../renderer/shared/touch/TouchKeys.svelte';
import { touchKeys } from '../../../../renderer/shared/touch/touchKeys.ts';
import { languages } from '../../../../electron/contract/words/languages.ts';

const { key, touchKeys: label } = languages.en;

describe('touch buttons', () => {
  let heard: string[];
  let unmount: () => void;

  beforeEach(() => {
    heard = [];
    // Not every test's document knows pointers.
    HTMLElement.prototype.setPointerCapture = () => {};
    ({ unmount } = render(TouchKeys, {
      rows: touchKeys(['left', 'right', 'hardDrop'], key),
      label,
      ondown: (press: string) => heard.push(`${press} down`),
      onup: (press: string) => heard.push(`${press} up`),
    }));
  });

  const button = (name: string) => screen.getByRole('button', { name });

  it('hold their key while they are touched, and release it once', async () => {
    await fireEvent.pointerDown(button(key.left), { pointerId: 1 });
    expect(heard).toEqual(['left down']);
    await fireEvent.pointerUp(button(key.left), { pointerId: 1 });
    await fireEvent(button(key.left), new Event('lostpointercapture'));
    expect(heard).toEqual(['left down', 'left up']);
  });

  it('hold several keys at once', async () => {
    await fireEvent.pointerDown(button(key.left), { pointerId: 1 });
    await fireEvent.pointerDown(button(key.right), { pointerId: 2 });
    await fireEvent.pointerCancel(button(key.left), { pointerId: 1 });
    expect(heard).toEqual(['left down', 'right down', 'left up']);
  });

  it("press once for a key or a screen reader, and not again for the click at a touch's end", async () => {
    await fireEvent.click(button(key.hardDrop), { detail: 0 });
    expect(heard).toEqual(['hardDrop down', 'hardDrop up']);
    await fireEvent.click(button(key.hardDrop), { detail: 1 });
    expect(heard.length).toBe(2);
  });

  it('release their keys when they are removed', async () => {
    await fireEvent.pointerDown(button(key.left), { pointerId: 1 });
    unmount();
    expect(heard.at(-1)).toBe('left up');
  });
});

it.each(['en', 'ja'] as const)('there is one for every input, with a name, in %s', (language) => {
  const rows = touchKeys(
    inputs.filter((input) => input !== 'half'),
    languages[language].key,
  );
  expect(rows.map((row) => row.map(({ press }) => press))).toEqual([
    ['left', 'right', 'ccw', 'cw'],
    ['softDrop', 'hardDrop', 'hold'],
  ]);
  expect(rows.flat().every(({ name }) => name !== '')).toBe(true);
});
