/** A desktop of its own for a test: X server, session bus and, where wanted, a window manager and a compositor. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endFamily } from './endFamily.ts';

export interface DesktopOptions {
  windowManager?: boolean;
  compositor?: boolean;
  size?: string;
}

/** Environment for programs on the desktop, with a home folder of their own. */
export interface Desktop {
  env: Record<string, string>;
  home: string;
  /** Starts a program on the desktop, with `more` environment; it ends with the desktop. */
  start(program: string, args?: readonly string[], more?: Readonly<Record<string, string>>): ChildProcess;
  /** Runs a program and returns what it printed. */
  run(program: string, ...args: string[]): string;
  /** Takes the display away, as when a cable is pulled. */
  killDisplay(): void;
  stop(): Promise<void>;
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function firstLine(child: ChildProcess, stream: 'stdout' | 'stderr'): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child[stream]!.on('data', (data: Buffer) => {
      text += data.toString();
      if (text.includes('\n')) resolve(text.split('\n')[0]!.trim());
    });
    child.on('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}: ${text}`)));
  });
}

async function startServer(size: string): Promise<{ server: ChildProcess; display: string }> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp', '-noreset'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { server, display: `:${await firstLine(server, 'stdout')}` };
}

async function startBus(): Promise<{ bus: ChildProcess; address: string }> {
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { bus, address: await firstLine(bus, 'stdout') };
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await Promise.race([ended(child), sleep(2000).then(() => child.kill('SIGKILL'))]);
}

/** Starts a desktop; `stop` ends everything that was started on it. */
export async function startDesktop(options: DesktopOptions = {}): Promise<Desktop> {
  const home = mkdtempSync(join(tmpdir(), 'okiba-e2e-'));
  const { server, display } = await startServer(options.size ?? '1920x1080x24');
  const { bus, address } = await startBus();
  const env: Record<string, string> = {
    ...(process.env as Record<string, string>),
    PATH: `${process.env.PATH}:/usr/games`,
    DISPLAY: display,
    DBUS_SESSION_BUS_ADDRESS: address,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    GSETTINGS_BACKEND: 'memory',
    LANG: 'C.UTF-8',
    NO_AT_BRIDGE: '1',
  };
  const children: ChildProcess[] = [];
  const desktop: Desktop = {
    env,
    home,
    start(program, args = [], more = {}) {
      const child = spawn(program, args, { env: { ...env, ...more }, stdio: 'ignore' });
      children.push(child);
      return child;
    },
    run: (program, ...args) =>
      spawnSync(program, args, { env, encoding: 'utf8', timeout: 20_000 }).stdout ?? '',
    killDisplay: () => void server.kill('SIGKILL'),
    async stop() {
      for (const child of [...children.reverse(), bus, server]) await end(child);
      await endFamily(home);
      rmSync(home, { recursive: true, force: true });
    },
  };
  if (options.windowManager ?? true) desktop.start('openbox', ['--sm-disable']);
  if (options.compositor) desktop.start('picom', ['--backend', 'xrender']);
  await sleep(500);
  return desktop;
}
