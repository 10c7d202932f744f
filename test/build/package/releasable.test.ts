import { createPackage } from '@electron/asar';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { officialVersion, runtimeFor } from '../../../build/package/contents/runtimeFor.ts';
import { refusePlaceholders, refuseUnofficial, type Project } from '../../../build/package/releasable.ts';
import { repacks } from '../../../build/runtime.ts';
import { folderOfTest } from '../../folders.ts';

describe('a release', () => {
  let folder: string;

  beforeEach(() => {
    folder = folderOfTest();
  });

  async function appOf(packageFile: object, version: string): Promise<string> {
    mkdirSync(join(folder, 'app'));
    writeFileSync(join(folder, 'app/package.json'), JSON.stringify(packageFile));
    writeFileSync(join(folder, 'version'), version);
    // The stream has been ended when it is handed over, but not written out.
    await finished(await createPackage(join(folder, 'app'), join(folder, 'app.asar')));
    return join(folder, 'app.asar');
  }

  it.each(['linux', 'win32'] as const)(
    'for %s is made with the official runtime, whichever one is installed',
    (platform) => {
      expect(runtimeFor({ platform, arch: 'x64' }, true)).toEqual({
        folder: null,
        version: officialVersion(),
        repack: null,
      });
    },
  );

  it('with the official runtime passes', async () => {
    const archive = await appOf({ name: 'okiba' }, `v${officialVersion()}\n`);
    expect(() => refuseUnofficial(archive, folder)).not.toThrow();
  });

  it("is refused with a third party's repack", async () => {
    const { name } = repacks['linux-x64'];
    const archive = await appOf({ name: 'okiba', developmentRuntime: name }, officialVersion());
    expect(() => refuseUnofficial(archive, folder)).toThrow(`made with ${name}`);
  });

  it('is refused with another version than the pinned one, even if it claims to be that one', async () => {
    const archive = await appOf({ name: 'okiba' }, '42.0.0');
    expect(() => refuseUnofficial(archive, folder)).toThrow('Electron 42.0.0 is not the pinned');
  });

  it('is refused while the project has no homepage, or no key', () => {
    const project = { homepage: 'https://okiba.org', author: { email: 'us@okiba.org' }, updateKey: 'a key' };
    const refused = (change: Partial<Project>) => () => refusePlaceholders({ ...project, ...change });
    expect(refused({})).not.toThrow();
    expect(refused({ homepage: 'https://okiba.example' })).toThrow('is a placeholder');
    expect(refused({ author: { email: 'us@okiba.example' } })).toThrow('is a placeholder');
    expect(refused({ updateKey: '' })).toThrow('there is no updateKey');
  });
});
