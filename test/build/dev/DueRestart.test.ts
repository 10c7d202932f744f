import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DueRestart } from '../../../build/dev/DueRestart.ts';

const restart = vi.fn();
let due: DueRestart;

beforeEach(() => {
  vi.useFakeTimers();
  restart.mockReset();
  due = new DueRestart(['main', 'preload'], restart);
});

afterEach(() => vi.useRealTimers());

function buildAll(): void {
  due.built('main', null);
  due.built('preload', null);
  vi.runAllTimers();
  restart.mockReset();
}

describe('a restart during development', () => {
  it('waits for the first build of all bundles', () => {
    due.built('main', null);
    vi.runAllTimers();
    expect(restart).not.toHaveBeenCalled();
    due.built('preload', null);
    vi.runAllTimers();
    expect(restart.mock.calls).toEqual([[null]]);
  });

  it('happens once for a save that changes two bundles', () => {
    buildAll();
    due.building('main');
    due.built('main', 10);
    due.building('preload');
    vi.runAllTimers();
    expect(restart).not.toHaveBeenCalled();
    due.built('preload', 10);
    vi.runAllTimers();
    expect(restart.mock.calls).toEqual([[10]]);
  });

  it('waits while a bundle is broken, even if other files change', () => {
    buildAll();
    due.building('main');
    due.due(20);
    vi.runAllTimers();
    expect(restart).not.toHaveBeenCalled();
    due.building('main');
    due.built('main', 30);
    vi.runAllTimers();
    expect(restart.mock.calls).toEqual([[30]]);
  });

  it('follows a change that needs no building', () => {
    buildAll();
    due.due(40);
    vi.runAllTimers();
    expect(restart.mock.calls).toEqual([[40]]);
  });
});
