import type { Settings } from '../../electron/contract/settings.ts';

/** As they are at the first start, in English. */
export const settings: Settings = {
  helpLevel: 2,
  language: 'en',
  evaluator: 'okiba',
  puyoEvaluator: 'okiba',
  patterns: false,
  skill: 'drops',
  misdrops: 'low',
  warns: true,
  bot: null,
  sourceId: null,
};
