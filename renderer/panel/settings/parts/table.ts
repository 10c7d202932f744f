import { controls, shown, type Part } from './parts.ts';
import LanguageSetting from './LanguageSetting.svelte';
import GameKeySettings from '../games/GameKeySettings.svelte';
import OwnSettings from '../games/OwnSettings.svelte';
import HotkeySettings from '../hotkeys/HotkeySettings.svelte';
import BotSetting from '../more/BotSetting.svelte';
import LayoutSettings from '../more/LayoutSettings.svelte';
import ResetSettings from '../more/ResetSettings.svelte';
import ShareSettings from '../more/ShareSettings.svelte';
import SupportSettings from '../more/SupportSettings.svelte';
import WelcomeAgain from '../more/WelcomeAgain.svelte';

/** What a beginner looks for. */
export const firstParts: readonly Part[] = [
  {
    heading: 'looks',
    entries: [
      shown(LanguageSetting, ({ settings }) => [settings.language, 'English 日本語'], 'language'),
      ...controls('appearance', 'hintStrength', 'patterns'),
    ],
  },
  {
    heading: 'hints',
    entries: [
      { ...shown(OwnSettings, ({ games }) => games.own), isThere: ({ game }) => game !== null },
      ...controls('skill', 'rules', 'readsAloud'),
      shown(GameKeySettings, ({ games }) => games.keys, 'gameKeys'),
    ],
  },
  { heading: null, entries: [shown(HotkeySettings, ({ system }) => system.hotkeys, 'hintsKey')] },
];

/** What most players leave as it is. */
export const moreParts: readonly Part[] = [
  {
    heading: 'thinking',
    entries: [
      ...controls('evaluator', 'misdrops', 'warns', 'tellsClears', 'columnNumbers', 'puyoEvaluator'),
      shown(BotSetting, ({ settings }) => [settings.bot, settings.botLine], 'bot'),
    ],
  },
  {
    heading: 'games',
    entries: [
      ...controls('recordsGames', 'keepsGames', 'watchesPractice'),
      shown(LayoutSettings, ({ settings }) => settings.layouts),
      shown(SupportSettings, ({ system }) => system.support, 'support'),
    ],
  },
  {
    heading: 'system',
    entries: [
      ...controls('startsWithSystem', 'updates'),
      shown(ShareSettings, ({ games }) => games.share, 'share'),
      shown(WelcomeAgain, ({ welcome }) => welcome.again),
      shown(ResetSettings, ({ settings }) => settings.reset, 'reset'),
    ],
  },
];
