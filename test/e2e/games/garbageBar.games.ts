/** The bar in a match of the practice game, which is watched like any other game, against what the page itself tells. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { languages } from '../../../electron/contract/words/languages.ts';
import { usualOptions } from '../../../electron/contract/practice/options.ts';
import { AtTheGame } from '../pages/practice/atTheGame.ts';
import { pressed } from '../pages/practice/pressed.ts';
import { sleep } from '../stage/desktop.ts';
import type { Okiba } from '../stage/Okiba.ts';
import { RealGame } from '../stage/RealGame.ts';
import { useStage } from '../stage/stage.ts';
import { openWatchedPractice } from './watchedPractice.ts';
import { practice } from './windows.ts';

const stage = useStage();
const bar = languages.en.practice.incoming;
/** A rival who sends garbage all the time; a match that is over is followed by another one. */
const strength = 5;
const playedMs = 120_000;
/** What is read may be so much later than what is shown, beside other work of the machine. */
const lateMs = 3000;
/** A piece that comes down at once leaves no time to read what is announced, and a board that isn't read tells nothing. */
const leastMs = 600;
/** From one piece to the next, as a beginner plays. */
const paceMs = 1200;

/** Rows that are announced at one moment, as the page tells and as they are read; null: no position. */
interface Sample {
  at: number;
  shown: number;
  read: number | null;
}

const shownOn = (page: Page): Promise<number> =>
  page.evaluate((label) => {
    const found = document.querySelector(`[role=img][aria-label^="${label}"]`)?.getAttribute('aria-label');
    return Number(found?.slice(label.length + 1) ?? 0);
  }, bar);

async function beginMatch(okiba: Okiba): Promise<Page> {
  await openWatchedPractice(okiba);
  const page = await okiba.window('practice');
  await page.evaluate((options) => window.okiba.request('practice:change', { practice: options }), {
    ...usualOptions,
    bot: strength,
  });
  await RealGame.attach(stage.desktop, practice);
  const game = new AtTheGame(page);
  await game.choose('tetris', 'versus');
  await game.begin();
  return page;
}

/** Plays by the hints for some time, and looks at what is announced meanwhile. */
async function play(okiba: Okiba, page: Page): Promise<Sample[]> {
  const samples: Sample[] = [];
  const begun = Date.now();
  let nextAt = begun;
  for (let played = -1; Date.now() - begun < playedMs; await sleep(50)) {
    await playOn(page);
    const { state, suggestion, piece } = await okiba.state();
    const read = state?.position.game === 'tetris' ? state.position.incoming : null;
    samples.push({ at: Date.now(), shown: await shownOn(page), read });
    if (!suggestion || piece === null || piece === played || Date.now() < nextAt) continue;
    played = piece;
    nextAt = Date.now() + paceMs;
    for (const input of suggestion.candidates[0]?.inputs ?? []) await page.keyboard.press(pressed[input]);
  }
  return samples;
}

/** Begins anew where the match is over. */
async function playOn(page: Page): Promise<void> {
  const again = page.locator('button.main', { hasText: languages.en.practice.again });
  if (await again.isVisible()) await again.click();
}

it('reads the announced garbage, once garbage has come up', async () => {
  const okiba = await stage.launch();
  const samples = await play(okiba, await beginMatch(okiba));
  const read = samples.filter((sample) => sample.read);
  const wrong = read.filter(
    (sample) =>
      !samples.some(({ at, shown }) => at <= sample.at && sample.at - at < lateMs && shown === sample.read),
  );
  const begun = read[0]?.at ?? Infinity;
  const changes = samples.filter(({ shown }, index) => shown !== samples[index - 1]?.shown);
  const announced = changes.filter(({ at, shown }, index) => {
    const until = changes[index + 1]?.at ?? Infinity;
    const isPlayed = samples.some((sample) => sample.at >= at && sample.at < until && sample.read !== null);
    return at > begun && shown > 0 && until - at >= leastMs && isPlayed;
  });
  const heeded = announced.filter(({ at, shown }) =>
    samples.some((later) => later.at >= at && later.at - at < lateMs && later.read === shown),
  );
  console.log(
    `garbage announced ${announced.length} times for long enough, read ${heeded.length}, wrong ${wrong.length}`,
  );
  expect(wrong).toEqual([]);
  expect(announced.length).toBeGreaterThan(0);
  expect(heeded.length).toBeGreaterThan(0.7 * announced.length);
});
