import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sighting } from '../../../electron/contract/sightings.ts';
import { Watcher } from '../../../vision/Watcher.ts';
import { readPages } from '../../record/FilmFile.ts';
import { readPuyoLabels } from '../../record/puyo/recordPuyo.ts';
import { readTetris } from '../../record/tetris/tetrisFilm.ts';
import { frameOf } from '../../vision/games/shownFilm.ts';

/** What is wrong with what is seen of a film, by the schema. */
async function refused(name: string, pictures: readonly { at: number; page: number }[]): Promise<string[]> {
  const pages = await readPages(name);
  const watcher = new Watcher();
  for (const at of [-6000, -3000]) watcher.next(frameOf(pages[0]!, 0, at));
  return pictures.flatMap(({ at, page }, seq) => {
    const seen = watcher.next(frameOf(pages[page]!, seq, at));
    const { issues = [] } = v.safeParse(sighting, structuredClone(seen));
    return issues.map((issue) => `picture ${seq}: ${v.getDotPath(issue)}: ${issue.message}`);
  });
}

it.each(['quadrapassel', 'bastet', 'tint', 'kblocks-small', 'emacs-tetris'])(
  'nothing that is seen of %s is refused',
  async (name) => expect(await refused(name, readTetris(name).pictures)).toEqual([]),
);

it('nothing seen of flobopuyo is refused', async () => {
  expect(await refused('flobopuyo', readPuyoLabels('flobopuyo').pictures)).toEqual([]);
});
