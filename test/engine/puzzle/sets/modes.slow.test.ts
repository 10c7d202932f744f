import { describe, expect, it } from 'vitest';
import { twinKey } from '../../../../engine/puzzle/naming.ts';
import { categorySize, skillTest, thesisKinds } from '../../../../engine/puzzle/sets/figures.ts';
import {
  categoryPuzzle,
  curatedPuzzle,
  dailyPuzzle,
  interesting,
  levelOf,
  skillTestPuzzle,
  trainingPuzzle,
} from '../../../../engine/puzzle/sets/modes.ts';
import { puzzleAt } from '../../../../engine/puzzle/sets/series.ts';
import { slotTask } from '../../../../engine/puzzle/sets/slotTask.ts';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { lock } from '../../../../engine/tetris/rules/lock.ts';

const firstOf = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

describe('the curated set', () => {
  it.each([1, 2, 3, 4])('holds interesting puzzles of %i moves', (moves) => {
    const puzzles = firstOf(moves < 4 ? 8 : 2).map((number) => curatedPuzzle(moves, number));
    for (const puzzle of puzzles) {
      expect(puzzle).toMatchObject({ category: 'tsd', moves, needsSlides: false });
      expect(puzzle.predicted.interest).toBeGreaterThan(interesting);
    }
    expect(new Set(puzzles.map(twinKey)).size).toBe(puzzles.length);
  });
});

describe('a numbered puzzle', () => {
  it('is the same at every call, without those before it', () => {
    const forward = firstOf(6).map((number) => categoryPuzzle(thesisKinds[1]!, number));
    expect(categoryPuzzle(thesisKinds[1]!, 5)).toEqual(forward[5]);
  });

  it('is another one in every set', () => {
    const recipe = { category: 'tsd', moves: 1, slides: false } as const;
    expect(puzzleAt({ recipe, salt: 1 }, 0).id).not.toBe(puzzleAt({ recipe, salt: 2 }, 0).id);
  });

  it.each(thesisKinds.filter(({ moves }) => moves < 3))(
    'comes once in its category, and its mirror image never: $category $moves',
    (kind) => {
      const keys = firstOf(categorySize).map((number) => twinKey(categoryPuzzle(kind, number)));
      expect(new Set(keys).size).toBe(categorySize);
    },
  );

  it('is refused for a recipe that makes none', () => {
    const recipe = { category: 'tsd', moves: 1, slides: false, suits: () => false } as const;
    expect(() => puzzleAt({ recipe, salt: 1 }, 0)).toThrow('no puzzle of tsd with 1 moves');
  });

  it('exists for every category of the thesis', () => {
    expect(thesisKinds.map(({ category, moves }) => `${category}${moves}`).join(' ')).toBe(
      'tsd1 tsd2 tsd3 tsd4 donation2 donation3 donation4',
    );
    for (const kind of thesisKinds.filter(({ moves }) => moves < 4))
      expect(categoryPuzzle(kind, 0)).toMatchObject(kind);
  });
});

describe('the skill test', () => {
  it('has five easy puzzles, five between and five hard ones, all of two moves', () => {
    const puzzles = firstOf(skillTest.puzzles).map((place) => skillTestPuzzle(0, place));
    const levels = puzzles.map(({ predicted }) => levelOf(predicted));
    expect(levels).toEqual(['easy', 'medium', 'hard'].flatMap((level) => Array<string>(5).fill(level)));
    expect(puzzles.every(({ moves }) => moves === 2)).toBe(true);
  });

  it('has other puzzles in the next round', () => {
    expect(skillTestPuzzle(1, 0).id).not.toBe(skillTestPuzzle(0, 0).id);
  });

  it('splits the puzzles of two moves about evenly', () => {
    const counts = { easy: 0, medium: 0, hard: 0 };
    for (const number of firstOf(300)) counts[levelOf(categoryPuzzle(thesisKinds[1]!, number).predicted)]++;
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(60);
  });
});

describe('the training plan', () => {
  it('shows interesting puzzles of two moves, others in every round', () => {
    const rounds = [0, 1, 2].map((round) => firstOf(10).map((place) => trainingPuzzle(round, place)));
    const all = rounds.flat();
    expect(new Set(all.map(({ id }) => id)).size).toBe(30);
    expect(all.every(({ moves, predicted }) => moves === 2 && predicted.interest > interesting)).toBe(true);
  });
});

describe('the daily puzzle', () => {
  it('is one for each day, the same all day', () => {
    expect(dailyPuzzle('2026-11-22')).toEqual(dailyPuzzle('2026-11-22'));
    const week = firstOf(7).map((day) => dailyPuzzle(`2026-11-${22 + day}`));
    expect(new Set(week.map(({ id }) => id)).size).toBe(7);
    expect(week.map(({ category, moves }) => `${category}${moves}`)).toEqual(
      ['donation3', 'tsd1', 'tsd2', 'tsd2', 'tsd3', 'tsd3', 'donation2'],
    ); // prettier-ignore
  });

  it('has days before 1970 and after 2100', () => {
    expect(dailyPuzzle('1969-12-31').moves).toBeGreaterThan(0);
    expect(dailyPuzzle('2101-01-01').moves).toBeGreaterThan(0);
  });

  it.each(['', 'today', '2026-02-30', '2026-13-01', '2026-1-1', '2026-11-22T00:00'])(
    'is told that %j is not a day',
    (day) => {
      expect(() => dailyPuzzle(day)).toThrow('is not a day');
    },
  );
});

describe('the slot that is to be found', () => {
  it('takes a T that clears two rows', () => {
    for (const number of firstOf(20)) {
      const { board, slots } = slotTask(number);
      expect(slots.length).toBeGreaterThan(0);
      for (const cells of slots) expect(lock(parseBoard(board), cells).linesCleared).toBe(2);
    }
  });

  it('is the same for the same number alone', () => {
    expect(slotTask(3)).toEqual(slotTask(3));
    expect(slotTask(4)).not.toEqual(slotTask(3));
  });
});
