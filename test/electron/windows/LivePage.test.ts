import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LivePage, type KeptWindow } from '../../../electron/windows/LivePage.ts';

/** A window whose page does as the test says. */
class FakeWindow {
  loads: { resolve(): void; reject(error: Error): void }[] = [];
  isAnswering = true;
  areToolsOpen = false;
  isGone = false;
  process = 4711;
  listeners: Record<string, (...args: unknown[]) => void> = {};
  readonly webContents = {
    on: (event: string, listener: (...args: unknown[]) => void) => (this.listeners[event] = listener),
    getOSProcessId: () => this.process,
    isDevToolsOpened: () => this.areToolsOpen,
    executeJavaScript: () => (this.isAnswering ? Promise.resolve(0) : new Promise(() => {})),
  };
  loadURL(): Promise<void> {
    return new Promise((resolve, reject) => this.loads.push({ resolve, reject }));
  }
  isDestroyed(): boolean {
    return this.isGone;
  }
  once(event: string, listener: () => void): void {
    this.listeners[event] = listener;
  }
  die(reason: string): void {
    this.listeners['render-process-gone']!({}, { reason });
  }
}

let window: FakeWindow;
let told: string[];
let page: LivePage;
const spare = { isNone: false, begin: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process, 'kill').mockImplementation(() => (window.die('killed'), true));
  window = new FakeWindow();
  told = [];
  spare.isNone = false;
  page = new LivePage(
    window as unknown as KeptWindow,
    'okiba://panel/',
    { ready: () => told.push('ready'), gone: (reason) => told.push(reason) },
    { spare },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function load(): Promise<void> {
  window.loads.at(-1)!.resolve();
  await pass(0);
}

it('is ready once it is loaded, and is left alone as long as it answers', async () => {
  const ready = vi.fn();
  void page.whenReady().then(ready);
  await pass(10);
  expect([page.isReady, ready.mock.calls.length]).toEqual([false, 0]);
  await load();
  expect([page.isReady, ready.mock.calls.length]).toEqual([true, 1]);
  await pass(60_000);
  expect(told).toEqual(['ready']);
  expect(window.loads).toHaveLength(1);
});

it('is reloaded when it dies, and ready again', async () => {
  await load();
  window.die('crashed');
  expect(page.isReady).toBe(false);
  await pass(1);
  expect(window.loads).toHaveLength(2);
  await load();
  expect(told).toEqual(['ready', 'crashed', 'ready']);
});

it('is ended and reloaded when it hangs', async () => {
  await load();
  window.isAnswering = false;
  await pass(3000);
  expect(told).toEqual(['ready']);
  await pass(2000);
  expect(process.kill).toHaveBeenCalledExactlyOnceWith(4711, 'SIGKILL');
  expect(told).toEqual(['ready', 'no answer']);
  window.isAnswering = true;
  await load();
  expect(told).toEqual(['ready', 'no answer', 'ready']);
});

it('is missed sooner while it has nothing slow to do, once it has answered at once', async () => {
  window = new FakeWindow();
  new LivePage(
    window as unknown as KeptWindow,
    'okiba://overlay/',
    { ready: () => told.push('light'), gone: (reason) => told.push(reason) },
    { isLight: true, spare },
  );
  await load();
  await pass(500);
  window.isAnswering = false;
  await pass(500);
  expect(told).toEqual(['light']);
  await pass(900);
  expect(told).toEqual(['light', 'no answer']);
});

describe('on a busy machine', () => {
  beforeEach(async () => {
    spare.isNone = true;
    await load();
    window.isAnswering = false;
  });

  it('is left alone if it answers after a while', async () => {
    await pass(6000);
    window.isAnswering = true;
    await pass(60_000);
    expect(told).toEqual(['ready']);
  });

  it('counts as hanging after a long silence', async () => {
    await pass(10_000);
    expect(told).toEqual(['ready', 'no answer']);
  });

  it('counts as hanging as soon as elsewhere once the machine is idle again', async () => {
    await pass(6000);
    window.isAnswering = true;
    await pass(1000);
    [window.isAnswering, spare.isNone] = [false, false];
    await pass(5000);
    expect(told).toEqual(['ready', 'no answer']);
  });
});

it('is reloaded when it hangs while it loads', async () => {
  await pass(16_200);
  expect(told).toEqual(['no answer']);
  expect(window.loads).toHaveLength(2);
});

it("is reloaded after growing pauses if it can't be loaded", async () => {
  for (let failure = 0; failure < 6; failure++) {
    window.loads.at(-1)!.reject(new Error('ERR_FAILED'));
    await pass(4000);
  }
  expect(window.loads).toHaveLength(7);
  expect(told).toEqual(Array<string>(6).fill('ERR_FAILED'));
});

it('ignores how an earlier load ended', async () => {
  window.die('crashed');
  await pass(1);
  window.loads[0]!.reject(new Error('ERR_ABORTED'));
  await pass(0);
  expect(told).toEqual(['crashed']);
  await load();
  expect(told).toEqual(['crashed', 'ready']);
});

it('is replaced even if it has no process', async () => {
  await load();
  window.process = 0;
  page.replace('no heartbeat');
  await pass(1);
  expect(process.kill).not.toHaveBeenCalled();
  expect(told).toEqual(['ready', 'no heartbeat']);
  expect(window.loads).toHaveLength(2);
});

it('may be inspected with the developer tools for any time', async () => {
  await load();
  [window.isAnswering, window.areToolsOpen] = [false, true];
  await pass(60_000);
  expect(told).toEqual(['ready']);
});

it('does not count as hanging once its window is closed', async () => {
  await load();
  window.isGone = true;
  window.listeners.closed!();
  window.die('killed');
  await pass(60_000);
  expect(window.loads).toHaveLength(1);
  expect(told).toEqual(['ready']);
});

describe('a page that loads later', () => {
  let begin: () => void;

  beforeEach(() => {
    window.listeners['closed']!();
    told = [];
    window = new FakeWindow();
    const turn = new Promise<void>((resolve) => (begin = resolve));
    page = new LivePage(
      window as unknown as KeptWindow,
      'okiba://capture/',
      { ready: () => told.push('ready'), gone: (reason) => told.push(reason) },
      { turn, spare },
    );
  });

  it('is neither loaded nor counted as hanging before', async () => {
    await pass(60_000);
    expect([window.loads.length, told]).toEqual([0, []]);
    begin();
    await pass(0);
    await load();
    expect([window.loads.length, page.isReady, told]).toEqual([1, true, ['ready']]);
  });

  it('is not loaded if its window is gone by then', async () => {
    window.isGone = true;
    begin();
    await pass(0);
    expect(window.loads).toHaveLength(0);
  });
});
