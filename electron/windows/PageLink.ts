import {
  BrowserWindow,
  ipcMain,
  type IpcMainEvent,
  type IpcMainInvokeEvent,
  type WebContents,
} from 'electron';
import { Handlers } from '../contract/answering/Handlers.ts';
import { parse } from '../contract/channels/channel.ts';
import { notices, type Notices } from '../contract/notices.ts';
import type { PageKind } from '../contract/pages.ts';
import { reports, type Reports } from '../contract/reports.ts';
import { requests, type Requests } from '../contract/requests.ts';
import { pageUrl } from './pages.ts';

/** Between two signs of life; pages stop showing what was sent after two and more of them are missing. */
const aliveMs = 200;

/** The main process's end of every channel: knows our pages, checks who sends and what. */
export class PageLink extends Handlers {
  readonly #pages = new Map<WebContents, PageKind>();
  readonly #expected = new Map<PageKind, () => void>();
  readonly #onRefused: (reason: string) => void;
  /** Resolved by `open`. */
  readonly #isOpen: Promise<void>;
  #open!: () => void;

  constructor(onRefused: (reason: string) => void) {
    super();
    this.#onRefused = onRefused;
    this.#isOpen = new Promise((resolve) => (this.#open = resolve));
    for (const channel of Object.keys(requests) as (keyof Requests)[])
      ipcMain.handle(channel, (event, message: unknown) => this.#answer(channel, event, message));
  }

  /** Everything can be answered: what was asked before has waited for it. From now on pages hear that this process goes on. */
  open(): void {
    this.#open();
    setInterval(() => {
      this.notify('overlay:alive', null);
      this.notify('panel:alive', null);
    }, aliveMs).unref();
  }

  register(contents: WebContents, kind: PageKind): void {
    this.#pages.set(contents, kind);
    this.#expected.get(kind)?.();
    contents.once('destroyed', () => this.#pages.delete(contents));
  }

  /** `listener` gets each page of this kind, as soon as its window is made: it will ask for something. */
  expect(kind: PageKind, listener: () => void): void {
    this.#expected.set(kind, listener);
  }

  isPage(contents: WebContents | null, kind: PageKind): boolean {
    return contents !== null && this.#pages.get(contents) === kind;
  }

  /** The window of the first page of this kind; null: there is none. */
  windowOf(kind: PageKind): BrowserWindow | null {
    const contents = [...this.#pages].find(([, one]) => one === kind)?.[0];
    return contents ? BrowserWindow.fromWebContents(contents) : null;
  }

  /** Receives a report; one from a stranger or of a wrong form is dropped and logged. */
  hear<C extends keyof Reports>(channel: C, handler: (report: Reports[C]) => void): void {
    ipcMain.on(channel, (event, message: unknown) => {
      try {
        this.#checkSender(event, channel, reports[channel].from);
        handler(parse(reports[channel].report, channel, message));
      } catch (error) {
        this.#onRefused((error as Error).message);
      }
    });
  }

  /** Tells every page that listens to the channel. */
  notify<C extends keyof Notices>(channel: C, notice: Notices[C]): void {
    for (const [contents, kind] of this.#pages)
      if (notices[channel].to.includes(kind) && !contents.isDestroyed()) contents.send(channel, notice);
  }

  async #answer(channel: keyof Requests, event: IpcMainInvokeEvent, message: unknown): Promise<unknown> {
    this.#checkSender(event, channel, requests[channel].from);
    const ask = parse<unknown>(requests[channel].ask, channel, message);
    await this.#isOpen;
    return this.handle(channel, ask);
  }

  /** The main frame of one of our own pages, showing that page, may use its channels; nobody else. */
  #checkSender(event: IpcMainEvent | IpcMainInvokeEvent, channel: string, kinds: readonly PageKind[]): void {
    const kind = this.#pages.get(event.sender);
    const frame = event.senderFrame;
    const isOurs =
      kind !== undefined &&
      kinds.includes(kind) &&
      frame === event.sender.mainFrame &&
      frame.url.split(/[?#]/)[0] === pageUrl(kind);
    if (!isOurs) throw new Error(`${channel}: refused, the sender is not a page that may use it`);
  }
}
