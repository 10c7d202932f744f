/** The trainer: a puzzle, what there is to choose, modes before they begin and in the middle, and what has come of it. */
import type { Page } from 'playwright-core';
import type { TrainerMode, HistoryPart } from '../../../../electron/contract/asking/training.ts';
import { trainerWords } from '../../../../renderer/trainer/words/trainerWords.ts';
import { languages } from '../../../../electron/contract/words/languages.ts';
import type { Messages } from '../../../../electron/contract/words/messages.en.ts';
import { puyoStepIds } from '../../../../renderer/trainer/lesson/course/puyoSteps.ts';
import type { AnyStepId } from '../../../../renderer/trainer/lesson/Lesson.svelte.ts';
import type { Scene } from './Scene.ts';
import { stateOf } from './states.ts';

/** Puzzles come from workers, which take their time on a busy machine. */
const patience = { timeout: 30_000 };
const day = 86_400_000;

const families = ['tsd1-fillO', 'tsd2-roofSZ', 'tsd3-roofJL', 'tsd1-fillT'];

/** Some weeks of practice: so many puzzles, a day or more from one to the next. */
function history(puzzles = 60, days = 1): HistoryPart {
  const attempts = Array.from({ length: puzzles }, (_, at) => ({
    ...{ id: `tsd1-${at}`, category: 'tsd' as const, moves: 1 + (at % 3), mode: 'practice' as const },
    ...{ input: 'keys' as const, solved: at % 5 > 0, milliseconds: 4000 + 300 * (at % 17), tries: 1 },
    ...{
      hints: 0,
      shown: false,
      number: at,
      family: families[at % families.length]!,
      difficulty: 1 + (at % 5),
      at: 20_000.5 * day + at * days * day,
    },
  }));
  const results = [true, true, false, true];
  const rounds = [1, 2, 3].map((at) => ({
    ...{
      kind: 'round' as const,
      mode: 'storm' as const,
      results,
      milliseconds: 180_000,
      at: 20_000 * day + at,
    },
  }));
  return { attempts, ratings: [], rounds, isLast: true };
}

function trainer(state: string, prepare: Scene['prepare']): Scene {
  return {
    name: `trainer-${state}`,
    page: 'trainer',
    answers: (language) => ({
      'state:get': stateOf(language),
      'trainer:progress': {
        solvedToday: 3,
        daysInARow: 12,
        solved: 240,
        tried: 310,
        rated: 42,
        trouble: null,
      },
      'trainer:history': history(),
      'trainer:games': { games: [], next: null },
    }),
    ...(prepare && { prepare }),
  };
}

async function seePuzzle(page: Page): Promise<void> {
  await page.locator('main[data-puzzle]').waitFor(patience);
}

async function openMenu(page: Page): Promise<void> {
  await seePuzzle(page);
  await page.keyboard.press('m');
  await page.getByRole('navigation').waitFor();
}

/** `begin`: up to the first puzzle of it. */
const choose =
  (mode: TrainerMode, begin = false) =>
  async (page: Page, words: Messages) => {
    await openMenu(page);
    const language = words === languages.ja ? 'ja' : 'en';
    const { name } = trainerWords[language].trainer.modes[mode];
    await page.getByRole('navigation').getByText(name, { exact: true }).click();
    if (!begin) return;
    await page.keyboard.press('Enter');
    await seePuzzle(page);
  };

const openPane = (key: string) => async (page: Page) => {
  await seePuzzle(page);
  await page.keyboard.press(key);
  await page.locator('main.pane > *').first().waitFor();
};

/** Behind the last button of the head's first line. */
async function openKeys(page: Page): Promise<void> {
  await seePuzzle(page);
  await page.locator('header .line').first().locator('button').last().click();
  await page.locator('main.pane').waitFor();
}

const openLesson = (step: AnyStepId, isPlayed: boolean) => async (page: Page, words: Messages) => {
  const { lesson } = trainerWords[words === languages.ja ? 'ja' : 'en'];
  await openPane('l')(page);
  if (puyoStepIds.some((id) => id === step))
    await page.getByText(lesson.courses.puyo, { exact: true }).click();
  await page.getByRole('button', { name: lesson.steps[step].title, exact: true }).click();
  if (isPlayed) return page.keyboard.press('Enter');
  await page.keyboard.press(' ');
  for (let frame = 0; frame < 4; frame++) await page.keyboard.press('ArrowRight');
};

/** Dropped at the wall, which is no answer. */
async function failPuzzle(page: Page): Promise<void> {
  await seePuzzle(page);
  for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await page.locator('.verdict').waitFor(patience);
}

/** For one who has solved nothing yet. */
function newcomer(): Scene {
  const scene = trainer('new', async (page) => {
    await seePuzzle(page);
    await page.getByRole('complementary').waitFor(patience);
  });
  const none: HistoryPart = { attempts: [], ratings: [], rounds: [], isLast: true };
  return { ...scene, answers: (language) => ({ ...scene.answers(language), 'trainer:history': none }) };
}

export const trainerScenes: readonly Scene[] = [
  newcomer(),
  trainer('puzzle', seePuzzle),
  trainer('failed', failPuzzle),
  trainer('menu', openMenu),
  trainer('storm', choose('storm')),
  trainer('storm-round', choose('storm', true)),
  trainer('curated', choose('curated')),
  trainer('repeat', choose('repeat')),
  trainer('flash', choose('flash')),
  trainer('slot', choose('slot')),
  trainer('keys', openKeys),
  trainer('lesson', openLesson('corners', false)),
  trainer('lesson-played', openLesson('overhang', true)),
  trainer('lesson-puyo', openLesson('stairs', false)),
  trainer('lesson-puyo-played', openLesson('gtr', true)),
];

/** Charts and tables of what was practised in so long. */
function progress(name: string, puzzles: number, days: number): Scene {
  const scene = trainer(`progress-${name}`, openPane('p'));
  const kept = history(puzzles, days);
  return { ...scene, answers: (language) => ({ ...scene.answers(language), 'trainer:history': kept }) };
}

/** Charts are true from the first day. */
export const progressScenes: readonly Scene[] = [
  trainer('progress', openPane('p')),
  progress('day', 1, 1),
  progress('week', 14, 0.5),
  progress('year', 180, 2),
];
