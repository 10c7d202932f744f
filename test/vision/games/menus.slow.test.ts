import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { see } from '../../../vision/see.ts';
import { isSure } from '../../../vision/trust.ts';
import { menuFolder } from '../../record/recordMenus.ts';

/** The menus in which a board is seen. */
async function takenForBoards(): Promise<string[]> {
  const taken: string[] = [];
  for (const file of readdirSync(menuFolder)) {
    const { data, info } = await sharp(join(menuFolder, file))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const seen = see({ width: info.width, height: info.height, data });
    if (seen.game) taken.push(`${file}: ${seen.game}${isSure(seen) ? ', sure' : ''}`);
  }
  return taken;
}

it('reports no board in the menus of real games', async () => {
  expect(await takenForBoards()).toEqual([]);
}, 60_000);
