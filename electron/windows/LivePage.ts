import type { WebContents } from 'electron';
import { Patience } from '../supervision/Patience.ts';
import { PatientWatchdog } from '../supervision/PatientWatchdog.ts';
import { Restarts } from '../supervision/Restarts.ts';
import { SpareTime } from '../supervision/SpareTime.ts';

/** Between two looks whether it is alive; `first` until it is known how long it takes to answer. */
const pingMs = { first: 100, later: 300 };
/** A page that can't do the least thing for so long hangs; one that has work of its own may be busy for a while. */
const patienceMs = { light: { least: 600, most: 2000 }, working: { least: 3500, most: 4000 } };
/** The first sign of life may come later, as everything starts at once. */
const loadingPatienceMs = 15_000;

/** What is used of a window; tests put their own in its place. */
export interface KeptWindow {
  webContents: Pick<WebContents, 'on' | 'getOSProcessId' | 'isDevToolsOpened' | 'executeJavaScript'>;
  loadURL(url: string): Promise<void>;
  isDestroyed(): boolean;
  once(event: 'closed', listener: () => void): unknown;
}

export interface LivePageEvents {
  /** The page is ready, with nothing sent to it yet; again after each time that it was gone. */
  ready(): void;
  /** It has died, hangs, or can't be loaded, says `reason`; another one is on its way. */
  gone(reason: string): void;
}

export interface LivePageOptions {
  /** It is loaded at once, or when it is its turn. */
  turn?: Promise<void> | undefined;
  /** It has nothing to do that takes long. */
  isLight?: boolean;
  /** Of the machine's. */
  spare?: Pick<SpareTime, 'begin' | 'isNone'>;
}

/** Keeps the page of a window alive: the window stays, and a page that dies or hangs is loaded anew. */
export class LivePage {
  readonly #window: KeptWindow;
  #url: string;
  readonly #events: LivePageEvents;
  readonly #restarts = new Restarts(() => this.#load());
  readonly #patience: Patience;
  readonly #watchdog: PatientWatchdog;
  #nextPing: NodeJS.Timeout | undefined;
  #waiting: (() => void)[] = [];
  #isReady = false;
  #answeredAt = -Infinity;
  /** Counted, because the end of an earlier load may be reported late. */
  #loads = 0;
  /** Why it is being ended. */
  #reason: string | null = null;

  /** `url` of the page. */
  constructor(
    window: KeptWindow,
    url: string,
    events: LivePageEvents,
    { turn, isLight = false, spare = new SpareTime() }: LivePageOptions = {},
  ) {
    const patience = isLight ? patienceMs.light : patienceMs.working;
    this.#watchdog = new PatientWatchdog(patience.most, () => this.replace('no answer'), spare);
    this.#patience = new Patience(patience.least, patience.most);
    this.#window = window;
    this.#url = url;
    this.#events = events;
    window.webContents.on('render-process-gone', (_event, { reason }) => this.#lost(this.#reason ?? reason));
    window.once('closed', () => this.#close());
    if (turn) void turn.then(() => this.#load());
    else this.#load();
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** Whether it has done what it was asked at `since` or later, on `performance.now()`'s clock. */
  hasAnswered(since: number): boolean {
    return this.#answeredAt >= since;
  }

  /** Resolves when the page is there, or there again. */
  whenReady(): Promise<void> {
    if (this.#isReady) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Ends the page's process, whatever it is doing: another one is started. */
  replace(reason: string): void {
    this.#reason ??= reason;
    this.#patience.forget();
    const renderer = this.#window.webContents.getOSProcessId();
    // Chromium's own way is to ask the page to crash, which one that is stopped never hears.
    if (renderer > 0) process.kill(renderer, 'SIGKILL');
    else this.#lost(reason);
  }

  /** Loads another address of the same page. */
  goTo(url: string): void {
    this.#url = url;
    this.#load();
  }

  #load(): void {
    if (this.#window.isDestroyed()) return;
    const load = ++this.#loads;
    this.#watchdog.feed(loadingPatienceMs);
    this.#window.loadURL(this.#url).then(
      () => load === this.#loads && this.#loaded(),
      (error: Error) => load === this.#loads && this.#lost(error.message),
    );
  }

  #loaded(): void {
    this.#isReady = true;
    this.#expectAnswer();
    this.#pingAgain();
    this.#events.ready();
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #lost(reason: string): void {
    if (this.#window.isDestroyed()) return;
    this.#loads++;
    this.#isReady = false;
    clearTimeout(this.#nextPing);
    this.#reason = null;
    this.#watchdog.rest();
    this.#events.gone(reason);
    this.#restarts.died();
  }

  /** Chromium's own sign of a page that hangs needs somebody to click on it. */
  #ping(): void {
    if (!this.#isReady) return;
    this.#pingAgain();
    const { webContents } = this.#window;
    if (webContents.isDevToolsOpened()) return this.#watchdog.feed();
    const sentAt = performance.now();
    webContents.executeJavaScript('0').then(
      () => this.#answered(sentAt),
      () => {},
    );
  }

  #answered(sentAt: number): void {
    if (!this.#isReady) return;
    this.#answeredAt = sentAt;
    this.#patience.took(performance.now() - sentAt);
    this.#expectAnswer();
  }

  #expectAnswer(): void {
    this.#watchdog.feed(pingMs.later + this.#patience.ms);
  }

  #pingAgain(): void {
    clearTimeout(this.#nextPing);
    this.#nextPing = setTimeout(() => this.#ping(), this.#patience.isKnown ? pingMs.later : pingMs.first);
  }

  #close(): void {
    clearTimeout(this.#nextPing);
    this.#watchdog.rest();
    this.#restarts.close();
  }
}
