/** How the app is started from a checkout: what the system must offer, and the command. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingLibraries } from './debian.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const readNumber = (file: string): number | null =>
  existsSync(file) ? Number(readFileSync(file, 'utf8')) : null;

/** Chromium's sandbox wants user namespaces or a setuid helper; a plain checkout has only the first. */
function sandboxAdvice(executable: string): string | null {
  const restricted =
    readNumber('/proc/sys/kernel/apparmor_restrict_unprivileged_userns') === 1 ||
    readNumber('/proc/sys/kernel/unprivileged_userns_clone') === 0;
  const helper = join(dirname(executable), 'chrome-sandbox');
  if (!restricted || (statSync(helper).uid === 0 && (statSync(helper).mode & 0o4000) !== 0)) return null;
  return `this system lets no program make its own sandbox. Once: sudo chown root:root ${helper} && sudo chmod 4755 ${helper}`;
}

/** Throws one line that says what to do where the app could not run here. */
export function checkSystem(executable: string): void {
  if (process.platform !== 'linux') return;
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY)
    throw new Error('there is no display to draw on. Start Okiba from a desktop session (or set DISPLAY).');
  const missing = missingLibraries(executable);
  if (missing.length > 0)
    throw new Error(`shared libraries are missing. Install them: sudo apt-get install ${missing.join(' ')}`);
  const advice = process.getuid?.() === 0 ? null : sandboxAdvice(executable);
  if (advice) throw new Error(advice);
}

/** Why the whole app is not played on such a system; null where it is. */
export const hindranceOn = (platform: NodeJS.Platform): string | null =>
  platform === 'linux'
    ? null
    : 'the whole-app tests need a virtual display (Xvfb), which only Linux has: they are left out here';

/** Chromium refuses to run as root within its sandbox, before the app could say a word. */
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** What starts the built app; `args` are handed on to it. */
export function appCommand(executable: string, args: readonly string[] = []): readonly string[] {
  return [executable, ...asRoot, root, ...args];
}

/** Runs a command on this program's own terminal. */
export function run([program, ...args]: readonly string[], env = process.env): ChildProcess {
  return spawn(program!, args, { stdio: 'inherit', env });
}
