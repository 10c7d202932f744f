import { join } from 'node:path';
import { pages } from '../contract/pages.ts';
import { ownFolder } from '../settings/ownFolder.ts';
import type { PageLink } from '../windows/PageLink.ts';
import { GameRecorder } from './GameRecorder.ts';
import { GameStore } from './GameStore.ts';

/** The recorded games, as pages ask for them; answers what records them. */
export function openGames(link: PageLink): GameRecorder {
  const store = new GameStore(join(ownFolder, 'games'));
  const recorder = new GameRecorder(store);
  link.hear('practice:position', ({ position }) =>
    recorder.practise(position, pages.practice.window.title, Date.now()),
  );
  return recorder;
}
