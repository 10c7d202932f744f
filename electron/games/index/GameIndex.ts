import * as v from 'valibot';
import { gameId } from '../../contract/asking/games.ts';
import type { Drawer, Lines } from '../../storage/Lines.ts';
import { others } from './others.ts';
import { indexLine, later, type IndexLine } from './indexLine.ts';

/** Of which a size is looked at again with each listing: one of them may be going on, here or in another process. */
const lively = 50;
/** Of games that are not in the index yet, so many of the latest are read before they are listed. */
const listed = 120;
/** Games that are read at a stretch: whoever shares the thread gets on with something else after them. */
const stretch = 40;

/** The games of a folder, and what a list shows of each. */
export interface IndexedFolder {
  ids(): string[];
  /** See `IndexLine`. */
  size(id: string): number;
  /** Reads the game; null: it is none. */
  look(id: string): IndexLine | null;
}

/**
 * What lists show of games, without reading them: a line for each, kept beside them. It follows the games wherever they
 * come from: those that are not in it are read, and those that are gone are left out. Nothing is lost with its file.
 */
export class GameIndex {
  readonly #folder: IndexedFolder;
  readonly #lines: Lines<IndexLine>;
  readonly #entries = new Map<string, IndexLine>();
  /** Sizes of those that are no games, by id. */
  readonly #noGames = new Map<string, number>();
  #inOrder: IndexLine[] | null = null;
  #isRead = false;
  /** Games in the folder, as they were last counted. */
  #found = 0;
  /** The first listing, until the latest games are known. */
  #latest: Promise<void> | null = null;
  #last: Promise<void> = Promise.resolve();

  /** Nothing is read before it is asked for. */
  constructor(drawer: Drawer, folder: IndexedFolder) {
    this.#folder = folder;
    this.#lines = drawer.lines('games-index', indexLine);
  }

  /** What is known of all games, the latest first. */
  async all(): Promise<readonly IndexLine[]> {
    if (!this.#isRead) await this.refresh();
    return this.#sorted();
  }

  /** Looks for what is new, gone or has grown; what comes to be meanwhile is looked for by the next call. */
  refresh(): Promise<void> {
    return this.#enqueue(() => {});
  }

  /** The same, but where very many games have to be read it ends once the latest ones are known: `count` counts all. */
  refreshLatest(): Promise<void> {
    if (!this.#isRead && this.#latest) return this.#latest;
    const latest = new Promise<void>((resolve) => {
      void this.#enqueue(resolve)
        .catch(() => {})
        .then(resolve);
    });
    return (this.#latest = latest);
  }

  /** Of all games, also those that are still to be read. */
  get count(): number {
    return this.#isRead ? this.#entries.size : Math.max(this.#found - this.#noGames.size, this.#entries.size);
  }

  /** What is known at this moment, the latest first. */
  get known(): readonly IndexLine[] {
    return this.#sorted();
  }

  /** The game has been removed. */
  forget(id: string): void {
    this.#entries.delete(id);
    this.#inOrder = null;
  }

  #enqueue(latest: () => void): Promise<void> {
    return (this.#last = this.#last.catch(() => {}).then(() => this.#follow(latest)));
  }

  /** `latest`: called once the latest games are known. */
  async #follow(latest: () => void): Promise<void> {
    const isFirst = !this.#isRead;
    if (isFirst) for (const line of this.#lines.read()) this.#entries.set(line.id, line);
    const ids = new Set(this.#folder.ids().filter((id) => v.is(gameId, id)));
    for (const id of this.#entries.keys()) if (!ids.has(id)) this.forget(id);
    this.#inOrder = null;
    this.#found = ids.size;
    // Their names begin with the day.
    const unknown = [...ids]
      .filter((id) => !this.#isKnown(id))
      .sort()
      .reverse();
    await this.#readAll(unknown.slice(0, listed));
    if (unknown.length > listed) latest();
    await this.#readAll(unknown.slice(listed));
    const known = this.#sorted();
    await this.#readAll(grown(known.slice(0, lively), this.#folder));
    this.#isRead = true;
    if (isFirst) void this.#checkOlder(known.slice(lively));
  }

  #isKnown(id: string): boolean {
    return this.#entries.has(id) || this.#noGames.get(id) === this.#folder.size(id);
  }

  /** Once, and behind what is waited for: files may have been changed while no Okiba ran. */
  async #checkOlder(older: readonly IndexLine[]): Promise<void> {
    for (let from = 0; from < older.length; from += stretch) {
      await others();
      await this.#readAll(grown(older.slice(from, from + stretch), this.#folder));
    }
  }

  async #readAll(ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += stretch) {
      if (from > 0) await others();
      this.#read(ids.slice(from, from + stretch));
    }
  }

  #read(ids: readonly string[]): void {
    const lines = ids.flatMap((id) => this.#readLine(id) ?? []);
    if (lines.length > 0) this.#lines.addAll(lines);
    for (const line of lines) this.#entries.set(line.id, line);
    this.#inOrder = null;
  }

  #readLine(id: string): IndexLine | null {
    const line = this.#folder.look(id);
    if (!line) {
      this.#noGames.set(id, this.#folder.size(id));
      this.#entries.delete(id);
    }
    return line;
  }

  #sorted(): IndexLine[] {
    return (this.#inOrder ??= [...this.#entries.values()].sort(later));
  }
}

/** Those whose size is no more what it was. */
function grown(lines: readonly IndexLine[], folder: IndexedFolder): string[] {
  return lines.filter(({ id, size }) => folder.size(id) !== size).map(({ id }) => id);
}
