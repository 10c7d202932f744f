import { expect } from 'vitest';
import type { Desktop } from '../../e2e/stage/desktop.ts';
import { PlainOkiba } from '../../e2e/stage/PlainOkiba.ts';

/** An installed app starts, helps at the practice game, and ends when it is asked to. Its data go where users' do. */
export async function expectHint(desktop: Desktop, executablePath: string): Promise<void> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const app = await PlainOkiba.start(desktop, { OKIBA_USER_DATA: undefined }, { executablePath, args });
  await app.request('practice:open', null);
  const { observation, source } = await app.until(({ suggestion }) => suggestion !== null, 'a hint');
  expect(source?.name).toBe('Okiba practice');
  expect(observation).toMatchObject({ game: 'tetris', columns: 10, rows: 20 });
  expect(await app.end()).toBe(true);
}
