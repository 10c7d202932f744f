import type { Language } from '../settings.ts';
import type { Messages } from './messages.ts';
import { en } from './messages.en.ts';
import { ja } from './messages.ja.ts';

/** What the product says, by language. */
export const languages: Record<Language, Messages> = { ja, en };

/** Japanese where the system speaks it, English elsewhere. */
export function systemLanguage(): Language {
  return navigator.language.toLowerCase().startsWith('ja') ? 'ja' : 'en';
}
