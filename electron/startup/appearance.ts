import { nativeTheme } from 'electron';
import type { Settings } from '../contract/settings.ts';

let isDarkUnlessTold = false;

/** Before the settings are read: `isDark`, where the system can't be asked. */
export function settleAppearance(isDark: boolean): void {
  isDarkUnlessTold = isDark;
  showAs('system');
}

/** Dark or light, for all pages from now on. */
export function showAs(appearance: Settings['appearance']): void {
  const source = appearance === 'system' && isDarkUnlessTold ? 'dark' : appearance;
  if (nativeTheme.themeSource !== source) nativeTheme.themeSource = source;
}
