/** What lies in the root folder in which Windows programs run, and where that folder is kept. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** Debian 12's Wine 8 lacks bcryptprimitives.dll, and V8 runs out of address space in it. */
export const suite = 'trixie';

/** Without fonts-wine Chromium looks for a font until its stack is full. */
export const packages = [
  'wine',
  'wine64',
  'fonts-wine',
  'fonts-dejavu-core',
  'fonts-liberation',
  'fonts-noto-cjk',
  'libgl1',
  'libgl1-mesa-dri',
  'libegl-mesa0',
];

/** Goes up when the root is built in another way from the same parts. */
const recipe = 1;

/** Inside the root. */
export const places = {
  electron: '/okiba/electron',
  home: '/okiba/home',
  prefix: '/okiba/home/.wine',
  /** Written last: a root without it was not finished. */
  done: '/okiba/done',
};

/** Where the root lies that is made of these parts (names with versions); $OKIBA_WINDOWS_ROOT says otherwise. */
export function rootFolder(parts: readonly string[], env: NodeJS.ProcessEnv): string {
  if (env.OKIBA_WINDOWS_ROOT) return env.OKIBA_WINDOWS_ROOT;
  const made = JSON.stringify([recipe, suite, ...packages, ...parts]);
  const key = createHash('sha256').update(made).digest('hex').slice(0, 12);
  return join(env.XDG_CACHE_HOME || join(env.HOME ?? '/root', '.cache'), 'okiba', `windows-${key}`);
}
