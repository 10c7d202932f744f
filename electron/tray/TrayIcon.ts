import { Menu, nativeImage, Tray, type NativeImage } from 'electron';
import type { TrayPictures } from '../../build/icons/trayPictures.ts';
import type { Settings } from '../contract/settings.ts';
import { trayMenu, type TrayActions } from './trayMenu.ts';

/** The build puts them here. */
declare const okibaTray: TrayPictures;

/** Okiba beside the clock: pause, panel, quit. */
export class TrayIcon {
  readonly #tray: Tray;
  readonly #actions: TrayActions;
  #shown = '';

  constructor(actions: TrayActions) {
    this.#actions = actions;
    this.#tray = new Tray(picture());
    this.#tray.setToolTip('Okiba');
    // macOS opens the menu at a click.
    if (process.platform !== 'darwin') this.#tray.on('click', () => actions.openPanel());
  }

  configure({ language, help, hintsKey }: Settings): void {
    const shown = JSON.stringify([language, help, hintsKey]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const menu = trayMenu({ language, help, hintsKey }, this.#actions);
    this.#tray.setContextMenu(Menu.buildFromTemplate(menu));
  }

  close(): void {
    this.#tray.destroy();
  }
}

/** macOS colours it as its bar wants it. */
function picture(): NativeImage {
  const isPlain = process.platform === 'darwin';
  const image = nativeImage.createEmpty();
  (isPlain ? okibaTray.plain : okibaTray.coloured).forEach((dataURL, i) =>
    image.addRepresentation({ scaleFactor: i + 1, dataURL }),
  );
  image.setTemplateImage(isPlain);
  return image;
}
