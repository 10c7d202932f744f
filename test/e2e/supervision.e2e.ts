import { beforeEach, describe, expect, it } from 'vitest';
import type { PanelState } from '../../electron/contract/panel.ts';
import { hintColour } from './playing/Hint.ts';
import { PaintedGame } from './playing/paintedGame.ts';
import { hintOf, isReady } from './playing/playWithHints.ts';
import { sleep } from './stage/desktop.ts';
import type { Okiba } from './stage/Okiba.ts';
import { drawn, outlineShare } from './stage/Recorder.ts';
import { useStage } from './stage/stage.ts';

const stage = useStage();
let okiba: Okiba;
/** Its picture stands still unless a test plays on. */
let game: PaintedGame;
/** The first hint, which is right as long as nobody plays on. */
let hint: PanelState;

beforeEach(async () => {
  game = await PaintedGame.open(stage.desktop.env.DISPLAY!, { cell: 28 });
  okiba = await stage.launch();
  await okiba.until(isReady, 'a hint', 40_000);
  await game.stir();
  hint = await okiba.until(isReady, 'a hint', 40_000);
  await seeHint('at first');
});

/** Share of the hint's outline that is on the screen. */
async function shareDrawn(of = hint): Promise<number> {
  const { x, y } = await game.origin();
  const { board } = game;
  const rect = { ...board, x: x + board.x, y: y + board.y };
  const colour = hintColour(of, of.state!.position.queue[0]!);
  const image = await stage.screen.grab(rect);
  return outlineShare(image, { rect, columns: 10, rows: 20 }, hintOf(of)!.cells, colour);
}

/** Waits for something that has to come; says how long it took. */
async function see(what: string, isSo: () => Promise<boolean>, patienceMs = 30_000): Promise<void> {
  const before = Date.now();
  while (!(await isSo())) {
    if (Date.now() - before > patienceMs) throw new Error(`not within ${patienceMs} ms: ${what}`);
    await sleep(20);
  }
  console.log(`${what}: after ${Date.now() - before} ms`);
}

const seeHint = (when: string) => see(`hint drawn ${when}`, async () => (await shareDrawn()) >= drawn);
const seeNoHint = (when: string) => see(`no hint drawn ${when}`, async () => (await shareDrawn()) < 0.2);

/** Plays on, and waits for the next piece's hint on the screen: what is drawn can't be left over. */
async function seeNextHint(when: string): Promise<void> {
  await game.press('hardDrop');
  const isNext = (state: PanelState) =>
    isReady(state) && state.state!.cells.join() !== hint.state!.cells.join();
  await see(`next hint ${when}`, async () => {
    const state = await panelState();
    if (isNext(state)) hint = state;
    return hint === state;
  });
  await seeHint(when);
}

/** What the panel knows, asked from the main process: the panel's page may be another one by now. */
const panelState = () =>
  okiba.app.evaluate(({ webContents }) => {
    const panel = webContents.getAllWebContents().find((one) => one.getURL().includes('/panel/'))!;
    return panel.executeJavaScript("okiba.request('state:get', null)") as Promise<PanelState>;
  });

const processOf = (page: string) =>
  okiba.app.evaluate(
    ({ webContents }, name) =>
      webContents
        .getAllWebContents()
        .find((one) => one.getURL().includes(`/${name}/`))!
        .getOSProcessId(),
    page,
  );

const signal = async (page: string, name: NodeJS.Signals) => process.kill(await processOf(page), name);

