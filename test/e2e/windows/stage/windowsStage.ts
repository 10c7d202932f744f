/** What every test of the Windows app has: a desktop, eyes on its screen, Windows and Okiba. Ended after each test. */
import { afterEach } from 'vitest';
import { stage as stageApp } from '../../../../build/package/contents/staging.ts';
import type { Size } from '../../../../vision/types.ts';
import { WineSpace } from '../../../../build/windows/WineSpace.ts';
import type { GameKind } from '../../games/GameKind.ts';
import { sleep, startDesktop, type Desktop } from '../../stage/desktop.ts';
import { RealGame } from '../../stage/RealGame.ts';
import { Screen } from '../../stage/Screen.ts';
import { bareWindow, emptyPage } from './bareWindow.ts';
import { appFolder, electron, onZ, WindowsOkiba } from './WindowsOkiba.ts';

/** Where the space has the program for other games. */
const bareFolder = '/window';

/** What ends a test that hangs: under Wine, on a busy machine, windows take their time. */
const windowMs = 180_000;

export class WindowsStage {
  desktop!: Desktop;
  screen!: Screen;
  space!: WineSpace;
  okiba!: WindowsOkiba;

  /** `scale`: of the display, 1 as 100 %. `more` folders by the place where they are found inside. */
  async open(scale: number, more: Readonly<Record<string, string>> = {}): Promise<WindowsOkiba> {
    // Windows composes windows always.
    this.desktop = await startDesktop({ compositor: true });
    this.screen = await Screen.open(this.desktop.env.DISPLAY!);
    const root = process.env.OKIBA_WINDOWS_ROOT;
    if (!root) throw new Error('run these tests by: npm run e2e:windows');
    this.space = await WineSpace.open(root, {
      display: this.desktop.env.DISPLAY!,
      folders: {
        [appFolder]: stageApp({ platform: 'win32', arch: 'x64' }, null),
        [bareFolder]: bareWindow(this.desktop.home),
        ...more,
      },
    });
    if (scale !== 1) this.space.setScale(scale);
    this.okiba = await WindowsOkiba.launch(this.space);
    await this.#untilPanelShows();
    return this.okiba;
  }

  /** Opens a page that lies inside in a window of a process of its own; `size` in pixels, `look` follows its address. */
  openGame(page: string, { width, height }: Size, look = 'as=is'): void {
    this.space.start([...electron, onZ(bareFolder), `${width}`, `${height}`, onZ(page), look]);
  }

  /** Waits for the window of a game that was opened here or by Okiba. */
  attach(kind: GameKind): Promise<RealGame> {
    return RealGame.attach(this.desktop, kind, { mostMs: windowMs });
  }

  /** Opens a window of one colour in the middle of the screen, over all others. */
  openEmptyWindow(size: Size): void {
    this.openGame(`${bareFolder}/${emptyPage}`, size);
  }

  /** It takes the focus as it comes up: later than a game's window, that game would get no keys. */
  async #untilPanelShows(): Promise<void> {
    const isThere = () => / Okiba$/m.test(this.desktop.run('wmctrl', '-l'));
    for (const begun = Date.now(); !isThere(); await sleep(100))
      if (Date.now() - begun > windowMs) throw new Error("Okiba's panel did not come up");
  }

  async close(): Promise<void> {
    await this.okiba?.close();
    await this.space?.close();
    this.screen?.close();
    await this.desktop?.stop();
  }
}

/** A new stage for each test of the file; of a failed one the screen is kept as a picture. */
export function useWindows(): WindowsStage {
  const stage = new WindowsStage();
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await stage.screen?.keep(`windows ${task.name}`).catch(() => {});
    await stage.close();
  });
  return stage;
}
