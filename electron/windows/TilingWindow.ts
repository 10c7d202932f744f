import { PageWindow } from './PageWindow.ts';

/** The tiling solver's window. */
export class TilingWindow extends PageWindow {
  protected readonly page = 'tiling';
  protected readonly shape = {
    width: 1180,
    height: 820,
    minWidth: 560,
    minHeight: 480,
    title: 'Okiba tilings',
  };
}
