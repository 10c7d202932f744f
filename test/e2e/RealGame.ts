/** Games that nobody here wrote, started and played on a test's desktop as a beginner would. */
import { sleep, type Desktop } from './desktop.ts';
import type { Input } from '../../engine/tetris/types.ts';
import type { Rect } from '../../vision/types.ts';

/** How a game is started and which real keys it takes. */
export interface GameKind {
  program: string;
  title: string;
  /** Where to click to begin, in pixels from the window's top left corner (negative: from the right or bottom). */
  play: { x: number; y: number };
  /** A pop-up covers the board for so long after the start. */
  settleMs: number;
  keys: Partial<Record<Input, string>>;
  /** Window size as a test wants it; the game's own where absent. */
  size?: { width: number; height: number };
}

/** Both games turn on one key only; its direction is theirs. */
const arrows = { left: 'Left', right: 'Right', cw: 'Up', ccw: 'Up', softDrop: 'Down', hardDrop: 'space' };

export const quadrapassel: GameKind = {
  program: 'quadrapassel',
  title: 'Quadrapassel',
  play: { x: -105, y: -80 },
  settleMs: 300,
  keys: arrows,
};

export const kblocks: GameKind = {
  program: 'kblocks',
  title: 'KBlocks',
  play: { x: 35, y: 38 },
  settleMs: 3500,
  keys: arrows,
  size: { width: 900, height: 640 },
};

/** The built-in game, which begins by itself. */
export const practice: GameKind = {
  program: 'the practice game',
  title: 'Okiba practice',
  play: { x: 300, y: 60 },
  settleMs: 200,
  keys: { ...arrows, ccw: 'z', hold: 'c' },
};

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

/** A running game. */
export class RealGame {
  readonly #desktop: Desktop;
  readonly #running: () => boolean;
  readonly kind: GameKind;
  readonly id: string;

  private constructor(desktop: Desktop, kind: GameKind, id: string, running: () => boolean) {
    this.#desktop = desktop;
    this.kind = kind;
    this.id = id;
    this.#running = running;
  }

  /** Starts the program and waits for its window. */
  static async open(desktop: Desktop, kind: GameKind): Promise<RealGame> {
    const child = desktop.start(kind.program);
    const running = () => child.exitCode === null && child.signalCode === null;
    const game = await RealGame.attach(desktop, kind, running);
    if (kind.size) game.moveTo({ x: 200, y: 120, ...kind.size });
    await sleep(700);
    return game;
  }

  /** Waits for the window of a game that somebody else starts. */
  static async attach(desktop: Desktop, kind: GameKind, running = () => true): Promise<RealGame> {
    const since = Date.now();
    while (Date.now() - since < 30_000) {
      const found = listWindows(desktop).find(({ title, width }) => title === kind.title && width > 100);
      if (found) return new RealGame(desktop, kind, found.id, running);
      await sleep(250);
    }
    throw new Error(`${kind.program} showed no window within 30 s`);
  }

  get alive(): boolean {
    return this.#running() && listWindows(this.#desktop).some(({ id }) => id === this.id);
  }

  /** The client area in screen pixels. */
  area(): Rect {
    return geometry(this.#desktop, this.id);
  }

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

  /** Begins a round by a click, then leaves the pointer where it covers nothing. */
  async begin(): Promise<void> {
    this.#desktop.run('wmctrl', '-i', '-a', this.id);
    await sleep(300);
    const { x, y, width, height } = this.area();
    const { play } = this.kind;
    const at = [x + play.x + (play.x < 0 ? width : 0), y + play.y + (play.y < 0 ? height : 0)];
    this.#desktop.run('xdotool', 'mousemove', `${at[0]}`, `${at[1]}`, 'click', '1');
    await sleep(200);
    this.#desktop.run('xdotool', 'mousemove', '5', '1075');
    await sleep(this.kind.settleMs);
  }

  /** Presses the game's key for one step of a hint. */
  press(input: Input): void {
    const key = this.kind.keys[input];
    if (!key) throw new Error(`${this.kind.program} has no key for ${input}`);
    this.#desktop.run('xdotool', 'key', '--clearmodifiers', key);
  }
}
