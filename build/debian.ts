/** The Debian packages that the app and its tests need, and what is missing of them. */
import { spawnSync } from 'node:child_process';

/** Shared libraries of Electron's runtime and the packages that hold them. */
const libraries: Record<string, string> = {
  'libgtk-3.so.0': 'libgtk-3-0',
  'libnss3.so': 'libnss3',
  'libnssutil3.so': 'libnss3',
  'libsmime3.so': 'libnss3',
  'libnspr4.so': 'libnspr4',
  'libgbm.so.1': 'libgbm1',
  'libasound.so.2': 'libasound2',
  'libatk-1.0.so.0': 'libatk1.0-0',
  'libatk-bridge-2.0.so.0': 'libatk-bridge2.0-0',
  'libatspi.so.0': 'libatspi2.0-0',
  'libcups.so.2': 'libcups2',
  'libXss.so.1': 'libxss1',
  'libXtst.so.6': 'libxtst6',
};

/** What the tests on a virtual display call; each is named by the program that shows that it is there. */
const testPrograms: Record<string, string> = {
  Xvfb: 'xvfb',
  openbox: 'openbox',
  picom: 'picom',
  xdotool: 'xdotool',
  wmctrl: 'wmctrl',
  xwininfo: 'x11-utils',
  'dbus-daemon': 'dbus',
  quadrapassel: 'quadrapassel',
  kblocks: 'kblocks',
};

/** The games that only `npm run e2e:games` plays, and what they run in. */
const gamePrograms: Record<string, string> = {
  xterm: 'xterm',
  vitetris: 'vitetris',
  bastet: 'bastet',
  tint: 'tint',
  petris: 'petris',
  'tetris-bsd': 'bsdgames',
  emacs: 'emacs-gtk',
  flobopuyo: 'flobopuyo',
};

/** What makes the packages for Windows, and squeezes those for Linux. */
const packagePrograms: Record<string, string> = {
  makensis: 'nsis',
  '7za': 'p7zip-full',
  xz: 'xz-utils',
};

/** What lays out the root folder in which Windows programs run. */
const windowsPrograms: Record<string, string> = { mmdebstrap: 'mmdebstrap' };

/** Fonts and icons that the games and the panel draw with; no program shows them. */
const testData = ['fonts-dejavu-core', 'fonts-noto-cjk', 'adwaita-icon-theme', 'librsvg2-common'];

function has(program: string): boolean {
  const path = `${process.env.PATH}:/usr/games`;
  return (
    spawnSync('sh', ['-c', `command -v ${program}`], { env: { ...process.env, PATH: path } }).status === 0
  );
}

/** Packages whose libraries `executable` lacks; a library that isn't known is given by its own name. */
export function missingLibraries(executable: string): string[] {
  const { stdout } = spawnSync('ldd', [executable], { encoding: 'utf8' });
  const unfound = [...(stdout ?? '').matchAll(/^\s*(\S+) => not found/gm)].map(([, library]) => library!);
  return [...new Set(unfound.map((library) => libraries[library] ?? library))];
}

function absent(programs: Record<string, string>): string[] {
  return Object.entries(programs).flatMap(([program, name]) => (has(program) ? [] : [name]));
}

/** Packages that the end-to-end tests lack. */
export function missingForTests(): string[] {
  const packages = absent(testPrograms);
  return packages.length === 0 ? [] : [...new Set([...packages, ...Object.values(libraries), ...testData])];
}

/** Packages that the tests with many games lack, besides those of `missingForTests`. */
export const missingForGames = (): string[] => absent(gamePrograms);

/** Packages that `npm run package` lacks to make all that can be made on Debian. */
export const missingForPackages = (): string[] => absent(packagePrograms);

/** Packages that `npm run e2e:windows` lacks as long as its root is not built, besides those of `missingForTests`. */
export const missingForWindows = (): string[] => absent(windowsPrograms);

/** Installs packages where that is allowed (root on Debian); says whether it worked. */
export function install(packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !has('apt-get')) return false;
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as const,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const apt = (args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { ...options, stdio: [...options.stdio] }).status === 0;
  return apt(['update']) && apt(['install', '-y', '--no-install-recommends', ...packages]);
}
