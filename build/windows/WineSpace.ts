/** A Windows of its own for a while: a scratch copy of the Wine root in which programs are started. */
import { spawn, spawnSync, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { places } from './contents.ts';

const script = fileURLToPath(new URL('space.sh', import.meta.url));
const isolated = ['--mount', '--pid', '--fork', '--kill-child'];
const sockets = '/tmp/.X11-unix';

export interface WineOptions {
  /** X display that its windows come up on (":5"); none for programs without windows. */
  display?: string;
  /** Folders of this machine by the place where they are found inside ("/app", which is Z:\app). */
  folders?: Readonly<Record<string, string>>;
}

/** Whether this machine lets us make one: it needs root's rights and overlay mounts. */
export function canOpen(root: string): boolean {
  const scratch = mkdtempSync(join(tmpdir(), 'okiba-windows-'));
  const tried = spawnSync('unshare', [...isolated, 'sh', script, root, scratch], { input: '' });
  rmdirSync(scratch);
  return tried.stdout?.toString() === 'ready\n';
}

export class WineSpace {
  readonly #space: ChildProcess;
  readonly #scratch: string;
  /** The first process inside. */
  readonly #first: string;
  readonly #env: readonly string[];

  private constructor(space: ChildProcess, scratch: string, display: string | undefined) {
    this.#space = space;
    this.#scratch = scratch;
    this.#first = readFileSync(`/proc/${space.pid}/task/${space.pid}/children`, 'utf8').trim();
    this.#env = environment(display);
  }

  /** Rejects where the copy can't be made. */
  static async open(root: string, { display, folders = {} }: WineOptions = {}): Promise<WineSpace> {
    const scratch = mkdtempSync(join(tmpdir(), 'okiba-windows-'));
    const bound = Object.entries({ ...folders, ...(display && { [sockets]: sockets }) }).flat();
    const space = spawn('unshare', [...isolated, 'sh', script, root, scratch, ...bound], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let complaint = '';
    space.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
    const begun = await Promise.race([once(space.stdout, 'data'), once(space, 'exit')]);
    if (String(begun[0]) !== 'ready\n')
      throw new Error(`the Wine root could not be mounted: ${complaint.trim()}`);
    return new WineSpace(space, scratch, display);
  }

  /** Starts a Windows program, or one of Wine's own; it ends with the space at the latest. */
  start(command: readonly string[], stdio: StdioOptions = 'ignore'): ChildProcess {
    return spawn('nsenter', this.#enter(['wine', ...command]), { stdio });
  }

  /** Runs a Windows program to its end. */
  run(...command: string[]): { status: number | null; stdout: string; stderr: string } {
    return this.runWith('', ...command);
  }

  /** The same with `input` to read. */
  runWith(input: string, ...command: string[]): { status: number | null; stdout: string; stderr: string } {
    const entered = this.#enter(['wine', ...command]);
    const { status, stdout, stderr } = spawnSync('nsenter', entered, { encoding: 'utf8', input });
    return { status, stdout, stderr };
  }

  /** The scale of the display, 1 as 100 %. Ends what runs: Windows asks for it once. */
  setScale(scale: number): void {
    const value = ['/v', 'LogPixels', '/t', 'REG_DWORD', '/d', `${Math.round(96 * scale)}`];
    const { status } = this.run('reg', 'add', String.raw`HKCU\Control Panel\Desktop`, ...value, '/f');
    if (status !== 0) throw new Error(`the scale could not be set: reg ended with ${status}`);
    this.shutDown();
  }

  /** Ends all of Wine's processes, and has its registry written. */
  shutDown(): void {
    for (const flag of ['-k', '-w']) spawnSync('nsenter', this.#enter(['wineserver', flag]));
  }

  /** Nothing of it is left: no process, no mount, no file. */
  async close(): Promise<void> {
    const ended = once(this.#space, 'exit');
    process.kill(Number(this.#first), 'SIGKILL');
    await ended;
    rmdirSync(this.#scratch);
  }

  #enter(command: readonly string[]): string[] {
    const inside = ['--target', this.#first, '--mount', '--pid', '--root', '--wd'];
    return [...inside, 'env', '-i', ...this.#env, ...command];
  }
}

/** Nothing of this machine's own; no offers to install .NET or a browser, and no debugger's window after a crash. */
const environment = (display = ''): string[] => [
  `HOME=${places.home}`,
  'PATH=/usr/bin:/bin:/usr/lib/wine',
  'LANG=C.UTF-8',
  `DISPLAY=${display}`,
  `WINEPREFIX=${places.prefix}`,
  'WINEDLLOVERRIDES=mscoree,mshtml=;winedbg.exe=d',
  'WINEDEBUG=-all',
];
