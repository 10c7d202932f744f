import type { Language } from '../../../../electron/contract/settings.ts';
import { lessonEn } from './lessonMessages.en.ts';
import { lessonJa } from './lessonMessages.ja.ts';
import type { LessonMessages } from './lessonMessages.en.ts';

export const lessonWords: Readonly<Record<Language, LessonMessages>> = { en: lessonEn, ja: lessonJa };
