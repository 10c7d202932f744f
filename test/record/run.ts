/**
 * `npm run record -- NAME...`: plays and films these games anew on a virtual display, and labels them by replay into
 * test/fixtures/games. `npm run setup -- --games` installs what they need. Without a name, lists them.
 */
import { startDesktop, type Desktop } from '../e2e/stage/desktop.ts';
import { Screen } from '../e2e/stage/Screen.ts';
import { recordMenus } from './recordMenus.ts';
import { recordPuyo } from './puyo/recordPuyo.ts';
import { recordStates, stateFilm } from './states/recordStates.ts';
import { stateScenes } from './states/stateScenes.ts';
import { recordTetris } from './tetris/recordTetris.ts';
import { scenes } from './tetris/scenes.ts';
import { keepTetris } from './tetris/tetrisFilm.ts';

type Recording = (desktop: Desktop, screen: Screen) => Promise<string>;

const recordings = new Map<string, Recording>([
  ...scenes.map((scene): [string, Recording] => [
    scene.name,
    async (desktop, screen) => keepTetris(scene, await recordTetris(scene, desktop, screen)),
  ]),
  ['flobopuyo', recordPuyo],
  ['menus', recordMenus],
  ...stateScenes.map((scene): [string, Recording] => [
    stateFilm(scene.name),
    (desktop, screen) => recordStates(scene, desktop, screen),
  ]),
]);

/** `compositor`: windows can be filmed under others. */
async function onDesktop(record: Recording, compositor: boolean): Promise<string> {
  const desktop = await startDesktop({ compositor });
  const screen = await Screen.open(desktop.env.DISPLAY!);
  try {
    return await record(desktop, screen);
  } finally {
    screen.close();
    await desktop.stop();
  }
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !recordings.has(name));
if (names.length === 0 || unknown.length > 0) {
  const fault = unknown.length > 0 ? `no such game: ${unknown.join(', ')}; ` : '';
  console.error(`record: ${fault}name some of ${[...recordings.keys()].join(', ')}`);
  process.exit(2);
}
for (const name of names)
  try {
    console.log(`${name}: ${await onDesktop(recordings.get(name)!, name.startsWith(stateFilm('')))}`);
  } catch (error) {
    console.error(`record: ${name}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
process.exit();
