import type { Language } from '../../contract/settings.ts';
import { reviewWords, type ReviewWords } from '../../contract/words/review/reviewWords.ts';
import type { Input, Reason } from '../../../engine/tetris/types.ts';
import { commandLanguage } from './commandLanguage.ts';
import { en } from './commandMessages.en.ts';
import { ja } from './commandMessages.ja.ts';
import type { CommandMessages, Run } from './commandMessages.en.ts';

/** All that the command line says to people in a language: its own words, and those of the pages. */
export interface CommandWords extends ReviewWords {
  language: Language;
  command: CommandMessages;
}

const messages: Record<Language, CommandMessages> = { en, ja };

export function wordsIn(language: Language): CommandWords {
  return { language, command: messages[language], ...reviewWords[language] };
}

/** In the language of the system. */
export const words = wordsIn(commandLanguage(process.env));

/** "left x3, turn right, drop" */
export function keysWords(inputs: readonly Input[], { command, everyday }: CommandWords = words): string {
  const runs: Run[] = [];
  for (const input of inputs) {
    const key = everyday.key[input];
    const last = runs.at(-1);
    if (last?.key === key) last.times++;
    else runs.push({ key, times: 1 });
  }
  return command.keys(runs);
}

/** What speaks for a place of Tetris, on a board of so many columns. */
export function whyWords(
  facts: readonly Reason[],
  columns: number,
  { command, everyday }: CommandWords = words,
): string {
  return command.list(facts.map(({ kind, value }) => everyday.reason[kind](value, columns).last));
}

/** In a picture's words where it is none of the doubts that it may have. */
export function doubtWords(
  doubts: readonly string[],
  { command, everyday, language }: CommandWords = words,
): string {
  const said: Readonly<Record<string, string>> = language === 'en' ? {} : everyday.doubt;
  return command.list(doubts.map((doubt) => said[doubt] ?? doubt));
}
