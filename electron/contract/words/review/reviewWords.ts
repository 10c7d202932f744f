import type { Language } from '../../settings.ts';
import { languages as everyday } from '../languages.ts';
import type { Messages } from '../messages.en.ts';
import { en } from './reviewMessages.en.ts';
import { ja } from './reviewMessages.ja.ts';
import type { ReviewMessages } from './reviewMessages.en.ts';

/** All that the review page says in a language. */
export interface ReviewWords {
  review: ReviewMessages;
  everyday: Messages;
}

export const reviewWords: Record<Language, ReviewWords> = {
  en: { review: en, everyday: everyday.en },
  ja: { review: ja, everyday: everyday.ja },
};
