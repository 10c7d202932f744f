/** The practice games: before one, in the middle, while options are chosen, and at the end. */
import type { Page } from 'playwright-core';
import type { PanelState } from '../../../../electron/contract/panel.ts';
import type { PracticeOptions } from '../../../../electron/contract/practice/options.ts';
import type { Messages } from '../../../../electron/contract/words/messages.en.ts';
import type { Scene } from './Scene.ts';
import { stateOf } from './states.ts';

const survived = {
  game: 'tetris',
  mode: 'survive',
  chain: 0,
  bot: 0,
  outcome: 'over',
  helped: true,
  score: 4200,
  cleared: 21,
  placed: 64,
  faults: 23,
  keys: 182,
  milliseconds: 95_300,
  at: 1_700_000_000_000,
};
const raced = {
  ...survived,
  mode: 'rows40',
  outcome: 'reached',
  helped: false,
  cleared: 40,
  milliseconds: 95_300,
  splits: [22_100, 47_900, 70_400, 95_300],
};
const history = {
  bests: [survived, raced],
  recent: [survived],
  matched: { tetris: 2, puyo: 2 },
  trouble: null,
};

function withOptions(state: PanelState, options: Partial<PracticeOptions>): PanelState {
  const { settings } = state;
  return { ...state, settings: { ...settings, practice: { ...settings.practice, ...options } } };
}

function practice(
  state: string,
  prepare?: Scene['prepare'],
  seen?: readonly string[],
  options: Partial<PracticeOptions> = {},
): Scene {
  return {
    name: `practice-${state}`,
    page: 'practice',
    answers: (language) => ({
      'state:get': withOptions(stateOf(language), options),
      'practice:history': history,
      'practice:change': null,
      'practice:finished': history,
    }),
    ...(prepare && { prepare }),
    ...(seen && { seen }),
  };
}

async function begin(page: Page): Promise<void> {
  await page.locator('.lobby').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.count').waitFor();
  await page.locator('.count').waitFor({ state: 'detached' });
}

async function playTetris(page: Page): Promise<void> {
  await begin(page);
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Space', 'c']) await page.keyboard.press(key);
  await page.locator('.board [data-role=hint]').waitFor();
}

async function playPuyo(page: Page): Promise<void> {
  await page.locator('.lobby').waitFor();
  await page.keyboard.press('2');
  await begin(page);
  await page.locator('.board [data-role=hint]').waitFor();
}

async function pileUp(page: Page, words: Messages): Promise<void> {
  await begin(page);
  for (let piece = 0; piece < 30; piece++) await page.keyboard.press('Space');
  await page.getByText(words.practice.over).waitFor();
}

async function openOptions(page: Page, words: Messages): Promise<void> {
  await page.locator('.lobby').waitFor();
  await page.getByRole('button', { name: words.practice.options }).click();
  await page.locator('.options').waitFor();
}

async function playPuzzle(page: Page): Promise<void> {
  await page.locator('.lobby').waitFor();
  await page.keyboard.press('2');
  await begin(page);
}

async function playMatch(page: Page): Promise<void> {
  await begin(page);
  for (let piece = 0; piece < 3; piece++) await page.keyboard.press('Space');
  await page.waitForTimeout(500);
}

/** A piece took too many keys, and is back. */
async function wasteKeys(page: Page): Promise<void> {
  await begin(page);
  for (const key of ['Space', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'z', 'z', 'z', 'Space'])
    await page.keyboard.press(key);
  await page.locator('.board [data-role=hint]').waitFor();
}

/** How an opening is built, beside its plan. */
async function lookAtWay(page: Page, { practice: { drill } }: Messages): Promise<void> {
  await begin(page);
  await page.getByRole('button', { name: drill.show }).click();
  await page.locator('.board [data-role=hint]').waitFor();
}

/** A perfect clear is not possible any more. */
async function spoilDrill(page: Page, { practice: { drill } }: Messages): Promise<void> {
  await begin(page);
  const lost = page.getByText(drill.lost.clear);
  for (let piece = 0; piece < 4 && !(await lost.count()); piece++) {
    await page.keyboard.press('Space');
    await page.waitForTimeout(300);
  }
  await lost.waitFor();
}

/** Something is offered to play on from, in the middle of a game. */
async function offerPosition(page: Page): Promise<void> {
  await begin(page);
  const position = { game: 'tetris' as const, cells: ['XXX...XXXX', 'XXXX.XXXXX'], queue: ['L', 'T'] };
  await page.evaluate((offered) => window.tell('practice:goOn', offered), position);
  await page.getByRole('alertdialog').waitFor();
}

/** A game of one's own, with a row that is too short. */
async function writeBoard(page: Page): Promise<void> {
  await page.locator('.lobby textarea').fill('XXXX...XXX\nXXXXX.XXX');
  await page.getByRole('alert').filter({ hasText: '9' }).waitFor();
}

const playing = ['.board', '.left', '.right', 'footer'] as const;

export const practiceScenes: readonly Scene[] = [
  practice('lobby', (page) => page.locator('.lobby').waitFor(), ['.lobby .main']),
  practice('tetris', playTetris, ['.board', '.left', '.right', 'footer']),
  practice('puyo', playPuyo, ['.board', '.left', '.right', 'footer']),
  practice('match', playMatch, playing, { tetrisMode: 'versus', bot: 3, help: 'off' }),
  practice('match-puyo', playPuzzle, playing, { puyoMode: 'versus', bot: 3, help: 'off' }),
  practice('tsume', playPuzzle, playing, { puyoMode: 'tsume' }),
  practice('own', writeBoard, [], { tetrisMode: 'own', own: { board: '', queue: 'TIOLJSZ', garbage: 2 } }),
  practice('finesse', wasteKeys, playing, { tetrisMode: 'rows40', help: 'off', finesse: 'again' }),
  practice('opening', lookAtWay, playing, { tetrisMode: 'opening', opening: 'dtCannon' }),
  practice('perfect', spoilDrill, playing, { tetrisMode: 'perfect', perfect: 4 }),
  practice('over', pileUp),
  practice('onward', offerPosition),
  practice('options', openOptions),
];
