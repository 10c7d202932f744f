import { BrowserWindow } from 'electron';
import type { FramePixels } from '../../vision/space.ts';
import type { Layout, Rect, Sighting, Size } from '../../vision/types.ts';
import type { KnownLayout } from '../../vision/watching/searching/RememberedLayouts.ts';
import type { Notices } from '../contract/notices.ts';
import type { Source, WatchDetails } from '../contract/panel.ts';
import type { Reports } from '../contract/reports.ts';
import { pages } from '../contract/pages.ts';
import { beatMs } from '../supervision/beat.ts';
import { Patience } from '../supervision/Patience.ts';
import { HangWatch } from '../supervision/HangWatch.ts';
import { PatientWatchdog } from '../supervision/PatientWatchdog.ts';
import { SpareTime } from '../supervision/SpareTime.ts';
import { Watchdog } from '../supervision/Watchdog.ts';
import { isShown } from '../windows/inView.ts';
import { LivePage } from '../windows/LivePage.ts';
import type { PageLink } from '../windows/PageLink.ts';
import { pageUrl, secure } from '../windows/pages.ts';
import { WindowThumbnails } from './WindowThumbnails.ts';
import { glimpseUrl } from './glimpseUrl.ts';
import { Freshness } from './Freshness.ts';

/** A probe that is not answered by then counts as one without a picture. */
const probeTimeoutMs = 6000;
/** A still picture that has not come by then won't come. */
const stillTimeoutMs = 4000;
/** A page that is so late to say that it is alive hangs. */
const beatPatienceMs = { least: 600, most: 2000 };
/** So much longer what the page says to hang may only be slow, where the machine has no time to spare. */
const slowMs = 6000;
/** A source that can be seen gives pictures several times in this time, whether it changes or not. */
const picturePatienceMs = 5000;

export interface CaptureEvents {
  sighted(sighting: Sighting): void;
  /** Another second of pictures is over. */
  paced(): void;
  /** A small picture of the game has come. */
  pictured(picture: Reports['capture:thumbnail']): void;
  /** One picture, looked at where our own mark would be in it. */
  marked(look: Reports['capture:marked']): void;
  /** The watched source gives no more pictures. */
  ended(reason: string): void;
  /** Whether what was sighted last still is what the screen shows. */
  freshened(isFresh: boolean): void;
  /** The page that captures is gone, and with it all that it knew; another one is on its way. */
  gone(reason: string): void;
  /** It is there, or there again, and watches what it is to watch. */
  ready(): void;
}

export interface Probed {
  layout: Layout | null;
  /** Size of the picture that was looked at. */
  full: Size | null;
  /** It shows something, and not the very same as when it was looked at last. */
  isLive: boolean;
  error: string | null;
}

