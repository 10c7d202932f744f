import { describe, expect, it } from 'vitest';
import { addressOf, serverAmong } from '../../../electron/guards/address.ts';
import { pageKinds } from '../../../electron/contract/pages.ts';

describe('the address of a page', () => {
  it('is under our own scheme, each page an origin of its own', () => {
    const origins = pageKinds.map((kind) => addressOf(kind).split('/').slice(0, 3).join('/'));
    expect(origins).toEqual(pageKinds.map((kind) => `okiba://${kind}`));
  });

  it('is the development server’s while the pages are worked on', () => {
    expect(addressOf('panel', 'http://127.0.0.1:5173/')).toBe(
      'http://127.0.0.1:5173/renderer/panel/index.html',
    );
  });
});

describe('the development server of the pages', () => {
  const local = 'http://127.0.0.1:5173/';

  it('is on this machine, with an address from the environment', () => {
    expect(serverAmong({ OKIBA_PAGES: local }, false)).toBe(local);
    expect(serverAmong({}, false)).toBeUndefined();
  });

  it.each([
    'https://127.0.0.1.example/',
    'http://example.com/',
    'file:///tmp/',
    'http://127.0.0.1.example:80/',
  ])('is never %s', (served) => expect(serverAmong({ OKIBA_PAGES: served }, false)).toBeUndefined());

  it('is ignored in a packaged app', () => {
    expect(serverAmong({ OKIBA_PAGES: local }, true)).toBeUndefined();
  });
});
