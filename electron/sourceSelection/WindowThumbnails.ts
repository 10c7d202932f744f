import type { Source } from '../contract/panel.ts';
import type { Reports } from '../contract/reports.ts';
import { OneAtATime } from '../desktop/OneAtATime.ts';

export type SmallPicture = NonNullable<Reports['capture:glimpse']['picture']>;

/** Older ones say too little of what is there now. */
const freshMs = 70_000;
/** One that is newer is not taken again yet: under Wine each look may hold up what is watched meanwhile. */
const againMs = 60_000;
/** A source that has given no picture by then gives none. */
const lookMs = 2500;
/** Those who ask for pictures wait so long for new ones. */
const patienceMs = 1500;

export interface ThumbnailPorts {
  /** Takes a small picture of a source, which is to come by `store`. */
  look(sourceId: string): void;
  /** As a data URL. */
  encode(picture: SmallPicture): string;
}

/**
 * Small pictures of sources: what the search for a game has seen of each in passing, otherwise taken one after the other.
 * Asked for pictures of all sources, Windows' Electron holds up what is watched, or for good, as seen under Wine.
 */
export class WindowThumbnails {
  readonly #ports: ThumbnailPorts;
  readonly #seen = new Map<string, { picture: SmallPicture | null; at: number }>();
  readonly #waiting = new Map<string, () => void>();
  readonly #round = new OneAtATime(() => this.#lookAtAll(), patienceMs);
  #wanted: readonly Source[] = [];

  constructor(ports: ThumbnailPorts) {
    this.#ports = ports;
  }

  /** `now` in milliseconds. */
  store({ sourceId, picture }: Reports['capture:glimpse'], now = performance.now()): void {
    this.#seen.set(sourceId, { picture, at: now });
    for (const [id, { at }] of this.#seen) if (now - at > freshMs) this.#seen.delete(id);
    this.#waiting.get(sourceId)?.();
  }

  /** Takes new ones, and gives by `of` what has come of them so far. */
  async refresh(sources: readonly Source[]): Promise<Record<string, string>> {
    this.#wanted = sources;
    await this.#round.answer();
    return this.of(sources);
  }

  /** Data URLs by ids, of those that were looked at of late and gave a picture. */
  of(sources: readonly Source[], now = performance.now()): Record<string, string> {
    const pictures = sources.flatMap(({ id }) => {
      const last = this.#seen.get(id);
      return last?.picture && now - last.at <= freshMs ? [[id, this.#ports.encode(last.picture)]] : [];
    });
    return Object.fromEntries(pictures) as Record<string, string>;
  }

  async #lookAtAll(): Promise<void> {
    for (const { id } of this.#wanted) if (!this.#isNew(id)) await this.#lookAt(id);
  }

  #isNew(id: string): boolean {
    return performance.now() - (this.#seen.get(id)?.at ?? -Infinity) < againMs;
  }

  #lookAt(id: string): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(late);
        this.#waiting.delete(id);
        resolve();
      };
      const late = setTimeout(done, lookMs);
      this.#waiting.set(id, done);
      this.#ports.look(id);
    });
  }
}
