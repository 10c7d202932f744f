import type { Language } from '../../../electron/contract/settings.ts';
import type { WebMessages } from './webMessages.en.ts';
import { en } from './webMessages.en.ts';
import { ja } from './webMessages.ja.ts';

const languages: Record<Language, WebMessages> = { en, ja };

export const webWords = (language: Language): WebMessages => languages[language];
