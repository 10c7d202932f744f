import { helpBeside } from '../contract/help.ts';
import type { HotkeyName, Settings } from '../contract/settings.ts';

/** What shortcuts reach. */
export interface HotkeyPorts {
  settings(): Settings;
  change(change: Partial<Settings>): void;
  toggleHints(): void;
  saveCase(): void;
  /** The player's field is the other one of the two that are seen. */
  swapFields(): void;
  watchNext(): void;
  togglePanel(): void;
}

/** What each shortcut does. */
export function hotkeyActions(ports: HotkeyPorts): Record<HotkeyName, () => void> {
  const { settings, change } = ports;
  return {
    hintsKey: () => ports.toggleHints(),
    lessHelpKey: () => change({ help: helpBeside(settings().help, -1) }),
    moreHelpKey: () => change({ help: helpBeside(settings().help, 1) }),
    readAloudKey: () => change({ readsAloud: !settings().readsAloud }),
    caseKey: () => ports.saveCase(),
    otherFieldKey: () => ports.swapFields(),
    nextSourceKey: () => ports.watchNext(),
    panelKey: () => ports.togglePanel(),
  };
}
