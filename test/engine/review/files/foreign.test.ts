import { describe, expect, it } from 'vitest';
import { readGames } from '../../../../electron/games/readGames.ts';
import { foreignReplay } from '../../../../engine/review/files/foreign.ts';

const packed = `N4Ig${'xiBcCMA0AmBjAFgQwHYDMCWAbA9gA'.repeat(4)}`;

describe('a replay of another game', () => {
  it.each([
    ['a replay of Jstris', packed],
    ['a replay of Jstris', packed.replace(/(.{40})/g, '$1\n')],
    ['a link to a replay of Jstris', 'https://jstris.jezevec10.com/replay/1234567'],
  ])('is named: %s', (name, text) => {
    expect(foreignReplay(text)).toMatch(`it is ${name}`);
    expect(() => readGames(text, { title: 'x', startedAt: 0 })).toThrow(name);
  });

  it.each([['{"kind":"game","game":"tetris"}'], ['v115@vhAAgH'], ['N4Ig'], ['{torn'], ['[1]']])(
    'is none of these: %s',
    (text) => {
      expect(foreignReplay(text)).toBeNull();
    },
  );
});
