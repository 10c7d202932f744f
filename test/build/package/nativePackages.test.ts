import { describe, expect, it } from 'vitest';
import { nativeRoots, packagesFor, readLock } from '../../../build/package/contents/nativePackages.ts';
import type { Target } from '../../../build/package/contents/target.ts';

const placesFor = (target: Target): string[] => packagesFor(target, readLock()).map(({ place }) => place);

describe('the packages that hold machine code', () => {
  const lock = {
    'node_modules/lib': {
      version: '1.0.0',
      integrity: 'sha512-a',
      dependencies: { helper: '^2.0.0' },
      optionalDependencies: { 'lib-win': '1.0.0', 'lib-linux': '1.0.0', 'lib-musl': '1.0.0' },
    },
    'node_modules/helper': { version: '2.1.0', integrity: 'sha512-b', dependencies: { lib: '1' } },
    'node_modules/lib-win': { version: '1.0.0', integrity: 'sha512-c', os: ['win32'], cpu: ['x64'] },
    'node_modules/lib-linux': {
      version: '1.0.0',
      integrity: 'sha512-d',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['glibc'],
    },
    'node_modules/lib-musl': {
      version: '1.0.0',
      integrity: 'sha512-e',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    },
  };

  it('are those of the system, each once, with their dependencies', () => {
    const found = packagesFor({ platform: 'linux', arch: 'x64' }, lock, ['lib']);
    expect(found.map(({ name }) => name)).toEqual(['lib@1.0.0', 'helper@2.1.0', 'lib-linux@1.0.0']);
    expect(found[2]!.integrity).toBe('sha512-d');
    expect(packagesFor({ platform: 'win32', arch: 'arm64' }, lock, ['lib'])).toHaveLength(2);
  });

  it('must be in the lock file', () => {
    expect(() => packagesFor({ platform: 'linux', arch: 'x64' }, lock, ['other'])).toThrow('has no other');
  });

  it.each<[Target, string, string]>([
    [{ platform: 'linux', arch: 'x64' }, '@img/sharp-linux-x64', '@img/sharp-win32-x64'],
    [{ platform: 'win32', arch: 'arm64' }, '@img/sharp-win32-arm64', '@img/sharp-win32-x64'],
    [{ platform: 'darwin', arch: 'universal' }, '@img/sharp-darwin-arm64', '@img/sharp-linux-x64'],
    [{ platform: 'darwin', arch: 'universal' }, '@img/sharp-darwin-x64', '@img/sharp-linux-x64'],
  ])('of %o are %s, not %s', (target, wanted, unwanted) => {
    const places = placesFor(target);
    expect(places).toEqual(expect.arrayContaining([...nativeRoots[target.platform], wanted]));
    expect(places).not.toContain(unwanted);
  });
});
