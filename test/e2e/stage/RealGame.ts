/** A running game that nobody here wrote, on a test's desktop. */
import type { ChildProcess } from 'node:child_process';
import type { Input } from '../../../engine/tetris/types.ts';
import type { Rect } from '../../../vision/types.ts';
import { sleep, type Desktop } from './desktop.ts';
import type { Beginning, GameKind } from '../games/GameKind.ts';
import { changedShare, type Screen } from './Screen.ts';

/** A window that has not come up by then won't. */
const windowMs = 30_000;
/** The slowest game's pieces fall a row in this time. */
const fallMs = 3000;
/** A piece that glides from cell to cell is seen elsewhere after this time. */
const restMs = 100;
/** Of a window's pixels, more than a text cursor has. */
const cursorShare = 0.0005;

interface ListedWindow extends Rect {
  id: string;
  title: string;
}

/** Windows with their client areas in screen pixels, as the window manager lists them. */
function listWindows(desktop: Desktop): ListedWindow[] {
  const lines = desktop.run('wmctrl', '-l').trim().split('\n').filter(Boolean);
  return lines.map((line) => {
    const [id, , , ...title] = line.split(/\s+/);
    return { id: id!, title: title.join(' '), ...geometry(desktop, id!) };
  });
}

function geometry(desktop: Desktop, id: string): Rect {
  const text = desktop.run('xwininfo', '-id', id);
  const number = (label: string) => Number(new RegExp(`${label}:\\s+(-?\\d+)`).exec(text)?.[1] ?? 0);
  return {
    x: number('Absolute upper-left X'),
    y: number('Absolute upper-left Y'),
    width: number('Width'),
    height: number('Height'),
  };
}

export class RealGame {
  readonly #desktop: Desktop;
  readonly #program: ChildProcess | undefined;
  readonly kind: GameKind;
  readonly id: string;

  private constructor(desktop: Desktop, kind: GameKind, id: string, program?: ChildProcess) {
    this.#desktop = desktop;
    this.kind = kind;
    this.id = id;
    this.#program = program;
  }

  /** Starts the program, waits for its window and puts it in the screen's upper left part. */
  static async open(desktop: Desktop, kind: GameKind): Promise<RealGame> {
    const program = desktop.start(kind.program, kind.args, kind.env);
    const game = await RealGame.attach(desktop, kind, { program });
    const { width, height } = kind.size ?? { width: -1, height: -1 };
    game.moveTo({ x: 200, y: 120, width, height });
    await sleep(700);
    return game;
  }

  /** Waits for the window of a game that somebody else starts. */
  static async attach(
    desktop: Desktop,
    kind: GameKind,
    { program, mostMs = windowMs }: { program?: ChildProcess; mostMs?: number } = {},
  ): Promise<RealGame> {
    const since = Date.now();
    while (Date.now() - since < mostMs) {
      const found = listWindows(desktop).find(
        ({ title, width }) => title.startsWith(kind.title) && width > 100,
      );
      if (found) return new RealGame(desktop, kind, found.id, program);
      await sleep(250);
    }
    throw new Error(`${kind.name} showed no window within ${mostMs} ms`);
  }

  get alive(): boolean {
    const hasEnded = this.#program && (this.#program.exitCode ?? this.#program.signalCode) !== null;
    return !hasEnded && listWindows(this.#desktop).some(({ id }) => id === this.id);
  }

  /** The client area in screen pixels. */
  area(): Rect {
    return geometry(this.#desktop, this.id);
  }

  /** Frame and all; -1 leaves a width or a height as it is. */
  moveTo({ x, y, width, height }: Rect): void {
    this.#desktop.run('wmctrl', '-i', '-r', this.id, '-e', `0,${x},${y},${width},${height}`);
  }

  minimise(): void {
    this.#desktop.run('xdotool', 'windowminimize', this.id);
  }

  restore(): void {
    this.#desktop.run('wmctrl', '-i', '-a', this.id);
  }

  close(): void {
    this.#desktop.run('wmctrl', '-i', '-c', this.id);
  }

  /** Begins a round as a user does, then leaves the pointer where it covers nothing; throws where no piece falls. */
  async begin(screen: Screen): Promise<void> {
    this.restore();
    await sleep(300);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      for (const step of this.kind.begin) await this.do(step);
      this.#desktop.run('xdotool', 'mousemove', '5', '1075');
      await sleep(300);
      if (await this.#moves(screen)) return;
    }
    throw new Error(`${this.kind.name} does not begin: nothing moves in its window`);
  }

  /** Stops the program while nothing moves in its window: whatever is done then is done over the same picture. */
  async freeze(screen: Screen): Promise<void> {
    const area = this.area();
    for (let before = await screen.grab(area); ;) {
      await sleep(restMs);
      this.#program!.kill('SIGSTOP');
      const now = await screen.grab(area);
      if (changedShare(before, now) === 0) return;
      this.#program!.kill('SIGCONT');
      before = now;
    }
  }

  thaw(): void {
    this.#program!.kill('SIGCONT');
  }

  /** Whether the window's picture changes by itself, by more than a blinking cursor. */
  async #moves(screen: Screen): Promise<boolean> {
    const area = this.area();
    const before = await screen.grab(area);
    for (let waited = 0; waited < fallMs; waited += 200) {
      await sleep(200);
      if (changedShare(before, await screen.grab(area)) > cursorShare) return true;
    }
    return false;
  }

  /** One thing that a user does. */
  async do(step: Beginning): Promise<void> {
    if ('waitMs' in step) return sleep(step.waitMs);
    if ('key' in step) this.#key(step.key);
    else this.#click(...step.click);
    await sleep(200);
  }

  #click(x: number, y: number): void {
    const area = this.area();
    const at = [area.x + x + (x < 0 ? area.width : 0), area.y + y + (y < 0 ? area.height : 0)];
    this.#desktop.run('xdotool', 'mousemove', `${at[0]}`, `${at[1]}`, 'click', '1');
  }

  #key(...keys: string[]): void {
    this.#desktop.run('xdotool', 'key', '--clearmodifiers', ...keys);
  }

  /** Presses the game's key for one step of a hint. */
  press(input: Input, times = 1): void {
    const key = this.kind.keys[input];
    if (!key) throw new Error(`${this.kind.name} has no key for ${input}`);
    if (times > 0) this.#key(...Array<string>(times).fill(key));
  }
}
