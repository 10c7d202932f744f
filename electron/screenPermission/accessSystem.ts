import { app, desktopCapturer, shell, systemPreferences } from 'electron';
import type { AccessSystem } from './ScreenAccess.ts';

const pane = 'x-apple.systempreferences:com.apple.preference.security?Privacy_ScreenCapture';

/** Windows and X11 let every program see the screen; Wayland asks at each listing. */
const open: AccessSystem = {
  status: () => 'granted',
  ask: () => Promise.resolve(),
  openSettings: () => Promise.resolve(),
  reopen: () => {},
};

const macos: AccessSystem = {
  status() {
    const status = systemPreferences.getMediaAccessStatus('screen');
    return status === 'granted' || status === 'restricted' ? status : 'denied';
  },
  // Being asked for its sources is what makes macOS ask.
  ask: () => desktopCapturer.getSources({ types: ['screen'], thumbnailSize: { width: 1, height: 1 } }),
  openSettings: () => shell.openExternal(pane),
  reopen() {
    app.relaunch();
    app.quit();
  },
};

export const accessSystem = (): AccessSystem => (process.platform === 'darwin' ? macos : open);
