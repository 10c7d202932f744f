/** What games show before they are begun: pictures without a board in play. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { GameKind } from '../e2e/games/GameKind.ts';
import { bastet, petris } from '../e2e/games/terminals.ts';
import { flobopuyo, kblocks, quadrapassel } from '../e2e/games/windows.ts';
import { sleep, type Desktop } from '../e2e/stage/desktop.ts';
import { RealGame } from '../e2e/stage/RealGame.ts';
import type { Screen } from '../e2e/stage/Screen.ts';
import { filmFolder } from './FilmFile.ts';

/** Where the pictures lie. */
export const menuFolder = join(filmFolder, 'menus');

/** The games that show something else before a round. */
const kinds: readonly GameKind[] = [quadrapassel, kblocks, bastet, petris, flobopuyo];

/** So long a title may take to come up. */
const titleMs = 2500;

async function keepMenu(kind: GameKind, desktop: Desktop, screen: Screen): Promise<void> {
  const game = await RealGame.open(desktop, kind);
  await sleep(titleMs);
  const { width, height, data } = await screen.grab(game.area());
  await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true })
    .toFile(join(menuFolder, `${kind.name}.webp`));
  game.close();
  await sleep(1000);
}

/** Keeps a picture of each game's menu; the answer says which. */
export async function recordMenus(desktop: Desktop, screen: Screen): Promise<string> {
  mkdirSync(menuFolder, { recursive: true });
  for (const kind of kinds) await keepMenu(kind, desktop, screen);
  return kinds.map(({ name }) => name).join(', ');
}
