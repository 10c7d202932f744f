import { describe, expect, it, vi } from 'vitest';
import { RefusedUpdate } from '../../../electron/updates/signature.ts';
import { Updates, type Updater } from '../../../electron/updates/Updates.ts';

const updater = () => ({
  autoDownload: true,
  autoInstallOnAppQuit: false,
  allowPrerelease: false,
  allowDowngrade: true,
  channel: null as string | null,
  checkForUpdates: vi.fn(() => Promise.resolve(null)),
  on: vi.fn(),
});

function open(made: Updater | null) {
  const make = vi.fn(() => Promise.resolve(made));
  const events = { ready: vi.fn(), failed: vi.fn(), refused: vi.fn() };
  return { updates: new Updates(make, events), make, events };
}

describe('updates', () => {
  it('are never requested while they are switched off', () => {
    const { updates, make } = open(updater());
    updates.choose('off');
    expect(make).not.toHaveBeenCalled();
  });

  it.each([
    ['stable', 'latest', false],
    ['beta', 'beta', true],
  ] as const)(
    'of the channel %s are requested at once, and never an older one',
    async (choice, channel, early) => {
      const made = updater();
      const { updates } = open(made);
      updates.choose(choice);
      await vi.waitFor(() => expect(made.checkForUpdates).toHaveBeenCalledTimes(1));
      expect(made).toMatchObject({
        channel,
        allowPrerelease: early,
        allowDowngrade: false,
        autoInstallOnAppQuit: true,
      });
      updates.close();
    },
  );

  it('are requested again twice a day, until they are switched off', async () => {
    vi.useFakeTimers();
    try {
      const made = updater();
      const { updates } = open(made);
      updates.choose('stable');
      await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
      expect(made.checkForUpdates).toHaveBeenCalledTimes(3);
      updates.choose('off');
      await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
      expect(made.checkForUpdates).toHaveBeenCalledTimes(3);
      expect(made.autoInstallOnAppQuit).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that can’t be fetched are reported in one line', async () => {
    const made = updater();
    made.checkForUpdates.mockRejectedValue(new Error('no network\n    at here'));
    const { updates, events } = open(made);
    updates.choose('stable');
    await vi.waitFor(() => expect(events.failed).toHaveBeenCalledWith('no network'));
    updates.close();
  });

  it('that are refused are reported once', async () => {
    const made = updater();
    made.checkForUpdates.mockRejectedValue(new RefusedUpdate('latest.yml', 'forged'));
    const { updates, events } = open(made);
    updates.choose('stable');
    await updates.check();
    await updates.check();
    expect(events.refused.mock.calls).toEqual([['forged']]);
    updates.close();
  });

  it('are off where the app can’t be replaced', async () => {
    const { updates, make, events } = open(null);
    updates.choose('stable');
    await vi.waitFor(() => expect(make).toHaveBeenCalled());
    await updates.check();
    expect(events.failed).not.toHaveBeenCalled();
    updates.close();
  });
});
