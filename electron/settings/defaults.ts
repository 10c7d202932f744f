import type { Settings } from '../contract/settings.ts';

/** Settings of a first start; `locale` of the system, for example ja-JP. */
export function defaultSettings(locale: string): Settings {
  return {
    helpLevel: 2,
    language: locale.startsWith('ja') ? 'ja' : 'en',
    evaluator: 'okiba',
    puyoEvaluator: 'okiba',
    patterns: false,
    skill: 'drops',
    misdrops: 'off',
    warns: true,
    bot: null,
    sourceId: null,
  };
}
