import type { Page } from 'playwright-core';
import type { Language } from '../../../../electron/contract/settings.ts';
import { languages } from '../../../../electron/contract/words/languages.ts';
import type { Messages } from '../../../../electron/contract/words/messages.en.ts';
import type { Answers } from '../stage/fakeBridge.ts';

/** A page in one of its states. */
export interface Scene {
  name: string;
  page: 'panel' | 'practice' | 'tiling' | 'trainer' | 'review' | 'overlay';
  answers: (language: Language) => Answers;
  /** What is done in the page until it looks so. */
  prepare?: (page: Page, words: Messages) => Promise<void>;
  /** Selectors of what has to stand in the window without scrolling, at the default size. */
  seen?: readonly string[];
  /** The same at every size and scale. */
  always?: readonly string[];
}

export const wordsOf = (language: Language): Messages => languages[language];
