import { defaultSettings, type Settings } from '../../electron/contract/settings.ts';

/** As they are after the first steps, in English. */
export const settings: Settings = { ...defaultSettings('en'), misdrops: 'low', welcomed: true };
