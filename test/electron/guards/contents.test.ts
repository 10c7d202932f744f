import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { guardContents, type ContentsSource } from '../../../electron/guards/contents.ts';

const own = 'okiba://panel/renderer/panel/index.html';

/** A page's contents, as far as guards reach. */
class Contents extends EventEmitter {
  opens: (() => { action: string }) | null = null;

  getURL(): string {
    return own;
  }

  setWindowOpenHandler(handler: () => { action: string }): void {
    this.opens = handler;
  }

  /** Whether what is about to happen is stopped. */
  stops(event: string, more: object = {}): boolean {
    let stopped = false;
    this.emit(event, { preventDefault: () => (stopped = true), ...more });
    return stopped;
  }
}

function guarded(): Contents {
  const app = new EventEmitter();
  const contents = new Contents();
  guardContents(app as unknown as ContentsSource);
  app.emit('web-contents-created', {}, contents);
  return contents;
}

describe('the contents of a window', () => {
  it.each([
    'file:///etc/hostname',
    'https://example.com/',
    'okiba://practice/renderer/practice/index.html',
    'about:blank',
  ])('never navigate to %s', (url) =>
    expect(guarded().stops('will-frame-navigate', { url, isMainFrame: true })).toBe(true),
  );

  it('may be reloaded, but not in a frame', () => {
    expect(guarded().stops('will-frame-navigate', { url: own, isMainFrame: true })).toBe(false);
    expect(guarded().stops('will-frame-navigate', { url: own, isMainFrame: false })).toBe(true);
  });

  it.each(['will-redirect', 'will-attach-webview'])('are stopped at %s', (event) => {
    expect(guarded().stops(event)).toBe(true);
  });

  it('never open a window', () => {
    expect(guarded().opens?.()).toEqual({ action: 'deny' });
  });
});
