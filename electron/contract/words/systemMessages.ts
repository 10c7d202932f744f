/** What is said of the system that Okiba runs on: its keys, its permissions, its tray. */
import type { Access, AccessStep } from '../panel.ts';
import type { HotkeyName } from '../settings.ts';
import type { Refusal } from '../updates.ts';
import type { HotkeyFault } from '../hotkeys/hotkey.ts';

export interface SystemMessages {
  access: AccessMessages;
  hotkeys: HotkeyMessages;
  /** The menu beside the clock. */
  tray: Record<'pause' | 'resume' | 'panel' | 'quit', string>;
  updates: UpdateMessages;
  support: SupportMessages;
}

/** Shortcuts that work in any program; `keys` are as the system names them. */
export interface HotkeyMessages {
  heading: string;
  line: string;
  names: Record<HotkeyName, string>;
  none: string;
  press: string;
  how: string;
  taken: (keys: string) => string;
  /** `other`: what they do already. */
  conflict: (keys: string, other: string) => string;
  faults: Record<HotkeyFault, (keys: string) => string>;
}

/** What helps where something is read wrongly. */
interface SupportMessages {
  heading: string;
  /** `keys` of the shortcut that does the same; null: there is none. */
  line: (keys: string | null) => string;
  save: string;
  saved: (folder: string) => string;
}

/** How the user lets Okiba see the screen, where the system keeps it back at first. */
export interface AccessMessages {
  heading: string;
  lines: Record<Exclude<Access, 'given'>, string>;
  monthly: string;
  steps: Record<AccessStep, string>;
}

/** A new version of Okiba is ready. */
interface UpdateMessages {
  title: (version: string) => string;
  line: string;
  refused: { title: string; lines: Record<Refusal, string> };
}
