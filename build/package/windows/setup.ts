/** The setup program where electron-builder's own can't be made: our script, and the makensis that Debian has. */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPackageFile } from '../contents/staging.ts';

const script = fileURLToPath(new URL('setup.nsi', import.meta.url));

/** Whether this machine has the program that makes it. */
export const hasMakensis = (): boolean => spawnSync('makensis', ['-VERSION']).status === 0;

const quoted = (path: string): string =>
  `"$INSTDIR\\${path.replaceAll('/', '\\').replaceAll('$', () => '$$')}"`;

/** The script's lines that remove what it has installed: each file by its name, then the folders, the inner ones first. */
export function removals(app: string): string[] {
  const entries = readdirSync(app, { withFileTypes: true, recursive: true });
  const pathOf = (entry: (typeof entries)[number]) => relative(app, join(entry.parentPath, entry.name));
  const files = entries.filter((entry) => !entry.isDirectory()).map(pathOf);
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf);
  return [
    ...files.sort().map((file) => `Delete ${quoted(file)}`),
    ...folders
      .sort()
      .reverse()
      .map((folder) => `RMDir ${quoted(folder)}`),
  ];
}

function sizeOf(app: string): number {
  const entries = readdirSync(app, { withFileTypes: true, recursive: true }).filter((entry) =>
    entry.isFile(),
  );
  return entries.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

/** Makes `file` of the unpacked app in `app`. Throws with makensis' own words where that fails. */
export function makeSetup(
  app: string,
  icons: string,
  file: string,
  isQuick: boolean,
  { version, author, homepage } = readPackageFile(),
): void {
  const list = `${file}.removals`;
  writeFileSync(list, `${removals(app).join('\n')}\n`);
  const defined: Record<string, string> = {
    APP: app,
    OUT: file,
    VERSION: version,
    ICON: join(icons, 'icon.ico'),
    SIZE: String(Math.ceil(sizeOf(app) / 1024)),
    PUBLISHER: author.name,
    HOMEPAGE: homepage,
    SQUEEZE: isQuick ? 'zlib' : '/SOLID lzma',
    REMOVALS: list,
  };
  const flags = Object.entries(defined).map(([name, value]) => `-D${name}=${value}`);
  const run = spawnSync('makensis', ['-V2', ...flags, script], { cwd: dirname(script), encoding: 'utf8' });
  rmSync(list);
  if (run.status !== 0)
    throw new Error(`makensis: ${(run.stdout + run.stderr).trim() || run.error?.message}`);
}
