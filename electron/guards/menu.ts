import type { MenuItemConstructorOptions } from 'electron';

/** Electron's own menu would load pages again and open the developer tools. macOS finds its editing keys in the menu. */
export function menuFor(platform: NodeJS.Platform): MenuItemConstructorOptions[] | null {
  if (platform !== 'darwin') return null;
  return [{ role: 'appMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }];
}
