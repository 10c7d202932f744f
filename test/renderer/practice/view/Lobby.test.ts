import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { Bridge } from '../../../../electron/contract/Bridge.ts';
import { History } from '../../../../renderer/practice/play/History.svelte.ts';
import Lobby from '../../../../renderer/practice/view/Lobby.svelte';
import { usualOptions } from '../../../../electron/contract/practice/options.ts';
import { languages } from '../../../../electron/contract/words/languages.ts';

it.each([
  ['offered where there is a screen to watch', true],
  ['not spoken of in a browser', false],
] as const)('hints through the screen are %s', (_, canWatch) => {
  const history = new History({ request: () => new Promise(() => {}) } as unknown as Bridge);
  const words = languages.en.practice;
  const silent = { onchange: () => {}, onwatch: () => {}, onbegin: () => {} };
  render(Lobby, {
    ...{
      words,
      boardWords: languages.en.manual,
      game: 'tetris',
      options: usualOptions,
      history,
      isWatched: false,
      canWatch,
    },
    ...silent,
  });
  expect(screen.queryByText(words.lobby.watch.name) !== null).toBe(canWatch);
});
