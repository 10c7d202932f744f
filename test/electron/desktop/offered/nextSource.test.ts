import { expect, it } from 'vitest';
import type { Source } from '../../../../electron/contract/panel.ts';
import { nextSource } from '../../../../electron/desktop/offered/nextSource.ts';

const source = (id: string, kind: Source['kind']): Source => ({ id, kind, name: id });
const [screen, one, two] = [source('screen', 'screen'), source('one', 'window'), source('two', 'window')];

it('goes through the windows, then the screens, then looks for a game again', () => {
  const next = (watched: Source | null) => nextSource([screen, one, two], watched);
  expect([null, one, two, screen].map(next)).toEqual([one, two, screen, null]);
});

it('begins anew if the watched source is gone', () => {
  expect(nextSource([two], one)).toBe(two);
  expect(nextSource([], one)).toBeNull();
});
