import { defaultSettings, type Settings } from '../../electron/contract/settings.ts';

/** As they are at the first start, in English. */
export const settings: Settings = { ...defaultSettings('en'), misdrops: 'low' };
