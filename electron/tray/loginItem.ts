/** Whether the system starts Okiba when the user logs in. */
import { app } from 'electron';
import { configFolder } from '../startup/configFolder.ts';
import { Autostart } from './Autostart.ts';

const minimised = '--minimised';

/** Whether this start was the system's own: the panel stays out of the way then. */
export function wasStartedAtLogin(): boolean {
  if (process.argv.includes(minimised)) return true;
  return process.platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin;
}

export interface LoginItem {
  /** As the system has it: its own settings may say otherwise than ours did. */
  isOn(): boolean;
  /** Throws where the system refuses. */
  set(isOn: boolean): void;
}

/** What starts this very app; an AppImage is not where its program runs. */
const ownProgram = (): string => process.env.APPIMAGE ?? process.execPath;

export function loginItem(path = ownProgram()): LoginItem {
  const args = app.isPackaged ? [minimised] : [app.getAppPath(), minimised];
  if (process.platform === 'linux') return new Autostart(configFolder(), [path, ...args]);
  return {
    isOn: () => app.getLoginItemSettings({ path, args }).openAtLogin,
    set: (isOn) => app.setLoginItemSettings({ openAtLogin: isOn, path, args }),
  };
}

/** Where a new version bears another name, that is what starts from now on, if anything does. */
export function startAtLoginFrom(path: string): void {
  const item = loginItem(path);
  if (item.isOn()) item.set(true);
}
