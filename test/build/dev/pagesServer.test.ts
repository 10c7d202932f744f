import { describe, expect, it } from 'vitest';
import { devPolicyOf, pageAt, reachesCapture } from '../../../build/dev/pagesServer.ts';
import { pageKinds } from '../../../electron/contract/pages.ts';
import { policyOf } from '../../../electron/guards/policy.ts';

type Modules = Parameters<typeof reachesCapture>[0];

function module(file: string, ...importers: object[]): object {
  return { file, importers: new Set(importers) };
}

describe('the development server of the pages', () => {
  it.each(pageKinds)('lets Vite connect to %s, and keeps all other rules', (kind) => {
    const allowed = devPolicyOf(kind).split('; ');
    const before = policyOf(kind).split('; ');
    expect(allowed).toContain("connect-src 'self' ws://127.0.0.1:*");
    expect(allowed).toEqual(expect.arrayContaining(before.filter((rule) => !rule.startsWith('style-src'))));
    expect(allowed.filter((rule) => rule.startsWith('script-src')).join()).not.toContain('unsafe-inline');
  });

  it('recognises a page by its address', () => {
    expect(pageAt('/renderer/panel/index.html?t=1')).toBe('panel');
    expect(pageAt('/electron/capture/index.html')).toBe('capture');
    expect(pageAt('/renderer/panel/panel.ts')).toBeUndefined();
  });

  it('finds whether a changed module is part of the capture page or of its workers', () => {
    const worker = module('/okiba/electron/capture/searchWorker.ts');
    const locate = module('/okiba/vision/locate.ts', worker);
    const colours = module('/okiba/vision/colours.ts', module('/okiba/renderer/a.ts'), locate);
    expect(reachesCapture([colours] as Modules)).toBe(true);
    expect(reachesCapture([module('/okiba/renderer/b.svelte')] as Modules)).toBe(false);
  });

  it('stops where modules import each other', () => {
    const one = { file: '/okiba/renderer/a.ts', importers: new Set<object>() };
    one.importers.add(module('/okiba/renderer/b.ts', one));
    expect(reachesCapture([one] as unknown as Modules)).toBe(false);
  });
});
