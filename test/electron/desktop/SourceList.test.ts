import type { BrowserWindow } from 'electron';
import { expect, it, vi } from 'vitest';
import type { Desktop } from '../../../electron/desktop/Desktop.ts';
import { SourceList } from '../../../electron/desktop/SourceList.ts';

let isClosed = false;

vi.mock('electron', () => ({
  BrowserWindow: { getAllWindows: () => [trainer] },
  desktopCapturer: { getSources: () => Promise.resolve([]) },
  screen: { on: () => {} },
}));

/** As Electron's windows: once closed it answers by an error. */
const trainer = {
  getMediaSourceId(): string {
    if (isClosed) throw new TypeError('Object has been destroyed');
    return 'window:7:1';
  },
  isVisible: () => false,
  isMinimized: () => false,
};

const game = { id: 'window:9:0', name: 'A game', kind: 'window' as const };

it('lists other windows while one of our own is closed, and not that one', async () => {
  const desktop = {
    followsWindows: true,
    windowSources: () => {
      isClosed = true;
      return Promise.resolve([game, { ...game, id: 'window:7:0' }]);
    },
  } as unknown as Desktop;
  const noGame = { is: (_window: BrowserWindow) => false };
  const sources = new SourceList(desktop, { isGiven: true }, noGame, () => Promise.resolve(null));
  expect(await sources.list()).toEqual([game]);
});
