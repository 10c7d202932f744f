/** `npm start`: puts the runtime in place, builds where something changed, and opens the app. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingLibraries } from './debian.ts';
import { ensureRuntime } from './runtime.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function newest(folder: string): number {
  const entries = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return Math.max(0, ...entries.map((name) => statSync(join(root, folder, name)).mtimeMs));
}

function buildIsCurrent(): boolean {
  const last = join(root, 'out', 'preload', 'preload.cjs');
  if (!existsSync(last)) return false;
  const built = statSync(last).mtimeMs;
  return ['engine', 'vision', 'renderer', 'electron', 'build'].every((folder) => newest(folder) < built);
}

function build(): void {
  if (buildIsCurrent()) return;
  console.error('okiba: building');
  const run = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) throw new Error('the build failed (see above)');
}

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

function checkLinux(executable: string): void {
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY)
    throw new Error('there is no display to draw on. Start Okiba from a desktop session (or set DISPLAY).');
  const missing = missingLibraries(executable);
  if (missing.length > 0)
    throw new Error(`shared libraries are missing. Install them: sudo apt-get install ${missing.join(' ')}`);
  const advice = process.getuid?.() === 0 ? null : sandboxAdvice(executable);
  if (advice) throw new Error(advice);
}

/** Chromium's own complaints (no system bus, say) help nobody who plays. */
const quiet = '--log-level=3';

/** Under Wayland an overlay can neither stay on top nor be clicked through; XWayland does both. */
function chromiumFlags(): string[] {
  if (process.platform !== 'linux') return [];
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const platform = process.env.DISPLAY ? ['--ozone-platform=x11'] : [];
  return [...asRoot, ...platform, quiet];
}

/** Screen capture asks the session bus and waits for ever without one. */
function command(executable: string): string[] {
  const app = [executable, ...chromiumFlags(), root, ...process.argv.slice(2)];
  if (process.platform !== 'linux' || process.env.DBUS_SESSION_BUS_ADDRESS) return app;
  if (spawnSync('sh', ['-c', 'command -v dbus-run-session']).status === 0)
    return ['dbus-run-session', '--', ...app];
  throw new Error(
    'there is no session bus, which screen capture needs. Install it: sudo apt-get install dbus',
  );
}

try {
  const executable = ensureRuntime();
  if (process.platform === 'linux') checkLinux(executable);
  build();
  const [program, ...args] = command(executable);
  spawn(program!, args, { stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(`okiba: ${(error as Error).message}`);
  process.exit(2);
}
