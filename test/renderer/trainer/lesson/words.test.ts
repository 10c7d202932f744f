import { describe, expect, it } from 'vitest';
import { lessonWords } from '../../../../renderer/trainer/lesson/words/lessonWords.ts';
import { withTerms } from '../../../../renderer/trainer/lesson/words/terms.ts';
import { trainerWords } from '../../../../renderer/trainer/words/trainerWords.ts';

const mostWords = 40;
/** Japanese has no spaces: as much as is read in the time of forty words. */
const mostCharacters = 100;

describe('the words of the lesson', () => {
  it('are few in each step', () => {
    const words = (text: string): number => text.split(/\s+/).length;
    for (const { text } of Object.values(lessonWords.en.steps))
      expect(words(text), text).toBeLessThanOrEqual(mostWords);
    for (const { text } of Object.values(lessonWords.ja.steps))
      expect(text.length, text).toBeLessThanOrEqual(mostCharacters);
  });

  it('are there in both languages for the same steps', () => {
    expect(Object.keys(lessonWords.ja.steps)).toEqual(Object.keys(lessonWords.en.steps));
  });

  it.each(['en', 'ja'] as const)('link the terms that puzzles use (%s)', (language) => {
    const { lesson, puzzles } = trainerWords[language];
    const stepsIn = (text: string): unknown[] =>
      withTerms(text, lesson.terms).flatMap(({ step }) => step ?? []);
    expect(stepsIn(puzzles.task(['J'], puzzles.goal.tsd))).toEqual(['double']);
    expect(stepsIn(puzzles.task(['J'], puzzles.goal.tst))).toEqual(['triple']);
    expect(stepsIn(puzzles.category.donation)).toEqual(['donation']);
    expect(stepsIn(puzzles.reason.onlyMini({ kind: 'onlyMini', cells: [] }))).toContain('mini');
    expect(stepsIn(puzzles.reason.noSlot({ kind: 'noSlot' }))).toEqual(['slot']);
  });

  it('lose nothing of a text', () => {
    const { steps, terms } = lessonWords.en;
    for (const { text } of Object.values(steps))
      expect(
        withTerms(text, terms)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });
});
