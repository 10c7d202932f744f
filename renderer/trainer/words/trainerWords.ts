import type { Language } from '../../../electron/contract/settings.ts';
import { puzzlesEn } from '../../shared/words/puzzles/puzzleMessages.en.ts';
import { puzzlesJa } from '../../shared/words/puzzles/puzzleMessages.ja.ts';
import type { PuzzleMessages } from '../../shared/words/puzzles/puzzleMessages.ts';
import { languages as everyday } from '../../shared/words/languages.ts';
import type { Messages } from '../../shared/words/messages.ts';
import { en } from './trainerMessages.en.ts';
import { ja } from './trainerMessages.ja.ts';
import type { TrainerMessages } from './trainerMessages.ts';

/** All that the trainer's page says in a language. */
export interface TrainerWords {
  trainer: TrainerMessages;
  puzzles: PuzzleMessages;
  everyday: Messages;
}

export const trainerWords: Record<Language, TrainerWords> = {
  en: { trainer: en, puzzles: puzzlesEn, everyday: everyday.en },
  ja: { trainer: ja, puzzles: puzzlesJa, everyday: everyday.ja },
};
