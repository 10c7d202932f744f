import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ScreenAccess, type AccessSystem } from '../../../electron/screenPermission/ScreenAccess.ts';

let status: ReturnType<AccessSystem['status']>;
const system = {
  status: () => status,
  ask: vi.fn(() => Promise.resolve<unknown>([])),
  openSettings: vi.fn(() => Promise.resolve()),
  reopen: vi.fn(),
};
const changed = vi.fn();
const open = (first: typeof status) => {
  status = first;
  return new ScreenAccess(system, changed);
};

beforeEach(() => vi.clearAllMocks());

describe('the right to see the screen', () => {
  it('is there if the system gives it, without a question', () => {
    expect(open('granted').now).toBe('given');
    expect(system.ask).not.toHaveBeenCalled();
  });

  it('is requested only when the user says so', () => {
    expect(open('denied').now).toBe('unasked');
    expect([system.ask.mock.calls.length, system.openSettings.mock.calls.length]).toEqual([0, 0]);
  });

  it('is there at once if the user agrees', async () => {
    const access = open('denied');
    system.ask.mockImplementationOnce(() => Promise.resolve((status = 'granted')));
    await access.advance('ask');
    expect([access.now, changed.mock.calls]).toEqual(['given', [['given']]]);
  });

  it.each([
    ['answers no', () => Promise.resolve([])],
    ['ends the question with an error', () => Promise.reject(new Error('refused'))],
  ])('leads to the settings if the system %s, and from there to a restart', async (_what, answer) => {
    const access = open('denied');
    system.ask.mockImplementationOnce(answer);
    await access.advance('ask');
    expect(access.now).toBe('refused');
    await access.advance('settings');
    expect([access.now, system.openSettings.mock.calls.length]).toEqual(['reopen', 1]);
    access.check();
    expect(access.now).toBe('reopen');
    await access.advance('reopen');
    expect(system.reopen).toHaveBeenCalledOnce();
    expect(changed.mock.calls).toEqual([['refused'], ['reopen']]);
  });

  it('is found when the user comes back from the settings', async () => {
    const access = open('denied');
    await access.advance('settings');
    status = 'granted';
    access.check();
    expect([access.now, changed.mock.calls.at(-1)]).toEqual(['given', ['given']]);
  });

  it('may be withdrawn, and is then restored in the settings', () => {
    const access = open('granted');
    status = 'denied';
    access.check();
    expect([access.now, changed.mock.calls]).toEqual(['refused', [['refused']]]);
  });

  it('may be forbidden by an administrator', () => {
    expect(open('restricted').now).toBe('forbidden');
  });
});
