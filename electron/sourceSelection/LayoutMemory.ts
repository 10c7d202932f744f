import type { Layout, Sighting } from '../../vision/types.ts';
import type { KnownLayout } from '../../vision/watching/searching/RememberedLayouts.ts';

/** The place of a board in the picture of a window with this title. */
export interface RememberedLayout extends KnownLayout {
  title: string;
}

export interface LayoutStore {
  layouts: readonly RememberedLayout[];
}

/** Layouts kept; the one that was used longest ago is forgotten first. */
export const mostLayouts = 40;
/** Pieces after which a layout is kept; at the second mark again, as previews are learned meanwhile. */
const marks: readonly number[] = [3, 12];

/** Keeps the layouts on which games have really been played, by window title and picture size. */
export class LayoutMemory {
  readonly #store: LayoutStore;
  #place = '';
  #pieces = 0;

  constructor(store: LayoutStore) {
    this.#store = store;
  }

  get count(): number {
    return this.#store.layouts.length;
  }

  /** Those of a window with this title, the latest last. */
  of(title: string): KnownLayout[] {
    return this.#store.layouts
      .filter((one) => one.title === title)
      .map(({ full, layout }) => ({ full, layout }));
  }

  /** Every sighting of the window's game, in order. */
  remember(title: string, { layout, events, full }: Sighting): void {
    if (!layout || title === '') return;
    const place = placeOf(title, layout);
    if (place !== this.#place) this.#pieces = 0;
    this.#place = place;
    if (!events.some(({ kind }) => kind === 'spawn')) return;
    this.#pieces++;
    if (marks.includes(this.#pieces)) this.#keep({ title, full, layout });
  }

  forget(): void {
    this.#store.layouts = [];
    this.#pieces = 0;
  }

  #keep(kept: RememberedLayout): void {
    const others = this.#store.layouts.filter((one) => !isSamePicture(one, kept));
    this.#store.layouts = [...others, kept].slice(-mostLayouts);
  }
}

function placeOf(title: string, { board, columns, rows }: Layout): string {
  return JSON.stringify([title, board, columns, rows]);
}

function isSamePicture(a: RememberedLayout, b: RememberedLayout): boolean {
  return a.title === b.title && a.full.width === b.full.width && a.full.height === b.full.height;
}