const nothingProbed = (error: string): Probed => ({ layout: null, full: null, isLive: false, error });

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
  readonly #thumbnails = new WindowThumbnails({
    look: (sourceId) => this.#notifyReady('capture:glance', { sourceId }),
    encode: glimpseUrl,
  });
  readonly #probes = new Map<number, (probed: Probed) => void>();
  readonly #stills = new Map<number, StillWanted>();
  readonly #window: BrowserWindow;
  readonly #page: LivePage;
  readonly #freshness: Freshness;
  readonly #patience = new Patience(beatPatienceMs.least, beatPatienceMs.most);
  readonly #beats = new PatientWatchdog(
    beatMs + beatPatienceMs.most,
    () => this.#page.replace('no heartbeat'),
    new SpareTime(),
  );
  readonly #hangs = new HangWatch(slowMs, (what) => this.#page.replace(`${what} hangs`), new SpareTime());
  readonly #pictures = new Watchdog(picturePatienceMs, () => this.#page.replace('no picture comes'));
  #watching: Notices['capture:start'] | null = null;
  /** The board that is followed: another page begins with it. */
  #followed: KnownLayout | null = null;
  #pointer: Rect<FramePixels> | null = null;
  #mark: Rect<FramePixels> | null = null;
  #isInSight = false;
  #pace: Reports['capture:pace'] | null = null;
  #beatAt = 0;
  #lastId = 0;

  /** Its page is loaded when it is its `turn`. */
  constructor(link: PageLink, turn: Promise<void>, events: CaptureEvents) {
    this.#link = link;
    this.#events = events;
    this.#freshness = new Freshness((isFresh) => events.freshened(isFresh));
    link.hear('capture:sighting', (report) => this.#sighted(report));
    link.hear('capture:beat', (beat) => this.#beat(beat));
    link.hear('capture:thumbnail', (picture) => {
      events.pictured(picture);
      if (isShown(link.windowOf('panel'))) link.notify('panel:thumbnail', picture);
    });
    link.hear('capture:pace', (pace) => {
      this.#pace = pace;
      events.paced();
    });
    link.hear('capture:marked', (look) => events.marked(look));
    link.hear('capture:glimpse', (glimpse) => this.#thumbnails.store(glimpse));
    link.hear('capture:probed', ({ id, ...probed }) => this.#settle(id, probed));
    link.hear('capture:still', (still) => this.#settleStill(still));
    link.hear('capture:ended', ({ sourceId, reason }) => {
      if (this.#watching?.source.id !== sourceId) return;
      this.#rest();
      events.ended(reason);
    });
    this.#window = new BrowserWindow({
      show: false,
      title: pages.capture.window.title,
      webPreferences: { ...secure, ...pages.capture.window.webPreferences },
    });
    link.register(this.#window.webContents, 'capture');
    const pageEvents = { ready: () => this.#resume(), gone: (reason: string) => this.#lost(reason) };
    this.#page = new LivePage(this.#window, pageUrl('capture'), pageEvents, { turn });
  }

  start(source: Source, exclude: Rect<FramePixels>[], remembered: KnownLayout[]): void {
    this.#rest();
    this.#watching = { source, exclude, remembered };
    this.#expectPictures();
    this.#notifyReady('capture:start', this.#watching);
  }

  stop(): void {
    this.#rest();
    this.#notifyReady('capture:stop', null);
  }

  exclude(rects: Rect<FramePixels>[]): void {
    if (this.#watching) this.#watching = { ...this.#watching, exclude: rects };
    this.#notifyReady('capture:exclude', rects);
  }

  /** null: the mouse pointer covers nothing of the watched picture. */
  pointer(covered: Rect<FramePixels> | null): void {
    this.#pointer = covered;
    this.#notifyReady('capture:pointer', covered);
  }

  /** Where our own mark is looked for in the watched picture; null: it isn't. */
  mark(place: Rect<FramePixels> | null): void {
    this.#mark = place;
    this.#notifyReady('capture:mark', place);
  }

  /** Whether the watched source is known to be on the screen: only then its pictures have to come. */
  inSight(isInSight: boolean): void {
    this.#isInSight = isInSight;
    this.#expectPictures();
  }

  command(command: Notices['capture:command']): void {
    this.#notifyReady('capture:command', command);
  }

  /** Read in the last second. */
  get framesPerSecond(): number {
    return this.#pace?.framesPerSecond ?? 0;
  }

  /** Of the last second; nulls where nothing is watched. */
  get times(): Pick<WatchDetails, 'age' | 'taking' | 'reading'> {
    const { taking = null, reading = null } = this.#pace ?? {};
    return { age: this.#freshness.age, taking, reading };
  }

  /** The whole picture of what is watched; rejects where there is none. */
  still(kind: 'view' | 'case', hidden: Rect<FramePixels>[] = []): Promise<StillPicture> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const fail = () => this.#settleStill({ id, picture: null, sighting: null, error: 'no picture came' });
      this.#stills.set(id, { resolve, reject, timeout: setTimeout(fail, stillTimeoutMs) });
      void this.#ask('capture:still', { id, kind, hidden });
    });
  }

  /**
   * Small pictures, as data URLs by ids; null where the system may be asked for them. `areProbed`: all of these are looked
   * at in any case, again and again.
   */
  async pictures(sources: readonly Source[], areProbed: boolean): Promise<Record<string, string> | null> {
    if (areProbed) return this.#thumbnails.of(sources);
    return process.platform === 'win32' ? this.#thumbnails.refresh(sources) : null;
  }

  /** Looks once at a source for a board; never rejects. */
  probe(source: Source, exclude: Rect<FramePixels>[]): Promise<Probed> {
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      const timeout = setTimeout(() => this.#settle(id, nothingProbed('no answer')), probeTimeoutMs);
      this.#probes.set(id, (probed) => {
        clearTimeout(timeout);
        resolve(probed);
      });
      void this.#ask('capture:probe', { id, source, exclude });
    });
  }

  close(): void {
    this.#beats.rest();
    this.#hangs.hear(null);
    this.#rest();
    this.#window.destroy();
  }

  /** First what was seen, then that it is fresh: otherwise what was seen before would count for a moment. */
  #sighted({ sourceId, sighting }: Reports['capture:sighting']): void {
    // The last source's may still be on its way.
    if (this.#watching?.source.id !== sourceId) return;
    const { layout, full, state } = sighting;
    if (layout && state) this.#followed = { layout, full };
    this.#events.sighted(sighting);
    this.#confirm(sighting.capturedAt);
  }

  #beat({ sourceId, seenAt, hangs }: Reports['capture:beat']): void {
    const now = performance.now();
    this.#patience.took(Math.max(0, now - this.#beatAt - beatMs));
    this.#beatAt = now;
    this.#beats.feed(beatMs + this.#patience.ms);
    this.#hangs.hear(hangs);
    if (!hangs && seenAt !== null && sourceId === this.#watching?.source.id) this.#confirm(seenAt);
  }

  #confirm(seenAt: number): void {
    if (this.#freshness.confirm(seenAt)) this.#expectPictures();
  }

  #expectPictures(): void {
    if (this.#watching && this.#isInSight && this.#page.isReady) this.#pictures.feed();
    else this.#pictures.rest();
  }

  #rest(): void {
    this.#watching = null;
    this.#followed = null;
    this.#pace = null;
    this.#freshness.rest();
    this.#pictures.rest();
  }

  #resume(): void {
    this.#patience.forget();
    this.#beatAt = performance.now();
    this.#beats.feed();
    this.#notifyReady('capture:pointer', this.#pointer);
    this.#notifyReady('capture:mark', this.#mark);
    if (this.#watching) this.#notifyReady('capture:start', withFollowed(this.#watching, this.#followed));
    this.#expectPictures();
    this.#events.ready();
  }

  #lost(reason: string): void {
    this.#beats.rest();
    this.#hangs.hear(null);
    this.#pictures.rest();
    if (this.#watching) this.#freshness.spoil();
    for (const id of [...this.#probes.keys()]) this.#settle(id, nothingProbed(reason));
    for (const id of [...this.#stills.keys()])
      this.#settleStill({ id, picture: null, sighting: null, error: reason });
    this.#events.gone(reason);
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

  /** What a page that is on its way hears from `#resume`, or needn't hear. */
  #notifyReady<C extends keyof Notices>(channel: C, notice: Notices[C]): void {
    if (this.#page.isReady) this.#link.notify(channel, notice);
  }

  async #ask<C extends keyof Notices>(channel: C, notice: Notices[C]): Promise<void> {
    await this.#page.whenReady();
    this.#link.notify(channel, notice);
  }
}

function withFollowed(
  watching: Notices['capture:start'],
  followed: KnownLayout | null,
): Notices['capture:start'] {
  return followed ? { ...watching, remembered: [...watching.remembered, followed] } : watching;
}
