/** The Debian package: files, and two scripts that load and remove their AppArmor profile. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPackageFile } from '../contents/staging.ts';
import { sizes } from '../../icons/write.ts';
import { componentId, metainfo } from './metainfo.ts';

const own = fileURLToPath(new URL('debian', import.meta.url));

/** Later systems have the same libraries under other names. */
const depends = [
  'libgtk-3-0 | libgtk-3-0t64',
  'libnss3',
  'libnspr4',
  'libgbm1',
  'libasound2 | libasound2t64',
  'libatk1.0-0 | libatk1.0-0t64',
  'libatk-bridge2.0-0 | libatk-bridge2.0-0t64',
  'libatspi2.0-0 | libatspi2.0-0t64',
  'libcups2 | libcups2t64',
  'libxss1',
  'libxtst6',
];

/** Bytes of all files below a folder. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

function control(folder: string): string {
  const { version, description, homepage, author } = readPackageFile();
  return [
    'Package: okiba',
    `Version: ${version}`,
    'Architecture: amd64',
    'Section: games',
    'Priority: optional',
    `Maintainer: ${author.name} <${author.email}>`,
    `Installed-Size: ${Math.ceil(sizeOf(folder) / 1024)}`,
    `Depends: ${depends.join(', ')}`,
    'Recommends: dbus',
    `Homepage: ${homepage}`,
    `Description: ${description}`,
    '',
  ].join('\n');
}

export function desktopEntry(): string {
  return [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Okiba',
    'GenericName=Hints for falling-block games',
    'GenericName[ja]=落ち物パズルのヒント',
    `Comment=${readPackageFile().description}`,
    'Comment[ja]=ピースの置き場所を、ゲームの画面の上に示します。',
    'Exec=/opt/okiba/okiba',
    'Icon=okiba',
    'Categories=Game;BlocksGame;',
    'StartupWMClass=okiba',
    'Terminal=false',
    '',
  ].join('\n');
}

/** Lays out the file tree of the package in `tree`, from the unpacked app and the drawn icons. */
function layOut(app: string, icons: string, tree: string): void {
  const put = (...path: string[]): string => {
    const folder = join(tree, ...path);
    mkdirSync(folder, { recursive: true });
    return folder;
  };
  cpSync(app, put('opt/okiba'), { recursive: true });
  // Electron wants it so where users may not make sandboxes of their own.
  chmodSync(join(tree, 'opt/okiba/chrome-sandbox'), 0o4755);
  cpSync(join(own, 'apparmor-profile'), join(put('opt/okiba/resources'), 'apparmor-profile'));
  symlinkSync('../../opt/okiba/bin/okiba', join(put('usr/bin'), 'okiba'));
  symlinkSync('../../../../opt/okiba/LICENCES.txt', join(put('usr/share/doc/okiba'), 'copyright'));
  writeFileSync(join(put('usr/share/applications'), 'okiba.desktop'), desktopEntry());
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(join(put('usr/share/metainfo'), `${componentId()}.metainfo.xml`), metainfo(today));
  for (const size of sizes.filter((each) => each <= 512))
    cpSync(
      join(icons, `${size}x${size}.png`),
      join(put('usr/share/icons/hicolor', `${size}x${size}`, 'apps'), 'okiba.png'),
    );
}

/** What dpkg reads and runs, beside the file tree. */
function describe(tree: string): void {
  const folder = join(tree, 'DEBIAN');
  mkdirSync(folder);
  writeFileSync(join(folder, 'control'), control(tree));
  for (const script of ['postinst', 'prerm']) {
    cpSync(join(own, script), join(folder, script));
    chmodSync(join(folder, script), 0o755);
  }
}

/** Makes `file` of the unpacked app in `app`. Throws with dpkg-deb's own words where that fails. */
export function makeDeb(app: string, icons: string, file: string, isQuick: boolean): void {
  const tree = `${file}.tree`;
  rmSync(tree, { recursive: true, force: true });
  layOut(app, icons, tree);
  describe(tree);
  const squeeze = ['-Zxz', isQuick ? '-z0' : '-z6'];
  const run = spawnSync('dpkg-deb', ['--root-owner-group', ...squeeze, '--build', tree, file], {
    encoding: 'utf8',
  });
  rmSync(tree, { recursive: true, force: true });
  if (run.status !== 0) throw new Error(`dpkg-deb: ${run.stderr || run.error?.message}`);
}
