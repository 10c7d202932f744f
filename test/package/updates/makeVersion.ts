/** An app of a version that never was, laid out as packages are, which looks for updates at a server of the tests' own. */
import { Arch, build, Platform } from 'electron-builder';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationFor } from '../../../build/package/configuration.ts';
import { runtimeFor } from '../../../build/package/contents/runtimeFor.ts';
import { stageAll } from '../../../build/package/contents/staging.ts';
import type { Target } from '../../../build/package/contents/target.ts';
import { unpackedFolder } from '../../../build/package/places.ts';
import { feedOf } from '../../../electron/updates/feed.ts';

const platforms = { linux: Platform.LINUX, win32: Platform.WINDOWS, darwin: Platform.MAC } as const;

/** What the app says of itself, where it is another than this checkout's. */
export interface About {
  version: string;
  homepage: string;
  updateKey: string;
}

/** `output`: a folder of its own. Returns that of the unpacked app. */
export async function makeVersion(
  target: Target,
  about: About,
  folders: { icons: string; output: string },
): Promise<string> {
  const runtime = runtimeFor(target, false);
  const app = stageAll([target], runtime.repack);
  for (const place of [app, join(app, target.arch)]) describe(join(place, 'package.json'), about);
  await build({
    targets: platforms[target.platform].createTarget('dir', Arch[target.arch]),
    config: configurationFor([target], { app, ...folders }, runtime, true),
    publish: 'never',
  });
  const unpacked = unpackedFolder(target, folders.output);
  writeFileSync(join(unpacked, 'resources', 'app-update.yml'), source(about));
  return unpacked;
}

function describe(file: string, about: About): void {
  const own = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...own, ...about }));
}

/** electron-builder writes it into what is made of released runtimes. */
const source = (about: About): string =>
  ['provider: generic', `url: ${feedOf(about).url}`, 'updaterCacheDirName: okiba-updater', ''].join('\n');
