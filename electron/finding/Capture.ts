import { BrowserWindow } from 'electron';
import type { Fractions, FramePixels } from '../../vision/space.ts';
import type { Layout, Point, Rect, Sighting } from '../../vision/types.ts';
import type { Outline } from '../../vision/watching/drawnOutline.ts';
import type { Remembered } from '../../vision/watching/searching/Recollection.ts';
import type { Notices } from '../contract/notices.ts';
import type { Source } from '../contract/panel.ts';
import type { Reports } from '../contract/reports.ts';
import { pages } from '../contract/pages.ts';
import type { PageLink } from '../windows/PageLink.ts';
import { pageUrl, secure } from '../windows/pages.ts';

/** A probe that is not answered by then counts as one without a picture. */
const probeTimeoutMs = 6000;
/** A still picture that has not come by then won't come. */
const stillTimeoutMs = 4000;
/** So often the capture page may die within a minute before capture counts as failing. */
const mostDeaths = 3;

export interface CaptureEvents {
  sighted(sighting: Sighting): void;
  paced(framesPerSecond: number): void;
  /** The watched source gives no more pictures. */
  ended(reason: string): void;
  /** The page that captures keeps dying. */
  failed(reason: string): void;
}

export interface Probed {
  layout: Layout | null;
  error: string | null;
}

export interface StillPicture {
  /** A JPEG to look at, or a PNG to keep. */
  bytes: Uint8Array;
  width: number;
  height: number;
  sighting: Sighting | null;
}

interface StillWanted {
  resolve(still: StillPicture): void;
  reject(error: Error): void;
  timeout: NodeJS.Timeout;
}

/** The main process's side of the hidden capture page: says what to watch and hands on what was seen. */
export class Capture {
  readonly #link: PageLink;
  readonly #events: CaptureEvents;
  readonly #probes = new Map<number, (probed: Probed) => void>();
  readonly #stills = new Map<number, StillWanted>();
  #window: BrowserWindow | null = null;
  #ready: Promise<void> = Promise.resolve();
  #watching: Notices['capture:start'] | null = null;
  #lastId = 0;
  #deaths: number[] = [];

  constructor(link: PageLink, events: CaptureEvents) {
    this.#link = link;
    this.#events = events;
    link.hear('capture:sighting', (sighting) => this.#watching && events.sighted(sighting));
    link.hear('capture:thumbnail', (picture) => link.notify('panel:thumbnail', picture));
    link.hear('capture:pace', ({ framesPerSecond }) => events.paced(framesPerSecond));
    link.hear('capture:probed', ({ id, ...probed }) => this.#settle(id, probed));
    link.hear('capture:still', (still) => this.#settleStill(still));
    link.hear('capture:ended', ({ sourceId, reason }) => {
      if (this.#watching?.source.id !== sourceId) return;
      this.#watching = null;
      events.ended(reason);
    });
    this.#open();
  }

  start(source: Source, exclude: Rect<FramePixels>[], remembered: Remembered[]): void {
    this.#watching = { source, exclude, remembered };
    void this.#tell('capture:start', this.#watching);
  }

  stop(): void {
    this.#watching = null;
    void this.#tell('capture:stop', null);
  }

  exclude(rects: Rect<FramePixels>[]): void {
    if (this.#watching) this.#watching = { ...this.#watching, exclude: rects };
    void this.#tell('capture:exclude', rects);
  }

  /** null: the mouse pointer covers nothing of the watched picture. */
  pointer(covered: Rect<FramePixels> | null): void {
    void this.#tell('capture:pointer', covered);
  }

  click(at: Point<Fractions>): void {
    void this.#tell('capture:click', at);
  }

  draw(outline: Outline): void {
    void this.#tell('capture:draw', outline);
  }

  /** The whole picture of what is watched; rejects where there is none. */
  still(kind: 'view' | 'case', hidden: Rect<FramePixels>[] = []): Promise<StillPicture> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const fail = () => this.#settleStill({ id, picture: null, sighting: null, error: 'no picture came' });
      this.#stills.set(id, { resolve, reject, timeout: setTimeout(fail, stillTimeoutMs) });
      void this.#tell('capture:still', { id, kind, hidden });
    });
  }

  /** Looks once at a source for a board; never rejects. */
  probe(source: Source, exclude: Rect<FramePixels>[]): Promise<Probed> {
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      const timeout = setTimeout(
        () => this.#settle(id, { layout: null, error: 'no answer' }),
        probeTimeoutMs,
      );
      this.#probes.set(id, (probed) => {
        clearTimeout(timeout);
        resolve(probed);
      });
      void this.#tell('capture:probe', { id, source, exclude });
    });
  }

  close(): void {
    this.#window?.destroy();
    this.#window = null;
  }

  #open(): void {
    const window = new BrowserWindow({
      show: false,
      title: pages.capture.window.title,
      webPreferences: { ...secure, ...pages.capture.window.webPreferences },
    });
    this.#window = window;
    this.#link.register(window.webContents, 'capture');
    window.webContents.on('render-process-gone', (_event, { reason }) => this.#recover(window, reason));
    this.#ready = window.loadURL(pageUrl('capture'));
  }

  #recover(window: BrowserWindow, reason: string): void {
    if (this.#window !== window) return;
    window.destroy();
    for (const id of [...this.#probes.keys()]) this.#settle(id, { layout: null, error: reason });
    this.#deaths = [...this.#deaths.filter((at) => Date.now() - at < 60_000), Date.now()];
    if (this.#deaths.length > mostDeaths) return this.#events.failed(reason);
    this.#open();
    if (this.#watching) void this.#tell('capture:start', this.#watching);
  }

  #settle(id: number, probed: Probed): void {
    this.#probes.get(id)?.(probed);
    this.#probes.delete(id);
  }

  #settleStill({ id, picture, sighting, error }: Reports['capture:still']): void {
    const wanted = this.#stills.get(id);
    this.#stills.delete(id);
    if (!wanted) return;
    clearTimeout(wanted.timeout);
    if (picture) wanted.resolve({ ...picture, sighting });
    else wanted.reject(new Error(error ?? 'no picture came'));
  }

  /** A page that is gone before it was told is replaced by `#recover`, which tells it anew. */
  async #tell<C extends keyof Notices>(channel: C, notice: Notices[C]): Promise<void> {
    await this.#ready.catch(() => {});
    this.#link.notify(channel, notice);
  }
}
