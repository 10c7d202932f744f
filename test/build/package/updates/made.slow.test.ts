/** What electron-builder tells of updates, of packages that hold nothing: it is asked as for a release. */
import { Arch, build, type Configuration, type Packager, Platform } from 'electron-builder';
import { LinuxPackager } from 'app-builder-lib/out/linuxPackager.js';
import { MacPackager } from 'app-builder-lib/out/macPackager.js';
import { WinPackager } from 'app-builder-lib/out/winPackager.js';
import type { Target as Format } from 'app-builder-lib';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { configurationFor } from '../../../../build/package/configuration.ts';
import { systems, type Target } from '../../../../build/package/contents/target.ts';
import { formatsFor } from '../../../../build/package/formats.ts';
import { checkManifests, manifestsIn } from '../../../../build/package/updates/manifests.ts';
import { folderOfTest } from '../../../folders.ts';

const endings = { win32: 'exe', darwin: 'zip', linux: 'AppImage' } as const;
const platforms = { win32: Platform.WINDOWS, darwin: Platform.MAC, linux: Platform.LINUX } as const;
const packagers = { win32: WinPackager, darwin: MacPackager, linux: LinuxPackager } as const;

/** Packs nothing: what it would pack is a line of text, and told of as if it were the package. */
function emptyPackager(platform: Target['platform'], info: Packager) {
  const packager = new packagers[platform](info);
  packager.pack = async (outDir: string, arch: Arch, formats: Format[]) => {
    const ending = endings[platform];
    const options = platform === 'win32' ? info.config.nsis : undefined;
    const name = packager.expandArtifactNamePattern(options, ending, arch, '${name}.${ext}', false);
    const file = join(outDir, name);
    writeFileSync(file, `for ${Arch[arch]}`);
    await info.emitArtifactBuildCompleted({
      file,
      arch,
      packager,
      target: formats[0]!,
      updateInfo: platform === 'win32' ? {} : null,
      isWriteUpdateInfo: true,
    });
  };
  return packager;
}

let folder: string;

beforeEach(() => {
  folder = folderOfTest();
});

async function makeEmpty(targets: readonly Target[]): Promise<void> {
  const { platform } = targets[0]!;
  const folders = { app: join(folder, 'app'), icons: join(folder, 'icons'), output: join(folder, 'made') };
  for (const each of Object.values(folders)) mkdirSync(each, { recursive: true });
  const about = { name: 'okiba', version: '1.1.0', description: 'a', author: 'b', main: 'index.js' };
  writeFileSync(join(folders.app, 'package.json'), JSON.stringify(about));
  const config: Configuration = configurationFor(
    targets,
    folders,
    { folder: null, version: '42.0.0', repack: null },
    true,
  );
  const formats = formatsFor(platform, true);
  await build({
    projectDir: folders.app,
    config,
    publish: 'never',
    targets: platforms[platform].createTarget(formats, ...targets.map(({ arch }) => Arch[arch])),
    platformPackagerFactory: (info) => emptyPackager(platform, info),
  });
}

it.each(Object.entries(systems))(
  'sends each app of %s the package for its processor',
  async (_, targetsFor) => {
    const targets = targetsFor(true);
    await makeEmpty(targets);
    const made = join(folder, 'made');
    expect(manifestsIn(made, targets[0]!.platform).sort()).toHaveLength(3);
    expect(readdirSync(made).filter((name) => /^(latest|beta|alpha).*yml$/.test(name))).toHaveLength(3);
    expect(() => checkManifests(made, targets)).not.toThrow();
  },
);

it('is refused if each processor of a system was packed by itself', async () => {
  const targets = systems.windows(true);
  for (const target of targets) await makeEmpty([target]);
  expect(() => checkManifests(join(folder, 'made'), targets)).toThrow(
    /for x64: an app there would fetch okiba-.*-windows-arm64-setup\.exe/,
  );
});
