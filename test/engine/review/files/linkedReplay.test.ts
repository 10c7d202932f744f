import { expect, it } from 'vitest';
import { readGames } from '../../../../electron/games/readGames.ts';
import { linkedReplay } from '../../../../engine/review/files/linkedReplay.ts';

it('names a link to a replay elsewhere', () => {
  const link = 'https://jstris.jezevec10.com/replay/1234567';
  expect(linkedReplay(`${link}\n`)).toMatch('it is a link to a replay of Jstris');
  expect(() => readGames(link, { title: 'x', startedAt: 0 })).toThrow('it is a link to a replay of Jstris');
  expect(linkedReplay('v115@vhAAgH')).toBeNull();
});
