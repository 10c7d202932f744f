import type { BrowserWindow } from 'electron';
import type { FramePixels, Rect } from '../../../vision/space.ts';
import { openedPages, type PageKind } from '../../contract/pages.ts';
import type { Source } from '../../contract/panel.ts';
import type { Covers } from '../../desktop/Desktop.ts';

export interface OwnWindowsPorts<Window> {
  /** null: the page isn't open. */
  windowOf(page: PageKind): Window | null;
  /** The practice game's hints are those of any other game, drawn over the screen. */
  watchesPractice(): boolean;
  /** Keys go to one of our windows. */
  isAtOurs(): boolean;
  coversOf(window: Window): Promise<Covers>;
  rectsIn(windows: ReadonlyMap<Window, Covers>, source: Source): Rect<FramePixels>[];
  /** What is watched. */
  source(): Source | null;
  /** Leaves these parts of the watched picture out of the search. */
  exclude(rects: Rect<FramePixels>[]): void;
}

/** What of a screen's picture is ours, and no game to draw hints over. */
export class OwnWindows<Window extends object = BrowserWindow> {
  readonly #ports: OwnWindowsPorts<Window>;
  /** As they were when last asked, which takes a moment. */
  readonly #covers = new WeakMap<Window, Covers>();
  #isLooking = false;

  constructor(ports: OwnWindowsPorts<Window>) {
    this.#ports = ports;
  }

  /** In pixels of the source's picture; a window's picture shows that window alone. */
  rectsIn(source: Source): Rect<FramePixels>[] {
    const covered = this.#windows().map((window) => [window, this.#coversOf(window)] as const);
    return this.#ports.rectsIn(new Map(covered), source);
  }

  /** Keeps the search out of where they are now. */
  exclude(): void {
    const source = this.#ports.source();
    if (source?.kind === 'screen') this.#ports.exclude(this.rectsIn(source));
  }

  /** Looks at what covers them while a screen is watched: nothing reports other programs' windows. */
  async refresh(): Promise<void> {
    if (this.#isLooking || this.#ports.source()?.kind !== 'screen') return;
    this.#isLooking = true;
    const differ = await this.#lookAtAll();
    this.#isLooking = false;
    if (differ) this.exclude();
  }

  /** The same as `rectsIn`, once it was looked at what covers them. */
  async rectsNowIn(source: Source): Promise<Rect<FramePixels>[]> {
    if (source.kind === 'screen') await this.#lookAtAll();
    return this.rectsIn(source);
  }

  /** Whether any of them is covered otherwise than before. */
  async #lookAtAll(): Promise<boolean> {
    const differ = await Promise.all(this.#windows().map((window) => this.#hasChanged(window)));
    return differ.includes(true);
  }

  async #hasChanged(window: Window): Promise<boolean> {
    const before = this.#coversOf(window);
    const now = await this.#ports.coversOf(window);
    this.#covers.set(window, now);
    return JSON.stringify(now) !== JSON.stringify(before);
  }

  #coversOf(window: Window): Covers {
    const known = this.#covers.get(window);
    return known === undefined ? [] : known;
  }

  #windows(): Window[] {
    return this.#pages().flatMap((page) => this.#ports.windowOf(page) ?? []);
  }

  /**
   * Their boards are shown with all there is to say of them, the practice game's with its own hints, as long as it is they that
   * are worked with: elsewhere another program's game may cover them.
   */
  #pages(): PageKind[] {
    if (!this.#ports.isAtOurs()) return ['panel'];
    const isLeftOut = this.#ports.watchesPractice() ? 'practice' : null;
    return ['panel', ...openedPages.filter((page) => page !== isLeftOut)];
  }
}
