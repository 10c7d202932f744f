import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootFolder } from '../../../build/windows/contents.ts';

describe('the folder of the Wine root', () => {
  it("is in the user's cache", () => {
    const found = (more: NodeJS.ProcessEnv): string => rootFolder(['a@1'], { HOME: '/home/me', ...more });
    expect(basename(found({}))).toMatch(/^windows-[0-9a-f]{12}$/);
    expect(dirname(found({}))).toBe(join('/home/me/.cache/okiba'));
    expect(dirname(found({ XDG_CACHE_HOME: '/cache' }))).toBe(join('/cache/okiba'));
  });

  it('depends on the parts', () => {
    const env = { HOME: '/home/me' };
    expect(rootFolder(['a@1'], env)).toBe(rootFolder(['a@1'], env));
    expect(rootFolder(['a@2'], env)).not.toBe(rootFolder(['a@1'], env));
  });

  it('can be set in the environment', () => {
    expect(rootFolder(['a@1'], { HOME: '/home/me', OKIBA_WINDOWS_ROOT: '/elsewhere' })).toBe('/elsewhere');
  });
});
