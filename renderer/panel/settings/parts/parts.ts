/** What the settings page shows, in its order: for everybody first, then what folds, then what only those look for who want more. */
import type { Component } from 'svelte';
import type { PanelState } from '../../../../electron/contract/panel.ts';
import type { SettingName } from '../../../../electron/contract/settings.ts';
import type { Messages } from '../../../../electron/contract/words/messages.en.ts';
import type { SettingsMessages } from '../../../../electron/contract/words/settings/settingsMessages.en.ts';
import { controlWords } from '../../../../electron/contract/words/settings/controlWords.ts';
import type { Panel } from '../../Panel.svelte.ts';
import { fits } from '../fits.ts';

/** One setting, or several that belong together. */
export interface Entry {
  /** A setting of the table that needs nothing but its control; null: `view` shows it. */
  name: SettingName | null;
  view: Component<{ panel: Panel; isFolded?: boolean }> | null;
  /** All that it is found by. */
  said: (words: Messages) => unknown;
  /** Absent: it always is. */
  isThere?: (state: PanelState) => boolean;
}

export interface Part {
  heading: Exclude<keyof SettingsMessages['parts'], 'more'> | null;
  entries: readonly Entry[];
}

type Also = keyof SettingsMessages['search']['also'];

/** Settings that need nothing but their control. */
export const controls = (...names: SettingName[]): Entry[] =>
  names.map((name) => ({
    name,
    view: null,
    said: (words) => [controlWords(words.settings, name), words.settings.search.also[name as Also]],
  }));

/** One or several with a view of their own; `said`, and other words for it, are what it is found by. */
export const shown = (
  view: Component<{ panel: Panel; isFolded?: boolean }>,
  said: (words: Messages) => unknown,
  also?: Also,
): Entry => ({
  name: null,
  view,
  said: (words) => [said(words), also && words.settings.search.also[also]],
});

/** What of these parts bears the words of a query; parts without any are left out. */
export function found(parts: readonly Part[], query: string, words: Messages, state: PanelState): Part[] {
  const headingOf = ({ heading }: Part) => heading && words.settings.parts[heading];
  const isFound = (part: Part, { said, isThere }: Entry) =>
    (isThere?.(state) ?? true) && fits(query, [headingOf(part), said(words)]);
  return parts
    .map((part) => ({ ...part, entries: part.entries.filter((entry) => isFound(part, entry)) }))
    .filter(({ entries }) => entries.length > 0);
}
