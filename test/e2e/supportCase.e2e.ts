import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { seePicture } from '../../electron/cli/pictures/see.ts';
import { pictureFile, type CaseReading } from '../../electron/sourceSelection/SupportCase.ts';
import { quadrapassel } from './games/windows.ts';
import { offBy } from './playing/places.ts';
import { isReady } from './playing/playWithHints.ts';
import { RealGame } from './stage/RealGame.ts';
import { sleep } from './stage/desktop.ts';
import { useStage } from './stage/stage.ts';

const stage = useStage();

/** The dropped piece lies, and the next one has come in. */
const landingMs = 1000;

it('is saved with a key over the running game, and seen again as it was read', async () => {
  const game = await RealGame.open(stage.desktop, quadrapassel);
  await game.begin(stage.screen);
  const dropAside = (aside: 'left' | 'right') => {
    game.press(aside, 3);
    game.press('hardDrop');
  };
  // A single picture measures a board by what lies on it.
  dropAside('left');
  await sleep(landingMs);
  const okiba = await stage.launch();
  for (const aside of ['right', 'left'] as const) {
    const { piece } = await okiba.until(isReady, 'a hint', 30_000);
    dropAside(aside);
    await okiba.until((state) => isReady(state) && state.piece > piece, 'the next hint');
  }
  const documents = await okiba.app.evaluate(({ app }) => app.getPath('documents'));
  const parent = join(documents, 'Okiba');
  const cases = () => (existsSync(parent) ? readdirSync(parent) : []);
  expect(cases()).toEqual([]);
  await game.freeze(stage.screen);
  stage.desktop.run('xdotool', 'key', '--clearmodifiers', 'ctrl+shift+F8');
  const files = () => cases().flatMap((folder) => readdirSync(join(parent, folder)));
  await expect.poll(() => files().sort(), { timeout: 10_000 }).toEqual([pictureFile, 'reading.json']);
  game.thaw();
  const [name] = cases();
  const folder = join(parent, name!);
  const { sighting, picture } = JSON.parse(readFileSync(join(folder, 'reading.json'), 'utf8')) as CaseReading;
  expect(sighting!.full).toEqual({ width: picture.width, height: picture.height });
  const read = sighting!.observation;
  const seen = await seePicture(join(folder, pictureFile));
  if (read.game !== 'tetris' || seen.game !== 'tetris') throw new Error('no board');
  expect(read.cells.join('')).toContain('X');
  expect(offBy(seen.board, read.board, read.columns, read.rows)).toBeLessThan(0.15);
  // Nothing else in a single picture may tell a lone bar from a button: then it says so.
  const isNextSure = !seen.doubts.includes('next piece not readable');
  const answer = ({ cells, current, next, hold }: typeof read) => ({
    cells,
    current,
    hold,
    next: isNextSure && next,
  });
  expect(answer(seen)).toEqual(answer(read));
});
