/** What every whole-app test has: a desktop, eyes on its screen and Okiba. Ended after each test. */
import { afterEach, beforeEach } from 'vitest';
import { startDesktop, type Desktop, type DesktopOptions } from './desktop.ts';
import { Okiba } from './Okiba.ts';
import { Screen } from './Screen.ts';

export class Stage {
  desktop!: Desktop;
  screen!: Screen;
  #okiba: Okiba | null = null;

  get okiba(): Okiba {
    if (!this.#okiba) throw new Error('Okiba has not been launched');
    return this.#okiba;
  }

  async open(options: DesktopOptions): Promise<void> {
    this.desktop = await startDesktop(options);
    this.screen = await Screen.open(this.desktop.env.DISPLAY!);
  }

  async launch(): Promise<Okiba> {
    this.#okiba = await Okiba.launch(this.desktop);
    return this.#okiba;
  }

  async close(): Promise<void> {
    await this.#okiba?.close();
    this.#okiba = null;
    this.screen.close();
    await this.desktop.stop();
  }
}

/** A new stage for each test of the file; of a failed one the screen is kept as a picture. */
export function useStage(options: DesktopOptions = {}): Stage {
  const stage = new Stage();
  beforeEach(() => stage.open(options));
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await stage.screen.keep(task.name).catch(() => {});
    await stage.close();
  });
  return stage;
}
