import type { Language } from '../../../electron/contract/settings.ts';
import { puzzlesEn } from '../../../electron/contract/words/puzzles/puzzleMessages.en.ts';
import { puzzlesJa } from '../../../electron/contract/words/puzzles/puzzleMessages.ja.ts';
import type { PuzzleMessages } from '../../../electron/contract/words/puzzles/puzzleMessages.ts';
import { languages as everyday } from '../../../electron/contract/words/languages.ts';
import type { Messages } from '../../../electron/contract/words/messages.en.ts';
import { lessonWords } from '../lesson/words/lessonWords.ts';
import type { LessonMessages } from '../lesson/words/lessonMessages.en.ts';
import { en } from './trainerMessages.en.ts';
import { ja } from './trainerMessages.ja.ts';
import type { TrainerMessages } from './trainerMessages.en.ts';

/** All that the trainer's page says in a language. */
export interface TrainerWords {
  trainer: TrainerMessages;
  puzzles: PuzzleMessages;
  everyday: Messages;
  lesson: LessonMessages;
}

/** On a page no line breaks within "T-spin"; a terminal has the plain hyphen, which can be searched for. */
function unbroken<Texts extends Readonly<Record<string, string>>>(texts: Texts): Texts {
  const entries = Object.entries(texts).map(([name, text]) => [
    name,
    text.replaceAll('T-spin', 'T\u2011spin'),
  ]);
  return Object.fromEntries(entries) as Texts;
}

const onPage = (puzzles: PuzzleMessages): PuzzleMessages => ({
  ...puzzles,
  category: unbroken(puzzles.category),
  goal: unbroken(puzzles.goal),
});

export const trainerWords: Record<Language, TrainerWords> = {
  en: { trainer: en, puzzles: onPage(puzzlesEn), everyday: everyday.en, lesson: lessonWords.en },
  ja: { trainer: ja, puzzles: puzzlesJa, everyday: everyday.ja, lesson: lessonWords.ja },
};
