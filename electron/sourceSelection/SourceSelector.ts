import type { Dips, FramePixels, Rect } from '../../vision/space.ts';
import type { Sighting } from '../../vision/types.ts';
import type { KnownLayout } from '../../vision/watching/searching/RememberedLayouts.ts';
import { trust } from '../../vision/trust.ts';
import { windowId } from '../desktop/sourceIds.ts';
import type { Probed } from './Capture.ts';
import { Retries } from './recovering/Retries.ts';
import { FocusFollower } from './FocusFollower.ts';
import { GameSearch, type Find } from './GameSearch.ts';
import type { GameWindow, GameWindowEvents, PictureArea } from '../desktop/GameWindow.ts';
import type { Source, Trouble } from '../contract/panel.ts';

export interface SourceSelectorPorts {
  list(): Promise<Source[]>;
  /** Whether its picture can be had anew without asking the user. */
  isThere(source: Source): Promise<boolean>;
  /** Of these, where a game is looked for by itself. */
  listToSearch(): Promise<Source[]>;
  /** Looks once at a source for a board, but not in our own windows. */
  probe(source: Source): Promise<Probed>;
  /** `found`: what the search has seen of it, to be tried first. */
  start(source: Source, exclude: Rect<FramePixels>[], found: KnownLayout[]): void;
  stop(): void;
  openWindow(source: Source, events: GameWindowEvents): Promise<GameWindow>;
  /** The system's number of the window that keys go to; null where it can't be known. */
  focused(): Promise<number | null>;
  /** The window that shows this part of a screen's picture; null where it can't be known. */
  windowUnder(screen: Source, part: Rect): Promise<Source | null>;
  /** Parts of the source's picture that show our own windows. */
  exclude(source: Source): Rect<FramePixels>[];
  /** Our own game, also once it is closed. */
  isOwn(source: Source): boolean;
  /** Another source is watched from now on; null: none. */
  changed(source: Source | null): void;
  /** The watched window has moved, or others cover it; null: it can't be seen. */
  placed(area: PictureArea | null, covers: readonly Rect<Dips>[]): void;
  trouble(trouble: Trouble | null): void;
  /** Whether a program has the screen for itself, so that neither its picture nor a hint over it can be had. */
  isScreenTaken(): boolean;
}

/** So many pictures can be looked through at a glance. */
const mostCandidates = 6;
/** A source without a board for so long is left for another one that has one. */
const patienceMs = 3000;
/** So many rounds of the search in a row without any picture are more than a hiccup of a busy machine. */
const blindRounds = 3;
/** Between two looks for the window that shows what is watched on the screen. */
const lookUnderMs = 2000;

const noSources: Trouble = { kind: 'noSources', detail: 'there is no window to look at' };
const screenTaken: Trouble = { kind: 'screenTaken', detail: 'exclusive full screen' };
const noPicture: Trouble = { kind: 'captureFailed', detail: 'no window or screen gives its picture' };

/** Decides what is watched: the source that the user chose, or the game that the search finds. */
export class SourceSelector {
  readonly #ports: SourceSelectorPorts;
  readonly #search: GameSearch;
  readonly #focus: FocusFollower;
  #chosenId: string | null = null;
  #source: Source | null = null;
  #window: GameWindow | null = null;
  #boardSeenAt = -Infinity;
  #lookedUnderAt = -Infinity;
  /** A window whose own picture shows nothing of what the screen's does. */
  #blankId: string | null = null;
  readonly #retries = new Retries();
  /** For so many rounds in a row the search had nothing to look at. */
  #blind = 0;
  #isFresh = true;
  /** Nothing is seen of the source, and the screen is taken. */
  #isTaken = false;

