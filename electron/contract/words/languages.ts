import { type Language, languageOf } from '../spoken.ts';
import type { Messages } from './messages.en.ts';
import { en } from './messages.en.ts';
import { ja } from './messages.ja.ts';

/** What the product says, by language. */
export const languages: Record<Language, Messages> = { ja, en };

/** The language of the system, of those that Okiba speaks. */
export const systemLanguage = (): Language => languageOf(navigator.language);
