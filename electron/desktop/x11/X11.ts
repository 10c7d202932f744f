import x11, { type Client, type Fixes, type XEvent } from 'x11';
import { screenPixels, type Point, type Rect, type ScreenPixels } from '../../../vision/space.ts';
import { holdsMost } from '../displays.ts';

const { StructureNotify, SubstructureNotify, PropertyChange } = x11.eventMask as Record<
  'StructureNotify' | 'SubstructureNotify' | 'PropertyChange',
  number
>;
const viewable = 2;
const anyType = 0;
/** A compositor owns this (EWMH), for the first screen. */
const compositorSelection = '_NET_WM_CM_S0';
const longestProperty = 1024;

/**
 * A connection of our own to the X server, for what Electron does not report of other programs' windows. Places are
 * counted from the root window's top left corner.
 */
export class X11 {
  readonly #client: Client;
  readonly #root: number;
  readonly #listeners = new Map<number, () => void>();
  readonly #stackingListeners = new Set<() => void>();
  #isClosed = false;

  private constructor(client: Client, root: number, lost: () => void) {
    this.#client = client;
    this.#root = root;
    client.on('end', () => {
      if (!this.#isClosed) lost();
    });
    client.on('event', (event) => {
      this.#listeners.get(windowOf(event))?.();
      if (event.wid === root || event.event === root)
        for (const changed of this.#stackingListeners) changed();
    });
  }

  /** Rejects where there is no X server (Wayland alone, other systems). `lost`: the display went away. */
  static open(lost: () => void): Promise<X11> {
    return new Promise((resolve, reject) => {
      const client = x11.createClient({}, (error, display) => {
        if (error) return reject(error);
        resolve(new X11(client, display.screen[0]!.root, lost));
      });
      client.on('error', reject);
    });
  }

  /** Calls `changed` whenever the window may have moved, changed size, appeared, gone, or been minimised. */
  watch(window: number, changed: () => void): () => void {
    this.#listeners.set(window, changed);
    this.#client.ChangeWindowAttributes(window, { eventMask: StructureNotify | PropertyChange });
    return () => this.#listeners.delete(window);
  }

  /** Calls `changed` whenever any window may have covered or uncovered another one, or moved. */
  watchStacking(changed: () => void): () => void {
    this.#stackingListeners.add(changed);
    this.#client.ChangeWindowAttributes(this.#root, { eventMask: SubstructureNotify | PropertyChange });
    return () => this.#stackingListeners.delete(changed);
  }

  /** The place of the window's inside; 'hidden' while none of it can be seen, 'gone' once it is destroyed. */
  async place(window: number): Promise<Rect<ScreenPixels> | 'hidden' | 'gone'> {
    try {
      const [{ mapState }, geometry, origin, isMinimised] = await Promise.all([
        this.#attributes(window),
        this.#geometry(window),
        this.#origin(window),
        this.#isMinimised(window),
      ]);
      if (mapState !== viewable || isMinimised) return 'hidden';
      return { ...origin, width: geometry.width, height: geometry.height };
    } catch {
      return 'gone';
    }
  }

  /** The windows that the window manager manages, the oldest first; empty without one. */
  async windows(): Promise<{ id: number; title: string }[]> {
    const ids = await this.#list(this.#root, '_NET_CLIENT_LIST');
    const titles = await Promise.all(ids.map((id) => this.#title(id).catch(() => '')));
    return ids.map((id, at) => ({ id, title: titles[at]! })).filter(({ title }) => title !== '');
  }

  /** The window that the window manager gives keys to; null where there is none, or no window manager. */
  async activeWindow(): Promise<number | null> {
    const [active] = await this.#list(this.#root, '_NET_ACTIVE_WINDOW');
    return active || null;
  }

  /** The topmost managed window that holds most of `place`; null where there is none, or no window manager. */
  async windowUnder(place: Rect<ScreenPixels>): Promise<number | null> {
    const stacking = await this.#list(this.#root, '_NET_CLIENT_LIST_STACKING');
    for (const window of stacking.reverse()) {
      const its = await this.place(window);
      if (typeof its !== 'string' && holdsMost(its, place)) return window;
    }
    return null;
  }

  /** The places of the windows above it, as the window manager stacks them; empty without one. */
  async placesAbove(window: number): Promise<Rect<ScreenPixels>[]> {
    const stacking = await this.#list(this.#root, '_NET_CLIENT_LIST_STACKING');
    const at = stacking.indexOf(window);
    const above = at < 0 ? [] : stacking.slice(at + 1);
    const places = await Promise.all(above.map((other) => this.place(other)));
    return places.filter((place) => typeof place !== 'string');
  }

  /** A compositor draws windows with their transparency; without one a transparent window is black. */
  async hasCompositor(): Promise<boolean> {
    const selection = await this.#atom(compositorSelection);
    const owner = await ask<number>((reply) => this.#client.GetSelectionOwner(selection, reply));
    return owner !== 0;
  }

  /** Calls `changed` at once when a compositor starts or ends, however it ends. Rejects without the extension XFixes. */
  async watchCompositor(changed: () => void): Promise<void> {
    const selection = await this.#atom(compositorSelection);
    const fixes = await ask<Fixes>((reply) => this.#client.require('fixes', reply));
    const { SetSelectionOwner, SelectionWindowDestroy, SelectionClientClose } = fixes.SelectionEventMask;
    const mask = SetSelectionOwner | SelectionWindowDestroy | SelectionClientClose;
    fixes.SelectSelectionInput(this.#root, selection, mask);
    this.#client.on('event', (event) => event.selection === selection && changed());
  }

  close(): void {
    this.#isClosed = true;
    this.#listeners.clear();
    this.#stackingListeners.clear();
    this.#client.terminate();
  }

  #attributes(window: number): Promise<{ mapState: number }> {
    return ask((reply) => this.#client.GetWindowAttributes(window, reply));
  }

  #geometry(window: number): Promise<{ width: number; height: number }> {
    return ask((reply) => this.#client.GetGeometry(window, reply));
  }

  async #origin(window: number): Promise<Point<ScreenPixels>> {
    const { destX, destY } = await ask<{ destX: number; destY: number }>((reply) =>
      this.#client.TranslateCoordinates(window, this.#root, 0, 0, reply),
    );
    return screenPixels({ x: destX, y: destY });
  }

  /** Some window managers keep a minimised window mapped and only say so (EWMH, _NET_WM_STATE_HIDDEN). */
  async #isMinimised(window: number): Promise<boolean> {
    const hidden = await this.#atom('_NET_WM_STATE_HIDDEN');
    return (await this.#list(window, '_NET_WM_STATE')).includes(hidden);
  }

  async #title(window: number): Promise<string> {
    const modern = await this.#property(window, '_NET_WM_NAME');
    return modern.toString('utf8') || (await this.#property(window, 'WM_NAME')).toString('latin1');
  }

  /** A property of 32-bit numbers; empty where the window has none of that name. */
  async #list(window: number, name: string): Promise<number[]> {
    const data = await this.#property(window, name);
    return Array.from({ length: data.length >> 2 }, (_, at) => data.readUInt32LE(4 * at));
  }

  async #property(window: number, name: string): Promise<Buffer> {
    const property = await this.#atom(name);
    const { data } = await ask<{ data: Buffer }>((reply) =>
      this.#client.GetProperty(0, window, property, anyType, 0, longestProperty, reply),
    );
    return data;
  }

  #atom(name: string): Promise<number> {
    return ask((reply) => this.#client.InternAtom(false, name, reply));
  }
}

function windowOf({ name, wid, wid1 }: XEvent): number {
  return name === 'ConfigureNotify' ? (wid1 ?? wid) : wid;
}

function ask<T>(request: (reply: (error: Error | null, answer: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) =>
    request((error, answer) => (error ? reject(error) : resolve(answer))),
  );
}
