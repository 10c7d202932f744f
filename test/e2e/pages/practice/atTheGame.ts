/** Plays the practice games as a player does: by keys, and by what the page shows. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { languages } from '../../../../electron/contract/words/languages.ts';
import type { ModeName } from '../../../../electron/contract/practice/modes.ts';
import type { GameKind } from '../../../../vision/types.ts';

const { practice: text, puyo } = languages.en;
const patience = { timeout: 15_000 };
const faces: Readonly<Record<string, string>> = {
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  [text.space]: 'Space',
};

export class AtTheGame {
  readonly page: Page;
  readonly count: Locator;
  readonly board: Locator;

  constructor(page: Page) {
    this.page = page;
    this.count = page.locator('.count');
    this.board = page.locator('.table .board');
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Chooses in the lobby what is played. */
  async choose(game: GameKind, mode: ModeName): Promise<void> {
    await this.press(game === 'tetris' ? '1' : '2');
    await this.page.locator('.lobby').waitFor();
    await this.page.locator(`input[name=mode][value=${mode}]`).check();
  }

  /** Begins by Enter, and waits until the count from three is over. */
  async begin(): Promise<void> {
    await this.press('Enter');
    await this.count.waitFor(patience);
    expect(await this.count.innerText()).toBe('3');
    await this.count.waitFor({ state: 'detached', ...patience });
  }

  /** What the figure of this name says now. */
  figure(name: string): Promise<string> {
    return this.page.locator(`dt:text-is("${name}") + dd`).innerText();
  }

  async number(name: string): Promise<number> {
    return Number(await this.figure(name));
  }

  /** Seconds on the game's clock. */
  async seconds(name = text.time): Promise<number> {
    const [minutes, seconds] = (await this.figure(name)).split(':');
    return 60 * Number(minutes) + Number(seconds);
  }

  /** The keys of the page's own hint, as its caps say. */
  async follow(): Promise<void> {
    const caps = this.page.getByRole('region', { name: text.hint }).locator('kbd');
    await caps.first().waitFor(patience);
    const shown = await caps.evaluateAll((all) =>
      all.map((cap) => ({
        face: (cap as HTMLElement).title,
        times: Number(cap.querySelector('span')?.textContent.slice(1) ?? 1),
      })),
    );
    const keys = shown.flatMap(({ face, times }) =>
      Array<string>(times).fill(faces[face] ?? face.toLowerCase()),
    );
    await this.press(...keys.filter((key) => key !== '…'));
  }

  /** Follows hints until `wanted` holds, `most` pieces at most. */
  async followUntil(wanted: () => Promise<boolean>, most: number): Promise<void> {
    for (let piece = 0; piece < most && !(await wanted()); piece++) await this.follow();
    expect(await wanted()).toBe(true);
  }

  /** A pause hides the board and stops the clock, and is counted out. */
  async pauseAndGoOn(clock: string): Promise<void> {
    await this.press('p');
    await this.page.getByText(text.pausedLine).waitFor(patience);
    const before = await this.page.locator(`dt:text-is("${clock}") + dd`).textContent();
    await this.page.waitForTimeout(300);
    expect(await this.page.locator(`dt:text-is("${clock}") + dd`).textContent()).toBe(before);
    await this.press('p');
    await this.count.waitFor(patience);
    await this.count.waitFor({ state: 'detached', ...patience });
    await expect.poll(() => this.figure(clock), patience).not.toBe(before);
  }

  /** A new game is counted in; it is left by Escape, twice. */
  async restartAndLeave(): Promise<void> {
    await this.press('r');
    await this.count.waitFor(patience);
    await this.press('Escape', 'Escape');
    await this.page.locator('.lobby').waitFor(patience);
  }

  /** Drops piece upon piece until none fits in. */
  async pileUp(said: string): Promise<void> {
    for (let piece = 0; piece < 30 && !(await this.page.getByText(said).count()); piece++)
      await this.press('Space');
    await this.page.getByText(said).waitFor(patience);
  }

  /** Holds the pair down until it lies. */
  async lower(): Promise<void> {
    const shown = () => this.page.getByRole('region', { name: languages.en.seen.next }).innerHTML();
    const before = await shown();
    await this.page.keyboard.down('ArrowDown');
    await expect.poll(shown, patience).not.toBe(before);
    await this.page.keyboard.up('ArrowDown');
  }
}

export const words = { ...text, puyo: puyo.practice };