  constructor(ports: SourceSelectorPorts) {
    this.#ports = ports;
    this.#search = new GameSearch({
      list: () => ports.listToSearch(),
      probe: (source) => ports.probe(source),
      focused: () => ports.focused(),
      found: (find) => void this.#found(find),
      doubtful: (find) => this.#tryOut(find),
      nothing: ({ sources, looked }) => this.#foundNothing(sources, looked),
      failed: (reason) => this.#sawNothing({ kind: 'captureFailed', detail: reason }),
    });
    this.#focus = new FocusFollower({
      focused: () => ports.focused(),
      watched: () => (this.#chosenId === null && this.#source?.kind === 'window' ? this.#source : null),
      boardIn: (window) => this.#boardIn(window),
      moved: (find) => void this.#found(find),
    });
  }

  get source(): Source | null {
    return this.#source;
  }

  /** Every source that may have the game is looked at again and again. */
  get isSearching(): boolean {
    return this.#search.isRunning;
  }

  /** Whether the place of the watched picture on the screen is known, or about to be known. */
  get hasPlace(): boolean {
    return this.#window?.isPlaced ?? true;
  }

  /** Where else the game may be that isn't found: the likeliest first, those that the system has uppermost before others. */
  async candidates(): Promise<Source[]> {
    const others = (await this.#ports.listToSearch()).filter(({ id }) => id !== this.#source?.id);
    const windows = others.filter(({ kind }) => kind === 'window');
    const likely = (source: Source) => this.#search.likelihood(source);
    return (windows.length > 0 ? windows : others)
      .toSorted((a, b) => likely(b) - likely(a))
      .slice(0, mostCandidates);
  }

  /** `id` of a source to watch whatever it shows; null: find a game. */
  async choose(id: string | null): Promise<void> {
    this.#chosenId = id;
    this.#search.stop();
    if (id === null) return this.#search.start();
    const source = (await this.#ports.list()).find((one) => one.id === id);
    if (this.#chosenId !== id) return;
    if (source) return this.#watch(source);
    this.#leave();
    this.#chosenId = null;
    this.#ports.trouble({ kind: 'sourceClosed', detail: 'the chosen window is closed' });
    this.#search.start();
  }

  /** What the latest picture showed: without a board for long, other sources are looked at. */
  saw({ layout, full }: Pick<Sighting, 'layout' | 'full'>): void {
    this.#window?.pictured?.(full);
    if (layout) {
      this.#boardSeenAt = performance.now();
      this.#search.stop();
      if (!this.#chosenId) this.#lookUnder({ layout, full });
    } else if (!this.#chosenId && this.#isInVain) this.#search.start();
    this.#checkScreen();
  }

  /** Whether what was seen last still is what the source shows. */
  freshen(isFresh: boolean): void {
    this.#isFresh = isFresh;
    this.#checkScreen();
  }

  /** The watched source gives no more pictures: they are asked for anew a few times before anyone is bothered with it. */
  async ended(reason: string): Promise<void> {
    const source = this.#source;
    if (!source) return;
    this.#ports.placed(null, []);
    const isThere = await this.#ports.isThere(source).catch(() => true);
    if (this.#source !== source) return;
    if (!isThere) return this.#closed(reason);
    const isTried = this.#retries.after(() => this.#startAnew(source));
    if (!isTried) this.#giveUp({ kind: 'captureFailed', detail: `${source.name}: ${reason}` });
  }

  #startAnew(source: Source): void {
    this.#boardSeenAt = performance.now();
    this.#ports.start(source, this.#ports.exclude(source), []);
    this.#placed();
  }

  #closed(reason: string): void {
    const source = this.#source;
    // Who closes the game that is part of Okiba is done with it.
    const isTold = source && !this.#ports.isOwn(source);
    this.#giveUp(isTold ? { kind: 'sourceClosed', detail: `${source.name}: ${reason}` } : null);
  }

  #giveUp(trouble: Trouble | null): void {
    this.#leave();
    this.#chosenId = null;
    this.#ports.trouble(trouble);
    this.#search.start();
  }

  close(): void {
    this.#focus.close();
    this.#search.stop();
    this.#leave();
  }

  /** A board on the screen is better watched in its own window, unless that one is watched in vain, and shows none. */
  async #found({ source, layout, full }: Find): Promise<void> {
    const window = source.kind === 'screen' ? await this.#ports.windowUnder(source, layout.board) : null;
    if (this.#chosenId) return;
    if (window && this.#isBlank(window)) this.#blankId = window.id;
    const best = window && window.id !== this.#blankId ? window : source;
    if (best.id === this.#source?.id) return;
    this.#watch(best, best === source ? [{ full, layout, isNew: true }] : []);
  }

  /** A new window is on the screen for a moment before it is among those that can be watched. */
  #lookUnder({ layout, full }: Omit<Find, 'source'>): void {
    const source = this.#source;
    if (source?.kind !== 'screen' || performance.now() - this.#lookedUnderAt < lookUnderMs) return;
    this.#lookedUnderAt = performance.now();
    void this.#found({ source, layout, full });
  }

  /**
   * What a program draws for the screen alone is black in its window's picture, or never seen there. A window that shows
   * anything new is watched on, however hard its board is to find just now.
   */
  #isBlank(window: Source): boolean {
    return window.id === this.#source?.id && this.#search.isBlank(window);
  }

  /** A board in this window that is likelier than not, where one is seen in it. */
  async #boardIn(window: number): Promise<Find | null> {
    const source = (await this.#ports.listToSearch()).find(({ id }) => windowId(id) === window);
    if (!source) return null;
    const { layout, full } = await this.#ports.probe(source);
    const isLikely = layout !== null && layout.confidence >= trust.likelierThanNot;
    return isLikely && full ? { source, layout, full } : null;
  }

  /** A place that pictures leave in doubt is watched for a while: what moves there by the rules proves it. */
  #tryOut(find: Find): boolean {
    const isFree = this.#source === null || this.#isInVain;
    if (this.#chosenId || !isFree || find.source.id === this.#source?.id) return false;
    void this.#found(find);
    return true;
  }

  /** The reason for leaving a source stays until something is found; the reason why none can be looked at, while it holds. */
  #foundNothing(sources: number, looked: number): void {
    if (this.#source) return;
    const unseen = looked > 0 ? null : sources === 0 ? noSources : noPicture;
    const trouble = this.#ports.isScreenTaken() ? screenTaken : unseen;
    if (trouble) return this.#sawNothing(trouble);
    if (this.#blind > 0) this.#ports.trouble(null);
    this.#blind = 0;
  }

  /** Pictures that don't come may come in the next round. */
  #sawNothing(trouble: Trouble): void {
    this.#blind++;
    if (trouble.kind !== 'captureFailed' || this.#blind >= blindRounds) this.#ports.trouble(trouble);
  }

  #watch(source: Source, found: KnownLayout[] = []): void {
    this.#leave();
    this.#source = source;
    this.#boardSeenAt = performance.now();
    this.#isTaken = false;
    this.#ports.trouble(null);
    this.#ports.changed(source);
    this.#ports.start(source, this.#ports.exclude(source), found);
    void this.#follow(source);
  }

  async #follow(source: Source): Promise<void> {
    const window = await this.#ports.openWindow(source, {
      changed: () => this.#source === source && this.#placed(),
      closed: () => this.#source === source && this.#closed('the window was closed'),
    });
    if (this.#source !== source) return window.close();
    this.#window = window;
    this.#placed();
  }

  #placed(): void {
    if (!this.#window) return;
    const { area, covers, isPlaced } = this.#window;
    if (!isPlaced) return;
    this.#ports.placed(area, covers);
    const detail = `${this.#source?.name}: minimised or on another desktop`;
    const hidden: Trouble | null = area ? null : { kind: 'sourceMinimised', detail };
    this.#ports.trouble(this.#isTaken ? screenTaken : hidden);
  }

  get #isInVain(): boolean {
    return performance.now() - this.#boardSeenAt > patienceMs;
  }

  /** The picture of a game that has the screen for itself is black, or always the same. */
  #checkScreen(): void {
    const isTaken =
      this.#source !== null && (this.#isInVain || !this.#isFresh) && this.#ports.isScreenTaken();
    if (isTaken === this.#isTaken) return;
    this.#isTaken = isTaken;
    this.#placed();
  }

  #leave(): void {
    this.#retries.forget();
    this.#window?.close();
    this.#window = null;
    this.#ports.placed(null, []);
    if (!this.#source) return;
    this.#source = null;
    this.#ports.stop();
    this.#ports.changed(null);
  }
}