/** A process that has been replaced in the meantime is gone: there is nothing to wake. */
function wake(id: number): void {
  try {
    process.kill(id, 'SIGCONT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

describe('a picture that does not change', () => {
  it('is no reason to doubt it', async () => {
    const told = new Set<string>();
    for (const before = Date.now(); Date.now() - before < 4000;) {
      told.add((await panelState()).status);
      expect(await shareDrawn()).toBeGreaterThanOrEqual(drawn);
    }
    expect([...told]).toEqual(['ready']);
  });
});

describe('capture', () => {
  it('shows nothing outdated, and comes back when it hangs', async () => {
    await signal('capture', 'SIGSTOP');
    await seeNoHint('with capture stopped');
    expect((await panelState()).status).not.toBe('ready');
    expect((await panelState()).suggestion).toBeNull();
    await seeHint('after capture was stopped');
    await see('ready', async () => (await panelState()).status === 'ready');
  });

  it.each([1, 3, 8])('continues without a click after it stopped for %i s', async (seconds) => {
    const { source } = await panelState();
    const stopped = await processOf('capture');
    process.kill(stopped, 'SIGSTOP');
    const wakeAt = Date.now() + seconds * 1000;
    await seeNoHint(`while it stands still for ${seconds} s`);
    await sleep(Math.max(0, wakeAt - Date.now()));
    wake(stopped);
    await seeNextHint(`after ${seconds} s`);
    const { source: now, trouble } = await panelState();
    expect([now?.id, trouble]).toEqual([source?.id, null]);
  });

  it('comes back after any number of deaths', async () => {
    for (let death = 1; death <= 5; death++) {
      await signal('capture', 'SIGKILL');
      await seeNoHint(`after death ${death}`);
      await seeHint(`after death ${death}`);
    }
    expect((await panelState()).trouble).toBeNull();
  });

  it('comes back when the thread that reads hangs', async () => {
    const page = await okiba.page('capture');
    const reading = page.workers().find((worker) => worker.url().includes('readWorker'))!;
    void reading.evaluate('for (;;);').catch(() => {});
    await seeNoHint('with the reading thread hanging');
    await seeHint('after the reading thread hung');
  });
});

describe('what looks for games', () => {
  it('is started again when it hangs', async () => {
    const page = await okiba.page('capture');
    const before = await processOf('capture');
    const searching = page.workers().find((worker) => worker.url().includes('searchWorker'))!;
    void searching.evaluate('for (;;);').catch(() => {});
    await see('another capture page', async () => (await processOf('capture')) !== before);
    await seeNextHint('after the searching thread hung');
  });
});

describe('what shows the hint', () => {
  it('comes back when the overlay dies or hangs', async () => {
    for (const name of ['SIGKILL', 'SIGKILL', 'SIGSTOP'] as const) {
      const before = await processOf('overlay');
      await signal('overlay', name);
      await see(`another overlay after ${name}`, async () => (await processOf('overlay')) !== before);
      await seeHint(`after the overlay's ${name}`);
    }
  });

  it('comes back when the panel dies', async () => {
    const before = await processOf('panel');
    await signal('panel', 'SIGKILL');
    await see('another panel', async () => ![before, 0].includes(await processOf('panel')));
    await see('its words', async () => {
      const text = okiba.app.evaluate(({ webContents }) => {
        const panel = webContents.getAllWebContents().find((one) => one.getURL().includes('/panel/'))!;
        return panel.executeJavaScript('document.body.innerText') as Promise<string>;
      });
      return (await text).includes('Ready');
    });
  });

  const gpuProcess = () =>
    okiba.app.evaluate(({ app }) => app.getAppMetrics().find(({ type }) => type === 'GPU')!.pid);

  it('outlives the process that draws', async () => {
    for (let death = 1; death <= 4; death++) {
      process.kill(await gpuProcess(), 'SIGKILL');
      await seeNextHint(`after death ${death} of the process that draws`);
    }
  });

  it('comes back when the process that draws hangs', async () => {
    for (let hang = 1; hang <= 2; hang++) {
      process.kill(await gpuProcess(), 'SIGSTOP');
      await seeNextHint(`after hang ${hang} of the process that draws`);
    }
  });
});

describe('the main process', () => {
  it('removes its hint when it hangs: no hint stays without a process that answers for it', async () => {
    const { pid } = okiba.app.process();
    process.kill(pid!, 'SIGSTOP');
    try {
      await seeNoHint('with the main process stopped');
    } finally {
      process.kill(pid!, 'SIGCONT');
    }
    await seeHint('after the main process was stopped');
  });
});

describe('the engine', () => {
  it('is started again when it hangs', async () => {
    await okiba.app.evaluate(() => {
      const { Worker } = process.getBuiltinModule('node:worker_threads');
      const post = Worker.prototype.postMessage;
      const asked = new Set<unknown>();
      Worker.prototype.postMessage = function (...message) {
        asked.add(this);
        const [first] = asked;
        if (this !== first) post.apply(this, message);
      };
    });
    await seeNextHint('after the engine hung');
  });
});
