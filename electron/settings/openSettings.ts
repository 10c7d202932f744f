/** The app's settings: where they lie, what they are at first, and what is said when something is wrong with them. */
import { app } from 'electron';
import { defaultSettings, lastingSettings, type Settings } from '../contract/settings.ts';
import type { Trouble } from '../contract/panel.ts';
import { ownFolder } from './ownFolder.ts';
import { SettingsFile, type Damage } from './SettingsFile.ts';
import type { Troubles } from './Troubles.ts';

/** `told`: what `tellSettings` says has changed. */
export function openSettings(told: () => void): SettingsFile {
  const file = new SettingsFile(ownFolder, defaultSettings(app.getLocale()), told);
  file.check();
  return file;
}

/** What a reset chooses: what is watched at the moment is no matter of it. */
export function firstSettings(): Partial<Settings> {
  const settings = defaultSettings(app.getLocale());
  return Object.fromEntries(lastingSettings.map((name) => [name, settings[name]]));
}

export function tellSettings({ file, damage, failure, hasFolder }: SettingsFile, troubles: Troubles): void {
  const kind = hasFolder ? 'settingsUnsaved' : 'nothingSaved';
  const unsaved: Trouble = { kind, detail: `${file}: ${failure}` };
  troubles.set('saving', failure === null ? null : unsaved);
  troubles.set('settings', damage && damageTrouble(damage, file));
}

function damageTrouble({ repaired, reason, aside }: Damage, file: string): Trouble {
  const where = aside ?? file;
  if (repaired) return { kind: 'settingsRepaired', names: repaired, detail: where };
  return { kind: 'settingsReset', detail: `${where}: ${reason}` };
}
