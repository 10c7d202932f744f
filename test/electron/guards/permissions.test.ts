import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { Session, WebContents } from 'electron';
import { pageKinds, type PageKind } from '../../../electron/contract/pages.ts';
import { guardPermissions } from '../../../electron/guards/permissions.ts';

type Ask = Parameters<NonNullable<Parameters<Session['setPermissionRequestHandler']>[0]>>;
type Check = NonNullable<Parameters<Session['setPermissionCheckHandler']>[0]>;

/** A session that asks its guards; each page's name stands for its contents. */
class Guarded extends EventEmitter {
  #onAsk: ((...ask: Ask) => void) | null = null;
  #onCheck: Check | null = null;
  #onDevice: (() => boolean) | null = null;

  constructor() {
    super();
    guardPermissions(this as never, (contents, kind) => (contents as unknown) === kind);
  }

  setPermissionRequestHandler(handler: (...ask: Ask) => void): void {
    this.#onAsk = handler;
  }

  setPermissionCheckHandler(handler: Check): void {
    this.#onCheck = handler;
  }

  setDevicePermissionHandler(handler: () => boolean): void {
    this.#onDevice = handler;
  }

  grants(page: PageKind | null, permission: string, details: object = { isMainFrame: true }): boolean {
    let granted = false;
    this.#onAsk!(page as never, permission as never, (is) => (granted = is), details as never);
    return granted;
  }

  has(page: PageKind | null, permission: string): boolean {
    return this.#onCheck!(page as unknown as WebContents, permission as never, '', {} as never);
  }

  givesDevice = (): boolean => this.#onDevice!();

  keeps(page: PageKind): boolean {
    let kept = true;
    this.emit('will-download', { preventDefault: () => (kept = false) }, {}, page);
    return kept;
  }
}

const session = new Guarded();
const strangers = [
  'geolocation',
  'notifications',
  'clipboard-read',
  'fullscreen',
  'openExternal',
  'fileSystem',
  'hid',
];

describe('a permission', () => {
  it('for a picture is given to the capture page alone', () => {
    expect(pageKinds.filter((page) => session.grants(page, 'media'))).toEqual(['capture']);
    expect(pageKinds.filter((page) => session.has(page, 'media'))).toEqual(['capture']);
    expect(session.grants(null, 'media')).toBe(false);
    expect(session.has(null, 'media')).toBe(false);
  });

  it('for sound, or for a picture in a frame, is given to no page', () => {
    expect(session.grants('capture', 'media', { isMainFrame: true, mediaTypes: ['video', 'audio'] })).toBe(
      false,
    );
    expect(session.grants('capture', 'media', { isMainFrame: false, mediaTypes: ['video'] })).toBe(false);
  });

  it.each(strangers)('for %s is given to no page', (permission) => {
    for (const page of pageKinds) {
      expect(session.grants(page, permission)).toBe(false);
      expect(session.has(page, permission)).toBe(false);
    }
  });

  it('for a device is given to no page', () => {
    expect(session.givesDevice()).toBe(false);
  });
});

it('for files to save is given to the panel and the pages of tilings, puzzles and reviews alone', () => {
  expect(pageKinds.filter((page) => session.keeps(page))).toEqual(['panel', 'tiling', 'trainer', 'review']);
});
