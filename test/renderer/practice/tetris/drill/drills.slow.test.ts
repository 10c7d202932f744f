import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Practice } from '../../../../../renderer/practice/tetris/Practice.svelte.ts';
import { usualOptions, type PracticeOptions } from '../../../../../electron/contract/practice/options.ts';
import { languages } from '../../../../../electron/contract/words/languages.ts';
import { openPage, pass, press, type OpenedPage } from '../../page.ts';

const words = languages.en.practice;
const keyOf = { hardDrop: ' ', hold: 'c', left: 'ArrowLeft', right: 'ArrowRight', cw: 'ArrowUp', ccw: 'z' };

async function open(options: Partial<PracticeOptions>): Promise<OpenedPage> {
  const page = await openPage({ practice: { ...usualOptions, help: 'off', ...options } });
  await press('Enter');
  await waitFor(() => expect(page.practice.flow.phase).toBe('counting'));
  pass(page.practice, 3000);
  await tick();
  return page;
}

const openOpening = () => open({ tetrisMode: 'opening', opening: 'tkiFlat' });
const openPerfect = () => open({ tetrisMode: 'perfect', perfect: 3 });
const button = (name: string) => screen.getByRole('button', { name });

/** As the way says, piece by piece. */
async function follow(practice: Practice, pieces: number): Promise<void> {
  for (let piece = 0; piece < pieces; piece++) {
    await waitFor(() => expect(practice.keys).not.toBeNull());
    const { locked } = practice.game;
    for (const key of practice.keys!)
      if (key === 'softDrop') {
        await press('ArrowDown');
        await fireEvent.keyUp(window, { key: 'ArrowDown' });
      } else {
        await press(keyOf[key as keyof typeof keyOf]);
        await fireEvent.keyUp(window, { key: keyOf[key as keyof typeof keyOf] });
      }
    if (practice.game.locked === locked) await press(' ');
    await tick();
  }
}

/** Nothing leads on from where the piece falls by itself, twice. */
async function spoil(practice: Practice): Promise<void> {
  for (let piece = 0; piece < 3 && !practice.isLost; piece++) {
    await press(' ');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(practice.isLost).toBe(true);
}

describe('an opening to build', () => {
  it('shows its plan, which grows smaller, and ends when it is built', async () => {
    const { practice, container, request } = await openOpening();
    expect(container.querySelector('.board [data-role=plan]')).not.toBeNull();
    expect(practice.drilling!.plan(practice.game)).toHaveLength(24);
    expect(container.querySelector('.board [data-role=hint]')).toBeNull();
    await fireEvent.click(button(words.drill.show));
    await follow(practice, 1);
    expect(practice.drilling!.plan(practice.game)).toHaveLength(20);
    await follow(practice, 5);
    expect(practice.outcome).toBe('reached');
    await waitFor(() =>
      expect(request).toHaveBeenCalledWith(
        'practice:finished',
        expect.objectContaining({ mode: 'opening', outcome: 'reached', helped: true }),
      ),
    );
    expect(screen.getByText(words.ends.reached)).toBeTruthy();
  });

  it('says at once that it can’t be built any more, and leads back to where it could', async () => {
    const { practice } = await openOpening();
    await spoil(practice);
    expect(practice.flow.phase).toBe('halted');
    expect(screen.getByText(words.drill.lost.build)).toBeTruthy();
    await fireEvent.click(button(words.drill.back));
    expect(practice.isLost).toBe(false);
    expect(screen.queryByText(words.drill.lost.build)).toBeNull();
    pass(practice, 1500);
    await fireEvent.click(button(words.drill.show));
    await waitFor(() => expect(practice.best).not.toBeNull());
  });

  it('begins again with the same bag, or with another', async () => {
    const { practice } = await openOpening();
    const { drill } = practice.drilling!;
    await fireEvent.click(button(words.drill.show));
    await follow(practice, 6);
    await fireEvent.click(button(words.drill.same));
    expect(practice.drilling!.drill).toBe(drill);
    expect(practice.isOver).toBe(false);
    expect(practice.drilling!.showsWay).toBe(false);
  });
});

describe('a perfect clear', () => {
  it('is done when nothing is left, and counts only if the way was not shown', async () => {
    const { practice } = await openPerfect();
    const way = practice.drilling!;
    const before = [...practice.rows];
    await fireEvent.click(button(words.drill.show));
    expect(way.drawnWay()!.filter((row) => !row.includes('.')).length).toBeGreaterThan(0);
    await follow(practice, 3);
    expect(practice.outcome).toBe('reached');
    expect(practice.rows.join('')).toMatch(/^\.+$/);
    await fireEvent.click(button(words.drill.same));
    expect([...practice.rows]).toEqual(before);
    expect(practice.drilling!.hadHelp).toBe(false);
  });

  it('says it when it isn’t possible any more, also because of hold, and continues from there', async () => {
    const { practice } = await openPerfect();
    const start = practice.game;
    await spoil(practice);
    expect(screen.getByText(words.drill.lost.clear)).toBeTruthy();
    await fireEvent.click(button(words.drill.back));
    expect(practice.game.board).toBe(start.board);
    expect(practice.game.hold).toBe(start.hold);
  });
});

it('offers no hints of the engine in a drill, and says what each opening needs', async () => {
  await openPage({ practice: { ...usualOptions, tetrisMode: 'opening', opening: 'mko' } });
  expect(screen.getByText(words.drill.openings.mko)).toBeTruthy();
  expect(screen.getByText(new RegExp(words.drill.never('TSZIOJL')))).toBeTruthy();
  expect(screen.queryByText(words.lobby.helps.keys.name)).toBeNull();
});
