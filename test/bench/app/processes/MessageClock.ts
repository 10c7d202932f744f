import type { ElectronApplication } from 'playwright-core';

/**
 * Where the time from a change on the screen to its hint went, in milliseconds, one after the other. capture: until a
 * picture of it was taken; read: until the main process had what was read in it; track: until a legal state with the new
 * piece was told; engine: until the overlay had drawn its first hint, the search included; screen: until that was seen.
 */
export interface Stages {
  capture: number;
  read: number;
  track: number;
  engine: number;
  screen: number;
}

export const stageNames = [
  'capture',
  'read',
  'track',
  'engine',
  'screen',
] as const satisfies (keyof Stages)[];

interface Heard {
  sightings: { at: number; capturedAt: number; piece: number; hasState: boolean }[];
  /** Epoch milliseconds at which the overlay's page had drawn. */
  drawn: number[];
}

/** Listens beside the main process to what its pages tell it. */
export class MessageClock {
  readonly #app: ElectronApplication;

  private constructor(app: ElectronApplication) {
    this.#app = app;
  }

  static async start(app: ElectronApplication): Promise<MessageClock> {
    await app.evaluate(({ ipcMain }) => {
      const heard: Heard = { sightings: [], drawn: [] };
      Object.assign(globalThis, { heard });
      ipcMain.on('capture:sighting', (_event, { sighting: { capturedAt, piece, state } }) => {
        heard.sightings.push({ at: Date.now(), capturedAt, piece, hasState: state !== null });
      });
      ipcMain.on('overlay:drawn', () => heard.drawn.push(Date.now()));
    });
    return new MessageClock(app);
  }

  /** Of the piece that appeared at `changedAt` (epoch milliseconds) and had its hint `hintMs` later; forgets the rest. */
  async stagesSince(changedAt: number, hintMs: number): Promise<Partial<Stages>> {
    const { sightings, drawn } = await this.#take();
    const before = sightings.findLast(({ capturedAt }) => capturedAt < changedAt);
    const taken = sightings.find(({ capturedAt }) => capturedAt >= changedAt);
    const told = sightings.find(
      ({ capturedAt, piece, hasState }) =>
        capturedAt >= changedAt && hasState && (!before || piece > before.piece),
    );
    const shown = told && drawn.find((at) => at >= told.at);
    if (!taken || !told || !shown) return {};
    return {
      capture: taken.capturedAt - changedAt,
      read: taken.at - taken.capturedAt,
      track: told.at - taken.at,
      engine: shown - told.at,
      screen: changedAt + hintMs - shown,
    };
  }

  async #take(): Promise<Heard> {
    return this.#app.evaluate(() => {
      const { heard } = globalThis as unknown as { heard: Heard };
      const taken = { sightings: [...heard.sightings], drawn: [...heard.drawn] };
      heard.sightings.splice(0, heard.sightings.length - 1);
      heard.drawn.length = 0;
      return taken;
    });
  }
}
